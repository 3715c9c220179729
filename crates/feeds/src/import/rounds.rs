//! Which round of the edition each match of the files belongs to.

use std::collections::{BTreeSet, HashMap};

use football::round::RoundKind;
use store::rounds::Label;

use super::Import;
use crate::formats::{FileMatch, RoundName, fold};

/// A round as the files name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlannedRound {
    pub number: u16,
    pub kind: RoundKind,
    pub label: Option<Label>,
}

/// The rounds there must be, and for each match of the files (in order) the number of its round.
#[derive(Debug)]
pub(super) struct Plan {
    pub rounds: Vec<PlannedRound>,
    pub of_match: Vec<u16>,
    /// The files name no rounds: these were worked out, and give way to known ones.
    pub is_guess: bool,
}

impl Plan {
    /// Whether playing in this round makes a club one of the competition's: not where a league ends with a play-off
    /// against clubs of another.
    pub(super) fn is_entry(&self, round: u16) -> bool {
        let has_table = |planned: &PlannedRound| planned.kind.has_table();
        !self.rounds.iter().any(has_table) || self.rounds.iter().any(|r| r.number == round && has_table(r))
    }
}

pub(super) fn plan(import: &Import) -> Plan {
    let matches: Vec<&FileMatch> = import.files.iter().flat_map(|(_, file)| &file.matches).collect();
    let is_guess = matches.iter().all(|m| m.round == RoundName::Unknown);
    let guessed = if is_guess { work_out(&matches) } else { Vec::new() };
    let kind = if matches.iter().any(|m| m.group.is_some()) { RoundKind::GroupStage } else { RoundKind::Round };
    let numbered: BTreeSet<u16> = matches
        .iter()
        .filter_map(|m| match m.round {
            RoundName::Number(number) => Some(number),
            RoundName::Named(_) | RoundName::Unknown => None,
        })
        .chain(guessed.iter().copied())
        .collect();
    let mut rounds: Vec<PlannedRound> =
        numbered.iter().map(|&number| PlannedRound { number, kind, label: None }).collect();
    let mut next = numbered.last().copied().unwrap_or(0) + 1;
    let mut named: HashMap<&str, u16> = HashMap::new();
    let mut of_match = Vec::with_capacity(matches.len());
    for (index, m) in matches.iter().enumerate() {
        let number = match &m.round {
            RoundName::Number(number) => *number,
            RoundName::Unknown if is_guess => guessed[index],
            RoundName::Named(_) | RoundName::Unknown => {
                let name = if let RoundName::Named(name) = &m.round { name.as_str() } else { "" };
                *named.entry(name).or_insert_with(|| {
                    rounds.push(PlannedRound { number: next, kind: RoundKind::Playoff, label: label(name) });
                    next += 1;
                    next - 1
                })
            }
        };
        of_match.push(number);
    }
    Plan { rounds, of_match, is_guess }
}

/// The round of each match of a league whose file does not say: in order of play, the first round in which neither club
/// has played yet. A match moved to a later day falls into the gap that it left.
fn work_out(matches: &[&FileMatch]) -> Vec<u16> {
    let mut order: Vec<usize> = (0..matches.len()).collect();
    order.sort_by_key(|&index| (matches[index].day.is_none(), matches[index].day, index));
    let mut played: HashMap<String, BTreeSet<u16>> = HashMap::new();
    let mut rounds = vec![0; matches.len()];
    for index in order {
        let (home, away) = (fold(&matches[index].home), fold(&matches[index].away));
        let taken = |club: &str, round: u16| played.get(club).is_some_and(|rounds| rounds.contains(&round));
        let round = (1..=u16::MAX).find(|&round| !taken(&home, round) && !taken(&away, round)).unwrap_or(u16::MAX);
        for club in [home, away] {
            played.entry(club).or_default().insert(round);
        }
        rounds[index] = round;
    }
    rounds
}

/// The usual names of cup rounds, in both languages; others stay as they are.
fn label(name: &str) -> Option<Label> {
    if name.is_empty() {
        return None;
    }
    let (pt, en) = match fold(name).as_str() {
        "final" => ("Final", "Final"),
        "semifinals" | "semi finals" | "semifinal" => ("Meias-finais", "Semi-finals"),
        "quarterfinals" | "quarter finals" => ("Quartos de final", "Quarter-finals"),
        "round of 16" | "last 16" => ("Oitavos de final", "Round of 16"),
        "round of 32" => ("16 avos de final", "Round of 32"),
        "third place" | "3rd place" | "match for third place" => ("Terceiro lugar", "Third place"),
        "playoffs" | "play offs" | "playoff" | "play off" => ("Play-off", "Play-off"),
        other => {
            let number = other.strip_prefix("round ").and_then(|number| number.parse::<u16>().ok());
            let pt = number.map_or_else(|| name.to_owned(), |number| format!("{number}.ª eliminatória"));
            return Some(Label { pt, en: name.to_owned() });
        }
    };
    Some(Label { pt: pt.to_owned(), en: en.to_owned() })
}
