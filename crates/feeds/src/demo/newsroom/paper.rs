//! Papers as PDF: a cover with the corner arc, and pages of text. Only the typeface that every reader has is used, so they stay
//! small.

mod widths;

use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use super::blocks::Placed;
use super::words::{Both, Tongue};
use widths::{width_of, win_ansi};

const WIDTH: f32 = 595.0;
const HEIGHT: f32 = 842.0;
const MARGIN: f32 = 62.0;
const BODY: f32 = 11.0;
const LEADING: f32 = 16.5;
/// Tables are set smaller.
const CELL: f32 = 9.0;
const CELL_LEADING: f32 = 13.0;
const GAP: f32 = 12.0;
/// Where the text of a page begins.
const TOP: f32 = HEIGHT - MARGIN - 20.0;
/// Ink, paper and lime, as the site's.
const INK: [f32; 3] = [0.0, 0.098, 0.255];
const PAPER: [f32; 3] = [0.98, 0.988, 1.0];
const FONT: Name = Name(b"F1");
const BOLD: Name = Name(b"F2");

pub(super) struct Paper {
    pub title: String,
    /// Under the title: a season, a number, a date.
    pub note: String,
    pub accent: [f32; 3],
    pub lines: Vec<Line>,
}

/// What stands below each other on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Heading(String),
    Text(String),
    /// One of a list.
    Item(String),
    /// The first row names the columns.
    Table {
        caption: String,
        rows: Vec<Vec<String>>,
    },
}

/// A text in Portuguese, and below it in English.
pub(super) fn bilingual(title: &Both, lead: &Both, body: &Both, placed: &Placed) -> Vec<Line> {
    let mut lines = vec![Line::Text(lead.pt.clone())];
    lines.extend(placed.lines(&body.pt, Tongue::Portuguese));
    lines.push(Line::Heading(title.en.clone()));
    lines.push(Line::Text(lead.en.clone()));
    lines.extend(placed.lines(&body.en, Tongue::English));
    lines
}

impl Paper {
    pub fn write(&self) -> Vec<u8> {
        let pages: Vec<Content> = std::iter::once(self.cover()).chain(self.pages()).collect();
        let mut pdf = Pdf::new();
        let (catalog, tree, font, bold, info) = (Ref::new(1), Ref::new(2), Ref::new(3), Ref::new(4), Ref::new(5));
        let page = |number: usize| Ref::new(10 + 2 * number as i32);
        let text = |number: usize| Ref::new(11 + 2 * number as i32);
        pdf.catalog(catalog).pages(tree).lang(TextStr("pt-PT"));
        pdf.document_info(info).title(TextStr(&self.title)).author(TextStr("Liga Atlântica"));
        pdf.pages(tree).kids((0..pages.len()).map(page)).count(pages.len() as i32);
        for (number, content) in pages.into_iter().enumerate() {
            let mut written = pdf.page(page(number));
            written.media_box(Rect::new(0.0, 0.0, WIDTH, HEIGHT)).parent(tree).contents(text(number));
            let mut resources = written.resources();
            let mut fonts = resources.fonts();
            fonts.pair(FONT, font);
            fonts.pair(BOLD, bold);
            fonts.finish();
            resources.finish();
            written.finish();
            pdf.stream(text(number), &content.finish());
        }
        for (reference, name) in [(font, &b"Helvetica"[..]), (bold, b"Helvetica-Bold")] {
            pdf.type1_font(reference).base_font(Name(name)).encoding_predefined(Name(b"WinAnsiEncoding"));
        }
        pdf.finish()
    }

