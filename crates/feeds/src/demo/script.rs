//! The script of a match: everything that will happen in it. From it, the state at any moment can be told.

use football::score::{FullScore, Outcome, Score};
use football::side::Side;
use football::state::{MatchState, Phase};

use super::chances::Chances;

mod clock;
mod shoot_out;

pub(super) use clock::Time;

/// Minutes on the clock of the world, not of the match.
const HALF_TIME: i64 = 15;
const BREAK: i64 = 5;
const EXTRA_HALF: i64 = 15;
const SHOOT_OUT: i64 = 10;
/// Line-ups come this long before kick-off.
pub(super) const LINE_UPS: i64 = 60;
/// A result becomes official this long after the final whistle.
pub(super) const OFFICIAL: i64 = 30;

#[derive(Clone, Debug)]
pub(super) struct Script {
    goals: Vec<Goal>,
    /// Added minutes of the first and second half.
    added: (i64, i64),
    /// Goals of extra time and the shoot-out, where a winner is needed and ninety minutes gave none.
    extra: Option<Extra>,
}

/// `minute` of its half, added ones included; in extra time, 91–120.
#[derive(Clone, Copy, Debug)]
struct Goal {
    half: u8,
    minute: i64,
    home: bool,
}

#[derive(Clone, Debug)]
struct Extra {
    /// Goals in minute 91–120.
    goals: Vec<Goal>,
    /// The shoot-out, kick by kick; none where extra time decided.
    kicks: Vec<(Side, bool)>,
}

/// When a match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A draw is a result.
    League,
    KnockOut,
    /// The goals of the first leg, as this one's two sides scored them, count too. Goals away count no more than others.
    SecondLeg {
        before: Score,
    },
}

impl Kind {
    /// Whether a match that stands like this after ninety minutes goes on.
    fn goes_on(self, ninety: Score) -> bool {
        match self {
            Self::League => false,
            Self::KnockOut => ninety.outcome_for_home() == Outcome::Draw,
            Self::SecondLeg { before } => before.home + ninety.home == before.away + ninety.away,
        }
    }
}

impl Script {
    pub(super) fn write(mut chances: Chances, (home, away): (f64, f64), kind: Kind) -> Self {
        let added = (1 + chances.below(4) as i64, 3 + chances.below(6) as i64);
        let mut goals = Vec::new();
        for (mean, is_home) in [(home, true), (away, false)] {
            for _ in 0..chances.poisson(mean) {
                // A little more is scored after half time.
                let half = if chances.happens(0.45) { 1 } else { 2 };
                let length = 45 + if half == 1 { added.0 } else { added.1 };
                goals.push(Goal { half, minute: 1 + chances.below(length as usize) as i64, home: is_home });
            }
        }
        let mut script = Self { goals, added, extra: None };
        if kind.goes_on(script.ninety()) {
            script.extra = Some(Extra::write(&mut chances, home, away));
        }
        script
    }

    fn ninety(&self) -> Score {
        count(&self.goals, |_| true)
    }

    /// Minutes from kick-off to the final whistle.
    pub(super) fn length(&self) -> i64 {
        let normal = 45 + self.added.0 + HALF_TIME + 45 + self.added.1;
        match &self.extra {
            None => normal,
            Some(extra) => {
                let shoot_out = if extra.kicks.is_empty() { 0 } else { SHOOT_OUT };
                normal + BREAK + EXTRA_HALF * 2 + BREAK + shoot_out
            }
        }
    }

    /// The result.
    pub(super) fn result(&self) -> FullScore {
        let half_time = Some(count(&self.goals, |goal| goal.half == 1));
        let ninety = self.ninety();
        match &self.extra {
            None => FullScore { goals: ninety, half_time, ninety: None, penalties: None },
            Some(extra) => {
                let added = count(&extra.goals, |_| true);
                let goals = Score::new(ninety.home + added.home, ninety.away + added.away);
                FullScore { goals, half_time, ninety: Some(ninety), penalties: self.shoot_out() }
            }
        }
    }

    /// The match as it stands `minutes` after its kick-off (before it, if negative).
    pub(super) fn at(&self, minutes: i64) -> (MatchState, Option<FullScore>) {
        if minutes < -LINE_UPS {
            return (MatchState::Preview, None);
        }
        if minutes < 0 {
            return (MatchState::LineupsOut, None);
        }
        let over = self.length();
        if minutes >= over {
            let state = if minutes < over + OFFICIAL { MatchState::Ended } else { MatchState::Finished };
            return (state, Some(self.result()));
        }
        let (phase, played) = self.phase(minutes);
        (MatchState::Live(phase), Some(self.score_during(phase, played)))
    }

    /// The phase, and the minutes played in it.
    fn phase(&self, minutes: i64) -> (Phase, i64) {
        let parts = [
            (Phase::FirstHalf, 45 + self.added.0),
            (Phase::HalfTime, HALF_TIME),
            (Phase::SecondHalf, 45 + self.added.1),
            (Phase::AfterNinety, BREAK),
            (Phase::ExtraTimeFirstHalf, EXTRA_HALF),
            (Phase::ExtraTimeBreak, BREAK),
            (Phase::ExtraTimeSecondHalf, EXTRA_HALF),
        ];
        let mut rest = minutes;
        for (phase, length) in parts {
            if rest < length {
                return (phase, rest);
            }
            rest -= length;
        }
        (Phase::Penalties, rest)
    }

