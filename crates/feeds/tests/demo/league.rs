//! What must hold over the whole demo league.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use football::duty::Calling;
use football::event::EventKind;
use football::moment::Half;
use football::rules;
use football::side::Side;
use football::statistic::Statistic;
use football::suspension::discipline;
use football::table::{Decision, Standings, TableMatch, View, after_round};
use jiff::civil::Date;
use store::Store;
use store::matches::Match;
use store::records::MatchRecord;

use super::walk::{Walked, told};

/// The sums of an edition agree with its matches, its events and its table.
pub async fn check_totals(store: &Store, walked: &Walked) {
    let edition = walked.edition.id;
    let players = store.player_totals(edition, &Statistic::ALL).await.unwrap();
    let teams = store.team_totals(&[edition]).await.unwrap();
    let of_players = |statistic: Statistic| -> i64 {
        players.iter().filter(|total| total.statistic == statistic).map(|total| total.value).sum()
    };
    let of_teams = |statistic: Statistic| -> i64 {
        teams.iter().filter(|total| total.statistic == statistic).map(|total| total.value).sum()
    };
    let in_results = |kinds: &[EventKind]| -> i64 {
        let in_match = |record| {
            let events = told(record, walked.origin()).into_iter();
            let in_play = events.filter(|event| event.moment.half != Half::AfterPlay);
            in_play.filter(|event| kinds.contains(&event.kind.unwrap())).count() as i64
        };
        walked.results().map(|(_, record)| in_match(record)).sum()
    };
    let key = format!("{} {}", walked.edition.competition.key, walked.edition.season);
    let goals: i64 = walked
        .results()
        .map(|(m, _)| m.facts.score.unwrap().goals)
        .map(|goals| i64::from(goals.home + goals.away))
        .sum();
    assert_eq!(goals, in_results(&[EventKind::Goal, EventKind::OwnGoal, EventKind::PenaltyScored]), "{key}");
    assert_eq!(goals, of_players(Statistic::Goals) + of_players(Statistic::OwnGoals), "{key}");
    assert_eq!((goals, goals), (of_teams(Statistic::Goals), of_teams(Statistic::GoalsSuffered)), "{key}");
    for (statistic, kind) in [
        (Statistic::YellowCards, EventKind::YellowCard),
        (Statistic::SecondYellows, EventKind::SecondYellow),
        (Statistic::RedCards, EventKind::RedCard),
    ] {
        let count = in_results(&[kind]);
        assert_eq!((count, count), (of_players(statistic), of_teams(statistic)), "{key} {statistic:?}");
    }
    let matches = walked.results().count() as i64;
    assert_eq!(of_players(Statistic::Starts), 22 * matches, "{key}");
    assert_eq!(of_players(Statistic::Appearances), 22 * matches + in_results(&[EventKind::Substitution]), "{key}");
    assert_eq!(of_teams(Statistic::Appearances), 2 * matches, "{key}");
    let minutes: i64 =
        walked.results().flat_map(|(_, record)| &record.line_up).map(|entry| i64::from(entry.on_pitch.minutes)).sum();
    assert_eq!(of_players(Statistic::PlayedMinutes), minutes, "{key}");
    check_table(store, walked).await;
}

/// The table's goals are those of its clubs' scorers.
async fn check_table(store: &Store, walked: &Walked) {
    let facts = store.table_facts(walked.edition.id).await.unwrap();
    let counted: HashMap<i64, i64> = walked
        .results()
        .map(|(m, record)| {
            let events = told(record, walked.origin());
            let in_play = events.iter().filter(|event| event.moment.half != Half::AfterPlay);
            (m.id, in_play.filter(|event| event.kind.unwrap().is_goal()).count() as i64)
        })
        .collect();
    for fact in facts.iter().filter(|fact| fact.state.is_result()) {
        let score = fact.score.unwrap();
        assert_eq!(i64::from(score.home + score.away), counted[&fact.id]);
    }
}

