//! The page in `docs/` that shows the numbers. It is written by the tests that find them.

use std::fs;

use super::Found;
use super::figures::{Figure, Source, Unit};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/DEMO.md");

pub(super) fn row(figure: &Figure, found: &Found) -> String {
    let show = |value: f64| match figure.unit {
        Unit::Whole => format!("{value:.0}"),
        Unit::Share => format!("{:.1} %", 100.0 * value),
        Unit::Number if value >= 100.0 => format!("{value:.0}"),
        Unit::Number => format!("{value:.2}"),
    };
    let mean = if figure.unit == Unit::Whole { format!("{:.1}", found.mean) } else { show(found.mean) };
    let source = match figure.source {
        Source::Results => "real seasons",
        Source::Usual => "usual",
    };
    let (least, most) = figure.range;
    format!(
        "| {} | {mean} | {} – {} | {} – {} | {source} |",
        figure.name,
        show(found.low),
        show(found.high),
        show(least),
        show(most)
    )
}

/// Holds the rows of a table against the page; with `JORNADA_WRITE_DOCS` set, puts them there.
pub(super) fn check(table: &str, rows: &[String]) {
    let page = fs::read_to_string(PAGE).unwrap();
    let (begin, end) = (format!("<!-- {table}: written by a test -->\n"), format!("<!-- end of {table} -->"));
    let (before, rest) = page.split_once(&begin).unwrap_or_else(|| panic!("no table of {table} in {PAGE}"));
    let (known, after) = rest.split_once(&end).unwrap();
    // The head of the table and the line under it stay as they are.
    let head: Vec<&str> = known.lines().filter(|line| line.starts_with('|')).take(2).collect();
    let written = format!("\n{}\n{}\n\n", head.join("\n"), rows.join("\n"));
    if std::env::var_os("JORNADA_WRITE_DOCS").is_some() {
        fs::write(PAGE, format!("{before}{begin}{written}{end}{after}")).unwrap();
        return;
    }
    assert!(
        known == written,
        "docs/DEMO.md is out of date; write it with `JORNADA_WRITE_DOCS=1 cargo test -p feeds survey -- --test-threads 1`:\n{written}"
    );
}