    fn score_during(&self, phase: Phase, played: i64) -> FullScore {
        let first = count(&self.goals, |goal| goal.half == 1);
        let running =
            |half: u8| count(&self.goals, |goal| goal.half < half || (goal.half == half && goal.minute <= played));
        let after_half_time = |goals| FullScore { half_time: Some(first), ..FullScore::plain(goals) };
        let in_extra_time = |minute: i64| {
            let extra = self.extra.as_ref().map(|extra| count(&extra.goals, |goal| goal.minute <= minute));
            let (ninety, extra) = (self.ninety(), extra.unwrap_or(Score::new(0, 0)));
            let goals = Score::new(ninety.home + extra.home, ninety.away + extra.away);
            FullScore { ninety: Some(ninety), ..after_half_time(goals) }
        };
        match phase {
            Phase::FirstHalf => FullScore::plain(running(1)),
            Phase::HalfTime => after_half_time(first),
            Phase::SecondHalf => after_half_time(running(2)),
            Phase::AfterNinety | Phase::FullTime => after_half_time(self.ninety()),
            Phase::ExtraTimeFirstHalf => in_extra_time(90 + played),
            Phase::ExtraTimeBreak => in_extra_time(105),
            Phase::ExtraTimeSecondHalf => in_extra_time(105 + played),
            Phase::Penalties => FullScore { penalties: self.shoot_out_after(played), ..in_extra_time(120) },
        }
    }
}

impl Extra {
    fn write(chances: &mut Chances, home: f64, away: f64) -> Self {
        let mut goals = Vec::new();
        for (mean, is_home) in [(home, true), (away, false)] {
            for _ in 0..chances.poisson(mean / 4.0) {
                goals.push(Goal { half: 3, minute: 91 + chances.below(30) as i64, home: is_home });
            }
        }
        let score = count(&goals, |_| true);
        let kicks = if score.home == score.away { shoot_out::kicks(chances) } else { Vec::new() };
        Self { goals, kicks }
    }
}

fn count(goals: &[Goal], counts: impl Fn(&Goal) -> bool) -> Score {
    let of = |home: bool| goals.iter().filter(|goal| goal.home == home && counts(goal)).count() as u16;
    Score::new(of(true), of(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scripts(kind: Kind) -> impl Iterator<Item = Script> {
        (0..300).map(move |i| Script::write(Chances::new(i, "test"), (1.4, 1.1), kind))
    }

    #[test]
    fn a_match_runs_through_its_states_and_nobody_loses_a_goal() {
        for script in scripts(Kind::League).chain(scripts(Kind::KnockOut)) {
            assert_eq!(script.at(-61).0, MatchState::Preview);
            assert_eq!(script.at(-1).0, MatchState::LineupsOut);
            let mut before = Score::new(0, 0);
            for minute in 0..script.length() {
                let (state, score) = script.at(minute);
                assert!(matches!(state, MatchState::Live(_)), "{state:?} in minute {minute}");
                let score = score.unwrap().check_running().unwrap().goals;
                assert!(score.home >= before.home && score.away >= before.away);
                before = score;
            }
            // What is scored in the very last minute is seen at the whistle.
            let last = script.result().goals;
            assert!(last.home >= before.home && last.away >= before.away);
            assert_eq!(script.at(script.length()).0, MatchState::Ended);
            assert_eq!(script.at(script.length() + OFFICIAL).0, MatchState::Finished);
        }
    }

    #[test]
    fn a_second_leg_goes_on_exactly_when_both_together_are_level() {
        let (mut longer, mut shoot_outs) = (0, 0);
        for before in [Score::new(0, 0), Score::new(2, 1), Score::new(0, 2)] {
            for script in scripts(Kind::SecondLeg { before }) {
                let result = script.result().check().unwrap();
                let ninety = result.ninety.unwrap_or(result.goals);
                let is_level = |score: Score| before.home + score.home == before.away + score.away;
                assert_eq!(is_level(ninety), script.has_extra_time());
                assert_eq!(is_level(result.goals), result.penalties.is_some());
                longer += u32::from(script.has_extra_time());
                shoot_outs += u32::from(result.penalties.is_some());
            }
        }
        assert!(longer > 80 && shoot_outs > 30, "{longer} with extra time, {shoot_outs} shoot-outs");
    }

    #[test]
    fn a_shoot_out_is_told_kick_by_kick() {
        for script in scripts(Kind::KnockOut).filter(|script| script.shoot_out().is_some()) {
            let began = script.length() - SHOOT_OUT;
            let during = |minute: i64| script.at(began + minute).1.unwrap().penalties.unwrap();
            assert_eq!(during(0), Score::new(0, 0));
            let told: Vec<Score> = (0..SHOOT_OUT).map(during).chain(script.shoot_out()).collect();
            assert!(told.windows(2).all(|pair| pair[0].home <= pair[1].home && pair[0].away <= pair[1].away));
            assert!(script.at(began - 1).1.unwrap().penalties.is_none());
        }
    }

    #[test]
    fn a_knock_out_match_has_a_winner() {
        let mut shoot_outs = 0;
        for script in scripts(Kind::KnockOut) {
            let result = script.result().check().unwrap();
            let level = result.goals.home == result.goals.away;
            assert_eq!(level, result.penalties.is_some());
            shoot_outs += u32::from(level);
        }
        assert!(shoot_outs > 10);
    }
}
