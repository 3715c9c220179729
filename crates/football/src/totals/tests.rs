use proptest::prelude::*;

use super::*;
use crate::moment::Moment;

/// Home players have the numbers 1–14, away players 101–114: the first is the goalkeeper, the twelfth a second
/// goalkeeper on the bench. 50 and 150 are the coaches.
fn players() -> Vec<SheetPlayer> {
    let number = |side: Side, number: PersonId| number + side.pick(0, 100);
    let player = |side, n, participant| SheetPlayer {
        person: number(side, n),
        side,
        participant,
        position: matches!(n, 1 | 12).then_some(Position::Goalkeeper),
        statistics: Vec::new(),
    };
    let side = |side| {
        let starters = (1..=11).map(move |n| player(side, n, Participant::Starter));
        let bench = (12..=14).map(move |n| player(side, n, Participant::Bench));
        starters.chain(bench).chain([player(side, 50, Participant::HeadCoach)])
    };
    Side::BOTH.into_iter().flat_map(side).collect()
}

fn occurrence(kind: EventKind, half: Half, minute: u16, side: Side, player: PersonId) -> Occurrence<PersonId> {
    let moment = Moment { half, minute, time: None, added: None };
    Occurrence {
        id: 0,
        kind: Some(kind),
        moment,
        side: Some(side),
        player: Some(player),
        related: None,
        has_embed: false,
    }
}

fn with(related: PersonId, occurrence: Occurrence<PersonId>) -> Occurrence<PersonId> {
    Occurrence { related: Some(related), ..occurrence }
}

fn of_player(occurrences: &[Occurrence<PersonId>], person: PersonId, statistic: Statistic) -> i64 {
    let sheet = Sheet { players: &players(), occurrences, length: 90, statistics: &[] };
    player_totals(&sheet).iter().filter(|it| (it.0, it.2) == (person, statistic)).map(|it| it.3).sum()
}

fn of_team(occurrences: &[Occurrence<PersonId>], side: Side, statistic: Statistic) -> i64 {
    let sheet = Sheet { players: &players(), occurrences, length: 90, statistics: &[] };
    team_totals(&sheet).iter().filter(|it| (it.0, it.1) == (side, statistic)).map(|it| it.2).sum()
}

#[test]
fn what_one_occurrence_adds() {
    use EventKind::{Goal, OwnGoal, PenaltyMissed, PenaltyScored, RedCard, SecondYellow, YellowCard};
    use Half::{AfterPlay, Second};
    use Side::{Away, Home};
    use Statistic::{Assists, Goals, OwnGoals, PenaltiesMissed, PenaltiesScored, RedCards, SecondYellows, YellowCards};
    let cases = [
        // what, the person and side it is counted for, the statistic, how many
        (occurrence(Goal, Second, 9, Home, 9), 9, Home, Goals, 1),
        (with(8, occurrence(Goal, Second, 9, Home, 9)), 8, Home, Assists, 1),
        (occurrence(Goal, AfterPlay, 0, Home, 9), 9, Home, Goals, 0),
        (occurrence(PenaltyScored, Second, 9, Away, 109), 109, Away, Goals, 1),
        (occurrence(PenaltyScored, Second, 9, Away, 109), 109, Away, PenaltiesScored, 1),
        (with(8, occurrence(PenaltyScored, Second, 9, Home, 9)), 8, Home, Assists, 0),
        (occurrence(PenaltyScored, AfterPlay, 0, Away, 109), 109, Away, Goals, 0),
        (occurrence(PenaltyScored, AfterPlay, 0, Away, 109), 109, Away, PenaltiesScored, 0),
        (occurrence(PenaltyMissed, Second, 9, Home, 9), 9, Home, PenaltiesMissed, 1),
        (occurrence(PenaltyMissed, AfterPlay, 0, Home, 9), 9, Home, PenaltiesMissed, 0),
        (occurrence(OwnGoal, Second, 9, Home, 104), 104, Away, OwnGoals, 1),
        (occurrence(OwnGoal, Second, 9, Home, 104), 104, Away, Goals, 0),
        (occurrence(YellowCard, Second, 9, Away, 104), 104, Away, YellowCards, 1),
        (occurrence(SecondYellow, Second, 9, Away, 104), 104, Away, SecondYellows, 1),
        (occurrence(SecondYellow, Second, 9, Away, 104), 104, Away, RedCards, 0),
        (occurrence(RedCard, Second, 9, Away, 104), 104, Away, RedCards, 1),
        (occurrence(RedCard, AfterPlay, 0, Away, 104), 104, Away, RedCards, 1),
        (occurrence(YellowCard, Second, 9, Home, 50), 50, Home, YellowCards, 0),
    ];
    for (what, person, side, statistic, count) in cases {
        assert_eq!(of_player(&[what], person, statistic), count, "{what:?} {statistic:?}");
        assert_eq!(of_team(&[what], side, statistic), count, "{what:?} {statistic:?}");
    }
    let cards = [YellowCard, SecondYellow, RedCard].map(|kind| occurrence(kind, Second, 9, Home, 4));
    assert_eq!(of_player(&cards, 4, Statistic::TotalCards), 3);
    assert_eq!(of_team(&cards, Home, Statistic::TotalCards), 3);
}

