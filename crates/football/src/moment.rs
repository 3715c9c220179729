//! When something happened in a match, and the clock of a match in play.

use std::cmp::Ordering;

use crate::state::Phase;

/// The part of a match in which something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Half {
    Interval,
    First,
    Second,
    /// Both halves of it: its thirty minutes are counted 1–30.
    ExtraTime,
    /// Play has ended: the shoot-out, and cards after the whistle.
    AfterPlay,
}

impl Half {
    pub const ALL: [Half; 5] = [Self::Interval, Self::First, Self::Second, Self::ExtraTime, Self::AfterPlay];

    /// The number used by sources and in storage.
    pub fn code(self) -> i16 {
        match self {
            Self::Interval => 0,
            Self::First => 1,
            Self::Second => 2,
            Self::ExtraTime => 3,
            Self::AfterPlay => 4,
        }
    }

    pub fn from_code(code: i16) -> Option<Half> {
        Self::ALL.into_iter().find(|half| half.code() == code)
    }

    /// The running minute at which the half ends, added time aside.
    fn regular_end(self) -> u16 {
        match self {
            Self::First | Self::Interval => 45,
            Self::Second => 90,
            Self::ExtraTime | Self::AfterPlay => 120,
        }
    }

    /// The place in the course of a match: the interval comes after the first half.
    fn place(self) -> u8 {
        match self {
            Self::First => 0,
            Self::Interval => 1,
            Self::Second => 2,
            Self::ExtraTime => 3,
            Self::AfterPlay => 4,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moment {
    pub half: Half,
    /// Counted within the half.
    pub minute: u16,
    /// The source's own running minute, where it gives one.
    pub time: Option<u16>,
    /// Minutes beyond the half's regular end.
    pub added: Option<u16>,
}

impl Moment {
    /// The minute of the match: the source's own, else counted from the beginning of the half. After play the clock
    /// stands at the end of the longest match.
    pub fn running(self) -> u16 {
        self.time.unwrap_or(match self.half {
            Half::Interval => 45,
            Half::First => self.minute,
            Half::Second => self.minute.saturating_add(45),
            Half::ExtraTime => self.minute.saturating_add(90),
            Half::AfterPlay => 120,
        })
    }

    /// The minutes of play until then. Added time does not count: the 49th minute of a first half is its 45th.
    pub fn played(self) -> u16 {
        self.running().min(self.half.regular_end())
    }

    /// `67'`, `45+2'`, and nothing after play where the source gives no minute.
    pub fn text(self) -> String {
        if self.half == Half::AfterPlay && self.time.is_none() {
            return String::new();
        }
        match self.added {
            Some(added) if added > 0 => Clock { minute: self.played(), added: Some(added) }.text(),
            _ => Clock { minute: self.running(), added: None }.text(),
        }
    }

    /// Which of two moments came first, as far as the minutes tell.
    pub fn compare(self, other: Moment) -> Ordering {
        // After play the clock stands still, and kicks are counted.
        let key = |moment: Moment| {
            let kick = if moment.half == Half::AfterPlay { moment.minute } else { 0 };
            (moment.half.place(), moment.running(), moment.added.unwrap_or(0), kick)
        };
        key(self).cmp(&key(other))
    }
}

/// The clock of a match in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    pub minute: u16,
    pub added: Option<u16>,
}

impl Clock {
    /// The clock when a phase has lasted `elapsed` whole minutes. Minutes are counted as they begin: football starts
    /// in its first minute. At the end of a half the clock stops, and added minutes are counted beside it.
    pub fn at(phase: Phase, elapsed: u16) -> Clock {
        let run = |start: u16, end: u16| {
            let minute = start.saturating_add(elapsed).saturating_add(1);
            Clock { minute: minute.min(end), added: (minute > end).then(|| minute - end) }
        };
        match phase {
            Phase::FirstHalf => run(0, 45),
            Phase::SecondHalf => run(45, 90),
            Phase::ExtraTimeFirstHalf => run(90, 105),
            Phase::ExtraTimeSecondHalf => run(105, 120),
            Phase::HalfTime => Clock { minute: 45, added: None },
            Phase::AfterNinety | Phase::FullTime => Clock { minute: 90, added: None },
            Phase::ExtraTimeBreak => Clock { minute: 105, added: None },
            Phase::Penalties => Clock { minute: 120, added: None },
        }
    }

    /// `67'`, or `45+2'`.
    pub fn text(self) -> String {
        match self.added {
            Some(added) if added > 0 => format!("{}+{added}'", self.minute),
            _ => format!("{}'", self.minute),
        }
    }

    /// How much of the match is played, 0–100: of ninety minutes, and of a hundred and twenty from extra time on.
    pub fn percentage(self, phase: Phase) -> u8 {
        let whole = match phase {
            Phase::FirstHalf | Phase::HalfTime | Phase::SecondHalf | Phase::AfterNinety | Phase::FullTime => 90,
            Phase::ExtraTimeFirstHalf | Phase::ExtraTimeBreak | Phase::ExtraTimeSecondHalf | Phase::Penalties => 120,
        };
        u8::try_from(u32::from(self.minute) * 100 / whole).map_or(100, |percent| percent.min(100))
    }
}

/// `mm:ss`. A match has no hours: 101 minutes and five seconds are `101:05`.
pub fn duration(seconds: u32) -> String {
    format!("{:02}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_have_their_numbers() {
        for (code, half) in (0..).zip(Half::ALL) {
            assert_eq!((half.code(), Half::from_code(code)), (code, Some(half)));
        }
        assert_eq!([Half::from_code(-1), Half::from_code(5)], [None, None]);
    }

    #[test]
    fn minutes_of_moments() {
        // half, minute, time, added; running, played, text
        let cases = [
            (Half::First, 1, None, None, 1, 1, "1'"),
            (Half::First, 45, None, Some(2), 45, 45, "45+2'"),
            (Half::First, 47, None, None, 47, 45, "47'"),
            (Half::First, 47, None, Some(2), 47, 45, "45+2'"),
            (Half::First, 30, None, Some(0), 30, 30, "30'"),
            (Half::Interval, 0, None, None, 45, 45, "45'"),
            (Half::Second, 22, None, None, 67, 67, "67'"),
            (Half::Second, 22, Some(68), None, 68, 68, "68'"),
            (Half::Second, 45, None, Some(6), 90, 90, "90+6'"),
            (Half::ExtraTime, 15, None, Some(1), 105, 105, "105+1'"),
            (Half::ExtraTime, 30, None, None, 120, 120, "120'"),
            (Half::AfterPlay, 3, None, None, 120, 120, ""),
            (Half::AfterPlay, 3, None, Some(3), 120, 120, ""),
            (Half::AfterPlay, 0, Some(90), None, 90, 90, "90'"),
        ];
        for (half, minute, time, added, running, played, text) in cases {
            let moment = Moment { half, minute, time, added };
            assert_eq!((moment.running(), moment.played(), moment.text().as_str()), (running, played, text));
        }
    }

    #[test]
    fn moments_follow_one_another() {
        let at = |half, minute, added| Moment { half, minute, time: None, added };
        let course = [
            at(Half::First, 3, None),
            at(Half::First, 45, None),
            at(Half::First, 45, Some(4)),
            at(Half::Interval, 0, None),
            at(Half::Second, 1, None),
            at(Half::ExtraTime, 1, None),
            at(Half::AfterPlay, 0, None),
        ];
        assert!(course.is_sorted_by(|left, right| left.compare(*right) == Ordering::Less));
    }

    #[test]
    fn the_clock_of_each_phase() {
        // phase, minutes since it began; text, per cent of the match
        let cases = [
            (Phase::FirstHalf, 0, "1'", 1),
            (Phase::FirstHalf, 44, "45'", 50),
            (Phase::FirstHalf, 45, "45+1'", 50),
            (Phase::HalfTime, 12, "45'", 50),
            (Phase::SecondHalf, 0, "46'", 51),
            (Phase::SecondHalf, 44, "90'", 100),
            (Phase::SecondHalf, 50, "90+6'", 100),
            (Phase::AfterNinety, 3, "90'", 100),
            (Phase::ExtraTimeFirstHalf, 0, "91'", 75),
            (Phase::ExtraTimeFirstHalf, 16, "105+2'", 87),
            (Phase::ExtraTimeBreak, 1, "105'", 87),
            (Phase::ExtraTimeSecondHalf, 0, "106'", 88),
            (Phase::ExtraTimeSecondHalf, 15, "120+1'", 100),
            (Phase::FullTime, 9, "90'", 100),
            (Phase::Penalties, 9, "120'", 100),
            (Phase::SecondHalf, u16::MAX, "90+65445'", 100),
        ];
        for (phase, elapsed, text, percentage) in cases {
            let clock = Clock::at(phase, elapsed);
            assert_eq!((clock.text().as_str(), clock.percentage(phase)), (text, percentage), "{phase:?} {elapsed}");
        }
        assert_eq!(Clock { minute: 0, added: None }.percentage(Phase::FirstHalf), 0);
        assert_eq!(Clock { minute: 130, added: None }.percentage(Phase::SecondHalf), 100);
    }

    #[test]
    fn durations_in_minutes_and_seconds() {
        for (seconds, text) in [(0, "00:00"), (59, "00:59"), (65, "01:05"), (3599, "59:59"), (6065, "101:05")] {
            assert_eq!(duration(seconds), text);
        }
    }
}
