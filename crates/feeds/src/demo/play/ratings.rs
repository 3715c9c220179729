//! Marks for those who played, and who was the best of them.

use std::collections::BTreeMap;

use football::PersonId;
use football::event::EventKind;
use football::moment::Half;
use football::position::Position;
use football::side::Side;
use football::statistic::Statistic;

use super::super::chances::Chances;
use super::figures::Counted;
use super::{Presence, Story};

/// In tenths of a point: nobody is worse or better.
const RANGE: (i16, i16) = (50, 98);

pub(super) struct Ratings {
    pub all: BTreeMap<PersonId, i16>,
    pub best: Option<PersonId>,
}

impl Story<'_> {
    pub(super) fn ratings(&self, counted: &BTreeMap<PersonId, Counted>) -> Ratings {
        let mut chances = Chances::new(self.setting.seed, &format!("{}/ratings", self.setting.id));
        let goals = self.setting.script.result().goals;
        let mut all = BTreeMap::new();
        let mut best: Option<(i16, PersonId)> = None;
        for side in Side::BOTH {
            let (scored, conceded) = side.pick((goals.home, goals.away), (goals.away, goals.home));
            let result = (i32::from(scored) - i32::from(conceded)).clamp(-2, 2);
            for presence in &self.happenings.presences[side as usize] {
                let luck = chances.below(9) as i32 - 4;
                let mark = 63 + luck + 2 * result + self.deeds(presence, counted, conceded);
                let mark = i16::try_from(mark).unwrap_or(RANGE.1).clamp(RANGE.0, RANGE.1);
                let person = presence.member.person;
                all.insert(person, mark);
                if result >= 0 && best.is_none_or(|(highest, _)| mark > highest) {
                    best = Some((mark, person));
                }
            }
        }
        Ratings { all, best: best.map(|(_, person)| person) }
    }

    /// What somebody did well, and what not, in tenths of a point.
    fn deeds(&self, presence: &Presence, counted: &BTreeMap<PersonId, Counted>, conceded: u16) -> i32 {
        let person = presence.member.person;
        let of = |statistic: Statistic| {
            let value = counted.get(&person).and_then(|counted| counted.get(&statistic));
            value.map_or(0, |value| i32::try_from(*value).unwrap_or(0))
        };
        let mut sum = of(Statistic::KeyPasses) + of(Statistic::Dribbles) / 2 + of(Statistic::BallsWon) / 3;
        sum += 2 * of(Statistic::Saves) + 8 * of(Statistic::PenaltySaves);
        let is_at_the_back = matches!(presence.member.position, Position::Goalkeeper | Position::Defender);
        if is_at_the_back {
            sum += if conceded == 0 { 5 } else { -2 * i32::from(conceded.min(4)) };
        }
        for event in self.happenings.all.iter().filter(|event| event.time.half != Half::AfterPlay) {
            if event.player == Some(person) {
                sum += match event.kind {
                    EventKind::Goal => 10,
                    EventKind::PenaltyScored => 7,
                    EventKind::OwnGoal => -9,
                    EventKind::PenaltyMissed => -6,
                    EventKind::YellowCard => -2,
                    EventKind::SecondYellow => -7,
                    EventKind::RedCard => -12,
                    _ => 0,
                };
            }
            if event.related == Some(person) && event.kind == EventKind::Goal {
                sum += 6;
            }
        }
        sum
    }
}
