//! Data from outside: keys, revisions, corrections, and writing what is known now over what was known before.

use football::correction::{Standing, When};
use football::duty::Calling;
use football::event::EventKind;
use football::moment::{Half, Moment};
use football::score::{FullScore, Score};
use football::side::Side;
use football::state::{MatchState, Phase};
use jiff::civil::date;
use serde_json::json;
use store::api_keys::NewApiKey;
use store::competitions::NewCompetition;
use store::corrections::Corrected;
use store::editions::NewDeduction;
use store::feed_items::FeedItem;
use store::matches::{Match, MatchFacts};
use store::officials::Official;
use store::persons::PersonFacts;
use store::records::{Event, MatchRecord, Report};
use store::rounds::Label;
use store::squads::{SquadMember, StaffMember};
use store::stadiums::NewStadium;
use store::{Conflict, Store, StoreError, Write};
use testkit::TestDatabase;

use crate::league::{League, at, competition, played, season, stored_league, team};

fn key(name: &str) -> NewApiKey {
    let scopes = vec!["match".to_owned(), "event".to_owned()];
    NewApiKey { name: name.to_owned(), prefix: format!("prefix {name}"), hash: "hash".to_owned(), scopes }
}

#[tokio::test]
async fn keys_are_found_by_their_prefix_until_they_are_revoked() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        store.add_api_key(key("one"), at()).await.unwrap();
        store.add_api_key(key("two"), at()).await.unwrap();
        let again = store.add_api_key(NewApiKey { prefix: "other".into(), ..key("one") }, at()).await;
        assert!(matches!(again, Err(StoreError::Conflict(Conflict::KeyName))), "{again:?}");

        let one = store.api_key("prefix one").await.unwrap().unwrap();
        assert_eq!((one.name.as_str(), one.created, one.revoked), ("one", at(), None));
        assert_eq!(one.scopes, ["match", "event"]);
        assert!(store.api_key("prefix").await.unwrap().is_none());

        assert!(store.write().await.unwrap().is_key_in_use(one.id).await.unwrap());
        assert!(store.revoke_api_key("one", at()).await.unwrap());
        assert!(
            !store.revoke_api_key("one", at()).await.unwrap() && !store.revoke_api_key("three", at()).await.unwrap()
        );
        assert!(!store.write().await.unwrap().is_key_in_use(one.id).await.unwrap());
        assert_eq!(store.api_key("prefix one").await.unwrap().unwrap().revoked, Some(at()));
        let names: Vec<_> = store.api_keys().await.unwrap().into_iter().map(|(key, used)| (key.name, used)).collect();
        assert_eq!(names, [("one".to_owned(), None), ("two".to_owned(), None)]);
    }
}

#[tokio::test]
async fn the_newest_revision_is_remembered_even_where_nothing_else_changes() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        store.add_api_key(key("one"), at()).await.unwrap();
        let id = store.api_key("prefix one").await.unwrap().unwrap().id;
        let item = |name: &str, revision: i64| FeedItem {
            kind: "match",
            external_id: name.to_owned(),
            revision,
            digest: format!("digest {revision}"),
        };
        for items in [vec![item("a", 1), item("b", 1)], vec![item("a", 2)]] {
            let mut write = store.write().await.unwrap();
            write.note_feed_items(id, at(), &items).await.unwrap();
            assert!(write.commit(at(), "feed", json!({})).await.unwrap().is_none(), "nothing that anybody can see");
        }
        let write = store.write().await.unwrap();
        let names = ["a", "b", "c"].map(str::to_owned);
        let known = write.find_feed_items("match", &names).await.unwrap();
        assert_eq!(known.len(), 2);
        assert_eq!((&known["a"], &known["b"]), (&(2, "digest 2".to_owned()), &(1, "digest 1".to_owned())));
        assert!(write.find_feed_items("event", &names).await.unwrap().is_empty());
        drop(write);
        assert_eq!(store.api_keys().await.unwrap()[0].1, Some(at()));
    }
}

async fn stored_match(store: &Store, league: &League, facts: MatchFacts) -> i64 {
    let mut write = store.write().await.unwrap();
    let pair = (league.teams[0], league.teams[1]);
    let id = write.add_match(&league.edition, league.round, pair, Some("m".into()), facts).await.unwrap();
    write.commit(at(), "test", json!({})).await.unwrap();
    id
}