/// Nobody is on a team sheet who is banned by the rules that visitors are told by.
pub fn check_suspensions(walked: &Walked) {
    let mut of_team: HashMap<i64, Vec<(&Match, &MatchRecord, Side)>> = HashMap::new();
    for (m, record) in &walked.matches {
        of_team.entry(m.home_team_id).or_default().push((m, record, Side::Home));
        of_team.entry(m.away_team_id).or_default().push((m, record, Side::Away));
    }
    let mut suspended = 0;
    for matches in of_team.values_mut() {
        matches.sort_by_key(|(m, ..)| (m.facts.day.is_none(), m.facts.day, m.facts.kickoff, m.id));
        let mut cards: Vec<Vec<(i64, EventKind)>> = Vec::new();
        for &(m, record, side) in &*matches {
            let banned: BTreeSet<i64> = discipline(&cards).banned.into_iter().map(|(player, _)| player).collect();
            let players = record.line_up.iter().filter(|entry| entry.side == side && entry.participant.is_player());
            let listed: BTreeSet<i64> = players.map(|entry| entry.person_id).collect();
            assert!(listed.is_disjoint(&banned), "match {}: {banned:?}", m.id);
            if !listed.is_empty() {
                suspended += banned.len();
            }
            if m.facts.state.is_result() {
                let shown = record.events.iter().filter(|event| event.side == Some(side));
                cards.push(shown.filter_map(|event| Some((event.person_id?, event.kind?))).collect());
            }
        }
    }
    assert!(walked.edition.competition.format != "league" || suspended > 20, "{suspended} suspensions");
}

/// Squads are complete, and a player plays for the one he belongs to on the day.
pub async fn check_squads(store: &Store, walked: &[Walked]) {
    let mut squads = HashMap::new();
    for (season, team) in walked.iter().flat_map(|w| {
        let teams = w.matches.iter().flat_map(|(m, _)| [m.home_team_id, m.away_team_id]);
        teams.map(|team| (w.edition.season, team))
    }) {
        if let std::collections::hash_map::Entry::Vacant(entry) = squads.entry((season, team)) {
            let squad = store.squad(team, season).await.unwrap();
            let staying = squad.iter().filter(|member| member.left.is_none()).count();
            let numbers: HashSet<_> = squad.iter().map(|member| member.kit_number.unwrap()).collect();
            assert_eq!((staying, numbers.len()), (25, squad.len()), "team {team} in {season}");
            assert!(numbers.iter().all(|number| (1..=99).contains(number)));
            assert!(store.staff(team, season).await.unwrap().len() >= 9);
            entry.insert(squad);
        }
    }
    // When those came who came half-way: on the day they left somewhere else.
    let mut came: HashMap<_, Date> = HashMap::new();
    for ((season, _), squad) in &squads {
        for member in squad {
            came.extend(member.left.map(|day| ((*season, member.person_id), day)));
        }
    }
    assert!(came.len() >= 9 * 2, "{} moved in winter", came.len());
    let mut days: HashMap<(i64, Date), i64> = HashMap::new();
    for w in walked {
        for (m, record) in &w.matches {
            let Some(day) = m.facts.day else { continue };
            for entry in record.line_up.iter().filter(|entry| entry.participant.is_player()) {
                let team = entry.side.pick(m.home_team_id, m.away_team_id);
                let squad = &squads[&(w.edition.season, team)];
                let member = squad.iter().find(|member| member.person_id == entry.person_id).unwrap();
                assert!(member.left.is_none_or(|left| day < left), "match {}: he had left", m.id);
                let joined = came.get(&(w.edition.season, entry.person_id)).filter(|_| member.season_order == 2);
                assert!(joined.is_none_or(|joined| *joined <= day), "match {}: he had not come yet", m.id);
                assert_eq!(entry.kit_number, member.kit_number);
                assert_eq!(*days.entry((entry.person_id, day)).or_insert(team), team, "two teams on one day");
            }
        }
    }
}

/// No referee has two matches on one day.
pub fn check_officials(walked: &[Walked]) {
    let mut busy = HashSet::new();
    for (m, record) in walked.iter().flat_map(|w| &w.matches) {
        for appointed in record.appointments.iter().filter(|it| it.duty.calling() == Calling::Referee) {
            assert!(busy.insert((appointed.person_id, m.facts.day)), "match {}: {appointed:?}", m.id);
        }
    }
    assert!(busy.len() > 10_000);
}