#[test]
fn an_opponents_own_goal_is_a_goal_of_the_team() {
    let own_goal = occurrence(EventKind::OwnGoal, Half::First, 9, Side::Home, 104);
    for told in [own_goal, Occurrence { side: None, ..own_goal }] {
        let totals = |statistic| Side::BOTH.map(|side| of_team(&[told], side, statistic));
        assert_eq!(totals(Statistic::Goals), [1, 0]);
        assert_eq!(totals(Statistic::OwnGoals), [0, 1]);
        assert_eq!(totals(Statistic::GoalsSuffered), [0, 1]);
        assert_eq!(totals(Statistic::CleanSheets), [1, 0]);
        assert_eq!(totals(Statistic::Appearances), [1, 1]);
    }
}

#[test]
fn a_player_who_also_coaches_is_a_player() {
    let mut players = players();
    players[14].person = 9;
    let goal = occurrence(EventKind::Goal, Half::First, 9, Side::Home, 9);
    let sheet = Sheet { players: &players, occurrences: &[goal], length: 90, statistics: &[] };
    assert!(player_totals(&sheet).contains(&(9, Side::Home, Statistic::Goals, 1)));
}

#[test]
fn presence() {
    let change = with(9, occurrence(EventKind::Substitution, Half::Second, 22, Side::Home, 13));
    let cases = [(9, 1, 1, 67), (13, 0, 1, 23), (14, 0, 0, 0), (2, 1, 1, 90), (50, 0, 0, 0)];
    for (person, starts, matches, minutes) in cases {
        let found = [Statistic::Starts, Statistic::Appearances, Statistic::PlayedMinutes];
        assert_eq!(found.map(|it| of_player(&[change], person, it)), [starts, matches, minutes], "{person}");
    }
    assert_eq!(of_team(&[change], Side::Home, Statistic::PlayedMinutes), 0);
}

#[test]
fn goalkeepers_answer_for_the_goals_while_they_are_on() {
    let goal = |half, minute| occurrence(EventKind::Goal, half, minute, Side::Away, 109);
    let change = with(1, occurrence(EventKind::Substitution, Half::Interval, 0, Side::Home, 12));
    // conceded and clean sheets: the first goalkeeper, the second
    let cases = [
        ("none", vec![], [0, 1, 0, 0]),
        ("one", vec![goal(Half::First, 9)], [1, 0, 0, 0]),
        ("a shoot-out", vec![goal(Half::AfterPlay, 0)], [0, 1, 0, 0]),
        ("shared", vec![goal(Half::Second, 9), change, goal(Half::First, 9), goal(Half::First, 45)], [2, 0, 1, 0]),
        ("shared without any", vec![change], [0, 0, 0, 0]),
    ];
    for (rule, occurrences, expected) in cases {
        let of = |person, statistic| of_player(&occurrences, person, statistic);
        let (goals, clean) = (Statistic::GoalsSuffered, Statistic::CleanSheets);
        assert_eq!([of(1, goals), of(1, clean), of(12, goals), of(12, clean)], expected, "{rule}");
    }
    assert_eq!(of_player(&[goal(Half::First, 9)], 2, Statistic::GoalsSuffered), 0);
}

#[test]
fn a_providers_numbers_are_taken_only_for_what_cannot_be_derived() {
    let mut players = players();
    players[8].statistics =
        vec![(Statistic::Shots, 4), (Statistic::Goals, 7), (Statistic::Possession, 9), (Statistic::Fouls, 0)];
    let statistics = [(Statistic::Possession, 61, 39), (Statistic::Goals, 5, 5), (Statistic::Corners, 3, 0)];
    let sheet = Sheet { players: &players, occurrences: &[], length: 0, statistics: &statistics };
    let of_ninth: Vec<_> = player_totals(&sheet).into_iter().filter(|it| it.0 == 9).map(|it| (it.2, it.3)).collect();
    assert_eq!(of_ninth, [(Statistic::Shots, 4), (Statistic::Appearances, 1), (Statistic::Starts, 1)]);
    let expected = [
        (Side::Home, Statistic::Appearances, 1),
        (Side::Home, Statistic::Corners, 3),
        (Side::Home, Statistic::Possession, 61),
        (Side::Home, Statistic::CleanSheets, 1),
        (Side::Away, Statistic::Appearances, 1),
        (Side::Away, Statistic::Possession, 39),
        (Side::Away, Statistic::CleanSheets, 1),
    ];
    assert_eq!(team_totals(&sheet), expected);
}

