//! Lists of all that has a page.

use content::model::{FILE, Model};
use football::duty::Calling;
use football::participant::Participant;
use football::season::SeasonId;
use jiff::civil::date;
use serde_json::{Value, json};
use store::Store;
use store::addresses::{AfterDocument, MatchAddress, Members, Translation};
use store::content::{Author, NewDocument};
use store::officials::Official;
use store::persons::PersonFacts;
use store::squads::{SquadMember, StaffMember};
use testkit::TestDatabase;

use crate::league::{at, competition, played, season, stored_league};

fn person(name: &str) -> PersonFacts {
    PersonFacts { external_id: name.to_owned(), name: name.to_owned(), ..Default::default() }
}

fn next_season() -> SeasonId {
    SeasonId::starting_in(2027).unwrap()
}

#[tokio::test]
async fn matches_and_teams_have_addresses() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        let mut matches = Vec::new();
        for pair in [(0, 1), (1, 2), (2, 0)] {
            let pair = (league.teams[pair.0], league.teams[pair.1]);
            matches.push(write.add_match(&league.edition, league.round, pair, None, played(1, 0)).await.unwrap());
        }
        // Abroad, and in a later season: the league at home comes first within a season, the season before all.
        let abroad = store::competitions::NewCompetition { is_international: true, position: 0, ..competition("5") };
        let abroad = write.add_competition(abroad).await.unwrap();
        let same = write.add_edition(&abroad, season(), "uefa", &[]).await.unwrap();
        write.cover_season(next_season(), date(2027, 8, 1), date(2028, 5, 30)).await.unwrap();
        let later = write.add_edition(&abroad, next_season(), "uefa", &[]).await.unwrap();
        write.enter_team(&same, league.teams[0], None).await.unwrap();
        write.enter_team(&later, league.teams[1], None).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();

        let first = MatchAddress {
            id: matches[0],
            season_id: 20262027,
            competition: "liga".to_owned(),
            round: 1,
            day: Some("2026-11-14".to_owned()),
        };
        let found = store.match_addresses(0, 2).await.unwrap();
        assert_eq!(found[0], first);
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].day(), Some(date(2026, 11, 14)));
        assert_eq!(store.match_addresses(found[1].id, 2).await.unwrap().len(), 1);
        assert_eq!(store.count_match_addresses().await.unwrap(), 3);
        assert_eq!(store.match_at(0).await.unwrap(), Some(0));
        assert_eq!(store.match_at(2).await.unwrap(), Some(matches[1]));
        assert_eq!(store.match_at(9).await.unwrap(), None);

        let teams = store.team_addresses(0, 10).await.unwrap();
        let told: Vec<(&str, &str, i64)> =
            teams.iter().map(|team| (team.name.as_str(), team.competition.as_str(), team.season_id)).collect();
        assert_eq!(told, [("Álamo", "liga", 20262027), ("Brisa", "5", 20272028), ("Cais", "liga", 20262027)]);
        assert_eq!(store.team_addresses(teams[0].id, 1).await.unwrap(), teams[1..2]);
    }
}

