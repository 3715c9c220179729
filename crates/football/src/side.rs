//! The two sides of a match.

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Home,
    Away,
}

impl Side {
    pub const BOTH: [Side; 2] = [Self::Home, Self::Away];

    pub fn other(self) -> Side {
        self.pick(Self::Away, Self::Home)
    }

    /// How a side is stored: 0 home, 1 away.
    pub fn code(self) -> i16 {
        self.pick(0, 1)
    }

    pub fn from_code(code: i16) -> Option<Side> {
        Self::BOTH.into_iter().find(|side| side.code() == code)
    }

    pub fn is_home(self) -> bool {
        self == Self::Home
    }

    /// This side's one of a pair.
    pub fn pick<T>(self, home: T, away: T) -> T {
        match self {
            Self::Home => home,
            Self::Away => away,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_have_their_numbers() {
        for (side, code, letter) in [(Side::Home, 0, 'H'), (Side::Away, 1, 'A')] {
            assert_eq!((side.code(), Side::from_code(code)), (code, Some(side)));
            assert_eq!((side.pick('H', 'A'), side.is_home()), (letter, code == 0));
            assert_ne!(side.other(), side);
            assert_eq!(side.other().other(), side);
        }
        assert_eq!([Side::from_code(-1), Side::from_code(2)], [None, None]);
    }
}