    fn cover(&self) -> Content {
        let mut content = Content::new();
        fill(&mut content, INK);
        content.rect(0.0, 0.0, WIDTH, HEIGHT).fill_nonzero();
        fill(&mut content, self.accent);
        // A quarter of a circle in the upper right corner.
        let (radius, bend) = (420.0, 420.0 * 0.5523);
        content.move_to(WIDTH, HEIGHT).line_to(WIDTH - radius, HEIGHT);
        content.cubic_to(WIDTH - radius, HEIGHT - bend, WIDTH - bend, HEIGHT - radius, WIDTH, HEIGHT - radius);
        content.close_path().fill_nonzero();
        content.set_stroke_rgb(PAPER[0], PAPER[1], PAPER[2]).set_line_width(3.0);
        content.move_to(MARGIN, 190.0).line_to(WIDTH - MARGIN, 190.0).stroke();
        fill(&mut content, PAPER);
        let mut y = 380.0;
        for line in wrapped(&self.title, 30.0, WIDTH - 2.0 * MARGIN) {
            show(&mut content, BOLD, 30.0, (MARGIN, y), &line);
            y -= 37.0;
        }
        show(&mut content, FONT, 13.0, (MARGIN, 160.0), &self.note);
        show(&mut content, BOLD, 13.0, (MARGIN, 100.0), "Liga Atlântica");
        content
    }

    fn pages(&self) -> Vec<Content> {
        let mut sheets = Sheets { paper: self, done: Vec::new(), content: Content::new(), y: TOP, is_empty: true };
        for line in &self.lines {
            match line {
                Line::Heading(text) => {
                    // A heading at the foot of a page would stand alone.
                    sheets.keep_together(70.0);
                    sheets.y -= 12.0;
                    sheets.paragraph(text, BOLD, 15.0, MARGIN);
                }
                Line::Text(text) => sheets.paragraph(text, FONT, BODY, MARGIN),
                Line::Item(text) => {
                    sheets.keep_together(20.0);
                    fill(&mut sheets.content, INK);
                    show(&mut sheets.content, FONT, BODY, (MARGIN, sheets.y), "–");
                    sheets.paragraph(text, FONT, BODY, MARGIN + 14.0);
                    sheets.y += LEADING / 4.0;
                }
                Line::Table { caption, rows } => sheets.table(caption, rows),
            }
        }
        sheets.finish()
    }

    fn footed(&self, mut content: Content, number: usize) -> Content {
        fill(&mut content, self.accent);
        content.rect(MARGIN, MARGIN - 14.0, WIDTH - 2.0 * MARGIN, 3.0).fill_nonzero();
        fill(&mut content, INK);
        let title: String = self.title.chars().take(80).collect();
        show(&mut content, FONT, 8.5, (MARGIN, MARGIN - 30.0), &title);
        show(&mut content, FONT, 8.5, (WIDTH - MARGIN - 12.0, MARGIN - 30.0), &number.to_string());
        content
    }
}

/// The pages of a text while they are being filled.
struct Sheets<'p> {
    paper: &'p Paper,
    done: Vec<Content>,
    content: Content,
    y: f32,
    is_empty: bool,
}

impl Sheets<'_> {
    fn turn(&mut self) {
        let full = std::mem::replace(&mut self.content, Content::new());
        self.done.push(self.paper.footed(full, self.done.len() + 2));
        (self.y, self.is_empty) = (TOP, true);
    }

    fn keep_together(&mut self, height: f32) {
        if self.y - height < MARGIN && !self.is_empty {
            self.turn();
        }
    }

    fn paragraph(&mut self, text: &str, font: Name<'_>, size: f32, x: f32) {
        for line in wrapped(text, size, WIDTH - MARGIN - x) {
            if self.y < MARGIN + 20.0 {
                self.turn();
            }
            fill(&mut self.content, INK);
            show(&mut self.content, font, size, (x, self.y), &line);
            self.is_empty = false;
            self.y -= LEADING;
        }
        self.y -= LEADING / 2.0;
    }

    /// Cells begin where their column does, and a row is as high as its highest cell.
    fn table(&mut self, caption: &str, rows: &[Vec<String>]) {
        self.keep_together(90.0);
        self.paragraph(caption, BOLD, BODY, MARGIN);
        let widths = column_widths(rows);
        for (place, row) in rows.iter().enumerate() {
            let font = if place == 0 { BOLD } else { FONT };
            let cells: Vec<Vec<String>> =
                row.iter().zip(&widths).map(|(cell, width)| wrapped(cell, CELL, width - GAP)).collect();
            let height = cells.iter().map(Vec::len).max().unwrap_or(0) as f32 * CELL_LEADING;
            self.keep_together(height);
            fill(&mut self.content, INK);
            let mut x = MARGIN;
            for (lines, width) in cells.iter().zip(&widths) {
                for (below, line) in lines.iter().enumerate() {
                    show(&mut self.content, font, CELL, (x, self.y - below as f32 * CELL_LEADING), line);
                }
                x += width;
            }
            self.is_empty = false;
            self.y -= height;
        }
        self.y -= LEADING;
    }

    fn finish(mut self) -> Vec<Content> {
        if !self.is_empty {
            self.turn();
        }
        self.done
    }
}

