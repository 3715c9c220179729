//! What is counted in football: its number, its names, and where it is shown.

/// One thing that is counted. The order is the order of lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Statistic {
    Goals,
    Assists,
    Saves,
    /// Direct ones: a second yellow card is counted as [`Statistic::SecondYellows`].
    RedCards,
    YellowCards,
    PlayedMinutes,
    Shots,
    /// Yellow, second yellow and red cards together.
    TotalCards,
    /// Matches played; for a team, all of them.
    Appearances,
    Starts,
    OwnGoals,
    SecondYellows,
    PenaltiesScored,
    PenaltiesMissed,
    ShotsOnTarget,
    ShotsWide,
    ShotsBlocked,
    Crosses,
    BallsWon,
    Fouls,
    FoulsSuffered,
    Offsides,
    Corners,
    Possession,
    Passes,
    PassesCompleted,
    PassAccuracy,
    Interceptions,
    Tackles,
    GoalsSuffered,
    SafeSaves,
    IncompleteSafeSaves,
    PenaltySaves,
    CleanSheets,
    KeyPasses,
    Dribbles,
    Clearances,
    Duels,
}

/// The groups in which a team's statistics are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    General,
    Attack,
    Defense,
}

/// The statistics shown for a match, in order.
pub const MATCH_STATISTICS: &[Statistic] = &[
    Statistic::Possession,
    Statistic::Shots,
    Statistic::ShotsOnTarget,
    Statistic::ShotsWide,
    Statistic::ShotsBlocked,
    Statistic::Corners,
    Statistic::Passes,
    Statistic::PassAccuracy,
    Statistic::Crosses,
    Statistic::Offsides,
    Statistic::BallsWon,
    Statistic::Tackles,
    Statistic::Fouls,
    Statistic::Saves,
    Statistic::YellowCards,
    Statistic::SecondYellows,
    Statistic::RedCards,
];

struct Facts {
    id: i32,
    group: Group,
    key: &'static str,
    label_pt: &'static str,
    label_en: &'static str,
}

impl Statistic {
    pub const ALL: [Statistic; 38] = [
        Self::Goals,
        Self::Assists,
        Self::Saves,
        Self::RedCards,
        Self::YellowCards,
        Self::PlayedMinutes,
        Self::Shots,
        Self::TotalCards,
        Self::Appearances,
        Self::Starts,
        Self::OwnGoals,
        Self::SecondYellows,
        Self::PenaltiesScored,
        Self::PenaltiesMissed,
        Self::ShotsOnTarget,
        Self::ShotsWide,
        Self::ShotsBlocked,
        Self::Crosses,
        Self::BallsWon,
        Self::Fouls,
        Self::FoulsSuffered,
        Self::Offsides,
        Self::Corners,
        Self::Possession,
        Self::Passes,
        Self::PassesCompleted,
        Self::PassAccuracy,
        Self::Interceptions,
        Self::Tackles,
        Self::GoalsSuffered,
        Self::SafeSaves,
        Self::IncompleteSafeSaves,
        Self::PenaltySaves,
        Self::CleanSheets,
        Self::KeyPasses,
        Self::Dribbles,
        Self::Clearances,
        Self::Duels,
    ];

