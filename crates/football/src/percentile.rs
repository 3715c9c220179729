//! How a player stands among those of his position: the share of the others that he is ahead of.
//!
//! Compared are the players of one position in one competition and season who were on the pitch for at least a third of
//! the time that their team has played there, ninety minutes for each match with a result. What they did is taken per
//! ninety minutes on the pitch, so that somebody who missed a month is not behind for that alone; minutes themselves are
//! compared as they are. Ahead is who has more, or less where less is better; who is level counts half.

use std::cmp::Ordering;
use std::collections::HashMap;

use crate::PersonId;
use crate::position::Position;
use crate::statistic::Statistic;

/// With fewer players a share of them says nothing.
pub const FEWEST_PLAYERS: usize = 8;

const MATCH_MINUTES: i64 = 90;

/// A player with all that he did in a competition, for whichever teams.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contender {
    pub person: PersonId,
    pub minutes: i64,
    /// The matches of the team that he played most for.
    pub team_matches: i64,
    /// What is missing is none.
    pub values: HashMap<Statistic, i64>,
}

/// How somebody stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// How many are compared, he among them.
    pub players: usize,
    /// What he needed to be compared.
    pub minimum_minutes: i64,
    pub standings: Vec<Standing>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    pub statistic: Statistic,
    pub value: i64,
    /// `None` for minutes.
    pub per_ninety: Option<f64>,
    /// Of the others that he is ahead of, 0 to 100.
    pub percentile: u8,
}

/// What players of a position are compared by, in the order in which it is shown.
pub fn compared(position: Position) -> &'static [Statistic] {
    use Statistic::*;
    match position {
        Position::Goalkeeper => &[
            Saves,
            SafeSaves,
            PenaltySaves,
            GoalsSuffered,
            CleanSheets,
            Clearances,
            PassesCompleted,
            TotalCards,
            PlayedMinutes,
        ],
        Position::Defender => &[
            BallsWon,
            Tackles,
            Interceptions,
            Clearances,
            Duels,
            PassesCompleted,
            Crosses,
            Goals,
            Assists,
            Fouls,
            TotalCards,
            PlayedMinutes,
        ],
        Position::Midfielder => &[
            Goals,
            Assists,
            KeyPasses,
            Shots,
            ShotsOnTarget,
            PassesCompleted,
            Crosses,
            Dribbles,
            BallsWon,
            Tackles,
            Fouls,
            TotalCards,
            PlayedMinutes,
        ],
        Position::Forward => &[
            Goals,
            Assists,
            Shots,
            ShotsOnTarget,
            KeyPasses,
            Dribbles,
            Crosses,
            FoulsSuffered,
            BallsWon,
            Offsides,
            Fouls,
            TotalCards,
            PlayedMinutes,
        ],
    }
}

/// A third of the time that a team has played, full minutes.
pub fn minimum_minutes(team_matches: i64) -> i64 {
    (team_matches.max(0) * MATCH_MINUTES + 2) / 3
}

impl Contender {
    fn has_played_enough(&self) -> bool {
        self.minutes > 0 && self.minutes >= minimum_minutes(self.team_matches)
    }

    fn value(&self, statistic: Statistic) -> i64 {
        match statistic {
            Statistic::PlayedMinutes => self.minutes,
            other => self.values.get(&other).copied().unwrap_or(0),
        }
    }

    /// Who does more of something in the same time. Without division, so that equals are equal.
    fn cmp_by(&self, other: &Self, statistic: Statistic) -> Ordering {
        let (own, his) = (i128::from(self.value(statistic)), i128::from(other.value(statistic)));
        if statistic == Statistic::PlayedMinutes {
            return own.cmp(&his);
        }
        let order = (own * i128::from(other.minutes)).cmp(&(his * i128::from(self.minutes)));
        if statistic.is_lower_better() { order.reverse() } else { order }
    }
}

/// Compares somebody with the others of his position. `None` where he has played too little, or too few are left.
/// Statistics that nobody has anything of are left out.
pub fn compare(person: PersonId, position: Position, all: &[Contender]) -> Option<Comparison> {
    let him = all.iter().find(|contender| contender.person == person).filter(|him| him.has_played_enough())?;
    let others: Vec<&Contender> =
        all.iter().filter(|other| other.person != person && other.has_played_enough()).collect();
    let players = others.len() + 1;
    if players < FEWEST_PLAYERS {
        return None;
    }
    let is_counted =
        |statistic: &&Statistic| him.value(**statistic) != 0 || others.iter().any(|it| it.value(**statistic) != 0);
    let standing = |&statistic: &Statistic| {
        let mut halves = 0;
        for other in &others {
            halves += match him.cmp_by(other, statistic) {
                Ordering::Greater => 2,
                Ordering::Equal => 1,
                Ordering::Less => 0,
            };
        }
        let value = him.value(statistic);
        let per_ninety = value as f64 * MATCH_MINUTES as f64 / him.minutes as f64;
        Standing {
            statistic,
            value,
            per_ninety: (statistic != Statistic::PlayedMinutes).then_some(per_ninety),
            percentile: share(halves, others.len()),
        }
    };
    Some(Comparison {
        players,
        minimum_minutes: minimum_minutes(him.team_matches),
        standings: compared(position).iter().filter(is_counted).map(standing).collect(),
    })
}

