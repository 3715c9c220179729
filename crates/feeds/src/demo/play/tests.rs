//! Whatever the script, a match is one that could have been played.

use std::collections::{BTreeMap, BTreeSet};

use football::event::EventKind;
use football::statistic::Statistic;
use jiff::civil::date;
use proptest::prelude::*;
use store::records::{Event, MatchRecord};

use super::super::chances::Chances;
use super::super::clubs::FIRST;
use super::super::script::Kind;
use super::super::squads::QUOTA;
use super::*;

fn squad(first: PersonId) -> Available {
    let positions = QUOTA.iter().flat_map(|&(position, count)| std::iter::repeat_n(position, count));
    let players = (1_i16..)
        .zip(positions)
        .map(|(kit, position)| Member { person: first + PersonId::from(kit), position, kit })
        .collect();
    Available { players, staff: vec![(Participant::HeadCoach, first + 90), (Participant::Doctor, first + 91)] }
}

fn setting<'a>(id: &'a str, script: &'a Script, origin: Origin) -> Setting<'a> {
    Setting {
        seed: 1,
        id,
        season: 2026,
        home: &FIRST[0],
        away: &FIRST[1],
        ground: &FIRST[0],
        day: date(2026, 2, 1),
        hour: 20,
        origin,
        script,
        appointments: Vec::new(),
    }
}

