//! The kinds of things that happen in a match, and the markers that structure its story.

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EventKind {
    /// Something worth showing (a clip, a picture) that changes nothing on the pitch.
    Moment,
    Substitution,
    YellowCard,
    /// A direct red card.
    RedCard,
    Goal,
    OwnGoal,
    SecondYellow,
    PenaltyScored,
    PenaltyMissed,
    HalfTime,
    /// How far a match in play has come.
    CurrentTime,
    Start,
    /// What is told may still change: the result is not official.
    TemporaryData,
    End,
    /// The shoot-out.
    Penalties,
    Unknown,
}

impl EventKind {
    pub const ALL: [EventKind; 16] = [
        Self::Moment,
        Self::Substitution,
        Self::YellowCard,
        Self::RedCard,
        Self::Goal,
        Self::OwnGoal,
        Self::SecondYellow,
        Self::PenaltyScored,
        Self::PenaltyMissed,
        Self::HalfTime,
        Self::CurrentTime,
        Self::Start,
        Self::TemporaryData,
        Self::End,
        Self::Penalties,
        Self::Unknown,
    ];

    /// The number used on the wire and in storage.
    pub fn code(self) -> i16 {
        match self {
            Self::Moment => 0,
            Self::Substitution => 1,
            Self::YellowCard => 2,
            Self::RedCard => 3,
            Self::Goal => 4,
            Self::OwnGoal => 5,
            Self::SecondYellow => 6,
            Self::PenaltyScored => 7,
            Self::PenaltyMissed => 8,
            Self::HalfTime => 86,
            Self::CurrentTime => 95,
            Self::Start => 97,
            Self::TemporaryData => 98,
            Self::End => 99,
            Self::Penalties => 101,
            Self::Unknown => -1,
        }
    }

    /// Numbers without a meaning are [`EventKind::Unknown`]: a source may know more kinds than we do.
    pub fn from_code(code: i16) -> EventKind {
        Self::ALL.into_iter().find(|kind| kind.code() == code).unwrap_or(Self::Unknown)
    }

    /// Changes the score (or, after play, the score of the shoot-out).
    pub fn is_goal(self) -> bool {
        matches!(self, Self::Goal | Self::OwnGoal | Self::PenaltyScored)
    }

    pub fn is_card(self) -> bool {
        matches!(self, Self::YellowCard | Self::SecondYellow | Self::RedCard)
    }

    /// The player has to leave, and nobody comes on instead.
    pub fn sends_off(self) -> bool {
        matches!(self, Self::RedCard | Self::SecondYellow)
    }

    /// Structures the story of a match; nobody did it.
    pub fn is_marker(self) -> bool {
        matches!(
            self,
            Self::HalfTime | Self::CurrentTime | Self::Start | Self::TemporaryData | Self::End | Self::Penalties
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every number the specification lists, and what it is: `g`oal, `c`ard, `s`ending-off, `m`arker.
    const CASES: &[(i16, EventKind, &str)] = &[
        (0, EventKind::Moment, ""),
        (1, EventKind::Substitution, ""),
        (2, EventKind::YellowCard, "c"),
        (3, EventKind::RedCard, "cs"),
        (4, EventKind::Goal, "g"),
        (5, EventKind::OwnGoal, "g"),
        (6, EventKind::SecondYellow, "cs"),
        (7, EventKind::PenaltyScored, "g"),
        (8, EventKind::PenaltyMissed, ""),
        (86, EventKind::HalfTime, "m"),
        (95, EventKind::CurrentTime, "m"),
        (97, EventKind::Start, "m"),
        (98, EventKind::TemporaryData, "m"),
        (99, EventKind::End, "m"),
        (101, EventKind::Penalties, "m"),
        (-1, EventKind::Unknown, ""),
    ];

    #[test]
    fn kinds_have_their_numbers() {
        assert_eq!(CASES.len(), EventKind::ALL.len());
        for &(code, kind, is) in CASES {
            assert_eq!((kind.code(), EventKind::from_code(code)), (code, kind));
            let found =
                [('g', kind.is_goal()), ('c', kind.is_card()), ('s', kind.sends_off()), ('m', kind.is_marker())];
            for (letter, holds) in found {
                assert_eq!(holds, is.contains(letter), "{kind:?} {letter}");
            }
        }
    }

    #[test]
    fn other_numbers_are_unknown() {
        for code in [-2, 9, 85, 96, 100, 102, i16::MAX] {
            assert_eq!(EventKind::from_code(code), EventKind::Unknown, "{code}");
        }
    }
}
