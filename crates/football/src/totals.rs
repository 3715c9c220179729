//! What one match adds to the sums of a season, for its players and its two teams.
//!
//! Whatever follows from the match sheet and what happened is counted from them, never taken from a provider: so the
//! goals of the scorers, the goals of the teams and the score cannot disagree.

use std::collections::BTreeMap;

use crate::PersonId;
use crate::appearance::{Spell, appearances};
use crate::event::EventKind;
use crate::moment::Half;
use crate::occurrence::Occurrence;
use crate::participant::Participant;
use crate::position::Position;
use crate::side::Side;
use crate::statistic::Statistic;

/// Somebody on the match sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SheetPlayer {
    pub person: PersonId,
    pub side: Side,
    pub participant: Participant,
    pub position: Option<Position>,
    /// What a provider counts: shots, saves, passes and the like.
    pub statistics: Vec<(Statistic, i64)>,
}

/// A match as its sums see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sheet<'a> {
    pub players: &'a [SheetPlayer],
    /// Told plainly, in any order.
    pub occurrences: &'a [Occurrence<PersonId>],
    /// 90 or 120, or the running minute of a match in play.
    pub length: u16,
    /// What a provider counts for the sides, home and away.
    pub statistics: &'a [(Statistic, i64, i64)],
}

/// What the match adds for each player, sorted, without zeros.
pub fn player_totals(sheet: &Sheet<'_>) -> Vec<(PersonId, Side, Statistic, i64)> {
    let mut sums: BTreeMap<(PersonId, Side, Statistic), i64> = BTreeMap::new();
    let mut add = |person, side, statistic, value| *sums.entry((person, side, statistic)).or_default() += value;
    for deed in sheet.deeds() {
        if let Some(person) = deed.person {
            add(person, sheet.side_of(person).unwrap_or(deed.side), deed.statistic, 1);
        }
    }
    for side in Side::BOTH {
        sheet.add_presence(side, &mut |person, statistic, value| add(person, side, statistic, value));
        sheet.add_goalkeeping(side, &mut |person, statistic, value| add(person, side, statistic, value));
    }
    for player in sheet.players.iter().filter(|player| !player.participant.is_staff()) {
        let counted =
            player.statistics.iter().filter(|(statistic, _)| !statistic.is_derived() && statistic.is_of_player());
        for &(statistic, value) in counted {
            add(player.person, player.side, statistic, value);
        }
    }
    let nonzero = sums.into_iter().filter(|&(_, value)| value != 0);
    nonzero.map(|((person, side, statistic), value)| (person, side, statistic, value)).collect()
}

/// What the match adds for each team, sorted, without zeros. Percentages are given as they are: their sum means
/// nothing until it is divided by the matches.
pub fn team_totals(sheet: &Sheet<'_>) -> Vec<(Side, Statistic, i64)> {
    let mut sums: BTreeMap<(Side, Statistic), i64> = BTreeMap::new();
    let mut add = |side, statistic, value| *sums.entry((side, statistic)).or_default() += value;
    for deed in sheet.deeds().filter(|deed| deed.statistic != Statistic::Goals) {
        add(deed.side, deed.statistic, 1);
    }
    for side in Side::BOTH {
        let conceded = sheet.goals_of(side.other()).count() as i64;
        add(side.other(), Statistic::Goals, conceded);
        add(side, Statistic::GoalsSuffered, conceded);
        add(side, Statistic::CleanSheets, i64::from(conceded == 0));
        add(side, Statistic::Appearances, 1);
    }
    let counted = sheet.statistics.iter().filter(|(statistic, ..)| !statistic.is_derived() && statistic.is_of_team());
    for &(statistic, home, away) in counted {
        add(Side::Home, statistic, home);
        add(Side::Away, statistic, away);
    }
    let nonzero = sums.into_iter().filter(|&(_, value)| value != 0);
    nonzero.map(|((side, statistic), value)| (side, statistic, value)).collect()
}

/// One more of something, for the side it was done by and, where known, the person.
#[derive(Clone, Copy)]
struct Deed {
    person: Option<PersonId>,
    side: Side,
    statistic: Statistic,
}