fn moments() -> impl Strategy<Value = Moment> {
    let half = prop::sample::select(vec![Half::First, Half::Interval, Half::Second, Half::ExtraTime, Half::AfterPlay]);
    (half, 0..50_u16, prop::option::of(0..9_u16)).prop_map(|(half, minute, added)| Moment {
        half,
        minute,
        time: None,
        added,
    })
}

/// Anything that can happen to the players of [`players`]. The home side makes three changes, the third of them of a
/// player who came on by the second; nobody is sent off and replaced.
fn happenings() -> impl Strategy<Value = Vec<Occurrence<PersonId>>> {
    let kind = prop::sample::select(EventKind::ALL.to_vec());
    let one = (kind, moments(), any::<bool>(), 1..=14_i64, prop::option::of(1..=14_i64)).prop_map(
        |(kind, moment, home, player, related)| {
            let side = if home { Side::Home } else { Side::Away };
            let number = |n: PersonId| n + side.pick(0, 100);
            let credited = if kind == EventKind::OwnGoal { side.other() } else { side };
            let (player, related) = (Some(number(player)), related.map(number));
            Occurrence { id: 0, kind: Some(kind), moment, side: Some(credited), player, related, has_embed: false }
        },
    );
    let changes = (moments(), moments(), moments()).prop_map(|(first, one, other)| {
        let (second, third) = if one.compare(other).is_le() { (one, other) } else { (other, one) };
        [(first, 12, 1), (second, 13, 9), (third, 14, 13)].map(|(moment, on, off)| {
            with(off, Occurrence { moment, ..occurrence(EventKind::Substitution, Half::First, 0, Side::Home, on) })
        })
    });
    let others = prop::collection::vec(one, 0..30);
    (others, changes).prop_map(|(mut others, changes)| {
        let replaced = |it: &Occurrence<PersonId>| changes.iter().any(|change| change.related == it.player);
        others.retain(|it| {
            !it.kind.is_some_and(|kind| kind == EventKind::Substitution || kind.sends_off() && replaced(it))
        });
        others.extend(changes);
        others
    })
}

proptest! {
    #[test]
    fn players_teams_and_the_score_agree(
        occurrences in happenings(),
        length in prop::sample::select(vec![0, 1, 60, 90, 120]),
    ) {
        use Statistic::{Assists, Goals, GoalsSuffered, OwnGoals, PlayedMinutes, TotalCards};
        use Statistic::{RedCards, SecondYellows, YellowCards};
        let sheet = Sheet { players: &players(), occurrences: &occurrences, length, statistics: &[] };
        let (players, teams) = (player_totals(&sheet), team_totals(&sheet));
        let by_players = |statistic, side| -> i64 {
            players.iter().filter(|it| (it.1, it.2) == (side, statistic)).map(|it| it.3).sum()
        };
        let by_teams = |statistic, side| -> i64 {
            teams.iter().filter(|it| (it.0, it.1) == (side, statistic)).map(|it| it.2).sum()
        };

        let in_play = occurrences.iter().filter(|it| it.moment.half != Half::AfterPlay);
        let goals = in_play.filter(|it| it.kind.is_some_and(EventKind::is_goal)).count() as i64;
        prop_assert_eq!(by_teams(Goals, Side::Home) + by_teams(Goals, Side::Away), goals);
        for side in Side::BOTH {
            prop_assert_eq!(by_teams(Goals, side), by_players(Goals, side) + by_players(OwnGoals, side.other()));
            prop_assert_eq!(by_teams(GoalsSuffered, side), by_teams(Goals, side.other()));
            prop_assert!(by_players(GoalsSuffered, side) <= by_teams(GoalsSuffered, side));
            for statistic in [Assists, OwnGoals, YellowCards, SecondYellows, RedCards, TotalCards] {
                prop_assert_eq!(by_teams(statistic, side), by_players(statistic, side), "{:?}", statistic);
            }
            let cards = [YellowCards, SecondYellows, RedCards].map(|card| by_teams(card, side));
            prop_assert_eq!(by_teams(TotalCards, side), cards.iter().sum::<i64>());
            prop_assert!(by_players(PlayedMinutes, side) <= 11 * i64::from(length));
        }
        prop_assert!(players.iter().all(|it| it.3 != 0) && teams.iter().all(|it| it.2 != 0));
        prop_assert!(players.is_sorted() && teams.is_sorted());
    }

    #[test]
    fn the_order_of_telling_does_not_matter(occurrences in happenings()) {
        let told = |occurrences: &[Occurrence<PersonId>]| {
            let sheet = Sheet { players: &players(), occurrences, length: 90, statistics: &[] };
            (player_totals(&sheet), team_totals(&sheet))
        };
        let backwards: Vec<_> = occurrences.iter().rev().copied().collect();
        prop_assert_eq!(told(&occurrences), told(&backwards));
    }
}