async fn found(write: &Write) -> Match {
    write.find_matches_by_external_id(&["m".to_owned()]).await.unwrap().remove("m").unwrap()
}

fn goal(number: i32, person: i64) -> Event {
    Event {
        id: 0,
        number,
        external_id: Some(format!("e{number}")),
        kind: Some(EventKind::Goal),
        moment: Moment { half: Half::First, minute: 9, time: None, added: None },
        side: Some(Side::Home),
        person_id: Some(person),
        related_id: None,
        embed: None,
        image: None,
        description: None,
    }
}

fn record(events: Vec<Event>) -> MatchRecord {
    MatchRecord { report: Some(Report { length: 90, ..Report::default() }), events, ..MatchRecord::default() }
}

#[tokio::test]
async fn news_is_no_correction_and_what_is_taken_back_is() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let live = MatchFacts { state: MatchState::Live(Phase::FirstHalf), ..played(0, 0) };
        let id = stored_match(&store, &league, live.clone()).await;
        let mut write = store.write().await.unwrap();
        let person = PersonFacts { external_id: "p".into(), name: "p".into(), ..Default::default() };
        let scorer = write.add_person(person.clone()).await.unwrap();
        let other = write.add_person(PersonFacts { external_id: "o".into(), ..person }).await.unwrap();
        // A goal, and in the same write the end: the facts first, then what happened.
        let known = found(&write).await;
        write.update_match(&league.edition, &known, league.round, played(1, 0)).await.unwrap();
        write.set_record(&league.edition, id, record(vec![goal(1, scorer)])).await.unwrap();
        write.commit(at(), "demo", json!({})).await.unwrap();
        assert_eq!(store.corrections(id).await.unwrap(), []);

        let mut write = store.write().await.unwrap();
        write.sign("Ana");
        write.because(Some("the referee's report"));
        let known = found(&write).await;
        let moved = MatchFacts { kickoff: Some("2026-11-14T20:45:00Z".parse().unwrap()), ..played(2, 0) };
        write.update_match(&league.edition, &known, league.round, moved.clone()).await.unwrap();
        write.because(None);
        let events = vec![goal(1, other), goal(2, scorer)];
        write.set_record(&league.edition, id, record(events)).await.unwrap();
        write.commit(at(), "feed", json!({})).await.unwrap();
        let corrections = store.corrections(id).await.unwrap();
        assert!(corrections.iter().all(|c| c.source == "feed" && c.author.as_deref() == Some("Ana") && c.at == at()));
        let whys: Vec<_> = corrections.iter().map(|c| c.reason.as_deref()).collect();
        let why = Some("the referee's report");
        assert_eq!(whys, [why, why, None, None]);
        let standing =
            |home: u16| Standing { state: MatchState::Finished, score: Some(FullScore::plain(Score::new(home, 0))) };
        assert_eq!(corrections[0].change, Corrected::Result { before: standing(1), after: standing(2) });
        let when = |facts: &MatchFacts| When { day: facts.day, kickoff: facts.kickoff, is_settled: facts.date_defined };
        assert_eq!(corrections[1].change, Corrected::Date { before: when(&live), after: when(&moved) });
        let Corrected::Event { before: Some(before), after: Some(after) } = &corrections[2].change else { panic!() };
        assert_eq!((before.player, after.player), (Some(scorer), Some(other)));
        assert!(matches!(&corrections[3].change, Corrected::Event { before: None, after: Some(_) }));

        // Only the whole step was public.
        let mut write = store.write().await.unwrap();
        for home in [5, 2] {
            let known = found(&write).await;
            let facts = MatchFacts { kickoff: moved.kickoff, ..played(home, 0) };
            write.update_match(&league.edition, &known, league.round, facts).await.unwrap();
        }
        write.commit(at(), "feed", json!({})).await.unwrap();
        assert_eq!(store.corrections(id).await.unwrap().len(), 4);

        // What is not committed is not on record either.
        let mut write = store.write().await.unwrap();
        write.set_record(&league.edition, id, record(Vec::new())).await.unwrap();
        drop(write);
        assert_eq!(store.corrections(id).await.unwrap().len(), 4);
        assert_eq!(store.corrections(id + 1).await.unwrap(), []);
    }
}