    fn facts(self) -> Facts {
        use Group::{Attack, Defense, General};
        let (id, group, key, label_pt, label_en) = match self {
            Self::Goals => (142, Attack, "goals", "Golos", "Goals"),
            Self::Assists => (3, Attack, "assists", "Assistências", "Assists"),
            Self::Saves => (9998, Defense, "saves", "Defesas", "Saves"),
            Self::RedCards => (50, General, "redCards", "Cartões vermelhos", "Red cards"),
            Self::YellowCards => (10139, General, "yellowCards", "Cartões amarelos", "Yellow cards"),
            Self::PlayedMinutes => (30, General, "playedMinutes", "Minutos jogados", "Minutes played"),
            Self::Shots => (5, Attack, "shots", "Remates", "Shots"),
            Self::TotalCards => (999_999, General, "totalCards", "Total de cartões", "Total cards"),
            Self::Appearances => (20001, General, "appearances", "Jogos", "Matches"),
            Self::Starts => (20002, General, "starts", "Jogos a titular", "Starts"),
            Self::OwnGoals => (20003, Defense, "ownGoals", "Autogolos", "Own goals"),
            Self::SecondYellows => (20004, General, "secondYellows", "Segundos amarelos", "Second yellow cards"),
            Self::PenaltiesScored => (20005, Attack, "penaltiesScored", "Penáltis marcados", "Penalties scored"),
            Self::PenaltiesMissed => (20006, Attack, "penaltiesMissed", "Penáltis falhados", "Penalties missed"),
            Self::ShotsOnTarget => (20007, Attack, "shotsOnTarget", "Remates à baliza", "Shots on target"),
            Self::ShotsWide => (20008, Attack, "shotsWide", "Remates para fora", "Shots wide"),
            Self::ShotsBlocked => (20009, Attack, "shotsBlocked", "Remates bloqueados", "Shots blocked"),
            Self::Crosses => (20010, Attack, "crosses", "Cruzamentos", "Crosses"),
            Self::BallsWon => (20011, Defense, "ballsWon", "Bolas recuperadas", "Balls won"),
            Self::Fouls => (20012, General, "fouls", "Faltas cometidas", "Fouls"),
            Self::FoulsSuffered => (20013, General, "foulsSuffered", "Faltas sofridas", "Fouls suffered"),
            Self::Offsides => (20014, Attack, "offsides", "Foras de jogo", "Offsides"),
            Self::Corners => (20015, Attack, "corners", "Cantos", "Corners"),
            Self::Possession => (20016, General, "possession", "Posse de bola", "Possession"),
            Self::Passes => (20017, General, "passes", "Passes", "Passes"),
            Self::PassesCompleted => (20018, General, "passesCompleted", "Passes certos", "Passes completed"),
            Self::PassAccuracy => (20019, General, "passAccuracy", "Eficácia de passe", "Pass accuracy"),
            Self::Interceptions => (20020, Defense, "interceptions", "Interceções", "Interceptions"),
            Self::Tackles => (20021, Defense, "tackles", "Desarmes", "Tackles"),
            Self::GoalsSuffered => (20022, Defense, "goalsSuffered", "Golos sofridos", "Goals conceded"),
            Self::SafeSaves => (20023, Defense, "safeSaves", "Defesas seguras", "Safe saves"),
            Self::IncompleteSafeSaves => {
                (20024, Defense, "incompleteSafeSaves", "Defesas incompletas", "Incomplete saves")
            }
            Self::PenaltySaves => (20025, Defense, "penaltySaves", "Penáltis defendidos", "Penalty saves"),
            Self::CleanSheets => (20026, Defense, "cleanSheets", "Jogos sem sofrer golos", "Clean sheets"),
            Self::KeyPasses => (20027, Attack, "keyPasses", "Passes decisivos", "Key passes"),
            Self::Dribbles => (20028, Attack, "dribbles", "Dribles", "Dribbles"),
            Self::Clearances => (20029, Defense, "clearances", "Alívios", "Clearances"),
            Self::Duels => (20030, General, "duels", "Duelos", "Duels"),
        };
        Facts { id, group, key, label_pt, label_en }
    }

    /// The number used on the wire and in storage.
    pub fn id(self) -> i32 {
        self.facts().id
    }

    pub fn from_id(id: i32) -> Option<Statistic> {
        Self::ALL.into_iter().find(|statistic| statistic.id() == id)
    }

    pub fn key(self) -> &'static str {
        self.facts().key
    }

    pub fn label_pt(self) -> &'static str {
        self.facts().label_pt
    }

    pub fn label_en(self) -> &'static str {
        self.facts().label_en
    }

    pub fn group(self) -> Group {
        self.facts().group
    }

    /// Percentages cannot be summed; over several matches they are averaged.
    pub fn is_percentage(self) -> bool {
        matches!(self, Self::Possession | Self::PassAccuracy)
    }

    /// Can be totalled for a player.
    pub fn is_of_player(self) -> bool {
        !self.is_percentage() && self != Self::Corners
    }

    /// Means something for a whole side.
    pub fn is_of_team(self) -> bool {
        !matches!(self, Self::Starts | Self::PlayedMinutes)
    }

    /// The fewer the better.
    pub fn is_lower_better(self) -> bool {
        matches!(
            self,
            Self::RedCards
                | Self::YellowCards
                | Self::SecondYellows
                | Self::TotalCards
                | Self::OwnGoals
                | Self::PenaltiesMissed
                | Self::ShotsWide
                | Self::Fouls
                | Self::Offsides
                | Self::GoalsSuffered
        )
    }

    /// Follows from the match sheet and what happened; a provider's own count of it is not wanted.
    pub fn is_derived(self) -> bool {
        matches!(
            self,
            Self::Goals
                | Self::Assists
                | Self::RedCards
                | Self::YellowCards
                | Self::PlayedMinutes
                | Self::TotalCards
                | Self::Appearances
                | Self::Starts
                | Self::OwnGoals
                | Self::SecondYellows
                | Self::PenaltiesScored
                | Self::PenaltiesMissed
                | Self::GoalsSuffered
                | Self::CleanSheets
        )
    }
}

