//! The calendar: matches by day, and files that calendar programs subscribe to.

pub(crate) mod list_month;
pub(crate) mod list_teams;
pub(crate) mod list_undated;
pub(crate) mod show_file;

mod entry;
mod ics;

use store::matches::Match;

/// The rounds that some matches belong to, each once.
fn rounds_of(matches: &[Match]) -> Vec<i64> {
    let mut rounds: Vec<i64> = matches.iter().map(|m| m.round_id).collect();
    rounds.sort_unstable();
    rounds.dedup();
    rounds
}
