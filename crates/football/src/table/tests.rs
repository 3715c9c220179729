use proptest::prelude::*;

use super::*;
use crate::rules::{self, Condition, Step};
use crate::season::SeasonId;

fn rules(year: i64) -> &'static RuleSet {
    rules::in_force("liga-portugal", SeasonId::starting_in(year).unwrap()).unwrap()
}

/// `(home, away, "2-1")`, or `""` for a match still to be played.
fn calendar(matches: &[(TeamId, TeamId, &str)]) -> Vec<TableMatch> {
    let score = |text: &str| {
        let (home, away) = text.split_once('-')?;
        Some(Score::new(home.parse().unwrap(), away.parse().unwrap()))
    };
    let each = |(i, &(home, away, text)): (usize, &(TeamId, TeamId, &str))| TableMatch {
        id: i as MatchId,
        round: i as u16 + 1,
        home,
        away,
        score: score(text),
    };
    matches.iter().enumerate().map(each).collect()
}

fn order(rows: &[Row]) -> Vec<TeamId> {
    rows.iter().map(|row| row.team).collect()
}

fn decision(rows: &[Row], team: TeamId) -> &DecidedBy {
    rows.iter().find(|row| row.team == team).unwrap().decided_by.as_ref().unwrap()
}

fn overall(rules: &RuleSet, teams: &[TeamId], matches: &[TableMatch], season_over: bool) -> Vec<Row> {
    Standings { rules, teams, matches, deductions: &[], season_over }.table(View::Overall)
}

#[test]
fn points_come_first_and_tallies_add_up() {
    let matches = calendar(&[(1, 2, "3-1"), (2, 1, "0-0"), (1, 3, "0-2"), (3, 2, "")]);
    let rows = overall(rules(2026), &[1, 2, 3], &matches, false);
    assert_eq!(order(&rows), [1, 3, 2]);
    assert_eq!((rows[0].points, rows[1].points, rows[2].points), (4, 3, 1));
    let tally = rows[0].tally;
    assert_eq!((tally.matches, tally.wins, tally.draws, tally.losses), (3, 1, 1, 1));
    assert_eq!((tally.goals_for, tally.goals_against, tally.goal_difference()), (3, 3, 0));
}

#[test]
fn a_win_was_worth_two_points() {
    let rows = overall(rules(1994), &[1, 2], &calendar(&[(1, 2, "1-0")]), true);
    assert_eq!(rows[0].points, 2);
}

#[test]
fn one_derby_played_decides_by_points_but_not_yet_by_goals() {
    // Team 2 has the better goal difference; team 1 won the only match between them.
    let won = calendar(&[(1, 2, "2-1"), (2, 1, ""), (2, 3, "5-0"), (3, 1, "1-0")]);
    let rows = overall(rules(2026), &[1, 2, 3], &won, false);
    assert_eq!(order(&rows)[..1], [2], "team 2 and 1 have three points each with team 3");
    // A group of three: 1 beat 2, 2 beat 3, 3 beat 1: level head to head on points, and goals must wait.
    assert_eq!(decision(&rows, 2).decision, Decision::By(Criterion::GoalDifference));

    let two = calendar(&[(1, 2, "2-1"), (2, 1, ""), (2, 3, "5-0"), (4, 1, "1-0"), (4, 3, "1-0")]);
    let rows = overall(rules(2026), &[1, 2, 3, 4], &two, false);
    let place = |team| rows.iter().position(|row| row.team == team).unwrap();
    assert!(place(1) < place(2));
    let why = decision(&rows, 1);
    assert_eq!(why.decision, Decision::By(Criterion::HeadToHeadPoints));
    assert_eq!(why.with, [2]);
    assert_eq!(why.values, [(1, 3), (2, 0)]);
}

