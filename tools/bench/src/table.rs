//! The table that is printed.

use std::fmt;

use crate::load::Outcome;

#[derive(Default)]
pub(crate) struct Table(Vec<Row>);

pub(crate) struct Row {
    what: String,
    rate: f64,
    /// Where there is a ceiling to hold it against.
    of_ceiling: Option<f64>,
    p50: f64,
    p99: f64,
    memory: Option<f64>,
}

impl Row {
    pub(crate) fn new(what: String, outcome: &Outcome, ceiling: f64, memory: Option<f64>) -> Self {
        let rate = outcome.rate();
        let (p50, p99) = (outcome.percentile(0.5), outcome.percentile(0.99));
        Self { what, rate, of_ceiling: Some(rate / ceiling), p50, p99, memory }
    }

    pub(crate) fn apart(what: String, outcome: &Outcome, memory: Option<f64>) -> Self {
        Self { of_ceiling: None, ..Self::new(what, outcome, 1.0, memory) }
    }
}

impl Table {
    pub(crate) fn push(&mut self, row: Row) {
        self.0.push(row);
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| what | requests/s | of ceiling | p50 ms | p99 ms | memory MB |")?;
        writeln!(f, "|---|--:|--:|--:|--:|--:|")?;
        for row in &self.0 {
            let memory = row.memory.map_or_else(String::new, |memory| format!("{memory:.0}"));
            let of_ceiling = row.of_ceiling.map_or_else(String::new, |part| format!("{:.0} %", part * 100.0));
            let Row { what, rate, p50, p99, .. } = row;
            writeln!(f, "| {what} | {rate:.0} | {of_ceiling} | {p50:.2} | {p99:.2} | {memory} |")?;
        }
        Ok(())
    }
}
