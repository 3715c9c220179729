//! The three international competitions: a group stage, then knock-out rounds. Who meets whom follows from what has been
//! played, so the same rule draws the past at once and the present as it comes.

mod draw;

use football::bracket::{self, Drawn, Source};
use football::season::SeasonId;

use super::chances::Chances;
use super::clubs::{ABROAD, Club, Foreign};
use super::script::{Kind, Script};
use super::strength::{expected_goals, strength};
pub(super) use draw::{Pairing, Played, drawn};

/// How the groups' tables are ordered.
pub(super) const GROUP_RULES: &str = "goal-difference";
/// Everybody meets everybody twice in a group of four.
pub(super) const GROUP_ROUNDS: u16 = 6;

pub(super) struct International {
    pub key: &'static str,
    pub label: &'static str,
    pub groups: usize,
    /// Which places of our table of the season before take part.
    ours: std::ops::Range<usize>,
    /// Which of the clubs from elsewhere, from the strongest on.
    theirs: std::ops::Range<usize>,
    pub knock_out: &'static [KnockOut],
}

/// A knock-out round; they are numbered on from the group stage.
pub(super) struct KnockOut {
    pub label: (&'static str, &'static str),
    pub leg: Leg,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leg {
    First,
    Second,
    /// One match decides.
    Single,
    /// One match on neutral ground.
    Final,
}

impl Leg {
    pub(super) fn of_bracket(self) -> bracket::Leg {
        match self {
            Self::First => bracket::Leg::First,
            Self::Second => bracket::Leg::Second,
            Self::Single | Self::Final => bracket::Leg::Only,
        }
    }
}

pub(super) const INTERNATIONAL: [International; 3] = [
    International {
        key: "1",
        label: "Liga dos Oceanos",
        groups: 4,
        ours: 0..3,
        theirs: 0..13,
        knock_out: &[
            KnockOut { label: ("Quartos de final", "Quarter-finals"), leg: Leg::First },
            KnockOut { label: ("Quartos de final", "Quarter-finals"), leg: Leg::Second },
            KnockOut { label: ("Meias-finais", "Semi-finals"), leg: Leg::First },
            KnockOut { label: ("Meias-finais", "Semi-finals"), leg: Leg::Second },
            KnockOut { label: ("Final", "Final"), leg: Leg::Final },
        ],
    },
    International { key: "2", label: "Taça Meridiana", groups: 2, ours: 3..4, theirs: 13..20, knock_out: SHORT },
    International { key: "3", label: "Taça das Ilhas", groups: 2, ours: 4..5, theirs: 20..27, knock_out: SHORT },
];

const SHORT: &[KnockOut] = &[
    KnockOut { label: ("Meias-finais", "Semi-finals"), leg: Leg::Single },
    KnockOut { label: ("Final", "Final"), leg: Leg::Final },
];

pub(super) fn find(key: &str) -> Option<&'static International> {
    INTERNATIONAL.iter().find(|competition| competition.key == key)
}

impl International {
    /// Where it stands among the three.
    pub(super) fn place(&self) -> usize {
        INTERNATIONAL.iter().position(|known| known.key == self.key).unwrap_or(0)
    }

    /// The groups of a season: our clubs, `best` first, and the strongest of theirs are drawn apart.
    pub(super) fn groups(&self, seed: u64, season: SeasonId, best: &[&'static Club]) -> Vec<Vec<&'static Club>> {
        let year = season.start_year();
        let mut theirs: Vec<&'static Club> = ABROAD.iter().map(|Foreign { club, .. }| club).collect();
        let rank = |club: &Club| strength(seed, year, club);
        theirs.sort_by(|a, b| rank(b).total_cmp(&rank(a)).then(a.key.cmp(b.key)));
        let mut clubs: Vec<&'static Club> = best[self.ours.clone()].to_vec();
        clubs.extend(&theirs[self.theirs.clone()]);
        let mut chances = Chances::new(seed, &format!("{season}/{}/groups", self.key));
        let mut groups = vec![Vec::new(); self.groups];
        for pot in clubs.chunks_mut(self.groups) {
            chances.shuffle(pot);
            for (group, club) in groups.iter_mut().zip(pot.iter()) {
                group.push(*club);
            }
        }
        groups
    }

    /// How a match goes.
    pub(super) fn script(&self, seed: u64, season: SeasonId, number: u16, home: &Club, away: &Club) -> Script {
        let kind = match self.leg(number) {
            None | Some(Leg::First) => Kind::League,
            Some(Leg::Single | Leg::Final) => Kind::KnockOut,
            Some(Leg::Second) => {
                let first = self.script(seed, season, number - 1, away, home);
                Kind::SecondLeg { before: first.result().goals.reversed() }
            }
        };
        let name = format!("{season}/{}/{number}/{}-{}/0", self.key, home.key, away.key);
        let year = season.start_year();
        let goals = expected_goals(strength(seed, year, home), strength(seed, year, away));
        Script::write(Chances::new(seed, &name), goals, kind)
    }

    /// How those who go through meet in the rounds that are to come: the winner of a tie of the first half of the draw
    /// with that of the second.
    pub(super) fn draws(&self) -> Vec<Drawn> {
        let first_legs = (GROUP_ROUNDS + 1..).zip(self.knock_out).filter(|(_, round)| round.leg != Leg::Second);
        let rounds: Vec<u16> = first_legs.map(|(number, _)| number).collect();
        let mut drawn = Vec::new();
        for (before_last, &round) in rounds.iter().enumerate().skip(1) {
            let ties = 1_u16 << (rounds.len() - 1 - before_last);
            drawn.extend((1..=ties).map(|number| Drawn {
                round,
                number,
                home: Source::Winner(number),
                away: Source::Winner(number + ties),
            }));
        }
        drawn
    }

    /// `None` in the group stage.
    pub(super) fn leg(&self, number: u16) -> Option<Leg> {
        let place = usize::from(number.checked_sub(GROUP_ROUNDS + 1)?);
        self.knock_out.get(place).map(|round| round.leg)
    }
}

/// The ground of a final: the largest abroad that is at home to neither finalist.
pub(super) fn neutral(home: &Club, away: &Club) -> &'static Club {
    let is_neutral = |club: &&'static Club| club.key != home.key && club.key != away.key;
    let clubs = ABROAD.iter().map(|Foreign { club, .. }| club).filter(is_neutral);
    clubs.max_by_key(|club| club.capacity).unwrap_or(&ABROAD[0].club)
}

#[cfg(test)]
mod tests;