#[test]
fn head_to_head_goals_count_once_both_matches_are_played() {
    // Both won once between them, 1 by more goals; 2 has the better difference overall.
    let matches = calendar(&[(1, 2, "3-0"), (2, 1, "1-0"), (2, 3, "9-0"), (1, 3, "1-0")]);
    let rows = overall(rules(2026), &[1, 2, 3], &matches, false);
    assert_eq!(order(&rows), [1, 2, 3]);
    assert_eq!(decision(&rows, 1).decision, Decision::By(Criterion::HeadToHeadGoalDifference));
    assert_eq!(decision(&rows, 1).values, [(1, 2), (2, -2)]);
}

#[test]
fn before_2020_21_goal_difference_led_during_the_season_and_head_to_head_at_its_end() {
    let matches = calendar(&[(1, 2, "1-0"), (2, 1, "0-0"), (2, 3, "9-0"), (3, 2, "1-2"), (1, 3, "1-0"), (3, 1, "0-1")]);
    let level = calendar(&[(1, 2, "2-0"), (2, 1, "1-0"), (2, 3, "9-0"), (1, 3, "1-0")]);
    assert_eq!(order(&overall(rules(2018), &[1, 2, 3], &level, false)), [2, 1, 3]);
    assert_eq!(order(&overall(rules(2018), &[1, 2, 3], &level, true)), [1, 2, 3]);
    assert_eq!(order(&overall(rules(2018), &[1, 2, 3], &matches, true)), [1, 2, 3]);
}

#[test]
fn away_goals_between_them_part_clubs_only_in_the_older_rules() {
    // 1–1 and 2–2: team 1 scored two away, team 2 one. Team 2 has the better difference overall.
    let matches = calendar(&[(1, 2, "1-1"), (2, 1, "2-2"), (2, 3, "5-0"), (1, 3, "1-0")]);
    let old = overall(rules(2018), &[1, 2, 3], &matches, true);
    assert_eq!(order(&old), [1, 2, 3]);
    assert_eq!(decision(&old, 1).decision, Decision::By(Criterion::HeadToHeadAwayGoals));
    let new = overall(rules(2026), &[1, 2, 3], &matches, true);
    assert_eq!(order(&new), [2, 1, 3]);
    assert_eq!(decision(&new, 1).decision, Decision::By(Criterion::GoalDifference));
}

#[test]
fn wins_part_before_goals_scored() {
    // Seven points each, level between them and on goal difference; 1 has fewer wins but more goals.
    let matches = calendar(&[
        (1, 2, "0-0"),
        (2, 1, "0-0"),
        (1, 3, "4-4"),
        (1, 4, "1-1"),
        (1, 5, "1-0"),
        (2, 3, "1-0"),
        (2, 4, "1-0"),
        (2, 5, "0-1"),
    ]);
    let mut teams: Vec<Row> = overall(rules(2026), &[1, 2, 3, 4, 5], &matches, true);
    teams.retain(|row| row.team <= 2);
    assert_eq!(teams[0].team, 2, "two wins against one");
    assert_eq!(teams[0].points, 8);
}

#[test]
fn three_clubs_are_parted_by_the_matches_among_all_of_them() {
    // 1 beat 2 twice, 2 beat 3 twice, 3 beat 1 twice: level on points among them, not on goals.
    let matches = calendar(&[
        (1, 2, "3-0"),
        (2, 1, "0-1"),
        (2, 3, "1-0"),
        (3, 2, "0-1"),
        (3, 1, "1-0"),
        (1, 3, "0-1"),
        (3, 4, "9-0"),
        (1, 4, "1-0"),
        (2, 4, "1-0"),
    ]);
    let rows = overall(rules(2026), &[3, 2, 1, 4], &matches, true);
    assert_eq!(order(&rows), [1, 3, 2, 4]);
    assert_eq!(decision(&rows, 1).with.len(), 2);
    assert_eq!(decision(&rows, 1).values, [(1, 2), (3, 0), (2, -2)]);
}

/// Clubs 1, 2 and 3 are level; 3 is told apart by points among the three, which leaves 1 and 2 level among the three
/// but not between the two of them.
fn restart_case() -> (Vec<TeamId>, Vec<TableMatch>) {
    let matches = calendar(&[
        (1, 2, "1-0"),
        (2, 1, "0-0"),
        (1, 3, "0-1"),
        (3, 1, "1-0"),
        (2, 3, "4-0"),
        (3, 2, "2-1"),
        (1, 4, "1-0"),
        (4, 1, "0-1"),
        (2, 4, "1-0"),
        (4, 2, "0-1"),
        (3, 4, "0-0"),
    ]);
    (vec![1, 2, 3, 4], matches)
}

