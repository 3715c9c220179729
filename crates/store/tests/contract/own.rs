//! What a fan has of his own, and what happens when he leaves.

use jiff::ToSpan;
use store::account_sessions::NewSession;
use store::accounts::{Account, NewAccount, PasswordHash, Profile};
use store::accreditations::{Decision, NewAccreditation, Reference, Status};
use store::codes::CodeKind;
use store::favourites::{Change, Refused};
use store::identities::NewIdentity;
use store::jobs::NewJob;
use store::newsletters::{Asked, SubscriptionState};
use store::{Store, StoreError};
use testkit::TestDatabase;

use crate::league::{at, team};

fn fan(name: &str) -> NewAccount {
    NewAccount {
        email: format!("{name}@fans.example"),
        username: format!("{name}-at-home"),
        role: "fan".to_owned(),
        provider: "local".to_owned(),
        is_confirmed: true,
        password: Some(PasswordHash("hash".to_owned())),
        ..NewAccount::default()
    }
}

async fn stores() -> Vec<(TestDatabase, Store)> {
    let mut stores = Vec::new();
    for database in TestDatabase::both().await {
        let store = database.open().await;
        stores.push((database, store));
    }
    stores
}

async fn teams(store: &Store) -> [i64; 3] {
    let mut write = store.write().await.unwrap();
    let teams = [
        write.add_team(team("Farol")).await.unwrap().id,
        write.add_team(team("Lagoa")).await.unwrap().id,
        write.add_team(team("Serra")).await.unwrap().id,
    ];
    write.commit(at(), "test", serde_json::json!({})).await.unwrap();
    teams
}

fn nothing() -> NewJob {
    NewJob { kind: "nothing", body: "{}".to_owned() }
}

#[tokio::test]
async fn two_teams_are_followed_and_one_is_the_main_one() {
    for (_database, store) in stores().await {
        let [farol, lagoa, serra] = teams(&store).await;
        let (ana, rui) =
            (store.add_account(fan("ana"), at()).await.unwrap(), store.add_account(fan("rui"), at()).await.unwrap());
        let change = async |change| store.change_favourites(ana, change, at()).await.unwrap();
        assert_eq!(change(Change::Add(farol)).await, Ok(vec![farol]));
        assert_eq!(change(Change::SetMain { team: lagoa, is_main: true }).await, Ok(vec![lagoa, farol]));
        assert_eq!(change(Change::Add(serra)).await, Err(Refused::Full));
        assert_eq!(store.favourites(ana).await.unwrap(), [lagoa, farol]);
        assert_eq!(store.favourites(rui).await.unwrap(), Vec::<i64>::new());
        assert_eq!(change(Change::Remove(lagoa)).await, Ok(vec![farol]));
        assert_eq!(change(Change::Remove(lagoa)).await, Err(Refused::NotThere));
        let gone = store.change_favourites(999, Change::Add(farol), at()).await;
        assert!(matches!(gone, Err(StoreError::NotFound)), "{gone:?}");
    }
}

#[tokio::test]
async fn changes_from_many_devices_at_once_leave_two_teams_and_one_main_one() {
    for (_database, store) in stores().await {
        let teams = teams(&store).await;
        let ana = store.add_account(fan("ana"), at()).await.unwrap();
        for round in 0..5 {
            let work = (0..12).map(|number| {
                let (store, team) = (store.clone(), teams[(number + round) % 3]);
                tokio::spawn(async move {
                    let change = match number % 3 {
                        0 => Change::Add(team),
                        1 => Change::SetMain { team, is_main: number % 2 == 0 },
                        _ => Change::Remove(team),
                    };
                    store.change_favourites(ana, change, at()).await.unwrap().map_or(0, |list| list.len())
                })
            });
            for done in work.collect::<Vec<_>>() {
                assert!(done.await.unwrap() <= 2);
            }
            let mut followed = store.favourites(ana).await.unwrap();
            assert!(followed.len() <= 2, "{followed:?}");
            followed.dedup();
            assert_eq!(followed.len(), store.favourites(ana).await.unwrap().len());
        }
    }
}