#[tokio::test]
async fn telling_a_match_of_which_only_the_result_was_known_is_no_correction() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let id = stored_match(&store, &league, played(1, 0)).await;
        let mut write = store.write().await.unwrap();
        let person = PersonFacts { external_id: "p".into(), name: "p".into(), ..Default::default() };
        let scorer = write.add_person(person).await.unwrap();
        write.set_record(&league.edition, id, record(vec![goal(1, scorer)])).await.unwrap();
        write.commit(at(), "feed", json!({})).await.unwrap();
        assert_eq!(store.corrections(id).await.unwrap(), []);
    }
}

#[tokio::test]
async fn what_is_known_now_goes_over_what_was_known_and_the_same_changes_nothing() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        let mut is_quiet = false;
        for turn in 0..2 {
            is_quiet = turn == 1;
            let write = &mut write;
            let known = write.find_competition("liga").await.unwrap().unwrap();
            let new = NewCompetition { label: "Liga Nova".to_owned(), ..competition("liga") };
            let updated = write.update_competition(&known, new).await.unwrap();
            assert_eq!((updated.label.as_str(), updated == known), ("Liga Nova", is_quiet));

            let teams = write.find_teams_by_external_id(&["brisa".to_owned(), "nobody".to_owned()]).await.unwrap();
            let mut new = team("Brisa");
            new.city = Some("Aveiro".to_owned());
            let updated = write.update_team(&teams["brisa"], new).await.unwrap();
            assert_eq!(
                (teams.len(), updated.city.as_deref(), updated == teams["brisa"]),
                (1, Some("Aveiro"), is_quiet)
            );

            let edition = write.find_edition_by_id(league.edition.id).await.unwrap().unwrap();
            assert_eq!(write.set_rules(&edition, "goal-difference", &[]).await.unwrap(), !is_quiet);
            let message = Label { pt: "Atraso".into(), en: "Delay".into() };
            let deduction = NewDeduction { team_id: league.teams[0], points: 3, from_round: 2, message };
            assert_eq!(write.set_deductions(&edition, &[deduction]).await.unwrap(), !is_quiet);

            let round = write.find_rounds(edition.id).await.unwrap().remove(0);
            let label = Some(Label { pt: "Final".into(), en: "Final".into() });
            assert_eq!(write.name_round(&edition, &round, label, Some("r".into())).await.unwrap(), !is_quiet);
        }
        assert!(is_quiet);
        assert_eq!(write.find_phases(league.edition.id).await.unwrap().len(), 1);
        assert!(
            write.has_season(season()).await.unwrap() && !write.has_season(season().previous().unwrap()).await.unwrap()
        );
        write.commit(at(), "test", json!({})).await.unwrap();
        assert_eq!(store.deductions(league.edition.id).await.unwrap().len(), 1);
        assert_eq!(store.rounds(league.edition.id).await.unwrap()[0].external_id.as_deref(), Some("r"));
    }
}

#[tokio::test]
async fn entrants_move_between_groups_and_leave_only_without_matches() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        stored_match(&store, &league, MatchFacts::undated()).await;
        let mut write = store.write().await.unwrap();
        write.set_group(&league.edition, league.teams[0], Some("A")).await.unwrap();
        assert!(!write.withdraw_team(&league.edition, league.teams[0]).await.unwrap());
        assert!(write.withdraw_team(&league.edition, league.teams[2]).await.unwrap());
        let entries = write.find_entries(league.edition.id).await.unwrap();
        assert_eq!((entries.len(), &entries[&league.teams[0]]), (2, &Some("A".to_owned())));
        let pairing = write.find_pairing(league.round, (league.teams[0], league.teams[1])).await.unwrap().unwrap();
        assert_eq!(pairing.1.as_deref(), Some("m"));
        assert!(write.find_pairing(league.round, (league.teams[1], league.teams[0])).await.unwrap().is_none());
        write.name_match(pairing.0.id, "n").await.unwrap();
        assert!(write.find_matches_by_external_id(&["n".to_owned()]).await.unwrap().contains_key("n"));
    }
}

