//! Which round of the edition each match of the files belongs to.

use std::collections::{BTreeSet, HashMap};

use football::round::RoundKind;
use store::rounds::{Label, Round};

use super::Import;
use crate::formats::{FileMatch, RoundName, fold};

/// No competition has more rounds.
pub(crate) const MOST_ROUNDS: u16 = 999;

/// What a file calls a round: its number in a league, its name in a cup.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum RoundKey {
    Number(u16),
    Named(String),
}

impl RoundKey {
    /// Whether this is how a file names `round`.
    pub(super) fn is(&self, round: &Round) -> bool {
        match (self, &round.label) {
            (Self::Number(number), None) => round.number == *number,
            (Self::Named(name), Some(label)) => label_of(name) == *label,
            _ => false,
        }
    }
}

/// A round that there must be.
#[derive(Clone, Debug)]
pub(super) struct PlannedRound {
    pub key: RoundKey,
    pub kind: RoundKind,
    pub label: Option<Label>,
}

/// The rounds there must be, in order, and for each match of the files (in order) its round.
#[derive(Debug)]
pub(super) struct Plan {
    pub rounds: Vec<PlannedRound>,
    pub of_match: Vec<RoundKey>,
    /// The files name no rounds: these were worked out, and give way to known ones.
    pub is_guess: bool,
}

impl Plan {
    /// Whether playing in this round makes a club one of the competition's: not where a league ends with a play-off
    /// against clubs of another.
    pub(super) fn is_entry(&self, key: &RoundKey) -> bool {
        let has_table = |planned: &PlannedRound| planned.kind.has_table();
        !self.rounds.iter().any(has_table) || self.rounds.iter().any(|round| round.key == *key && has_table(round))
    }
}

pub(super) fn plan(import: &Import) -> Plan {
    let matches: Vec<&FileMatch> = import.files.iter().flat_map(|(_, file)| &file.matches).collect();
    let is_guess = matches.iter().all(|m| m.round == RoundName::Unknown);
    let guessed = if is_guess { work_out(&matches) } else { Vec::new() };
    let of_match: Vec<RoundKey> = matches
        .iter()
        .enumerate()
        .map(|(index, m)| match &m.round {
            RoundName::Number(number) => RoundKey::Number(*number),
            RoundName::Named(name) => RoundKey::Named(name.clone()),
            RoundName::Unknown if is_guess => RoundKey::Number(guessed[index]),
            RoundName::Unknown => RoundKey::Named(String::new()),
        })
        .collect();
    let kind = if matches.iter().any(|m| m.group.is_some()) { RoundKind::GroupStage } else { RoundKind::Round };
    let numbers: BTreeSet<u16> = of_match.iter().filter_map(number).collect();
    let mut rounds: Vec<PlannedRound> =
        numbers.into_iter().map(|number| PlannedRound { key: RoundKey::Number(number), kind, label: None }).collect();
    for key in &of_match {
        if let RoundKey::Named(name) = key
            && !rounds.iter().any(|round| round.key == *key)
        {
            rounds.push(PlannedRound { key: key.clone(), kind: RoundKind::Playoff, label: Some(label_of(name)) });
        }
    }
    Plan { rounds, of_match, is_guess }
}

fn number(key: &RoundKey) -> Option<u16> {
    match key {
        RoundKey::Number(number) => Some(*number),
        RoundKey::Named(_) => None,
    }
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
fn label_of(name: &str) -> Label {
    let (pt, en) = match fold(name).as_str() {
        "" => ("Jogos", "Matches"),
        "final" => ("Final", "Final"),
        "semifinals" | "semi finals" | "semifinal" => ("Meias-finais", "Semi-finals"),
        "quarterfinals" | "quarter finals" => ("Quartos de final", "Quarter-finals"),
        "round of 16" | "last 16" => ("Oitavos de final", "Round of 16"),
        "round of 32" | "last 32" => ("16 avos de final", "Round of 32"),
        "third place" | "3rd place" | "match for third place" => ("Terceiro lugar", "Third place"),
        "playoffs" | "play offs" | "playoff" | "play off" => ("Play-off", "Play-off"),
        other => {
            let number = other.strip_prefix("round ").and_then(|number| number.parse::<u16>().ok());
            let pt = number.map_or_else(|| name.to_owned(), |number| format!("{number}.ª eliminatória"));
            return Label { pt, en: name.to_owned() };
        }
    };
    Label { pt: pt.to_owned(), en: en.to_owned() }
}