impl Sheet<'_> {
    fn side_of(&self, person: PersonId) -> Option<Side> {
        self.players.iter().find(|player| player.person == person).map(|player| player.side)
    }

    /// What the staff do (they are shown cards) is in no statistic, neither a player's nor the team's.
    fn is_staff(&self, person: Option<PersonId>) -> bool {
        let mut roles = self.players.iter().filter(|it| Some(it.person) == person).map(|it| it.participant).peekable();
        roles.peek().is_some() && roles.all(Participant::is_staff)
    }

    /// The side an occurrence is credited to: where it is not told, the side of whoever did it.
    fn credited(&self, occurrence: &Occurrence<PersonId>) -> Option<Side> {
        let by_player = || {
            let side = self.side_of(occurrence.player?)?;
            Some(if occurrence.kind == Some(EventKind::OwnGoal) { side.other() } else { side })
        };
        occurrence.side.or_else(by_player)
    }

    /// The goals on the scoreboard of one side; the shoot-out does not count.
    fn goals_of(&self, side: Side) -> impl Iterator<Item = &Occurrence<PersonId>> {
        let counts =
            |it: &Occurrence<PersonId>| it.moment.half != Half::AfterPlay && it.kind.is_some_and(EventKind::is_goal);
        self.occurrences.iter().filter(move |&it| counts(it) && self.credited(it) == Some(side))
    }

    fn deeds(&self) -> impl Iterator<Item = Deed> {
        self.occurrences.iter().flat_map(|occurrence| self.deeds_of(occurrence))
    }

    fn deeds_of(&self, occurrence: &Occurrence<PersonId>) -> Vec<Deed> {
        let (Some(kind), Some(credited)) = (occurrence.kind, self.credited(occurrence)) else { return Vec::new() };
        let in_play = occurrence.moment.half != Half::AfterPlay;
        if self.is_staff(occurrence.player) {
            return Vec::new();
        }
        let statistics: &[Statistic] = match kind {
            EventKind::Goal if in_play => &[Statistic::Goals],
            EventKind::PenaltyScored if in_play => &[Statistic::Goals, Statistic::PenaltiesScored],
            EventKind::PenaltyMissed if in_play => &[Statistic::PenaltiesMissed],
            EventKind::OwnGoal if in_play => &[Statistic::OwnGoals],
            EventKind::YellowCard => &[Statistic::YellowCards, Statistic::TotalCards],
            EventKind::SecondYellow => &[Statistic::SecondYellows, Statistic::TotalCards],
            EventKind::RedCard => &[Statistic::RedCards, Statistic::TotalCards],
            _ => &[],
        };
        let side = if kind == EventKind::OwnGoal { credited.other() } else { credited };
        let mut deeds: Vec<Deed> =
            statistics.iter().map(|&statistic| Deed { person: occurrence.player, side, statistic }).collect();
        if kind == EventKind::Goal && in_play && occurrence.related.is_some() {
            deeds.push(Deed { person: occurrence.related, side, statistic: Statistic::Assists });
        }
        deeds
    }

    fn people(&self, side: Side, is: impl Fn(Participant) -> bool) -> Vec<PersonId> {
        let named = self.players.iter().filter(|player| player.side == side && is(player.participant));
        named.map(|player| player.person).collect()
    }

    fn add_presence(&self, side: Side, add: &mut impl FnMut(PersonId, Statistic, i64)) {
        let starters = self.people(side, |participant| participant == Participant::Starter);
        let bench = self.people(side, Participant::is_on_bench);
        for &person in &starters {
            add(person, Statistic::Starts, 1);
        }
        for appearance in appearances(&starters, &bench, self.occurrences, self.length) {
            if appearance.on.is_some() {
                add(appearance.person, Statistic::Appearances, 1);
                add(appearance.person, Statistic::PlayedMinutes, appearance.minutes.into());
            }
        }
    }

    /// Goals conceded by each goalkeeper while on the pitch. A clean sheet is kept by one who played the whole match.
    fn add_goalkeeping(&self, side: Side, add: &mut impl FnMut(PersonId, Statistic, i64)) {
        let keepers = self.players.iter().filter(|it| it.side == side && it.position == Some(Position::Goalkeeper));
        for keeper in keepers {
            let spell = match keeper.participant {
                Participant::Starter => Some(Spell::starter(keeper.person, self.occurrences)),
                bench if bench.is_on_bench() => Spell::substitute(keeper.person, self.occurrences),
                _ => None,
            };
            let Some(spell) = spell else { continue };
            let conceded = self.goals_of(side.other()).filter(|goal| spell.covers(goal.moment)).count();
            add(keeper.person, Statistic::GoalsSuffered, conceded as i64);
            add(keeper.person, Statistic::CleanSheets, i64::from(conceded == 0 && spell.is_whole_match()));
        }
    }
}

#[cfg(test)]
mod tests;
