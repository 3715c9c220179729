//! Going through every match of the demo league.

use std::collections::{BTreeMap, BTreeSet};

use football::event::EventKind;
use football::moment::Half;
use football::occurrence::{Occurrence, Origin};
use football::participant::Participant;
use football::position::Position;
use football::side::Side;
use football::statistic::{MATCH_STATISTICS, Statistic};
use store::Store;
use store::editions::Edition;
use store::matches::Match;
use store::records::{LineUpEntry, MatchRecord};

/// An edition with all that was recorded of its matches.
pub struct Walked {
    pub edition: Edition,
    pub matches: Vec<(Match, MatchRecord)>,
}

impl Walked {
    pub fn results(&self) -> impl Iterator<Item = &(Match, MatchRecord)> {
        self.matches.iter().filter(|(m, _)| m.facts.state.is_result())
    }

    pub fn origin(&self) -> Origin {
        self.edition.origin()
    }
}

pub async fn walk(store: &Store) -> Vec<Walked> {
    let mut all = Vec::new();
    for international in [false, true] {
        for summary in store.editions(international).await.unwrap() {
            let edition = summary.edition;
            let mut matches = Vec::new();
            for m in store.matches_of_edition(edition.id).await.unwrap() {
                let record = store.record(m.id).await.unwrap();
                matches.push((m, record));
            }
            all.push(Walked { edition, matches });
        }
    }
    all
}

pub fn told(record: &MatchRecord, origin: Origin) -> Vec<Occurrence<i64>> {
    record.events.iter().map(|event| event.occurrence().plainly(origin)).collect()
}

/// Everything that must hold of a match with a result.
pub fn check_match(m: &Match, record: &MatchRecord, origin: Origin) {
    let report = record.report.as_ref().unwrap_or_else(|| panic!("match {} has no report", m.id));
    let score = m.facts.score.unwrap();
    let length = if score.ninety.is_some() { 120 } else { 90 };
    assert_eq!(report.length, length, "match {}", m.id);
    let mut goals = [0_u16; 2];
    let mut kicks = [0_u16; 2];
    let mut booked = BTreeSet::new();
    let mut lost = [0_u16; 2];
    let mut changes = [0; 2];
    let mut on = Side::BOTH.map(|side| starters(record, side));
    for event in told(record, origin) {
        let (kind, side) = (event.kind.unwrap(), event.side.unwrap());
        let own = if kind == EventKind::OwnGoal { side.other() } else { side } as usize;
        let player = event.player.unwrap();
        if event.moment.half == Half::AfterPlay {
            kicks[side as usize] += u16::from(kind.is_goal());
            assert!(on[own].contains(&player));
            continue;
        }
        if kind == EventKind::Substitution {
            changes[own] += 1;
            assert!(on[own].remove(&event.related.unwrap()) && on[own].insert(player), "match {}: {event:?}", m.id);
            continue;
        }
        assert!(on[own].contains(&player), "match {}: {event:?} by somebody not on the pitch", m.id);
        assert!(event.related.is_none_or(|related| on[own].contains(&related)));
        goals[side as usize] += u16::from(kind.is_goal());
        match kind {
            EventKind::YellowCard => assert!(booked.insert(player)),
            EventKind::SecondYellow => assert!(booked.contains(&player)),
            _ => {}
        }
        if kind.sends_off() {
            on[own].remove(&player);
            lost[own] += length - event.moment.played();
        }
    }
    assert_eq!(goals, [score.goals.home, score.goals.away], "match {}", m.id);
    if let Some(penalties) = score.penalties {
        assert_eq!(kicks, [penalties.home, penalties.away], "match {}", m.id);
    }
    for side in Side::BOTH {
        let entries = || record.line_up.iter().filter(|entry| entry.side == side);
        let minutes: u16 = entries().map(|entry| entry.on_pitch.minutes).sum();
        assert_eq!(minutes, 11 * length - lost[side as usize], "minutes of match {}", m.id);
        assert!(changes[side as usize] <= if length > 90 { 6 } else { 5 });
        for entry in entries().filter(|entry| entry.participant.is_player()) {
            assert_eq!(entry.rating.is_some(), entry.on_pitch.on.is_some());
            assert!(entry.rating.is_none_or(|rating| (45..=98).contains(&rating)));
        }
        assert!(entries().any(|entry| entry.participant == Participant::HeadCoach), "match {}", m.id);
    }
    check_statistics(record, origin);
    check_report(m, record);
}

