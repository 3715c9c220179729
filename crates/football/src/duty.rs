//! Who is in charge of what: the duties of a match, and the three callings of those who do them.

/// A duty at a match. One person does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Duty {
    /// The referee.
    Main,
    /// The assistants on the two lines.
    FirstAssistant,
    SecondAssistant,
    Fourth,
    /// At the screens.
    Var,
    /// The assistant at the screens.
    Avar,
    FieldDelegate,
    LeagueDelegate,
    /// Marks the referee.
    Observer,
}

/// What somebody is licensed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Calling {
    Referee,
    Delegate,
    Observer,
}

impl Duty {
    pub const ALL: [Self; 9] = [
        Self::Main,
        Self::FirstAssistant,
        Self::SecondAssistant,
        Self::Fourth,
        Self::Var,
        Self::Avar,
        Self::FieldDelegate,
        Self::LeagueDelegate,
        Self::Observer,
    ];

    pub fn code(self) -> i16 {
        match self {
            Self::Main => 1,
            Self::FirstAssistant => 2,
            Self::SecondAssistant => 3,
            Self::Fourth => 4,
            Self::Var => 5,
            Self::Avar => 6,
            Self::FieldDelegate => 7,
            Self::LeagueDelegate => 8,
            Self::Observer => 9,
        }
    }

    pub fn from_code(code: i16) -> Option<Self> {
        Self::ALL.into_iter().find(|duty| duty.code() == code)
    }

    /// The name of the duty on the wire.
    pub fn key(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::FirstAssistant => "aux1",
            Self::SecondAssistant => "aux2",
            Self::Fourth => "fourth",
            Self::Var => "var",
            Self::Avar => "aVar",
            Self::FieldDelegate => "fieldDelegate",
            Self::LeagueDelegate => "leagueDelegate",
            Self::Observer => "observer",
        }
    }

    /// Who may do it.
    pub fn calling(self) -> Calling {
        match self {
            Self::Main | Self::FirstAssistant | Self::SecondAssistant | Self::Fourth | Self::Var | Self::Avar => {
                Calling::Referee
            }
            Self::FieldDelegate | Self::LeagueDelegate => Calling::Delegate,
            Self::Observer => Calling::Observer,
        }
    }
}

impl Calling {
    pub const ALL: [Self; 3] = [Self::Referee, Self::Delegate, Self::Observer];

    pub fn code(self) -> i16 {
        match self {
            Self::Referee => 1,
            Self::Delegate => 2,
            Self::Observer => 3,
        }
    }

    pub fn from_code(code: i16) -> Option<Self> {
        Self::ALL.into_iter().find(|calling| calling.code() == code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn duties_have_their_names_and_callings() {
        let names: Vec<&str> = Duty::ALL.into_iter().map(Duty::key).collect();
        assert_eq!(
            names,
            ["main", "aux1", "aux2", "fourth", "var", "aVar", "fieldDelegate", "leagueDelegate", "observer"]
        );
        let of = |calling| Duty::ALL.into_iter().filter(|duty| duty.calling() == calling).count();
        assert_eq!(Calling::ALL.map(of), [6, 2, 1]);
    }

    #[test]
    fn numbers_are_read_back() {
        for duty in Duty::ALL {
            assert_eq!(Duty::from_code(duty.code()), Some(duty));
        }
        for calling in Calling::ALL {
            assert_eq!(Calling::from_code(calling.code()), Some(calling));
        }
        assert_eq!((Duty::from_code(0), Calling::from_code(4)), (None, None));
    }
}