#[test]
fn a_subset_restarts_only_where_the_rules_say_so() {
    let (teams, matches) = restart_case();
    let keep = rules(2026);
    let restart = RuleSet { restart: true, ..keep.clone() };
    let points = |rows: &[Row]| rows.iter().map(|row| (row.team, row.points)).collect::<Vec<_>>();
    let kept = overall(keep, &teams, &matches, true);
    assert_eq!(points(&kept)[..3], [(3, 10), (2, 10), (1, 10)]);
    // Among the three, 2 has the better goal difference than 1; between the two, 1 won.
    assert_eq!(decision(&kept, 2).decision, Decision::By(Criterion::HeadToHeadGoalDifference));
    let restarted = overall(&restart, &teams, &matches, true);
    assert_eq!(order(&restarted)[..3], [3, 1, 2]);
    assert_eq!(decision(&restarted, 1).decision, Decision::By(Criterion::HeadToHeadPoints));
    assert_eq!(decision(&restarted, 1).with, [2]);
}

#[test]
fn clubs_that_nothing_parts_are_shown_level() {
    let matches = calendar(&[(1, 2, "1-1"), (2, 1, "1-1"), (3, 4, "1-0"), (4, 3, "1-0")]);
    let rows = overall(rules(2026), &[2, 1, 4, 3], &matches, true);
    assert_eq!(order(&rows), [4, 3, 2, 1]);
    assert_eq!(rows.iter().map(|row| row.position).collect::<Vec<_>>(), [1, 1, 3, 3]);
    assert_eq!(decision(&rows, 1).decision, Decision::Level);
    assert_eq!(decision(&rows, 1).with, [2]);
}