/// The figures of a real league, over all league matches.
pub fn check_rates(walked: &[Walked]) -> String {
    let leagues: Vec<&Walked> = walked.iter().filter(|w| w.edition.competition.format == "league").collect();
    let matches = leagues.iter().map(|w| w.results().count()).sum::<usize>() as f64;
    let rate = |kinds: &[EventKind]| {
        let events = leagues.iter().flat_map(|w| w.results()).flat_map(|(_, record)| &record.events);
        events.filter(|event| kinds.contains(&event.kind.unwrap())).count() as f64 / matches
    };
    let goals = rate(&[EventKind::Goal, EventKind::OwnGoal, EventKind::PenaltyScored]);
    let (yellows, second, red) =
        (rate(&[EventKind::YellowCard]), rate(&[EventKind::SecondYellow]), rate(&[EventKind::RedCard]));
    let penalties = rate(&[EventKind::PenaltyScored, EventKind::PenaltyMissed]);
    let changes = rate(&[EventKind::Substitution]);
    let (own, moments) = (rate(&[EventKind::OwnGoal]), rate(&[EventKind::Moment]));
    let assists = leagues
        .iter()
        .flat_map(|w| w.results())
        .flat_map(|(_, record)| &record.events)
        .filter(|event| event.kind == Some(EventKind::Goal) && event.related_id.is_some())
        .count() as f64;
    let assisted = assists / (goals * matches);
    let scores = leagues.iter().flat_map(|w| w.results()).map(|(m, _)| m.facts.score.unwrap().goals);
    let (home, away) = scores.fold((0, 0), |(home, away), score| {
        (home + u32::from(score.home > score.away), away + u32::from(score.home < score.away))
    });
    assert!((2.3..3.1).contains(&goals), "{goals} goals");
    assert!((3.5..5.5).contains(&yellows), "{yellows} yellow cards");
    assert!((0.1..0.4).contains(&(second + red)), "{second} second yellow and {red} red cards");
    assert!((0.2..0.45).contains(&penalties), "{penalties} penalties");
    assert!((0.64..0.76).contains(&assisted), "{assisted} assisted");
    assert!(home > away, "{home} home and {away} away wins");
    format!(
        "{matches} matches: goals {goals:.2}, own {own:.2}, assisted {assisted:.2}, yellow {yellows:.2}, \
         second yellow {second:.2}, red {red:.2}, penalties {penalties:.2}, changes {changes:.2}, \
         moments {moments:.2}, home {home}, away {away}"
    )
}

/// Somewhere in some table each step of the rules decides.
pub async fn check_tie_breaks(store: &Store, walked: &[Walked]) {
    let mut wanted = BTreeSet::new();
    let mut found: BTreeMap<&str, u32> = BTreeMap::new();
    for w in walked.iter().filter(|w| w.edition.competition.format == "league") {
        let rules = rules::in_force(&w.edition.rules, w.edition.season).unwrap();
        wanted.extend(rules.at_end.iter().chain(&rules.during).map(|step| step.by.name()));
        let matches: Vec<TableMatch> = store
            .table_facts(w.edition.id)
            .await
            .unwrap()
            .iter()
            .map(|fact| fact.counted(fact.state.is_result()))
            .collect();
        let teams: Vec<i64> = store.entrants(w.edition.id).await.unwrap().iter().map(|e| e.team.id).collect();
        for round in 1..=34 {
            let played = after_round(&matches, round);
            let season_over = played.iter().all(|m| m.score.is_some());
            let standings = Standings { rules, teams: &teams, matches: &played, deductions: &[], season_over };
            for decided in standings.table(View::Overall).iter().filter_map(|row| row.decided_by.as_ref()) {
                if let Decision::By(criterion) = decided.decision {
                    *found.entry(criterion.name()).or_default() += 1;
                }
            }
        }
    }
    let deciding: BTreeSet<&str> = found.keys().copied().collect();
    assert_eq!(deciding, wanted, "{found:?}");
}