/// Halves of the others, in whole per cent.
fn share(halves: usize, others: usize) -> u8 {
    let percent = (100 * halves + others) / (2 * others.max(1));
    u8::try_from(percent).map_or(100, |percent| percent.min(100))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn contender(person: PersonId, minutes: i64, values: &[(Statistic, i64)]) -> Contender {
        Contender { person, minutes, team_matches: 10, values: values.iter().copied().collect() }
    }

    fn scorers(goals: &[i64]) -> Vec<Contender> {
        let player = |(place, &goals): (usize, &i64)| contender(place as i64 + 1, 900, &[(Statistic::Goals, goals)]);
        goals.iter().enumerate().map(player).collect()
    }

    fn percentile(person: PersonId, statistic: Statistic, all: &[Contender]) -> Option<u8> {
        let found = compare(person, Position::Forward, all)?;
        found.standings.iter().find(|standing| standing.statistic == statistic).map(|standing| standing.percentile)
    }

    #[test]
    fn he_is_ahead_of_a_share_of_the_others_and_equals_count_half() {
        let all = scorers(&[9, 0, 4, 4, 4, 1, 2, 3]);
        let goals = |person| percentile(person, Statistic::Goals, &all).unwrap();
        assert_eq!([goals(1), goals(2)], [100, 0]);
        // Four of seven are behind, two are level.
        assert_eq!(goals(3), 71);
        assert_eq!([goals(3), goals(4)], [goals(4), goals(5)]);
    }

    #[test]
    fn deeds_count_per_ninety_minutes() {
        let mut all = scorers(&[5, 5, 5, 5, 5, 5, 5, 4]);
        all[7].minutes = 450;
        assert_eq!(percentile(8, Statistic::Goals, &all), Some(100));
        assert_eq!(percentile(8, Statistic::PlayedMinutes, &all), Some(0));
        let found = compare(8, Position::Forward, &all).unwrap();
        let goals = found.standings.iter().find(|standing| standing.statistic == Statistic::Goals).unwrap();
        assert_eq!((goals.value, goals.per_ninety), (4, Some(0.8)));
    }

    #[test]
    fn where_less_is_better_the_one_with_least_is_first() {
        let mut all = scorers(&[1; 8]);
        for (place, player) in all.iter_mut().enumerate() {
            player.values.insert(Statistic::TotalCards, place as i64);
        }
        assert_eq!(percentile(1, Statistic::TotalCards, &all), Some(100));
        assert_eq!(percentile(8, Statistic::TotalCards, &all), Some(0));
    }

    #[test]
    fn who_has_played_too_little_is_not_compared_with_anybody() {
        let mut all = scorers(&[3; 9]);
        assert_eq!(minimum_minutes(10), 300);
        all[0].minutes = 299;
        assert_eq!(compare(1, Position::Forward, &all), None);
        let found = compare(2, Position::Forward, &all).unwrap();
        assert_eq!((found.players, found.minimum_minutes), (8, 300));
        all[0].minutes = 300;
        assert_eq!(compare(1, Position::Forward, &all).unwrap().players, 9);
    }

    #[test]
    fn too_few_say_nothing_and_strangers_are_not_known() {
        assert_eq!(compare(1, Position::Forward, &scorers(&[3; 7])), None);
        assert_eq!(compare(99, Position::Forward, &scorers(&[3; 20])), None);
        assert_eq!(compare(1, Position::Forward, &[]), None);
        let before_the_season: Vec<_> = (1..20).map(|person| Contender { person, ..Contender::default() }).collect();
        assert_eq!(compare(1, Position::Forward, &before_the_season), None);
    }

    #[test]
    fn what_nobody_has_is_left_out() {
        let found = compare(1, Position::Forward, &scorers(&[1, 0, 0, 0, 0, 0, 0, 0])).unwrap();
        let told: Vec<Statistic> = found.standings.iter().map(|standing| standing.statistic).collect();
        assert_eq!(told, [Statistic::Goals, Statistic::PlayedMinutes]);
    }

    #[test]
    fn everything_compared_is_counted_for_players_and_told_once() {
        for position in Position::ALL {
            let list = compared(position);
            assert!(list.iter().all(|statistic| statistic.is_of_player()));
            assert!((1..list.len()).all(|i| !list[..i].contains(&list[i])), "{position:?}");
        }
    }

    proptest! {
        #[test]
        fn shares_keep_the_order_and_mirror_each_other(
            players in proptest::collection::vec((300..900_i64, 0..30_i64, 0..9_i64), 8..40)
        ) {
            let all: Vec<Contender> = players.iter().enumerate().map(|(place, &(minutes, goals, cards))| {
                let values = [(Statistic::Goals, goals), (Statistic::TotalCards, cards)];
                contender(place as i64, minutes, &values)
            }).collect();
            let of = |person: i64, statistic| percentile(person, statistic, &all);
            for one in &all {
                for other in &all {
                    let (left, right) = (of(one.person, Statistic::Goals), of(other.person, Statistic::Goals));
                    prop_assert!(left.is_none_or(|share| share <= 100));
                    match one.cmp_by(other, Statistic::Goals) {
                        Ordering::Greater => prop_assert!(left >= right),
                        Ordering::Equal => prop_assert_eq!(left, right),
                        Ordering::Less => prop_assert!(left <= right),
                    }
                    let cards = (of(one.person, Statistic::TotalCards), of(other.person, Statistic::TotalCards));
                    if one.values[&Statistic::TotalCards] == 0 {
                        prop_assert!(cards.0 >= cards.1);
                    }
                }
            }
        }
    }
}