#[tokio::test]
async fn devices_are_listed_until_they_are_ended() {
    for (_database, store) in stores().await {
        let (ana, rui) =
            (store.add_account(fan("ana"), at()).await.unwrap(), store.add_account(fan("rui"), at()).await.unwrap());
        let expires = at() + 24.hours();
        for (number, (account, hash)) in [(ana, "a1"), (ana, "a2"), (rui, "r1")].into_iter().enumerate() {
            let made = at() + (number as i64).minutes();
            let new = NewSession { account, hash, device: "Firefox · Linux", issued: made.as_second(), expires };
            store.add_session(&new, made).await.unwrap();
        }
        let hashes = async |account, now| -> Vec<String> {
            store.sessions(account, now).await.unwrap().into_iter().map(|session| session.hash).collect()
        };
        assert_eq!(hashes(ana, at()).await, ["a2", "a1"]);
        assert_eq!(hashes(ana, expires).await, Vec::<String>::new());
        let (first, second) = {
            let sessions = store.sessions(ana, at()).await.unwrap();
            (sessions[1].id, sessions[0].id)
        };
        assert!(!store.end_session(rui, first).await.unwrap(), "another's is not his to end");
        assert!(store.end_session(ana, first).await.unwrap());
        assert!(!store.end_session(ana, first).await.unwrap());
        assert!(store.token_state("a1").await.unwrap().is_revoked);
        assert_eq!(store.token_state("a2").await.unwrap().seen, Some(at() + 1.minute()));
        store.note_session_seen("a2", at() + 2.hours()).await.unwrap();
        assert_eq!(store.token_state("a2").await.unwrap().seen, Some(at() + 2.hours()));
        assert_eq!(store.token_state("of another house").await.unwrap().seen, None);
        assert_eq!(store.sessions(ana, at()).await.unwrap()[0].id, second);
        // Signing out everywhere.
        store.end_account_sessions(ana, at() + 3.hours()).await.unwrap();
        assert_eq!(hashes(ana, at()).await, Vec::<String>::new());
        assert_eq!(hashes(rui, at()).await, ["r1"]);
        assert_eq!(store.forget_sessions(expires).await.unwrap(), 2);
    }
}

#[tokio::test]
async fn a_newsletter_is_asked_for_confirmed_and_left() {
    for (_database, store) in stores().await {
        let ana = store.add_account(fan("ana"), at()).await.unwrap();
        let asked = |newsletter, code: &str| Asked { newsletter, code: code.to_owned() };
        let states = async || -> Vec<(String, SubscriptionState)> {
            let all = store.subscriptions(ana).await.unwrap();
            all.into_iter().map(|one| (one.newsletter, one.state)).collect()
        };
        let both = [asked("round", "c1"), asked("numbers", "c2")];
        assert!(store.change_subscriptions(ana, &both, &[], at()).await.unwrap());
        assert!(!store.change_subscriptions(ana, &[asked("round", "c3")], &[], at()).await.unwrap(), "nothing new");
        let named = |one: &str, state| (one.to_owned(), state);
        use SubscriptionState::{Off, On, Pending};
        assert_eq!(states().await, [named("numbers", Pending), named("round", Pending)]);
        assert_eq!(store.subscribers("round", 0, 10).await.unwrap(), []);
        store.change_subscriptions(ana, &[], &["numbers"], at()).await.unwrap();
        let confirmed = store.confirm_subscriptions(ana, at()).await.unwrap();
        assert_eq!(confirmed.iter().map(|one| one.newsletter.as_str()).collect::<Vec<_>>(), ["round"]);
        assert!(store.confirm_subscriptions(ana, at()).await.unwrap().is_empty());
        assert_eq!(states().await, [named("numbers", Off), named("round", On)]);
        let subscribers = store.subscribers("round", 0, 10).await.unwrap();
        assert_eq!((subscribers[0].email.as_str(), subscribers[0].code.as_str()), ("ana@fans.example", "c1"));
        assert_eq!(store.subscribers("round", ana, 10).await.unwrap(), []);
        let leaver = store.leaver("c1").await.unwrap().unwrap();
        assert_eq!((leaver.account_id, leaver.newsletter.as_str()), (ana, "round"));
        store.change_subscriptions(ana, &[], &["round"], at()).await.unwrap();
        assert_eq!(states().await, [named("numbers", Off), named("round", Off)]);
        // Asked for again, it has to be confirmed again; letters that were sent before can still be left by.
        assert!(store.change_subscriptions(ana, &[asked("round", "c4")], &[], at()).await.unwrap());
        assert_eq!(states().await, [named("numbers", Off), named("round", Pending)]);
        assert_eq!(store.subscriptions(ana).await.unwrap()[1].code, "c1");
        assert_eq!(store.leaver("c4").await.unwrap(), None);
        assert_eq!(store.forget_unconfirmed_subscriptions(at()).await.unwrap(), 0);
        assert!(store.forget_unconfirmed_subscriptions(at() + 1.second()).await.unwrap() > 0);
    }
}