fn starters(record: &MatchRecord, side: Side) -> BTreeSet<i64> {
    let of = |wanted: fn(Participant) -> bool| {
        record.line_up.iter().filter(|entry| entry.side == side && wanted(entry.participant)).collect::<Vec<_>>()
    };
    let starters: Vec<&LineUpEntry> = of(|participant| participant == Participant::Starter);
    let keepers = starters.iter().filter(|entry| entry.position == Some(Position::Goalkeeper)).count();
    assert_eq!((starters.len(), keepers), (11, 1));
    assert_eq!(starters[0].position, Some(Position::Goalkeeper));
    assert_eq!(starters.iter().filter(|entry| entry.captain).count(), 1);
    assert!(of(Participant::is_on_bench).len() >= 7);
    starters.iter().map(|entry| entry.person_id).collect()
}

fn check_statistics(record: &MatchRecord, origin: Origin) {
    let report = record.report.as_ref().unwrap();
    let sides: BTreeMap<Statistic, [i64; 2]> = report.statistics.iter().map(|(s, h, a)| (*s, [*h, *a])).collect();
    assert_eq!(report.statistics.iter().map(|(s, ..)| *s).collect::<Vec<_>>(), MATCH_STATISTICS);
    let sum = |statistic: Statistic, side: Side| -> i64 {
        let of_side = record.line_up.iter().filter(|entry| entry.side == side);
        of_side.flat_map(|entry| &entry.statistics).filter(|(s, _)| *s == statistic).map(|(_, value)| value).sum()
    };
    let events = told(record, origin);
    for side in Side::BOTH {
        let of = |statistic: Statistic| sides[&statistic][side as usize];
        let count = |kinds: &[EventKind]| {
            let is_one = |event: &&Occurrence<i64>| {
                event.side == Some(side) && event.moment.half != Half::AfterPlay && kinds.contains(&event.kind.unwrap())
            };
            events.iter().filter(is_one).count() as i64
        };
        for statistic in MATCH_STATISTICS {
            let is_summed = statistic.is_of_player() && !statistic.is_derived();
            assert!(!is_summed || of(*statistic) == sum(*statistic, side), "{statistic:?}");
        }
        let (on_target, wide) = (of(Statistic::ShotsOnTarget), of(Statistic::ShotsWide));
        assert_eq!(of(Statistic::Shots), on_target + wide + of(Statistic::ShotsBlocked));
        let scored = count(&[EventKind::Goal, EventKind::PenaltyScored]);
        assert_eq!(sides[&Statistic::Saves][side.other() as usize], on_target - scored);
        let saves = [Statistic::SafeSaves, Statistic::IncompleteSafeSaves].map(|statistic| sum(statistic, side));
        assert_eq!(saves.iter().sum::<i64>(), of(Statistic::Saves));
        assert_eq!(of(Statistic::YellowCards), count(&[EventKind::YellowCard]));
        assert_eq!(of(Statistic::SecondYellows), count(&[EventKind::SecondYellow]));
        assert_eq!(of(Statistic::RedCards), count(&[EventKind::RedCard]));
    }
    assert_eq!(sides[&Statistic::Possession].iter().sum::<i64>(), 100);
}

fn check_report(m: &Match, record: &MatchRecord) {
    let report = record.report.as_ref().unwrap();
    let played = report.first_half.unwrap() + report.second_half.unwrap() + report.extra_time.unwrap_or(0);
    let useful = f64::from(report.useful.unwrap()) / f64::from(played);
    assert!((0.51..0.63).contains(&useful), "match {}: {useful}", m.id);
    for score in [report.stadium_score, report.pitch_score] {
        assert!((25..=50).contains(&score.unwrap()));
    }
    assert!((0..=100).contains(&report.rain_percentage.unwrap()) && report.climate.is_some());
    assert_eq!(record.appointments.len(), 9);
    let best = record.line_up.iter().find(|entry| Some(entry.person_id) == report.mvp).unwrap();
    let goals = m.facts.score.unwrap().goals;
    let of_best = best.side.pick((goals.home, goals.away), (goals.away, goals.home));
    assert!(of_best.0 >= of_best.1, "match {}: the best of the losers", m.id);
    for (side, tactic) in [(Side::Home, &report.home_tactic), (Side::Away, &report.away_tactic)] {
        let digits: u32 = tactic.as_ref().unwrap().split('-').map(|row| row.parse::<u32>().unwrap()).sum();
        assert_eq!(digits, 10, "{side:?}");
    }
}
