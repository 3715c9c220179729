//! Papers as PDF: a cover with the corner arc, and pages of text. Only the typeface that every reader has is used, so they stay
//! small.

mod widths;

use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

use widths::{width_of, win_ansi};

const WIDTH: f32 = 595.0;
const HEIGHT: f32 = 842.0;
const MARGIN: f32 = 62.0;
const BODY: f32 = 11.0;
const LEADING: f32 = 16.5;
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
    /// Paragraphs; those that begin with `## ` are headings.
    pub lines: Vec<String>,
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
        let mut pages = Vec::new();
        let mut content = Content::new();
        let mut y = HEIGHT - MARGIN - 20.0;
        let mut is_empty = true;
        for paragraph in &self.lines {
            let (text, font, size, before) = match paragraph.strip_prefix("## ") {
                Some(heading) => (heading, BOLD, 15.0, 12.0),
                None => (paragraph.as_str(), FONT, BODY, 0.0),
            };
            y -= before;
            for line in wrapped(text, size, WIDTH - 2.0 * MARGIN) {
                if y < MARGIN + 20.0 {
                    pages.push(self.footed(std::mem::replace(&mut content, Content::new()), pages.len() + 2));
                    y = HEIGHT - MARGIN - 20.0;
                }
                fill(&mut content, INK);
                show(&mut content, font, size, (MARGIN, y), &line);
                is_empty = false;
                y -= LEADING;
            }
            y -= LEADING / 2.0;
        }
        if !is_empty {
            pages.push(self.footed(content, pages.len() + 2));
        }
        pages
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
        let lines =
            (0..paragraphs).map(|number| if number % 4 == 0 { format!("## Capítulo {number}") } else { text.clone() });
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
}
