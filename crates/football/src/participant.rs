//! In what role somebody is on a match sheet.

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Participant {
    Starter,
    Bench,
    HeadCoach,
    Physical,
    Doctor,
    Masseur,
    FieldDirector,
    FirstDelegate,
    SecondDelegate,
    AntiDopingDelegate,
    SecondCoach,
    SecurityDirector,
    PressDirector,
    /// Substitutes beyond the usual number.
    ExtraBench,
    ExtraBenchSecond,
    MatchDelegate,
    Unknown,
}

impl Participant {
    pub const ALL: [Participant; 17] = [
        Self::Starter,
        Self::Bench,
        Self::HeadCoach,
        Self::Physical,
        Self::Doctor,
        Self::Masseur,
        Self::FieldDirector,
        Self::FirstDelegate,
        Self::SecondDelegate,
        Self::AntiDopingDelegate,
        Self::SecondCoach,
        Self::SecurityDirector,
        Self::PressDirector,
        Self::ExtraBench,
        Self::ExtraBenchSecond,
        Self::MatchDelegate,
        Self::Unknown,
    ];

    /// The number used on the wire and in storage.
    pub fn code(self) -> i16 {
        match self {
            Self::Starter => 1,
            Self::Bench => 2,
            Self::HeadCoach => 3,
            Self::Physical => 4,
            Self::Doctor => 5,
            Self::Masseur => 6,
            Self::FieldDirector => 7,
            Self::FirstDelegate => 8,
            Self::SecondDelegate => 9,
            Self::AntiDopingDelegate => 10,
            Self::SecondCoach => 13,
            Self::SecurityDirector => 14,
            Self::PressDirector => 15,
            Self::ExtraBench => 16,
            Self::ExtraBenchSecond => 17,
            Self::MatchDelegate => 18,
            Self::Unknown => 99,
        }
    }

    /// Numbers without a meaning are [`Participant::Unknown`].
    pub fn from_code(code: i16) -> Participant {
        Self::ALL.into_iter().find(|role| role.code() == code).unwrap_or(Self::Unknown)
    }

    pub fn is_player(self) -> bool {
        self == Self::Starter || self.is_on_bench()
    }

    /// May come on.
    pub fn is_on_bench(self) -> bool {
        self == Self::Bench || self.is_extra_bench()
    }

    pub fn is_extra_bench(self) -> bool {
        matches!(self, Self::ExtraBench | Self::ExtraBenchSecond)
    }

    /// On the sheet for the club, but not to play.
    pub fn is_staff(self) -> bool {
        !self.is_player() && self != Self::Unknown
    }

    pub fn label_pt(self) -> &'static str {
        match self {
            Self::Starter => "titular",
            Self::Bench => "suplente",
            Self::HeadCoach => "treinador principal",
            Self::Physical => "preparador físico",
            Self::Doctor => "médico",
            Self::Masseur => "massagista",
            Self::FieldDirector => "diretor de campo",
            Self::FirstDelegate => "primeiro delegado",
            Self::SecondDelegate => "segundo delegado",
            Self::AntiDopingDelegate => "delegado antidopagem",
            Self::SecondCoach => "treinador adjunto",
            Self::SecurityDirector => "diretor de segurança",
            Self::PressDirector => "diretor de imprensa",
            Self::ExtraBench | Self::ExtraBenchSecond => "suplente adicional",
            Self::MatchDelegate => "delegado ao jogo",
            Self::Unknown => "desconhecido",
        }
    }

    pub fn label_en(self) -> &'static str {
        match self {
            Self::Starter => "starter",
            Self::Bench => "substitute",
            Self::HeadCoach => "head coach",
            Self::Physical => "fitness coach",
            Self::Doctor => "doctor",
            Self::Masseur => "masseur",
            Self::FieldDirector => "field director",
            Self::FirstDelegate => "first delegate",
            Self::SecondDelegate => "second delegate",
            Self::AntiDopingDelegate => "anti-doping delegate",
            Self::SecondCoach => "assistant coach",
            Self::SecurityDirector => "security director",
            Self::PressDirector => "press director",
            Self::ExtraBench | Self::ExtraBenchSecond => "additional substitute",
            Self::MatchDelegate => "match delegate",
            Self::Unknown => "unknown",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roles_have_their_numbers() {
        let cases = [
            (1, Participant::Starter),
            (2, Participant::Bench),
            (3, Participant::HeadCoach),
            (4, Participant::Physical),
            (5, Participant::Doctor),
            (6, Participant::Masseur),
            (7, Participant::FieldDirector),
            (8, Participant::FirstDelegate),
            (9, Participant::SecondDelegate),
            (10, Participant::AntiDopingDelegate),
            (13, Participant::SecondCoach),
            (14, Participant::SecurityDirector),
            (15, Participant::PressDirector),
            (16, Participant::ExtraBench),
            (17, Participant::ExtraBenchSecond),
            (18, Participant::MatchDelegate),
            (99, Participant::Unknown),
        ];
        assert_eq!(cases.map(|(_, role)| role), Participant::ALL);
        for (code, role) in cases {
            assert_eq!((role.code(), Participant::from_code(code)), (code, role));
        }
        for code in [-1, 0, 11, 12, 19, 98] {
            assert_eq!(Participant::from_code(code), Participant::Unknown, "{code}");
        }
    }

    #[test]
    fn players_bench_and_staff() {
        let codes = |is: fn(Participant) -> bool| {
            Participant::ALL.into_iter().filter(|&role| is(role)).map(Participant::code).collect::<Vec<_>>()
        };
        assert_eq!(codes(Participant::is_player), [1, 2, 16, 17]);
        assert_eq!(codes(Participant::is_on_bench), [2, 16, 17]);
        assert_eq!(codes(Participant::is_extra_bench), [16, 17]);
        assert_eq!(codes(Participant::is_staff), [3, 4, 5, 6, 7, 8, 9, 10, 13, 14, 15, 18]);
    }

    #[test]
    fn labels_are_lower_case() {
        assert_eq!(Participant::HeadCoach.label_pt(), "treinador principal");
        for label in Participant::ALL.into_iter().flat_map(|role| [role.label_pt(), role.label_en()]) {
            assert!(!label.is_empty());
            assert_eq!(label, label.to_lowercase());
        }
    }
}
