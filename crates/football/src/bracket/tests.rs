use super::*;
use crate::score::Score;
use crate::state::Phase;

fn rounds(legs: &[Leg]) -> Vec<KnockOutRound> {
    (1..).zip(legs).map(|(number, &leg)| KnockOutRound { number, leg }).collect()
}

/// `1-2 3:1`, `1-2 1:1 (2:1)` after extra time from 1:1, `1-2 0:0 p4:3`, `1-2` to be played, `1-2 1:0 live`.
fn meet(id: MatchId, round: u16, text: &str) -> KnockOutMatch {
    let mut words = text.split(' ');
    let pair = |text: &str, by: char| {
        let (left, right) = text.split_once(by).unwrap();
        (left.parse::<u16>().unwrap(), right.parse::<u16>().unwrap())
    };
    let (home, away) = pair(words.next().unwrap(), '-');
    let (home, away) = (home.into(), away.into());
    let Some(goals) = words.next() else {
        return KnockOutMatch { id, round, home, away, state: MatchState::Preview, score: None };
    };
    let (a, b) = pair(goals, ':');
    let mut score = FullScore::plain(Score::new(a, b));
    let mut state = MatchState::Finished;
    for word in words {
        if word == "live" {
            state = MatchState::Live(Phase::SecondHalf);
        } else if let Some(kicks) = word.strip_prefix('p') {
            let (a, b) = pair(kicks, ':');
            score.penalties = Some(Score::new(a, b));
        } else {
            let (a, b) = pair(word.trim_matches(['(', ')']), ':');
            score = FullScore { goals: Score::new(a, b), ninety: Some(score.goals), ..score };
        }
    }
    KnockOutMatch { id, round, home, away, state, score: Some(score) }
}

fn matches(list: &[(u16, &str)]) -> Vec<KnockOutMatch> {
    (1..).zip(list).map(|(id, &(round, text))| meet(id, round, text)).collect()
}

fn only(list: &[(u16, &str)], legs: &[Leg]) -> Tie {
    let bracket = Bracket::new(&rounds(legs), &matches(list), &[]);
    bracket.stages[0].ties[0].clone()
}

#[test]
fn what_decides_a_tie() {
    use Leg::{First, Only, Second};
    let decided = |winner, way| Outcome::Decided { winner, way };
    type Case<'a> = (&'a [Leg], &'a [(u16, &'a str)], Outcome);
    let cases: &[Case<'_>] = &[
        (&[Only], &[(1, "1-2")], Outcome::ToPlay),
        (&[Only], &[(1, "1-2 1:0 live")], Outcome::Live),
        (&[Only], &[(1, "1-2 2:1")], decided(1, Way::Goals)),
        (&[Only], &[(1, "1-2 1:1 (1:2)")], decided(2, Way::ExtraTime)),
        (&[Only], &[(1, "1-2 1:1 p3:4")], decided(2, Way::Penalties)),
        (&[Only], &[(1, "1-2 1:1")], Outcome::Between),
        (&[First, Second], &[(1, "1-2 2:1")], Outcome::Between),
        (&[First, Second], &[(1, "1-2 2:1"), (2, "2-1")], Outcome::Between),
        (&[First, Second], &[(1, "1-2 2:1"), (2, "2-1 0:0 live")], Outcome::Live),
        (&[First, Second], &[(1, "1-2 2:1"), (2, "2-1 0:0")], decided(1, Way::Goals)),
        // Goals scored away count like any other.
        (&[First, Second], &[(1, "1-2 2:1"), (2, "2-1 1:0 p5:4")], decided(2, Way::Penalties)),
        (&[First, Second], &[(1, "1-2 2:1"), (2, "2-1 1:0 (2:0)")], decided(2, Way::ExtraTime)),
    ];
    for (legs, list, outcome) in cases {
        assert_eq!(only(list, legs).outcome, *outcome, "{list:?}");
    }
}

#[test]
fn goals_of_both_matches_are_added_for_each_club() {
    let tie = only(&[(1, "1-2 2:1"), (2, "2-1 3:1 live")], &[Leg::First, Leg::Second]);
    assert_eq!(tie.aggregate(), Some(Aggregate { home: 3, away: 4 }));
    assert_eq!((tie.home.team, tie.away.team, tie.legs.len()), (Some(1), Some(2), 2));
    assert_eq!(only(&[(1, "1-2")], &[Leg::Only]).aggregate(), None);
}

/// The cup of the demo league: winners meet first with last.
#[test]
fn every_tie_stands_between_the_two_that_feed_it() {
    let played = matches(&[
        (1, "1-8 2:0"),
        (1, "2-7 1:0"),
        (1, "3-6 0:1"),
        (1, "4-5 3:0"),
        (2, "1-4 1:0"),
        (2, "2-6 1:1 p2:3"),
        (3, "1-6 2:1"),
    ]);
    let bracket = Bracket::new(&rounds(&[Leg::Only; 3]), &played, &[]);
    let numbers =
        |stage: usize| bracket.stages[stage].ties.iter().map(|tie| (tie.slot, tie.number)).collect::<Vec<_>>();
    assert_eq!(numbers(0), [(0, 1), (1, 4), (2, 2), (3, 3)]);
    assert_eq!(numbers(1), [(0, 1), (1, 2)]);
    let final_ = &bracket.stages[2].ties[0];
    assert_eq!((final_.home.from, final_.away.from), (Some(1), Some(2)));
    assert_eq!(bracket.champion(), Some(1));
}