fn with_story(number: u64, kind: Kind, origin: Origin, check: impl FnOnce(&Script, &Story<'_>)) {
    let script = Script::write(Chances::new(number, "match"), (1.5, 1.3), kind);
    let id = format!("demo/test/{number}");
    let story = Story::write(setting(&id, &script, origin), [&squad(100), &squad(200)]);
    check(&script, &story);
}

fn plain(event: &Event, origin: Origin) -> (Option<EventKind>, Option<Side>, Option<PersonId>, Option<PersonId>) {
    let told = event.occurrence().plainly(origin);
    (told.kind, told.side, told.player, told.related)
}

#[test]
fn goals_cards_and_substitutions_are_those_of_people_on_the_pitch() {
    for number in 0..400 {
        let kind = if number % 2 == 0 { Kind::League } else { Kind::KnockOut };
        with_story(number, kind, Origin::Domestic, |script, story| {
            let record = story.record_at(1_000);
            let mut on = Side::BOTH.map(|side| starters(&record, side));
            let mut booked = BTreeSet::new();
            let (mut goals, mut kicks) = ([0_u16; 2], [0_u16; 2]);
            let (mut changes, mut stops) = ([0; 2], [BTreeSet::new(), BTreeSet::new()]);
            for event in &record.events {
                let (kind, side, player, related) = plain(event, Origin::Domestic);
                let (kind, side, player) = (kind.unwrap(), side.unwrap(), player.unwrap());
                let own = if kind == EventKind::OwnGoal { side.other() } else { side };
                if event.moment.half == Half::AfterPlay {
                    assert!(on[side as usize].contains(&player));
                    kicks[side as usize] += u16::from(kind == EventKind::PenaltyScored);
                    continue;
                }
                match kind {
                    EventKind::Substitution => {
                        assert!(on[side as usize].remove(&related.unwrap()), "goes off without being on");
                        assert!(on[side as usize].insert(player));
                        changes[side as usize] += 1;
                        if event.moment.half != Half::Interval {
                            stops[side as usize].insert((
                                event.moment.half.code(),
                                event.moment.minute,
                                event.moment.added,
                            ));
                        }
                        continue;
                    }
                    EventKind::YellowCard => assert!(booked.insert(player), "booked twice"),
                    EventKind::SecondYellow => assert!(booked.contains(&player), "never booked before"),
                    kind if kind.is_goal() => goals[side as usize] += 1,
                    _ => {}
                }
                assert!(on[own as usize].contains(&player), "{kind:?} by somebody who is not there");
                if let Some(related) = related {
                    assert!(on[own as usize].contains(&related) && related != player);
                }
                if kind.sends_off() {
                    on[side as usize].remove(&player);
                }
            }
            let result = script.result();
            assert_eq!(goals, [result.goals.home, result.goals.away]);
            if let Some(penalties) = result.penalties {
                assert_eq!(kicks, [penalties.home, penalties.away]);
            }
            for side in 0..2 {
                assert!(changes[side] <= if script.has_extra_time() { 6 } else { 5 });
                assert!(stops[side].len() <= if script.has_extra_time() { 4 } else { 3 });
            }
        });
    }
}

fn starters(record: &MatchRecord, side: Side) -> BTreeSet<PersonId> {
    let starts = |entry: &&store::records::LineUpEntry| entry.side == side && entry.participant == Participant::Starter;
    let starters: Vec<_> = record.line_up.iter().filter(starts).collect();
    let keepers = starters.iter().filter(|entry| entry.position == Some(Position::Goalkeeper)).count();
    assert_eq!((starters.len(), keepers, starters[0].place), (11, 1, 1));
    assert_eq!(starters[0].position, Some(Position::Goalkeeper));
    assert_eq!(starters.iter().filter(|entry| entry.captain).count(), 1);
    starters.iter().map(|entry| entry.person_id).collect()
}

#[test]
fn statistics_fit_the_score_at_any_time() {
    for number in 0..120 {
        with_story(number, Kind::KnockOut, Origin::Domestic, |script, story| {
            for passed in (0..script.length() + 10).step_by(7) {
                check_statistics(&story.record_at(passed));
            }
        });
    }
}

fn check_statistics(record: &MatchRecord) {
    let report = record.report.as_ref().unwrap();
    let sides: BTreeMap<Statistic, [i64; 2]> = report.statistics.iter().map(|(s, h, a)| (*s, [*h, *a])).collect();
    let sum = |statistic: Statistic, side: Side| -> i64 {
        let of_side = record.line_up.iter().filter(|entry| entry.side == side);
        of_side.flat_map(|entry| &entry.statistics).filter(|(s, _)| *s == statistic).map(|(_, value)| value).sum()
    };
    for side in Side::BOTH {
        use Statistic::{Saves, Shots, ShotsBlocked, ShotsOnTarget, ShotsWide};
        let of = |statistic: Statistic| sides[&statistic][side as usize];
        for statistic in [Shots, ShotsOnTarget, Saves, Statistic::Passes, Statistic::Fouls, Statistic::Tackles] {
            assert_eq!(of(statistic), sum(statistic, side), "{statistic:?}");
        }
        assert_eq!(of(Shots), of(ShotsOnTarget) + of(ShotsWide) + of(ShotsBlocked));
        let scored = record.events.iter().filter(|event| {
            let is_goal = matches!(event.kind, Some(EventKind::Goal | EventKind::PenaltyScored));
            is_goal && event.side == Some(side) && event.moment.half != Half::AfterPlay
        });
        assert_eq!(sides[&Saves][side.other() as usize], of(ShotsOnTarget) - scored.count() as i64);
        assert_eq!(sum(Statistic::SafeSaves, side) + sum(Statistic::IncompleteSafeSaves, side), of(Saves));
        assert!(sum(Statistic::PassesCompleted, side) <= of(Statistic::Passes));
        assert_eq!(sum(Statistic::Fouls, side), sum(Statistic::FoulsSuffered, side.other()));
        let yellows = record.events.iter().filter(|e| e.kind == Some(EventKind::YellowCard) && e.side == Some(side));
        assert_eq!(of(Statistic::YellowCards), yellows.count() as i64);
    }
    let [home, away] = sides[&Statistic::Possession];
    assert_eq!(home + away, 100);
    assert_eq!(report.statistics.len(), football::statistic::MATCH_STATISTICS.len());
}

#[test]
fn a_record_only_ever_grows() {
    for number in 0..40 {
        with_story(number, Kind::KnockOut, Origin::Domestic, |script, story| {
            assert_eq!(story.record_at(-NOMINATIONS - 1), MatchRecord::default());
            assert!(story.record_at(-61).report.is_none());
            let announced = story.record_at(-60);
            assert!(announced.line_up.len() >= 40 && announced.events.is_empty());
            assert!(announced.report.as_ref().unwrap().climate.is_some());
            let whole = story.record_at(script.length());
            assert_eq!(story.record_at(script.length() + 500), whole);
            assert!(whole.report.as_ref().unwrap().mvp.is_some());
            for passed in 0..script.length() {
                let record = story.record_at(passed);
                assert!(whole.events.starts_with(&record.events));
                let report = record.report.unwrap();
                assert!(report.mvp.is_none() && report.useful.is_none());
                assert!(record.line_up.iter().all(|entry| entry.rating.is_none()));
                let score = script.at(passed).1.unwrap().goals;
                let in_play = |event: &&Event| event.moment.half != Half::AfterPlay;
                let goals = record.events.iter().filter(in_play).filter(|e| e.kind.unwrap().is_goal()).count();
                assert_eq!(goals, usize::from(score.home + score.away), "after {passed} minutes");
            }
        });
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever a source makes of an event, told plainly it is what happened.
    #[test]
    fn both_sources_tell_the_same_match(number in 0_u64..100_000, is_cup: bool) {
        let kind = if is_cup { Kind::KnockOut } else { Kind::League };
        let tell = |origin: Origin| {
            let mut told = Vec::new();
            with_story(number, kind, origin, |_, story| {
                let record = story.record_at(1_000);
                told = record.events.iter().map(|event| (event.number, plain(event, origin))).collect();
                for (event, happening) in record.events.iter().zip(&story.happenings.all) {
                    let (kind, side, player, related) = plain(event, origin);
                    assert_eq!((kind, side), (Some(happening.kind), Some(happening.side)));
                    assert_eq!((player, related), (happening.player, happening.related));
                    assert_eq!(event.moment.time.is_some(), origin == Origin::International && event.moment.half != Half::AfterPlay);
                }
            });
            told
        };
        prop_assert_eq!(tell(Origin::Domestic), tell(Origin::International));
    }
}