#[tokio::test]
async fn squads_staff_grounds_and_licences_are_written_as_they_are_now() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        let facts = |name: &str| PersonFacts { external_id: name.into(), name: name.into(), ..Default::default() };
        let people = write.add_persons(&["a", "b", "c"].map(facts)).await.unwrap();
        assert!(people.is_sorted() && people.len() == 3);
        let found = write.find_persons_by_external_id(&["a".to_owned(), "x".to_owned()]).await.unwrap();
        assert_eq!((found.len(), found["a"].id), (1, people[0]));
        let (team_id, season) = (league.teams[0], season());
        let player = |person_id: i64, number: i16| SquadMember {
            team_id,
            season,
            person_id,
            season_order: 1,
            kit_number: Some(number),
            position: None,
            left: None,
            loan_from: None,
        };
        let first = [player(people[0], 1), player(people[1], 2)];
        assert!(write.set_squad(team_id, season, &first).await.unwrap());
        assert!(!write.set_squad(team_id, season, &first).await.unwrap());
        let left = SquadMember { left: Some(date(2027, 1, 15)), ..player(people[1], 2) };
        assert!(write.set_squad(team_id, season, &[left.clone(), player(people[2], 1)]).await.unwrap());
        let coach = StaffMember {
            team_id,
            season,
            person_id: people[0],
            season_order: 1,
            role: football::participant::Participant::HeadCoach,
            left: None,
        };
        assert!(write.set_staff(team_id, season, std::slice::from_ref(&coach)).await.unwrap());
        assert!(!write.set_staff(team_id, season, std::slice::from_ref(&coach)).await.unwrap());
        let club = write.find_club(team_id, season).await.unwrap();
        assert_eq!((club.players.len(), club.staff), (2, vec![coach]));

        let stadium = NewStadium {
            external_id: "s".into(),
            name: "Campo".into(),
            city: None,
            capacity: Some(5_000),
            address: None,
        };
        write.add_stadium(stadium).await.unwrap();
        let known = write.find_stadiums_by_external_id(&["s".to_owned()]).await.unwrap().remove("s").unwrap();
        let larger = store::stadiums::Stadium { capacity: Some(6_000), ..known.clone() };
        assert!(write.update_stadium(&known, larger.clone()).await.unwrap());
        assert!(!write.update_stadium(&larger, larger.clone()).await.unwrap());

        let licence = Official {
            person_id: people[2],
            season,
            calling: Calling::Referee,
            association: Some("AF Porto".into()),
            category: None,
        };
        write.license(season, &[(people[2], Calling::Referee), (people[2], Calling::Referee)]).await.unwrap();
        assert!(write.set_official(&licence).await.unwrap() && !write.set_official(&licence).await.unwrap());
        write.license(season, &[(people[2], Calling::Referee), (people[1], Calling::Observer)]).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();
        assert_eq!(store.licences(people[2], Calling::Referee).await.unwrap(), [licence]);
        assert_eq!(store.licences(people[1], Calling::Observer).await.unwrap().len(), 1);
        assert_eq!(store.squad(team_id, season).await.unwrap(), [player(people[2], 1), left]);
    }
}

#[tokio::test]
async fn a_dump_is_the_same_on_both_databases_and_keeps_no_secrets() {
    let mut texts = Vec::new();
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let id = stored_match(&store, &league, played(1, 0)).await;
        let mut write = store.write().await.unwrap();
        let known = found(&write).await;
        write.update_match(&league.edition, &known, league.round, played(2, 0)).await.unwrap();
        write.commit(at(), "import", json!({})).await.unwrap();
        store.add_api_key(key("one"), at()).await.unwrap();
        assert_eq!(store.corrections(id).await.unwrap().len(), 1);
        let mut text = String::new();
        let mut add = |line: &str| {
            text.push_str(line);
            Ok(())
        };
        store.dump(&mut add).await.unwrap();
        texts.push(text);
    }
    assert!(texts[0] == texts[1], "{}\n{}", texts[0], texts[1]);
    let lines: Vec<serde_json::Value> = texts[0].lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["season"]["id"], 20_262_027);
    assert!(lines.iter().any(|line| line["match"]["home_goals"] == 2));
    assert!(lines.iter().any(|line| line["correction"]["source"] == "import"));
    assert!(!texts[0].contains("hash"));
    let mut broken = |_: &str| Err(std::io::Error::other("full"));
    let store = TestDatabase::sqlite().open().await;
    stored_league(&store).await;
    assert!(store.dump(&mut broken).await.is_err());
}
