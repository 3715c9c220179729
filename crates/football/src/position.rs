//! Where a player plays, and what is worth knowing of somebody who plays there.

use crate::statistic::Statistic;

/// From the goal forward, the order of squad lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Position {
    Goalkeeper,
    Defender,
    Midfielder,
    Forward,
}

/// A statistic under the name it has on the page of a player of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionStatistic {
    pub key: &'static str,
    pub statistic: Statistic,
    pub label_pt: &'static str,
    pub label_en: &'static str,
}

impl PositionStatistic {
    const fn new(key: &'static str, statistic: Statistic, label_pt: &'static str, label_en: &'static str) -> Self {
        Self { key, statistic, label_pt, label_en }
    }

    /// The label as it is shown, in capitals.
    pub fn label(&self, english: bool) -> String {
        if english { self.label_en } else { self.label_pt }.to_uppercase()
    }
}

const GOALS: PositionStatistic = PositionStatistic::new("goals", Statistic::Goals, "Golos", "Goals");
const ASSISTS: PositionStatistic = PositionStatistic::new("assists", Statistic::Assists, "Assistências", "Assists");
const BALLS_WON: PositionStatistic =
    PositionStatistic::new("ballsWon", Statistic::BallsWon, "Bolas recuperadas", "Balls won");
const CROSSES: PositionStatistic = PositionStatistic::new("crosses", Statistic::Crosses, "Cruzamentos", "Crosses");
const CARDS: PositionStatistic =
    PositionStatistic::new("totalCards", Statistic::TotalCards, "Total de cartões", "Total cards");

const GOALKEEPER: [PositionStatistic; 6] = [
    PositionStatistic::new("goalsSuffered", Statistic::GoalsSuffered, "Golos sofridos", "Goals conceded"),
    PositionStatistic::new("goalkeeperDefences", Statistic::Saves, "Defesas do guarda-redes", "Goalkeeper saves"),
    PositionStatistic::new("safeSaves", Statistic::SafeSaves, "Defesas seguras", "Safe saves"),
    PositionStatistic::new(
        "incompleteSafeSaves",
        Statistic::IncompleteSafeSaves,
        "Defesas incompletas",
        "Incomplete saves",
    ),
    PositionStatistic::new("penaltySaves", Statistic::PenaltySaves, "Penáltis defendidos", "Penalty saves"),
    CARDS,
];
const DEFENDER: [PositionStatistic; 6] = [
    GOALS,
    ASSISTS,
    PositionStatistic::new("shotsOnTarget", Statistic::ShotsOnTarget, "Remates à baliza", "Shots on target"),
    BALLS_WON,
    PositionStatistic::new("penalties", Statistic::PenaltiesScored, "Penáltis", "Penalties"),
    CARDS,
];
const MIDFIELDER: [PositionStatistic; 6] =
    [GOALS, ASSISTS, PositionStatistic::new("shots", Statistic::Shots, "Remates", "Shots"), BALLS_WON, CROSSES, CARDS];
const FORWARD: [PositionStatistic; 6] = [
    GOALS,
    ASSISTS,
    PositionStatistic::new(
        "shotsOnGoalkeeper",
        Statistic::ShotsOnTarget,
        "Remates ao guarda-redes",
        "Shots on goalkeeper",
    ),
    PositionStatistic::new("shotsWide", Statistic::ShotsWide, "Remates para fora", "Shots wide"),
    CROSSES,
    CARDS,
];

impl Position {
    pub const ALL: [Position; 4] = [Self::Goalkeeper, Self::Defender, Self::Midfielder, Self::Forward];

    /// How a position is stored.
    pub fn code(self) -> i16 {
        match self {
            Self::Goalkeeper => 1,
            Self::Defender => 2,
            Self::Midfielder => 3,
            Self::Forward => 4,
        }
    }

    pub fn from_code(code: i16) -> Option<Position> {
        Self::ALL.into_iter().find(|position| position.code() == code)
    }

    pub fn key(self) -> &'static str {
        match self {
            Self::Goalkeeper => "goalkeeper",
            Self::Defender => "defender",
            Self::Midfielder => "midfielder",
            Self::Forward => "forward",
        }
    }

    pub fn label_pt(self) -> &'static str {
        match self {
            Self::Goalkeeper => "guarda-redes",
            Self::Defender => "defesa",
            Self::Midfielder => "médio",
            Self::Forward => "avançado",
        }
    }

    pub fn label_en(self) -> &'static str {
        self.key()
    }

    /// What a player's page shows for this position, in order.
    pub fn statistics(self) -> &'static [PositionStatistic] {
        match self {
            Self::Goalkeeper => &GOALKEEPER,
            Self::Defender => &DEFENDER,
            Self::Midfielder => &MIDFIELDER,
            Self::Forward => &FORWARD,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_have_their_numbers_and_words() {
        let cases = [
            (1, "goalkeeper", "guarda-redes", Position::Goalkeeper),
            (2, "defender", "defesa", Position::Defender),
            (3, "midfielder", "médio", Position::Midfielder),
            (4, "forward", "avançado", Position::Forward),
        ];
        for (code, key, pt, position) in cases {
            assert_eq!((position.code(), Position::from_code(code)), (code, Some(position)));
            assert_eq!((position.key(), position.label_pt(), position.label_en()), (key, pt, key));
        }
        assert_eq!([Position::from_code(0), Position::from_code(5)], [None, None]);
        assert!(Position::ALL.is_sorted());
    }

    #[test]
    fn each_position_has_its_six_statistics() {
        let cases = [
            (
                Position::Goalkeeper,
                "goalsSuffered goalkeeperDefences safeSaves incompleteSafeSaves penaltySaves totalCards",
            ),
            (Position::Defender, "goals assists shotsOnTarget ballsWon penalties totalCards"),
            (Position::Midfielder, "goals assists shots ballsWon crosses totalCards"),
            (Position::Forward, "goals assists shotsOnGoalkeeper shotsWide crosses totalCards"),
        ];
        for (position, keys) in cases {
            let found: Vec<_> = position.statistics().iter().map(|statistic| statistic.key).collect();
            assert_eq!(found.join(" "), keys);
            assert!(position.statistics().iter().all(|shown| shown.statistic.is_of_player()));
        }
    }

    #[test]
    fn some_keys_are_other_words_for_a_statistic() {
        let renamed: Vec<_> = Position::ALL
            .into_iter()
            .flat_map(Position::statistics)
            .filter(|shown| shown.key != shown.statistic.key())
            .map(|shown| (shown.key, shown.statistic))
            .collect();
        assert_eq!(
            renamed,
            [
                ("goalkeeperDefences", Statistic::Saves),
                ("penalties", Statistic::PenaltiesScored),
                ("shotsOnGoalkeeper", Statistic::ShotsOnTarget),
            ]
        );
    }

    #[test]
    fn labels_are_shown_in_capitals() {
        assert_eq!(GOALKEEPER[1].label(false), "DEFESAS DO GUARDA-REDES");
        assert_eq!(ASSISTS.label(false), "ASSISTÊNCIAS");
        assert_eq!(CARDS.label(true), "TOTAL CARDS");
    }
}
