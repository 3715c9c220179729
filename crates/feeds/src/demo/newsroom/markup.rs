//! The few marks that texts are written with, and what becomes of them.
//!
//! Paragraphs stand apart. `## ` makes a heading, `- ` an item of a list, `> ` a quotation whose last line begins with a dash
//! and names who said it. `[[name]]` alone is a block that the text's author places there. Within a line there are
//! `[links](/news)` and `**strong words**`.

use super::paper::Line;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// HTML of some paragraphs, headings and lists.
    Html(String),
    Quote {
        text: String,
        author: Option<String>,
        position: Option<String>,
    },
    Placed(String),
}

pub(super) fn parts(text: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for paragraph in paragraphs(text) {
        if let Some(name) = placed_name(paragraph) {
            parts.push(Part::Placed(name.to_owned()));
        } else if paragraph.starts_with("> ") {
            parts.push(quote(paragraph));
        } else {
            let html = html(paragraph);
            match parts.last_mut() {
                Some(Part::Html(before)) => *before += &html,
                _ => parts.push(Part::Html(html)),
            }
        }
    }
    parts
}

/// The whole as HTML, for fields that have no other blocks. Quotations become block quotes there.
pub(super) fn plain_html(text: &str) -> String {
    let html = |part: Part| match part {
        Part::Html(html) => html,
        Part::Quote { text, .. } => format!("<blockquote><p>{}</p></blockquote>", inline(&text)),
        Part::Placed(_) => String::new(),
    };
    parts(text).into_iter().map(html).collect()
}

/// A paragraph without any marks, for papers.
pub(super) fn plain_lines(paragraph: &str) -> Vec<Line> {
    if let Some(heading) = paragraph.strip_prefix("## ") {
        return vec![Line::Heading(without_marks(heading))];
    }
    if paragraph.starts_with("- ") {
        return paragraph.lines().map(|line| Line::Item(without_marks(line.trim()))).collect();
    }
    if paragraph.starts_with("> ") {
        return paragraph.lines().map(|line| Line::Text(without_marks(line.trim()))).collect();
    }
    vec![Line::Text(without_marks(&paragraph.lines().map(str::trim).collect::<Vec<_>>().join(" ")))]
}

/// The name of the block that a paragraph places.
pub(super) fn placed_name(paragraph: &str) -> Option<&str> {
    paragraph.strip_prefix("[[")?.strip_suffix("]]")
}

pub(super) fn paragraphs(text: &str) -> impl Iterator<Item = &str> {
    text.split("\n\n").map(str::trim).filter(|paragraph| !paragraph.is_empty())
}

fn without_marks(line: &str) -> String {
    let line = line.trim_start_matches("> ").trim_start_matches("- ");
    let mut plain = String::new();
    let mut rest = line;
    while let Some((before, label, _, after)) = next_link(rest) {
        plain += before;
        plain += label;
        rest = after;
    }
    (plain + rest).replace("**", "")
}

fn quote(paragraph: &str) -> Part {
    let lines: Vec<&str> = paragraph.lines().map(|line| line.trim_start_matches('>').trim()).collect();
    let (said, by) = match lines.split_last() {
        Some((last, before)) if last.starts_with('—') => (before, Some(last.trim_start_matches('—').trim())),
        _ => (lines.as_slice(), None),
    };
    let (author, position) = match by.map(|by| by.split_once(", ").map_or((by, None), |(who, what)| (who, Some(what))))
    {
        Some((author, position)) => (Some(author.to_owned()), position.map(str::to_owned)),
        None => (None, None),
    };
    Part::Quote { text: said.join(" "), author, position }
}

fn html(paragraph: &str) -> String {
    if let Some(heading) = paragraph.strip_prefix("## ") {
        return format!("<h2>{}</h2>", inline(heading));
    }
    if paragraph.starts_with("- ") {
        let items = paragraph.lines().map(|line| format!("<li>{}</li>", inline(line.trim_start_matches("- "))));
        return format!("<ul>{}</ul>", items.collect::<String>());
    }
    format!("<p>{}</p>", inline(&paragraph.lines().map(str::trim).collect::<Vec<_>>().join(" ")))
}

fn inline(text: &str) -> String {
    let mut html = String::new();
    let mut rest = text;
    while let Some((before, label, address, after)) = next_link(rest) {
        html += &strong(&escaped(before));
        html += &format!(r#"<a href="{}" rel="noopener">{}</a>"#, escaped(address), strong(&escaped(label)));
        rest = after;
    }
    html + &strong(&escaped(rest))
}

/// What comes before a link, its words, where it leads, and what follows.
fn next_link(text: &str) -> Option<(&str, &str, &str, &str)> {
    let middle = text.find("](")?;
    let start = text[..middle].rfind('[')?;
    let end = middle + text[middle..].find(')')?;
    Some((&text[..start], &text[start + 1..middle], &text[middle + 2..end], &text[end + 1..]))
}

fn strong(text: &str) -> String {
    let mut html = String::new();
    for (place, piece) in text.split("**").enumerate() {
        html += if place % 2 == 1 { "<strong>" } else { "" };
        html += piece;
        html += if place % 2 == 1 { "</strong>" } else { "" };
    }
    html
}

pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_blocks() {
        let text = "Um **grande** dia,\nem casa.\n\n## Depois\n\n- Um\n- Dois [ver](/news?a=1&b=2)\n\n> Jogámos bem.\n> — Rui Sá, treinador\n\n[[table]]\n\nFim.";
        let expected = [
            Part::Html(
                "<p>Um <strong>grande</strong> dia, em casa.</p><h2>Depois</h2><ul><li>Um</li><li>Dois \
                 <a href=\"/news?a=1&amp;b=2\" rel=\"noopener\">ver</a></li></ul>"
                    .to_owned(),
            ),
            Part::Quote {
                text: "Jogámos bem.".to_owned(),
                author: Some("Rui Sá".to_owned()),
                position: Some("treinador".to_owned()),
            },
            Part::Placed("table".to_owned()),
            Part::Html("<p>Fim.</p>".to_owned()),
        ];
        assert_eq!(parts(text), expected);
    }

    #[test]
    fn what_is_made_needs_no_cleaning() {
        let html = plain_html("A & B < C, [já](https://loja.example/?a=1&b=2) **sim**\n\n- x\n\n> Ora\n> — Eu");
        assert_eq!(content::html::cleaned(&html), html);
    }

    #[test]
    fn papers_have_no_marks() {
        let text = "## Um\n\n**Dois** [três](/x),\nquatro.\n\n- cinco\n- seis\n\n> sete\n> — Eu";
        let text_of = |text: &str| Line::Text(text.to_owned());
        let item = |text: &str| Line::Item(text.to_owned());
        let expected = [
            Line::Heading("Um".to_owned()),
            text_of("Dois três, quatro."),
            item("cinco"),
            item("seis"),
            text_of("sete"),
            text_of("— Eu"),
        ];
        assert_eq!(paragraphs(text).flat_map(plain_lines).collect::<Vec<_>>(), expected);
    }
}