/// Each as wide as its widest cell, and all of them no wider than the page: then the widest give way.
fn column_widths(rows: &[Vec<String>]) -> Vec<f32> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    // Headings are bold, which is a little wider than what is measured.
    let widest = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).map(|cell| 1.08 * width_of(cell, CELL));
        cells.fold(0.0, f32::max) + GAP
    };
    let mut widths: Vec<f32> = (0..columns).map(widest).collect();
    let room = WIDTH - 2.0 * MARGIN;
    while widths.iter().sum::<f32>() > room {
        let most = widths.iter().copied().fold(0.0, f32::max);
        for width in widths.iter_mut().filter(|width| **width > most - 1.0) {
            *width -= 4.0;
        }
    }
    widths
}

fn fill(content: &mut Content, [red, green, blue]: [f32; 3]) {
    content.set_fill_rgb(red, green, blue);
}

fn show(content: &mut Content, font: Name<'_>, size: f32, (x, y): (f32, f32), text: &str) {
    content.begin_text().set_font(font, size).set_text_matrix([1.0, 0.0, 0.0, 1.0, x, y]);
    content.show(Str(&win_ansi(text))).end_text();
}

/// Lines of at most that width.
fn wrapped(text: &str, size: f32, width: f32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if !line.is_empty() && width_of(&longer, size) > width {
            lines.push(std::mem::replace(&mut line, word.to_owned()));
        } else {
            line = longer;
        }
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paper(paragraphs: usize) -> Paper {
        let text =
            "A época começa em agosto, com vento de norte e dezoito clubes que já se conhecem de cor. ".repeat(5);
        let lines = (0..paragraphs).map(|number| match number % 4 {
            0 => Line::Heading(format!("Capítulo {number}")),
            1 => Line::Item(text.clone()),
            _ => Line::Text(text.clone()),
        });
        Paper {
            title: "Guia da época".to_owned(),
            note: "2026/27".to_owned(),
            accent: [0.88, 1.0, 0.1],
            lines: lines.collect(),
        }
    }

    #[test]
    fn a_paper_has_a_cover_and_as_many_pages_as_its_text_needs() {
        let pages = |paragraphs| {
            let pdf = paper(paragraphs).write();
            assert!(pdf.starts_with(b"%PDF-") && pdf.len() < 40_000, "{} bytes", pdf.len());
            pdf.windows(12).filter(|bytes| bytes == b"/Type /Page\n").count()
        };
        assert_eq!(pages(0), 1);
        assert_eq!(pages(3), 2);
        assert!((3..=6).contains(&pages(24)), "{}", pages(24));
    }

    #[test]
    fn lines_end_before_the_edge() {
        let lines = wrapped(&"vento ".repeat(60), BODY, 300.0);
        assert!(lines.len() > 3);
        assert!(lines.iter().all(|line| width_of(line, BODY) <= 300.0));
        assert_eq!(wrapped("extraordinariamente", 30.0, 10.0), ["extraordinariamente"]);
    }

    #[test]
    fn tables_fit_the_page_and_go_on_over_it() {
        let row =
            |number: usize| vec![number.to_string(), "Clube ".repeat(9), "Estádio ".repeat(14), "12 480".to_owned()];
        let rows: Vec<Vec<String>> = (0..60).map(row).collect();
        let widths = column_widths(&rows);
        assert!(widths.iter().sum::<f32>() <= WIDTH - 2.0 * MARGIN && widths.iter().all(|width| *width > GAP));
        let lines = vec![Line::Table { caption: "Clubes".to_owned(), rows }];
        let pdf = Paper { title: "Guia".to_owned(), note: String::new(), accent: INK, lines }.write();
        let pages = pdf.windows(12).filter(|bytes| bytes == b"/Type /Page\n").count();
        assert!(pages > 3, "{pages}");
    }
}
