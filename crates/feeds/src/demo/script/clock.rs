//! The clock of a script: from the minutes of a half to those that have passed since kick-off, and back.

use football::moment::{Half, Moment};
use football::score::Score;
use football::side::Side;
use football::state::Phase;

use super::{BREAK, EXTRA_HALF, HALF_TIME, SHOOT_OUT, Script, shoot_out};

/// When something happens in a match. Minutes are counted within the half, added ones included; extra time is one half
/// of thirty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Time {
    pub half: Half,
    pub minute: i64,
}

impl Time {
    /// The same as a source tells it. `running`: whether it gives the minute of the match as well.
    pub(in super::super) fn moment(self, running: bool) -> Moment {
        let regular = match self.half {
            Half::Interval => 0,
            Half::First | Half::Second => 45,
            Half::ExtraTime => 30,
            Half::AfterPlay => i64::from(u16::MAX),
        };
        let number = |minute: i64| u16::try_from(minute).unwrap_or(0);
        let minute = number(self.minute.min(regular));
        let added = (self.minute > regular).then(|| number(self.minute - regular));
        let moment = Moment { half: self.half, minute, time: None, added };
        let has_minute = running && self.half != Half::AfterPlay;
        Moment { time: has_minute.then(|| moment.running()), ..moment }
    }
}

impl Script {
    /// Every goal, in the order in which they fall.
    pub(in super::super) fn goals(&self) -> Vec<(Time, Side)> {
        let extra = self.extra.iter().flat_map(|extra| &extra.goals);
        let mut goals: Vec<(Time, Side)> = self
            .goals
            .iter()
            .chain(extra)
            .map(|goal| {
                let time = match goal.half {
                    1 => Time { half: Half::First, minute: goal.minute },
                    2 => Time { half: Half::Second, minute: goal.minute },
                    _ => Time { half: Half::ExtraTime, minute: goal.minute - 90 },
                };
                (time, if goal.home { Side::Home } else { Side::Away })
            })
            .collect();
        goals.sort_by_key(|(time, side)| (self.passed(*time), *side));
        goals
    }

    pub(in super::super) fn has_extra_time(&self) -> bool {
        self.extra.is_some()
    }

    /// The kicks of the shoot-out, each with the minutes from kick-off until it is taken.
    pub(in super::super) fn kicks(&self) -> Vec<(Side, bool, i64)> {
        let kicks = self.extra.as_ref().map_or(&[][..], |extra| &extra.kicks);
        let count = kicks.len() as i64;
        let minute = |number: i64| (SHOOT_OUT * number + count - 1) / count;
        let passed = |number: i64| self.passed(Time { half: Half::AfterPlay, minute: minute(number) });
        (1..).zip(kicks).map(|(number, &(side, scored))| (side, scored, passed(number))).collect()
    }

    /// What the shoot-out came to, where there is one.
    pub(in super::super) fn shoot_out(&self) -> Option<Score> {
        self.shoot_out_after(SHOOT_OUT)
    }

    /// How the shoot-out stands that many minutes after extra time.
    pub(super) fn shoot_out_after(&self, minutes: i64) -> Option<Score> {
        let end = self.passed(Time { half: Half::AfterPlay, minute: minutes });
        let kicks = self.kicks();
        let taken = kicks.iter().filter(|(.., passed)| *passed <= end).map(|&(side, scored, _)| (side, scored));
        (!kicks.is_empty()).then(|| shoot_out::score(taken))
    }

    /// How many minutes a half has, added ones included.
    pub(in super::super) fn minutes_of(&self, half: Half) -> i64 {
        match half {
            Half::First => 45 + self.added.0,
            Half::Second => 45 + self.added.1,
            Half::ExtraTime => 2 * EXTRA_HALF,
            Half::Interval | Half::AfterPlay => 0,
        }
    }

    /// Minutes from kick-off until that time; the shoot-out's `minute` counts from the end of extra time.
    pub(in super::super) fn passed(&self, time: Time) -> i64 {
        let first = self.minutes_of(Half::First);
        let second = first + HALF_TIME;
        let extra = second + self.minutes_of(Half::Second) + BREAK;
        match time.half {
            Half::First => time.minute,
            Half::Interval => first,
            Half::Second => second + time.minute,
            Half::ExtraTime if time.minute <= EXTRA_HALF => extra + time.minute,
            Half::ExtraTime => extra + BREAK + time.minute,
            Half::AfterPlay => extra + BREAK + 2 * EXTRA_HALF + time.minute,
        }
    }

    /// How long the ball has been in play `passed` minutes after kick-off, breaks left out.
    pub(in super::super) fn played(&self, passed: i64) -> i64 {
        let (first, second) = (self.minutes_of(Half::First), self.minutes_of(Half::Second));
        let mut rest = passed.max(0);
        let mut played = 0;
        let parts = [(first, HALF_TIME), (second, BREAK), (EXTRA_HALF, BREAK), (EXTRA_HALF, 0)];
        for (length, pause) in parts.into_iter().take(if self.has_extra_time() { 4 } else { 2 }) {
            played += rest.min(length);
            rest = (rest - length - pause).max(0);
        }
        played
    }

    /// The minute of the match `passed` minutes after kick-off: how much of its ninety (or more) counts as played.
    pub(in super::super) fn counted(&self, passed: i64) -> u16 {
        let whole = if self.has_extra_time() { 120 } else { 90 };
        if passed >= self.length() {
            return whole;
        }
        let (phase, played) = self.phase(passed);
        let minute = match phase {
            Phase::FirstHalf => played.min(45),
            Phase::HalfTime => 45,
            Phase::SecondHalf => 45 + played.min(45),
            Phase::AfterNinety | Phase::FullTime => 90,
            Phase::ExtraTimeFirstHalf => 90 + played,
            Phase::ExtraTimeBreak => 105,
            Phase::ExtraTimeSecondHalf => 105 + played,
            Phase::Penalties => 120,
        };
        u16::try_from(minute).unwrap_or(whole)
    }

    /// How many minutes after kick-off the phase began that is on `passed` minutes after it.
    pub(in super::super) fn phase_began(&self, passed: i64) -> i64 {
        passed - self.phase(passed).1
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::chances::Chances;
    use super::super::Kind;
    use super::*;

    #[test]
    fn goals_are_seen_when_the_score_shows_them() {
        for i in 0..300 {
            let script = Script::write(Chances::new(i, "clock"), (1.6, 1.4), Kind::KnockOut);
            let goals = script.goals();
            for passed in 0..=script.length() {
                let seen = |side: Side| {
                    let is_seen = |(time, by): &&(Time, Side)| *by == side && script.passed(*time) <= passed;
                    goals.iter().filter(is_seen).count() as u16
                };
                let score = script.at(passed).1.unwrap().goals;
                assert_eq!(Score::new(seen(Side::Home), seen(Side::Away)), score, "{passed} minutes of {script:?}");
            }
        }
    }

    #[test]
    fn the_ball_is_in_play_as_long_as_the_halves_are() {
        let script = Script::write(Chances::new(1, "clock"), (1.6, 1.4), Kind::League);
        let whole = script.minutes_of(Half::First) + script.minutes_of(Half::Second);
        assert_eq!((script.played(0), script.played(script.length()), script.played(10_000)), (0, whole, whole));
        assert_eq!((script.counted(0), script.counted(30), script.counted(10_000)), (0, 30, 90));
        assert_eq!(script.phase_began(20), 0);
    }
}