#[tokio::test]
async fn a_photo_is_one_and_goes_when_it_is_taken_away() {
    for (_database, store) in stores().await {
        let ana = store.add_account(fan("ana"), at()).await.unwrap();
        let photo = async || store.account(ana).await.unwrap().unwrap().photo;
        assert_eq!(photo().await, None);
        store.put_photo(ana, "first", vec![0, 1, 255], at()).await.unwrap();
        store.put_photo(ana, "second", vec![2, 0, 3], at()).await.unwrap();
        assert_eq!(photo().await.as_deref(), Some("second"));
        assert_eq!(store.photo("first").await.unwrap(), None);
        assert_eq!(store.photo("second").await.unwrap(), Some(vec![2, 0, 3]));
        store.remove_photo(ana, at()).await.unwrap();
        assert_eq!((photo().await, store.photo("second").await.unwrap()), (None, None));
        assert!(store.put_photo(999, "third", vec![1], at()).await.is_err());
    }
}

/// Somebody with something in every room of the house.
async fn settle(store: &Store, team: i64) -> Account {
    let new = NewAccount {
        name: Some("Zulmira Quintaneiro".to_owned()),
        profile: Profile {
            first_name: Some("Zulmira".to_owned()),
            last_name: Some("Quintaneiro".to_owned()),
            ..Profile::default()
        },
        ..fan("zulmira")
    };
    let id = store.add_account(new, at()).await.unwrap();
    let end = at() + 1.hour();
    store.add_identity(&NewIdentity { provider: "google", subject: "zulmira-777", is_proven: true }, id).await.unwrap();
    for (kind, hash) in [(CodeKind::Reset, "zr"), (CodeKind::Confirm, "zc"), (CodeKind::Newsletters, "zn")] {
        store.put_code(id, kind, hash, end).await.unwrap();
    }
    store.put_photo(id, "zulmira-photo", b"zulmira-pixels".to_vec(), at()).await.unwrap();
    store.change_favourites(id, Change::Add(team), at()).await.unwrap().unwrap();
    let session =
        NewSession { account: id, hash: "zulmira-token", device: "Zulmira's", issued: at().as_second(), expires: end };
    store.add_session(&session, at()).await.unwrap();
    let asked = [Asked { newsletter: "round", code: "zulmira-code".to_owned() }];
    store.change_subscriptions(id, &asked, &[], at()).await.unwrap();
    store.note_failure("zulmira-tries", at() - 1.hour(), at()).await.unwrap();
    let letter = NewJob { kind: "letter", body: r#"{"email":"zulmira@fans.example"}"#.to_owned() };
    store.add_job(&letter, at()).await.unwrap();
    store.account(id).await.unwrap().unwrap()
}

#[tokio::test]
async fn who_leaves_is_in_no_table_any_more() {
    for (database, store) in stores().await {
        let [farol, lagoa, _] = teams(&store).await;
        let before = database.everything().await;
        let zulmira = settle(&store, farol).await;
        let rui = store.add_account(fan("rui"), at()).await.unwrap();
        store.change_favourites(rui, Change::Add(lagoa), at()).await.unwrap().unwrap();
        let full = database.everything().await.to_lowercase();
        let rooms = ["account:", "account_identity:", "account_code:", "account_photo:", "favourite_team:", "job:"];
        for room in rooms.into_iter().chain(["account_session:", "newsletter_subscription:", "attempt:"]) {
            assert!(full.lines().any(|line| line.starts_with(room)), "{room} is empty before");
        }
        let traces = ["zulmira-tries".to_owned()];
        let farewell = NewJob { kind: "farewell", body: "{}".to_owned() };
        assert!(store.delete_account(zulmira.id, &traces, &farewell, at()).await.unwrap());
        assert!(!store.delete_account(zulmira.id, &traces, &nothing(), at()).await.unwrap(), "twice");
        let left = database.everything().await.to_lowercase();
        let pixels: String = b"zulmira-pixels".iter().map(|byte| format!("{byte:02x}")).collect();
        for trace in ["zulmira", "quintaneiro", pixels.as_str()] {
            let rows: Vec<&str> = left.lines().filter(|line| line.contains(trace)).collect();
            assert!(rows.is_empty(), "{trace}: {rows:?}");
        }
        let jobs: Vec<&str> = left.lines().filter(|line| line.starts_with("job:")).collect();
        assert!(jobs.len() == 1 && jobs[0].contains("farewell"), "{jobs:?}");
        assert_eq!(store.account(rui).await.unwrap().unwrap().email, "rui@fans.example", "others stay");
        assert_eq!(store.favourites(rui).await.unwrap(), [lagoa]);
        assert!(left.len() > before.len());
    }
}

fn request(media: &str) -> NewAccreditation {
    NewAccreditation {
        media_name: media.to_owned(),
        email: "redacao@onda.example".to_owned(),
        address: "Rua do Farolim, 12".to_owned(),
        postal_code: "4000-120".to_owned(),
        locality: "Cabo Alto".to_owned(),
        phone_number: "912345678".to_owned(),
        erc_number: "126044".to_owned(),
        language: "pt-PT".to_owned(),
        file_name: "registo.pdf".to_owned(),
        file_type: "application/pdf".to_owned(),
        file: b"%PDF-1.7\0\xff".to_vec(),
    }
}

#[tokio::test]
async fn requests_have_numbers_of_their_year_and_are_decided_once() {
    for (_database, store) in stores().await {
        let jobs = |_: Reference| vec![nothing()];
        let asked: Vec<_> = (0..8)
            .map(|number| {
                let store = store.clone();
                tokio::spawn(async move {
                    let jobs = |_: Reference| vec![nothing()];
                    store
                        .add_accreditation(&request(&format!("Onda {number}")), 2026, &jobs, at())
                        .await
                        .unwrap()
                        .number
                })
            })
            .collect();
        let mut numbers = Vec::new();
        for one in asked {
            numbers.push(one.await.unwrap());
        }
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=8).collect::<Vec<i64>>());
        let next = store.add_accreditation(&request("Rádio"), 2027, &jobs, at()).await.unwrap();
        assert_eq!(next.to_string(), "AC-2027-0001");
        assert_eq!(store.job_count().await.unwrap(), 9);

        let press = store.add_account(fan("press"), at()).await.unwrap();
        let refused = Decision { is_accepted: false, reason: Some("Falta o registo"), by: press };
        let accepted = Decision { is_accepted: true, reason: None, by: press };
        assert!(store.decide_accreditation(next, &refused, &nothing(), at()).await.unwrap());
        assert!(!store.decide_accreditation(next, &accepted, &nothing(), at()).await.unwrap(), "the first counts");
        let known = store.accreditation(next).await.unwrap().unwrap();
        assert_eq!((known.status, known.reason.as_deref()), (Status::Refused, Some("Falta o registo")));
        assert_eq!((known.decided, known.decided_by.as_deref()), (Some(at()), Some("press@fans.example")));
        let counts = store.accreditation_counts().await.unwrap();
        assert_eq!((counts.pending, counts.accepted, counts.refused, counts.of(None)), (8, 0, 1, 9));
        let page = store.accreditations(Some(Status::Pending), 2, 3).await.unwrap();
        assert_eq!(page.iter().map(|one| one.reference.number).collect::<Vec<_>>(), [3, 4, 5]);
        assert_eq!(store.accreditations(None, 0, 100).await.unwrap().len(), 9);
        assert_eq!(store.accreditation(Reference { year: 2025, number: 1 }).await.unwrap(), None);

        // Files go some time after the decision, requests later; those that wait stay.
        assert_eq!(store.accreditation_file(next).await.unwrap().unwrap(), b"%PDF-1.7\0\xff");
        assert_eq!(store.forget_accreditation_files(at()).await.unwrap(), 0);
        assert_eq!(store.forget_accreditation_files(at() + 1.second()).await.unwrap(), 1);
        assert!(!store.accreditation(next).await.unwrap().unwrap().has_file);
        assert_eq!(store.accreditation_file(next).await.unwrap(), None);
        // Who decided may leave.
        assert!(store.delete_account(press, &[], &nothing(), at()).await.unwrap());
        assert_eq!(store.accreditation(next).await.unwrap().unwrap().decided_by, None);
        assert_eq!(store.forget_accreditations(at() + 1.second()).await.unwrap(), 1);
        assert_eq!(store.accreditation_counts().await.unwrap().of(None), 8);
    }
}