#[tokio::test]
async fn people_have_addresses_with_their_last_team() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        write.cover_season(next_season(), date(2027, 8, 1), date(2028, 5, 30)).await.unwrap();
        let (a, b) = (write.add_person(person("a")).await.unwrap(), write.add_person(person("b")).await.unwrap());
        let member = |person_id: i64, team: usize, season: SeasonId, season_order: i16| SquadMember {
            team_id: league.teams[team],
            season,
            person_id,
            season_order,
            kit_number: None,
            position: None,
            left: None,
            loan_from: None,
        };
        let squads = [
            member(a, 0, next_season(), 1),
            member(a, 1, season(), 2),
            member(b, 0, season(), 1),
            member(b, 2, season(), 2),
        ];
        write.add_to_squads(&squads).await.unwrap();
        let staff = |person_id: i64, season: SeasonId, role: Participant| StaffMember {
            team_id: league.teams[0],
            season,
            person_id,
            season_order: 1,
            role,
            left: None,
        };
        // He led the team, and is its doctor now: his page as a coach is that of then.
        let staff = [staff(a, season(), Participant::HeadCoach), staff(a, next_season(), Participant::Doctor)];
        write.add_to_staff(&staff).await.unwrap();
        let official = |season: SeasonId, calling: Calling| Official {
            person_id: b,
            season,
            calling,
            association: None,
            category: None,
        };
        let officials = [
            official(season(), Calling::Referee),
            official(next_season(), Calling::Referee),
            official(season(), Calling::Observer),
        ];
        write.add_officials(&officials).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();

        let players = store.member_addresses(Members::Players, 0, 10).await.unwrap();
        let told: Vec<(&str, i64, i64)> =
            players.iter().map(|one| (one.name.as_str(), one.team_id, one.season_id)).collect();
        assert_eq!(told, [("a", league.teams[0], 20272028), ("b", league.teams[2], 20262027)]);
        assert_eq!(store.member_addresses(Members::Players, a, 10).await.unwrap(), players[1..]);
        let coaches = store.member_addresses(Members::Coaches, 0, 10).await.unwrap();
        let told: Vec<(i64, i64)> = coaches.iter().map(|one| (one.id, one.season_id)).collect();
        assert_eq!(told, [(a, 20262027)]);
        let officials = store.official_addresses(0, 10).await.unwrap();
        let told: Vec<(i64, i16, i64)> = officials.iter().map(|one| (one.id, one.role, one.season_id)).collect();
        assert_eq!(told, [(b, 1, 20272028), (b, 3, 20262027)]);
        assert!(store.official_addresses(b, 10).await.unwrap().is_empty());
    }
}

async fn add(store: &Store, model: &Model, name: &str, new: NewDocument) -> i64 {
    let mut write = store.write().await.unwrap();
    let added = write.add_document(model, model.named(name), new, &Author::default(), at()).await.unwrap();
    write.commit(at(), "test", json!({})).await.unwrap();
    added.id
}

fn news(locale: &str, group: Option<i64>, is_published: bool, data: Value) -> NewDocument {
    let Value::Object(data) = data else { panic!("no object") };
    NewDocument { locale: locale.to_owned(), group, data, published: is_published.then(at), ..NewDocument::default() }
}

#[tokio::test]
async fn published_documents_have_addresses_in_each_language() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let model = Model::built_in();
        let file =
            add(&store, &model, FILE, news("", None, false, json!({ "name": "a", "url": "/uploads/a.jpg" }))).await;
        let entry = |title: &str, platform: &str| json!({ "title": title, "slug": title, "platform": platform, "banner": file });
        let one = add(&store, &model, "news", news("pt-PT", None, true, entry("um", "all"))).await;
        let two = add(&store, &model, "news", news("en", Some(one), true, entry("one", "web"))).await;
        add(&store, &model, "news", news("pt-PT", None, false, entry("rascunho", "all"))).await;
        add(&store, &model, "news", news("pt-PT", None, true, entry("app", "app"))).await;
        let last =
            add(&store, &model, "news", news("pt-PT", None, true, json!({ "title": "fim", "platform": "all" }))).await;

        let content_type = model.named("news");
        let after = AfterDocument::default();
        let found = store.document_addresses(content_type, "banner", &after, 10).await.unwrap();
        let ids: Vec<i64> = found.iter().map(|one| one.id).collect();
        assert_eq!(ids, [two, one, last], "languages of an entry stand together; drafts and the app's are left out");
        let translation = Translation { id: one, locale: "pt-PT".to_owned(), slug: Some("um".to_owned()) };
        assert_eq!(found[0].others, [translation]);
        assert_eq!((found[0].picture, found[0].slug.as_deref()), (Some(file), Some("one")));
        assert_eq!((found[2].picture, found[2].slug.as_deref(), found[2].others.len()), (None, None, 0));
        assert_eq!(found[0].updated, at());

        let first = store.document_addresses(content_type, "banner", &after, 1).await.unwrap();
        let after = AfterDocument { group: first[0].group, locale: first[0].locale.clone() };
        assert_eq!(store.document_addresses(content_type, "banner", &after, 10).await.unwrap(), found[1..]);
        assert_eq!(store.document_at(content_type, 1).await.unwrap(), Some(after));
        assert_eq!(store.document_at(content_type, 0).await.unwrap(), Some(AfterDocument::default()));
        assert_eq!(store.document_at(content_type, 9).await.unwrap(), None);
        assert_eq!(store.count_document_addresses(content_type).await.unwrap(), 3);
        assert_eq!(store.file_addresses(&[file, 99]).await.unwrap(), [(file, "/uploads/a.jpg".to_owned())]);
        assert!(store.file_addresses(&[]).await.unwrap().is_empty());
    }
}