#[test]
fn what_is_not_drawn_yet_stands_open() {
    let played = matches(&[(1, "1-8 2:0"), (1, "2-7"), (1, "3-6 0:1 live"), (1, "4-5 3:0")]);
    let bracket = Bracket::new(&rounds(&[Leg::Only; 3]), &played, &[]);
    let open: Vec<usize> = bracket.stages.iter().map(|stage| stage.ties.len()).collect();
    assert_eq!(open, [4, 2, 1]);
    assert!(bracket.stages[1].ties.iter().all(|tie| tie.outcome == Outcome::Undrawn && tie.home == Side::default()));
    assert_eq!(bracket.champion(), None);
    assert!(bracket.candidates(1, 1).is_empty());
}

#[test]
fn a_draw_made_ahead_says_who_may_come() {
    let drawn = |round, number, home, away| Drawn { round, number, home, away };
    let draw = [
        drawn(2, 1, Source::Winner(1), Source::Winner(4)),
        drawn(2, 2, Source::Winner(2), Source::Winner(3)),
        drawn(3, 1, Source::Winner(1), Source::Winner(2)),
    ];
    let played = matches(&[(1, "1-8 2:0"), (1, "2-7"), (1, "3-6"), (1, "4-5 3:0"), (2, "4-1")]);
    let bracket = Bracket::new(&rounds(&[Leg::Only; 3]), &played, &draw);
    let slots: Vec<u16> = bracket.stages[0].ties.iter().map(|tie| tie.number).collect();
    assert_eq!(slots, [1, 4, 2, 3]);
    let semi = &bracket.stages[1].ties[0];
    // The draw has the winner of 1 at home, and so it stays, wherever they meet.
    assert_eq!((semi.number, semi.outcome, semi.legs.len()), (1, Outcome::ToPlay, 1));
    assert!(semi.has(1) && semi.has(4));
    assert_eq!(bracket.candidates(1, 2), [2, 7, 3, 6]);
    assert_eq!(bracket.candidates(2, 1), [1, 4, 2, 7, 3, 6]);
}

#[test]
fn a_draw_may_come_before_anybody_is_known() {
    let drawn =
        |round, number, home, away| Drawn { round, number, home: Source::Winner(home), away: Source::Winner(away) };
    let draw = [drawn(2, 1, 1, 3), drawn(2, 2, 2, 4), drawn(3, 1, 1, 2)];
    let bracket = Bracket::new(&rounds(&[Leg::Only; 3]), &[], &draw);
    let slots: Vec<u16> = bracket.stages[0].ties.iter().map(|tie| tie.number).collect();
    assert_eq!(slots, [1, 3, 2, 4], "the four to come stand where their winners go");
    assert!(bracket.is_sound());
    // A tie that there is not feeds nobody.
    let wrong = Bracket::new(&rounds(&[Leg::Only; 2]), &matches(&[(1, "1-2")]), &[drawn(2, 1, 1, 9)]);
    assert_eq!(wrong.stages[1].ties[0].away.from, None);
}

#[test]
fn matches_that_decide_nothing_are_no_bracket() {
    let twice = matches(&[(1, "1-2 1:0"), (1, "1-3 1:0")]);
    let back = matches(&[(1, "1-2 1:0"), (1, "3-4 1:0"), (2, "2-3")]);
    for friendlies in [twice, back] {
        assert!(!Bracket::new(&rounds(&[Leg::Only; 2]), &friendlies, &[]).is_sound());
    }
}

#[test]
fn byes_and_late_entries_leave_a_gap() {
    let draw = [
        Drawn { round: 1, number: 1, home: Source::Team(1), away: Source::Bye },
        Drawn { round: 1, number: 2, home: Source::Team(2), away: Source::Team(3) },
    ];
    let played = matches(&[(1, "2-3 0:2"), (2, "1-3")]);
    let bracket = Bracket::new(&rounds(&[Leg::Only; 2]), &played, &draw);
    assert_eq!(bracket.stages[0].ties[0].outcome, Outcome::Decided { winner: 1, way: Way::Bye });
    assert_eq!(bracket.stages[1].ties[0].outcome, Outcome::ToPlay);
    let late = Bracket::new(&rounds(&[Leg::Only; 2]), &matches(&[(1, "2-3 0:2"), (2, "1-3")]), &[]);
    assert_eq!(late.stages[1].ties[0].home, Side { team: Some(1), from: None });
    assert_eq!(late.stages[0].ties[0].slot, 1);
}

#[test]
fn the_match_for_third_place_feeds_nothing() {
    let played = matches(&[(1, "1-2 1:0"), (1, "3-4 2:0"), (2, "2-4 0:1"), (3, "1-3 0:1")]);
    let bracket = Bracket::new(&rounds(&[Leg::Only; 3]), &played, &[]);
    let consolation: Vec<bool> = bracket.stages.iter().map(|stage| stage.is_consolation).collect();
    assert_eq!(consolation, [false, true, false]);
    assert_eq!(bracket.champion(), Some(3));
    assert_eq!(bracket.stages[2].ties[0].home.from, Some(1));
}

#[test]
fn two_legs_are_one_stage_and_a_lost_second_leg_is_none() {
    use Leg::{First, Only, Second};
    let bracket = Bracket::new(&rounds(&[First, Second, Only]), &[], &[]);
    let stages: Vec<_> = bracket.stages.iter().map(|stage| (stage.round, stage.second)).collect();
    assert_eq!(stages, [(1, Some(2)), (3, None)]);
    assert_eq!(bracket.stages[0].ties.len(), 2);
    let odd = Bracket::new(&rounds(&[Second, Only]), &[], &[]);
    assert_eq!(odd.stages.len(), 2);
    assert_eq!(Bracket::new(&[], &[], &[]), Bracket::default());
}