#[test]
fn before_the_first_match_clubs_stand_in_their_given_order() {
    let rows = overall(rules(2026), &[7, 3, 5], &calendar(&[(7, 3, ""), (3, 5, "")]), false);
    assert_eq!(order(&rows), [7, 3, 5]);
    assert_eq!(rows.iter().map(|row| row.position).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(rows.iter().all(|row| row.decided_by.is_none()));
}

#[test]
fn deductions_count_from_their_round_and_only_overall() {
    let matches = calendar(&[(1, 2, "1-0"), (2, 3, "1-1"), (3, 1, "0-3")]);
    let deductions = [Deduction { team: 1, points: 4, from_round: 3 }];
    let standings = Standings {
        rules: rules(2026),
        teams: &[1, 2, 3],
        matches: &matches,
        deductions: &deductions,
        season_over: false,
    };
    let rows = standings.table(View::Overall);
    let first = rows.iter().find(|row| row.team == 1).unwrap();
    assert_eq!((first.points, first.deducted), (2, 4));
    assert_eq!(standings.table(View::Home)[0].points, 3);
    let before = after_round(&matches, 2);
    let rows = Standings { matches: &before, ..standings }.table(View::Overall);
    assert_eq!((rows[0].team, rows[0].points, rows[0].deducted), (1, 3, 0));
}

#[test]
fn home_and_away_tables_share_out_the_overall_one() {
    let matches = calendar(&[(1, 2, "2-0"), (2, 1, "3-1"), (1, 3, "0-0"), (3, 2, "1-4")]);
    let standings =
        Standings { rules: rules(2026), teams: &[1, 2, 3], matches: &matches, deductions: &[], season_over: false };
    let of = |view, team| standings.table(view).into_iter().find(|row| row.team == team).unwrap();
    for team in [1, 2, 3] {
        let (all, home, away) = (of(View::Overall, team), of(View::Home, team), of(View::Away, team));
        assert_eq!(all.points, home.points + away.points);
        assert_eq!(all.tally.goals_for, home.tally.goals_for + away.tally.goals_for);
        assert_eq!(all.tally.matches, home.tally.matches + away.tally.matches);
    }
}

#[test]
fn the_table_after_a_round_ignores_what_came_later() {
    let matches = calendar(&[(1, 2, "1-0"), (2, 1, "5-0")]);
    let rows = overall(rules(2026), &[1, 2], &after_round(&matches, 1), false);
    assert_eq!(order(&rows), [1, 2]);
    assert_eq!(rows[0].tally.matches, 1);
}

fn any_calendar() -> impl Strategy<Value = Vec<TableMatch>> {
    let score = prop::option::of((0u16..4, 0u16..4));
    prop::collection::vec(score, 30).prop_map(|scores| {
        let pairs = (1..=6).flat_map(|home| (1..=6).filter(move |&away| away != home).map(move |away| (home, away)));
        let mut calendar = Vec::new();
        for (i, ((home, away), score)) in pairs.zip(scores).enumerate() {
            let score = score.map(|(home, away)| Score::new(home, away));
            calendar.push(TableMatch { id: i as MatchId, round: (i / 3) as u16 + 1, home, away, score });
        }
        calendar
    })
}

proptest! {
    #[test]
    fn a_table_is_a_fair_account_of_its_matches(matches in any_calendar(), over: bool, year in 1990i64..2030, restart: bool) {
        let rules = RuleSet { restart, ..rules(year).clone() };
        let teams = [1, 2, 3, 4, 5, 6];
        let rows = overall(&rules, &teams, &matches, over);

        let mut sorted = order(&rows);
        sorted.sort_unstable();
        prop_assert_eq!(sorted, teams);
        prop_assert!(rows.windows(2).all(|pair| pair[0].points >= pair[1].points && pair[0].position <= pair[1].position));
        prop_assert_eq!(rows.iter().map(|row| row.tally.goal_difference()).sum::<i32>(), 0);
        prop_assert_eq!(
            rows.iter().map(|row| i32::from(row.tally.wins)).sum::<i32>(),
            rows.iter().map(|row| i32::from(row.tally.losses)).sum::<i32>()
        );
        for pair in rows.windows(2) {
            if pair[0].points == pair[1].points && pair[0].tally.matches + pair[1].tally.matches > 0 {
                prop_assert!(pair[0].decided_by.is_some() && pair[1].decided_by.is_some());
            }
        }
    }

    /// The order must not depend on how the clubs or the matches happen to be listed.
    #[test]
    fn a_table_does_not_depend_on_the_order_of_its_input(matches in any_calendar(), over: bool) {
        let rules = rules(2026);
        let rows = overall(rules, &[1, 2, 3, 4, 5, 6], &matches, over);
        let mut reversed = matches.clone();
        reversed.reverse();
        let again = overall(rules, &[6, 5, 4, 3, 2, 1], &reversed, over);
        let positions = |rows: &[Row]| {
            let mut list: Vec<_> = rows.iter().filter(|row| row.tally.matches > 0).map(|row| (row.team, row.position)).collect();
            list.sort_unstable();
            list
        };
        prop_assert_eq!(positions(&rows), positions(&again));
    }

    /// Two clubs level on points that met twice: the one that did better between them is above.
    #[test]
    fn head_to_head_outranks_everything_between_two(matches in any_calendar()) {
        let rules = rules(2026);
        let rows = overall(rules, &[1, 2, 3, 4, 5, 6], &matches, true);
        for level in rows.chunk_by(|a, b| a.points == b.points).filter(|level| level.len() == 2) {
            let between = tally::count(&[level[0].team, level[1].team], &matches, View::Overall);
            prop_assert!(between[0].points(3) >= between[1].points(3));
        }
    }
}

#[test]
fn a_step_can_wait_for_all_matches() {
    let step = Step { by: Criterion::HeadToHeadGoalDifference, once: Condition::AllPlayed };
    assert!(rules(2026).during.contains(&step));
    assert!(!rules(2026).at_end.contains(&step));
}

fn explained(rules: &RuleSet, teams: &[TeamId], matches: &[TableMatch], season_over: bool) -> Vec<Explanation> {
    Standings { rules, teams, matches, deductions: &[], season_over }.explain()
}

fn tried(explanation: &Explanation) -> Vec<(Criterion, &[TeamId], &Verdict)> {
    explanation.trials.iter().map(|trial| (trial.by, trial.teams.as_slice(), &trial.verdict)).collect()
}

#[test]
fn an_explanation_walks_through_the_steps_and_says_which_wait() {
    // 1 beat 2, 2 beat 3, 3 beat 1, and each pair has a match to come.
    let matches = calendar(&[(1, 2, "2-1"), (2, 3, "5-0"), (3, 1, "1-0"), (2, 1, ""), (3, 2, ""), (1, 3, "")]);
    let [explanation] = explained(rules(2026), &[1, 2, 3], &matches, false).try_into().unwrap();
    let level = Verdict::Level(vec![(1, 3), (2, 3), (3, 3)]);
    let waiting = Verdict::Waiting { left: 3 };
    let parted = Verdict::Parted(vec![(2, 4), (1, 0), (3, -4)]);
    let all: &[TeamId] = &[1, 2, 3];
    assert_eq!(
        tried(&explanation),
        [
            (Criterion::HeadToHeadPoints, all, &level),
            (Criterion::HeadToHeadGoalDifference, all, &waiting),
            (Criterion::GoalDifference, all, &parted),
        ]
    );
    assert_eq!(explanation.unused, [Criterion::Wins, Criterion::GoalsScored]);
    assert_eq!(order(&explanation.rows), [2, 1, 3]);
    assert_eq!(explanation.matches.len(), 6);
    let among: Vec<TeamId> = explanation.among.iter().map(|(team, _)| *team).collect();
    assert_eq!(among, [2, 1, 3]);
}

#[test]
fn those_still_level_go_on_or_begin_anew() {
    // Among the three, 1 has four points more than the others; 2 and 3 drew twice, 2 has more goals elsewhere.
    let matches = calendar(&[
        (1, 2, "1-0"),
        (2, 1, "0-0"),
        (1, 3, "1-0"),
        (3, 1, "0-0"),
        (2, 3, "1-1"),
        (3, 2, "0-0"),
        (2, 4, "5-0"),
        (3, 4, "4-0"),
        (4, 2, "0-1"),
        (4, 3, "0-1"),
        (4, 1, "1-0"),
        (1, 4, "0-1"),
    ]);
    let on = rules(2026);
    let restarting = RuleSet { restart: true, ..on.clone() };
    for (rules, again) in [(on, false), (&restarting, true)] {
        let found = explained(rules, &[1, 2, 3, 4], &matches, true);
        let explanation = found.iter().find(|one| one.rows.iter().any(|row| row.team == 2)).unwrap();
        assert!(explanation.rows.len() > 1, "{found:?}");
        let is_pair = |trial: &&Trial| trial.teams.len() == 2 && trial.teams.contains(&2) && trial.teams.contains(&3);
        let of_pair: Vec<&Trial> = explanation.trials.iter().filter(is_pair).collect();
        let restarted = of_pair.iter().any(|trial| trial.is_restarted);
        assert_eq!(restarted, again && explanation.rows.len() > 2, "{:?}", explanation.trials);
        assert!(matches!(of_pair.last().unwrap().verdict, Verdict::Parted(_)));
    }
}

#[test]
fn clubs_that_nothing_parts_are_explained_too() {
    let matches = calendar(&[(1, 2, "1-1"), (2, 1, "1-1")]);
    let [explanation] = explained(rules(2026), &[1, 2], &matches, true).try_into().unwrap();
    assert!(explanation.trials.iter().all(|trial| matches!(trial.verdict, Verdict::Level(_))));
    assert!(explanation.unused.is_empty());
    assert_eq!(explanation.rows.iter().map(|row| row.position).collect::<Vec<_>>(), [1, 1]);
    assert!(explained(rules(2026), &[1, 2], &calendar(&[(1, 2, "")]), false).is_empty(), "nobody has played");
}