#[tokio::test]
async fn what_old_addresses_mean_is_found() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let model = Model::built_in();
        store.prepare_content(&model).await.unwrap();
        let league = stored_league(&store).await;
        let mut write = store.write().await.unwrap();
        let new = |id: i64, locale: &str, data: Value, is_published: bool| NewDocument {
            id: Some(id),
            ..news(locale, None, is_published, data)
        };
        let nobody = Author::default();
        for (name, id, data, is_published) in [
            ("news", 1, json!({ "slug": "golo", "legacyUrl": "/pt/Liga/Golo" }), true),
            ("news", 2, json!({ "slug": "rascunho", "legacyUrl": "/pt/liga/golo" }), false),
            ("video", 3, json!({ "slug": "golo", "legacyUrl": "/pt/v/%C3%A9" }), true),
        ] {
            let document = new(id, "pt-PT", data, is_published);
            write.add_document(&model, model.named(name), document, &nobody, at()).await.unwrap();
        }
        let redirect = new(1, "", json!({ "from": "/a/*", "to": "/b/*" }), true);
        write.add_document(&model, model.named("redirect"), redirect, &nobody, at()).await.unwrap();
        write.commit(at(), "test", json!({})).await.unwrap();

        let ids = |found: Vec<store::old_addresses::OldDocument>| {
            found.into_iter().map(|one| (one.content_type, one.id)).collect::<Vec<_>>()
        };
        assert_eq!(ids(store.documents_once_at("/PT/liga/golo/").await.unwrap()), [("news".to_owned(), 1)]);
        for spelling in ["/pt/v/é", "/pt/v/%c3%a9", "/pt/v/%C3%A9"] {
            assert_eq!(ids(store.documents_once_at(spelling).await.unwrap()), [("video".to_owned(), 3)], "{spelling}");
        }
        let types = [model.named("news"), model.named("video"), model.named("opinion")];
        let called = ids(store.documents_called(&types, "golo").await.unwrap());
        assert_eq!(called, [("news".to_owned(), 1), ("video".to_owned(), 3)]);
        assert!(store.documents_called(&types, "rascunho").await.unwrap().is_empty(), "a draft");
        let asked = ["/a/b".to_owned(), "/a/*".to_owned(), "/*".to_owned()];
        let found = store.redirects(&model, &asked).await.unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].source.as_str(), found[0].target.as_str()), ("/a/*", "/b/*"));

        let teams = store.teams_called(&["alamo"], Some(season())).await.unwrap();
        assert_eq!(teams.iter().map(|team| team.id).collect::<Vec<_>>(), [league.teams[0]]);
        assert!(store.teams_called(&["alamo", "brisa"], None).await.unwrap().is_empty());
        assert!(store.players_called(&["alamo"], None).await.unwrap().is_empty());
        let competitions = store.competition_addresses(Some(next_season())).await.unwrap();
        assert_eq!((competitions[0].key.as_str(), competitions[0].season_id), ("liga", 20262027));
        assert_eq!(store.match_address(999).await.unwrap(), None);
    }
}