/// What part of the whole each side has, in per cent that add up to 100. Nothing at all is shared evenly.
pub fn shares(home: i64, away: i64) -> (u8, u8) {
    let (home, away) = (i128::from(home.max(0)), i128::from(away.max(0)));
    let whole = home + away;
    let home = if whole == 0 { 50 } else { (200 * home + whole) / (2 * whole) };
    let home = u8::try_from(home).map_or(100, |percent| percent.min(100));
    (home, 100 - home)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_specification_gives_eight_numbers() {
        let cases = [
            (142, Statistic::Goals),
            (3, Statistic::Assists),
            (9998, Statistic::Saves),
            (50, Statistic::RedCards),
            (10139, Statistic::YellowCards),
            (30, Statistic::PlayedMinutes),
            (5, Statistic::Shots),
            (999_999, Statistic::TotalCards),
        ];
        for (id, statistic) in cases {
            assert_eq!((statistic.id(), Statistic::from_id(id)), (id, Some(statistic)));
        }
    }

    #[test]
    fn ours_are_numbered_in_a_row() {
        let ours: Vec<i32> = Statistic::ALL[8..].iter().map(|statistic| statistic.id()).collect();
        assert_eq!(ours, (20001..=20030).collect::<Vec<_>>());
        assert_eq!(Statistic::from_id(20000), None);
        assert_eq!(Statistic::from_id(20031), None);
    }

    #[test]
    fn numbers_keys_and_labels_are_not_used_twice() {
        let names: [fn(Statistic) -> &'static str; 3] = [Statistic::key, Statistic::label_pt, Statistic::label_en];
        for name in names {
            assert_eq!(Statistic::ALL.map(name).into_iter().collect::<HashSet<_>>().len(), Statistic::ALL.len());
        }
        for statistic in Statistic::ALL {
            assert_eq!(Statistic::from_id(statistic.id()), Some(statistic));
            let variant = format!("{statistic:?}");
            assert_eq!(statistic.key(), variant[..1].to_lowercase() + &variant[1..]);
        }
    }

    #[test]
    fn whose_and_of_what_kind() {
        let listed = |is: fn(Statistic) -> bool| Statistic::ALL.into_iter().filter(|&s| is(s)).collect::<Vec<_>>();
        assert_eq!(listed(Statistic::is_percentage), [Statistic::Possession, Statistic::PassAccuracy]);
        assert_eq!(listed(|s| !s.is_of_player()), [Statistic::Corners, Statistic::Possession, Statistic::PassAccuracy]);
        assert_eq!(listed(|s| !s.is_of_team()), [Statistic::PlayedMinutes, Statistic::Starts]);
        assert_eq!(Statistic::Goals.group(), Group::Attack);
        assert_eq!(Statistic::Saves.group(), Group::Defense);
        assert_eq!(Statistic::Possession.group(), Group::General);
        assert!(MATCH_STATISTICS.iter().all(|statistic| statistic.is_of_team()));
    }

    #[test]
    fn shares_of_a_match() {
        let cases = [
            (0, 0, (50, 50)),
            (1, 1, (50, 50)),
            (2, 1, (67, 33)),
            (0, 3, (0, 100)),
            (7, 0, (100, 0)),
            (1, 7, (13, 87)),
        ];
        for (home, away, expected) in cases {
            assert_eq!(shares(home, away), expected, "{home} and {away}");
        }
    }

    proptest! {
        #[test]
        fn shares_add_up(home: i64, away: i64) {
            let (left, right) = shares(home, away);
            prop_assert_eq!(u16::from(left) + u16::from(right), 100);
            prop_assert!(home.max(0) < away.max(0) || left >= right);
        }
    }
}
