//! Who may sign in.

use jiff::{Timestamp, ToSpan};
use store::accounts::{Account, LOCAL, NewAccount, PasswordHash, Profile};
use store::{Conflict, Store, StoreError};
use testkit::TestDatabase;

use crate::league::at;

fn account(name: &str) -> NewAccount {
    NewAccount {
        email: format!("{name}@Liga.Example"),
        username: name.to_owned(),
        name: Some(format!("{name} da Silva")),
        password: Some(PasswordHash(format!("hash of {name}"))),
        role: "author".to_owned(),
        provider: LOCAL.to_owned(),
        is_confirmed: true,
        ..NewAccount::default()
    }
}

async fn known(store: &Store, id: i64) -> Account {
    store.account(id).await.unwrap().unwrap()
}

#[tokio::test]
async fn an_account_is_found_by_its_address_in_any_case_and_its_username_to_the_letter() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let ana = store.add_account(account("Ana"), at()).await.unwrap();
        // Somebody who is called like another's address does not stand in her way.
        let liar = NewAccount { username: "ana@liga.example".into(), name: None, password: None, ..account("Rui") };
        let rui = store.add_account(liar, at()).await.unwrap();

        let expected = Account {
            id: ana,
            email: "ana@liga.example".into(),
            username: "Ana".into(),
            name: Some("Ana da Silva".into()),
            password: Some(PasswordHash("hash of Ana".into())),
            role: "author".into(),
            provider: "local".into(),
            is_confirmed: true,
            is_blocked: false,
            sessions_from: at().as_second(),
            profile: Profile::default(),
            is_completed: false,
            photo: None,
            terms: None,
            wants_news: false,
            created: at(),
            updated: at(),
        };
        assert_eq!(known(&store, ana).await, expected);
        let found = async |text: &str| store.account_by_identifier(text).await.unwrap().map(|account| account.id);
        for text in ["ana@liga.example", "ANA@Liga.example", "Ana"] {
            assert_eq!(found(text).await, Some(ana), "{text}");
        }
        assert_eq!(found("rui@liga.example").await, Some(rui));
        let long = "a".repeat(100_000);
        for text in ["", "ana", "ANA", "Ana ", "%", "ana@liga", "Ana\0", "\0", &long] {
            assert_eq!(found(text).await, None, "{text:?}");
        }
        assert!(store.account(ana + 100).await.unwrap().is_none());
        assert_eq!(known(&store, rui).await.password, None);
        assert!(!format!("{:?}", known(&store, ana).await).contains("hash of"));
    }
}

#[tokio::test]
async fn addresses_and_usernames_are_nobody_elses() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        store.add_account(account("ana"), at()).await.unwrap();
        let again = store.add_account(NewAccount { username: "other".into(), ..account("ANA") }, at()).await;
        assert!(matches!(again, Err(StoreError::Conflict(Conflict::AccountEmail))), "{again:?}");
        let again = store.add_account(NewAccount { username: "ana".into(), ..account("other") }, at()).await;
        assert!(matches!(again, Err(StoreError::Conflict(Conflict::AccountUsername))), "{again:?}");
        assert_eq!(store.accounts(0, 10).await.unwrap().1, 1);
    }
}

#[tokio::test]
async fn a_new_password_and_a_block_end_every_session() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let id = store.add_account(account("ana"), at()).await.unwrap();
        let other = store.add_account(account("rui"), at()).await.unwrap();
        let untouched = known(&store, other).await;
        let now: Timestamp = at() + 500.milliseconds();
        let sessions_from = async || known(&store, id).await.sessions_from;

        let hash = |text: &str| PasswordHash(text.to_owned());
        assert!(store.set_account_password(id, hash("new"), now).await.unwrap());
        let changed = known(&store, id).await;
        assert_eq!((changed.password, changed.updated, changed.created), (Some(hash("new")), now, at()));
        assert_eq!(changed.sessions_from, at().as_second() + 1);
        // Tokens issued since bear that second: the next change must be later still.
        assert!(store.set_account_password(id, hash("newer"), now).await.unwrap());
        assert_eq!(sessions_from().await, at().as_second() + 2);
        assert!(store.set_account_blocked(id, true, now - 1.hour()).await.unwrap());
        assert_eq!(sessions_from().await, at().as_second() + 3);
        assert!(known(&store, id).await.is_blocked);
        assert!(store.set_account_blocked(id, false, now + 1.hour()).await.unwrap());
        assert_eq!(sessions_from().await, at().as_second() + 3);
        assert!(!known(&store, id).await.is_blocked);

        assert!(store.set_account_role(id, "editor", now + 2.hours()).await.unwrap());
        let changed = known(&store, id).await;
        assert_eq!((changed.role.as_str(), changed.updated), ("editor", now + 2.hours()));
        assert_eq!(changed.sessions_from, at().as_second() + 3, "a role is looked up with each request");

        assert!(!store.set_account_password(id + 100, hash("x"), now).await.unwrap());
        assert!(!store.set_account_role(id + 100, "admin", now).await.unwrap());
        assert!(!store.set_account_blocked(id + 100, true, now).await.unwrap());
        assert_eq!(known(&store, other).await, untouched);
    }
}

#[tokio::test]
async fn accounts_are_listed_in_pages_and_neither_dumped_nor_logged() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        for number in 1..=5 {
            store.add_account(account(&format!("a{number}")), at()).await.unwrap();
        }
        let page = async |start, limit| {
            let (accounts, count) = store.accounts(start, limit).await.unwrap();
            (accounts.into_iter().map(|account| account.username).collect::<Vec<_>>(), count)
        };
        assert_eq!(page(0, 2).await, (vec!["a1".to_owned(), "a2".to_owned()], 5));
        assert_eq!(page(4, 2).await, (vec!["a5".to_owned()], 5));
        assert_eq!(page(5, 2).await, (vec![], 5));

        let mut dump = String::new();
        let mut line = |line: &str| {
            dump += line;
            Ok(())
        };
        store.dump(&mut line).await.unwrap();
        assert!(!dump.contains("liga.example") && !dump.contains("hash of"));
        assert_eq!(store.latest_change().await.unwrap(), 0);
    }
}
