use super::*;
use crate::moment::Moment;
use crate::side::Side;

fn occurrence(half: Half, minute: u16, kind: EventKind) -> Occurrence<char> {
    let moment = Moment { half, minute, time: None, added: None };
    Occurrence {
        id: 0,
        kind: Some(kind),
        moment,
        side: Some(Side::Home),
        player: None,
        related: None,
        has_embed: false,
    }
}

/// Occurrences are written oldest first here, and told newest first.
fn telling(state: MatchState, mut occurrences: Vec<Occurrence<char>>) -> Telling<char> {
    occurrences.reverse();
    Telling { state, origin: Origin::Domestic, penalties: None, clock: None, occurrences }
}

/// Markers in capitals, events as kind and minute.
fn read(telling: Telling<char>) -> Vec<String> {
    let line = |entry: Entry<char>| match entry {
        Entry::Marker(Marker::CurrentTime { clock, percentage }) => format!("NOW {} {percentage}%", clock.text()),
        Entry::Marker(marker) => format!("{:?}", marker.kind()).to_uppercase(),
        Entry::Event(event) => format!("{:?} {}", event.kind.unwrap(), event.moment.text()).trim_end().to_owned(),
    };
    timeline(telling).into_iter().map(line).collect()
}

/// The rule, the state of the match, what happened (oldest first), and how it reads.
type Case = (&'static str, MatchState, &'static [(Half, u16, EventKind)], &'static str);

#[test]
fn the_rules_one_by_one() {
    use EventKind::{Goal, Moment, PenaltyMissed, PenaltyScored, RedCard, Substitution, Unknown, YellowCard};
    use Half::{AfterPlay, ExtraTime, First, Interval, Second};
    use MatchState::{Cancelled, Ended, Finished, Interrupted, LineupsOut, Live, Postponed, Preview, Suspended};
    let cases: &[Case] = &[
        ("no story before kick-off", Preview, &[(First, 1, Goal)], ""),
        ("nor with the teams announced", LineupsOut, &[], ""),
        ("nor of a match put off", Postponed, &[], ""),
        ("nor of one that is not played", Cancelled, &[], ""),
        ("temporary until official", Ended, &[], "TEMPORARYDATA, START, END"),
        ("official", Finished, &[], "START, END"),
        ("oldest first", Finished, &[(First, 3, Goal), (First, 9, YellowCard)], "START, Goal 3', YellowCard 9', END"),
        ("kinds nobody knows are left out", Finished, &[(First, 3, Unknown)], "START, END"),
        ("moments without anything to show too", Finished, &[(First, 3, Moment)], "START, END"),
        (
            "half time before the interval",
            Finished,
            &[(First, 3, Goal), (Interval, 0, Substitution), (Second, 1, Goal)],
            "START, Goal 3', HALFTIME, Substitution 45', Goal 46', END",
        ),
        (
            "half time before the second half",
            Finished,
            &[(First, 3, Goal), (Second, 1, Goal), (Second, 9, Goal)],
            "START, Goal 3', HALFTIME, Goal 46', Goal 54', END",
        ),
        ("what is left out does not begin a half", Finished, &[(Second, 1, Unknown)], "START, END"),
        (
            "the end before what came after play",
            Finished,
            &[(Second, 1, Goal), (AfterPlay, 0, RedCard)],
            "START, HALFTIME, Goal 46', END, RedCard",
        ),
        ("live at half time", Live(Phase::HalfTime), &[(First, 3, Goal)], "TEMPORARYDATA, START, Goal 3', HALFTIME"),
        (
            "but not twice",
            Live(Phase::HalfTime),
            &[(Interval, 0, Substitution)],
            "TEMPORARYDATA, START, HALFTIME, Substitution 45'",
        ),
        (
            "a shoot-out to come",
            Live(Phase::Penalties),
            &[(ExtraTime, 30, YellowCard)],
            "TEMPORARYDATA, START, YellowCard 120', PENALTIES",
        ),
        (
            "a shoot-out going on",
            Live(Phase::Penalties),
            &[(AfterPlay, 0, RedCard), (AfterPlay, 0, PenaltyScored), (AfterPlay, 0, PenaltyMissed)],
            "TEMPORARYDATA, START, END, RedCard, PENALTIES, PenaltyScored, PenaltyMissed",
        ),
        ("stopped for the day", Suspended, &[(First, 3, Goal)], "TEMPORARYDATA, START, Goal 3'"),
        ("no clock, no time", Live(Phase::FirstHalf), &[], "TEMPORARYDATA, START"),
        ("no clock in a break", Live(Phase::ExtraTimeBreak), &[], "TEMPORARYDATA, START, NOW 105' 87%"),
        ("nor when interrupted", Interrupted, &[], "TEMPORARYDATA, START"),
        (
            "a source's own markers only show where ours go",
            Finished,
            &[(First, 0, EventKind::Start), (Interval, 0, EventKind::HalfTime), (AfterPlay, 0, EventKind::End)],
            "START, HALFTIME, END",
        ),
    ];
    for &(rule, state, occurrences, expected) in cases {
        let occurrences = occurrences.iter().map(|&(half, minute, kind)| occurrence(half, minute, kind)).collect();
        assert_eq!(read(telling(state, occurrences)).join(", "), expected, "{rule}");
    }
}

#[test]
fn an_occurrence_without_a_type_is_left_out_and_a_moment_with_an_embed_is_not() {
    let untyped = Occurrence { kind: None, ..occurrence(Half::First, 1, EventKind::Goal) };
    let clip = Occurrence { has_embed: true, ..occurrence(Half::First, 2, EventKind::Moment) };
    assert_eq!(read(telling(MatchState::Finished, vec![untyped, clip])), ["START", "Moment 2'", "END"]);
}

#[test]
fn a_match_in_play_shows_the_time_and_how_much_is_played() {
    let cases = [
        (MatchState::Live(Phase::FirstHalf), 30, None, "NOW 30' 33%"),
        (MatchState::Live(Phase::SecondHalf), 90, Some(4), "NOW 90+4' 100%"),
        (MatchState::Live(Phase::ExtraTimeFirstHalf), 96, None, "NOW 96' 80%"),
        (MatchState::Live(Phase::FullTime), 90, None, "NOW 90' 100%"),
        (MatchState::Interrupted, 60, None, "NOW 60' 66%"),
        (MatchState::Interrupted, 105, Some(1), "NOW 105+1' 87%"),
    ];
    for (state, minute, added, expected) in cases {
        let match_in_play = Telling { clock: Some(Clock { minute, added }), ..telling(state, vec![]) };
        assert_eq!(read(match_in_play).last().unwrap(), expected);
    }
    for state in [MatchState::Live(Phase::HalfTime), MatchState::Live(Phase::Penalties), MatchState::Finished] {
        let stale = Telling { clock: Some(Clock { minute: 45, added: None }), ..telling(state, vec![]) };
        assert!(read(stale).iter().all(|line| !line.starts_with("NOW")), "{state:?}");
    }
}

#[test]
fn a_shoot_out_that_was_played_is_marked() {
    let cases = [
        (Some((4, 3)), "START, PENALTIES, END"),
        (Some((3, 0)), "START, END"),
        (Some((0, 0)), "START, END"),
        (None, "START, END"),
    ];
    for (penalties, expected) in cases {
        let penalties = penalties.map(|(home, away)| Score::new(home, away));
        let decided = Telling { penalties, ..telling(MatchState::Finished, vec![]) };
        assert_eq!(read(decided).join(", "), expected, "{penalties:?}");
    }
}

#[test]
fn events_are_told_plainly() {
    let own_goal = occurrence(Half::First, 8, EventKind::OwnGoal);
    let change =
        Occurrence { player: Some('a'), related: Some('b'), ..occurrence(Half::First, 9, EventKind::Substitution) };
    for origin in [Origin::Domestic, Origin::International] {
        let told = timeline(Telling { origin, ..telling(MatchState::Finished, vec![own_goal, change]) });
        assert_eq!(told[1..3], [own_goal, change].map(|event| Entry::Event(event.plainly(origin))));
    }
}

#[test]
fn a_cup_tie_from_kick_off_to_the_last_kick() {
    use EventKind::{Goal, OwnGoal, PenaltyMissed, PenaltyScored, SecondYellow, Substitution, YellowCard};
    let occurrences = [
        (Half::First, 12, YellowCard),
        (Half::First, 31, Goal),
        (Half::Interval, 0, Substitution),
        (Half::Second, 20, OwnGoal),
        (Half::Second, 41, Substitution),
        (Half::ExtraTime, 4, SecondYellow),
        (Half::ExtraTime, 29, Substitution),
        (Half::AfterPlay, 0, PenaltyScored),
        (Half::AfterPlay, 0, PenaltyMissed),
        (Half::AfterPlay, 0, PenaltyScored),
    ];
    let occurrences = occurrences.map(|(half, minute, kind)| occurrence(half, minute, kind)).to_vec();
    let tie = Telling { penalties: Some(Score::new(4, 3)), ..telling(MatchState::Finished, occurrences) };
    let story = [
        "START",
        "YellowCard 12'",
        "Goal 31'",
        "HALFTIME",
        "Substitution 45'",
        "OwnGoal 65'",
        "Substitution 86'",
        "SecondYellow 94'",
        "Substitution 119'",
        "END",
        "PENALTIES",
        "PenaltyScored",
        "PenaltyMissed",
        "PenaltyScored",
    ];
    assert_eq!(read(tie.clone()), story);
    assert_eq!(read(Telling { state: MatchState::Ended, ..tie })[1..], story);
}
