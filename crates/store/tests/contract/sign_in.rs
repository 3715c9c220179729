//! What signing in leaves behind for a while: codes, passes, revocations, wrong passwords, other houses, jobs.

use jiff::{SignedDuration, ToSpan};
use store::accounts::{NewAccount, PasswordHash, Profile};
use store::codes::CodeKind;
use store::identities::NewIdentity;
use store::jobs::NewJob;
use store::{Conflict, Store, StoreError};
use testkit::TestDatabase;

use crate::league::at;

fn fan(name: &str) -> NewAccount {
    NewAccount {
        email: format!("{name}@liga.example"),
        username: name.to_owned(),
        role: "fan".to_owned(),
        provider: "local".to_owned(),
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

#[tokio::test]
async fn a_code_is_good_once_for_one_thing_and_until_it_ends() {
    for (_database, store) in stores().await {
        let id = store.add_account(fan("ana"), at()).await.unwrap();
        let end = at() + 1.hour();
        store.put_code(id, CodeKind::Reset, "one", end).await.unwrap();
        store.put_code(id, CodeKind::Confirm, "other", end).await.unwrap();
        assert_eq!(store.code_owner(CodeKind::Reset, "one", at()).await.unwrap(), Some(id));
        for (kind, hash, now) in [
            (CodeKind::Confirm, "one", at()),
            (CodeKind::Reset, "ONE", at()),
            (CodeKind::Reset, "", at()),
            (CodeKind::Reset, "one", end),
        ] {
            assert_eq!(store.code_owner(kind, hash, now).await.unwrap(), None);
            assert_eq!(store.take_code(kind, hash, now).await.unwrap(), None);
        }
        let (first, second) =
            tokio::join!(store.take_code(CodeKind::Reset, "one", at()), store.take_code(CodeKind::Reset, "one", at()));
        let taken = [first.unwrap(), second.unwrap()];
        assert_eq!(taken.iter().flatten().count(), 1, "of two who come at once, one gets it");

        // The newest replaces those before.
        store.put_code(id, CodeKind::Confirm, "newer", end).await.unwrap();
        assert_eq!(store.take_code(CodeKind::Confirm, "other", at()).await.unwrap(), None);
        assert_eq!(store.forget_codes(end).await.unwrap(), 1);
        assert_eq!(store.take_code(CodeKind::Confirm, "newer", at()).await.unwrap(), None);
    }
}

#[tokio::test]
async fn what_a_browser_holds_is_good_once() {
    for (_database, store) in stores().await {
        let end = at() + 1.minute();
        store.put_handoff("visit", "one", "{}", end).await.unwrap();
        assert_eq!(store.take_handoff("arrived", "one", at()).await.unwrap(), None);
        assert_eq!(store.take_handoff("visit", "one", end).await.unwrap(), None);
        assert_eq!(store.take_handoff("visit", "one", at()).await.unwrap().as_deref(), Some("{}"));
        assert_eq!(store.take_handoff("visit", "one", at()).await.unwrap(), None);
        store.put_handoff("visit", "two", "{}", end).await.unwrap();
        assert_eq!((store.forget_handoffs(at()).await.unwrap(), store.forget_handoffs(end).await.unwrap()), (0, 1));
    }
}

#[tokio::test]
async fn a_token_that_was_revoked_is_known_until_it_would_have_ended() {
    for (_database, store) in stores().await {
        let heard = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
        let hears = heard.clone();
        store.on_account_change(move |id| hears.lock().unwrap().push(id));
        let end = at() + 1.hour();
        store.revoke_token("one", 7, end).await.unwrap();
        store.revoke_token("one", 7, end).await.unwrap();
        assert_eq!(*heard.lock().unwrap(), [7, 7]);
        let is_revoked = async |hash: &str| store.token_state(hash).await.unwrap().is_revoked;
        assert!(is_revoked("one").await && !is_revoked("two").await);
        // A little longer than it would have stood: clocks differ.
        assert_eq!(store.forget_revocations(end).await.unwrap(), 0);
        assert_eq!(store.forget_revocations(end + 5.minutes()).await.unwrap(), 1);
        assert!(!is_revoked("one").await);
    }
}

#[tokio::test]
async fn wrong_passwords_are_counted_until_they_are_old() {
    for (_database, store) in stores().await {
        let (day, now) = (SignedDuration::from_hours(24), at());
        let since = |now: jiff::Timestamp| now - day;
        for expected in 1..=3 {
            assert_eq!(store.note_failure("ana", since(now), now).await.unwrap(), expected);
        }
        assert_eq!(store.note_failure("rui", since(now), now).await.unwrap(), 1);
        store.hold_back("ana", now + 8.seconds()).await.unwrap();
        // Never shorter than it was.
        store.hold_back("ana", now + 2.seconds()).await.unwrap();
        let known = store.attempts("ana", since(now)).await.unwrap();
        assert_eq!((known.failures, known.until), (3, now + 8.seconds()));
        assert_eq!(store.attempts("rui", since(now)).await.unwrap().failures, 1);
        assert_eq!(store.attempts("eva", since(now)).await.unwrap().failures, 0);
        let later = now + 25.hours();
        assert_eq!(store.attempts("ana", since(later)).await.unwrap().failures, 0);
        assert_eq!(store.note_failure("ana", since(later), later).await.unwrap(), 1, "those before are forgotten");
        store.forget_failures("ana").await.unwrap();
        assert_eq!(store.attempts("ana", since(later)).await.unwrap().failures, 0);
        assert_eq!(store.forget_attempts(later, day).await.unwrap(), 1, "rui's");
    }
}

#[tokio::test]
async fn somebody_from_another_house_is_known_again() {
    for (_database, store) in stores().await {
        let who = NewIdentity { provider: "google", subject: "118", is_proven: true };
        let id = store.add_account_of(fan("ana"), &who, at()).await.unwrap();
        let found = async |provider: &str, subject: &str| {
            store.account_by_identity(provider, subject).await.unwrap().map(|account| account.id)
        };
        assert_eq!(found("google", "118").await, Some(id));
        assert_eq!((found("apple", "118").await, found("google", "1180").await), (None, None));
        // Nothing of it remains if the address is taken.
        let again = store.add_account_of(fan("ana"), &NewIdentity { subject: "119", ..who }, at()).await;
        assert!(matches!(again, Err(StoreError::Conflict(Conflict::AccountEmail | Conflict::AccountUsername))));
        assert_eq!(found("google", "119").await, None);

        let other = store.add_account(fan("rui"), at()).await.unwrap();
        store.add_identity(&NewIdentity { provider: "facebook", subject: "5", is_proven: false }, id).await.unwrap();
        // Who is somebody already does not become another.
        store.add_identity(&who, other).await.unwrap();
        assert_eq!((found("google", "118").await, found("facebook", "5").await), (Some(id), Some(id)));
        assert_eq!(store.drop_unproven_identities(id).await.unwrap(), 1);
        assert_eq!((found("google", "118").await, found("facebook", "5").await), (Some(id), None));
    }
}

#[tokio::test]
async fn an_account_is_confirmed_claimed_and_completed() {
    for (_database, store) in stores().await {
        let id = store.add_account(fan("ana"), at()).await.unwrap();
        let now = at() + 1.minute();
        let known = async || store.account(id).await.unwrap().unwrap();
        assert!(!known().await.is_confirmed);
        assert!(store.confirm_account(id, now).await.unwrap());
        assert!(known().await.is_confirmed && known().await.password.is_some());
        assert_eq!(known().await.sessions_from, at().as_second());
        assert!(store.claim_account(id, now).await.unwrap());
        let claimed = known().await;
        assert_eq!((claimed.password, claimed.is_confirmed), (None, true));
        assert!(store.end_account_sessions(id, now).await.unwrap());
        assert_eq!(known().await.sessions_from, now.as_second() + 1);

        let mut profile = Profile { first_name: Some("Ana".into()), country: Some("PT".into()), ..Profile::default() };
        assert!(store.set_account_profile(id, profile.clone(), now).await.unwrap());
        assert!(!known().await.is_completed);
        profile.last_name = Some("Silva".into());
        assert!(store.set_account_profile(id, profile.clone(), now).await.unwrap());
        let account = known().await;
        assert_eq!((account.is_completed, account.profile), (true, profile));
    }
}

#[tokio::test]
async fn a_number_can_be_used_up_without_an_account() {
    for (_database, store) in stores().await {
        let first = store.add_account(fan("ana"), at()).await.unwrap();
        let used = store.use_up_account_id(fan("ana"), "word", at()).await.unwrap();
        let next = store.add_account(fan("rui"), at()).await.unwrap();
        assert_eq!((used, next), (first + 1, first + 2));
        assert_eq!(store.accounts(0, 10).await.unwrap().1, 2);
    }
}

#[tokio::test]
async fn a_job_is_done_by_one_and_not_lost_by_who_stops() {
    for (_database, store) in stores().await {
        let job = |body: &str| NewJob { kind: "letter", body: body.to_owned() };
        store.add_job(&job("1"), at()).await.unwrap();
        let id = store.add_account_with_job(fan("ana"), &job("2"), at()).await.unwrap();
        // With the account that is refused goes its job.
        let again = store.add_account_with_job(fan("ana"), &job("3"), at()).await;
        assert!(again.is_err() && store.account(id).await.unwrap().is_some());
        assert_eq!(store.job_count().await.unwrap(), 2);

        let (one, other) = tokio::join!(store.take_job(at()), store.take_job(at()));
        let (one, other) = (one.unwrap().unwrap(), other.unwrap().unwrap());
        let mut bodies = [one.body.as_str(), other.body.as_str()];
        bodies.sort_unstable();
        assert_eq!((bodies, one.tries), (["1", "2"], 1));
        assert_eq!(store.take_job(at()).await.unwrap(), None);

        store.finish_job(one.id).await.unwrap();
        let later = at() + 5.minutes();
        // Who took the other one has stopped.
        let taken = store.take_job(later).await.unwrap().unwrap();
        assert_eq!((taken.id, taken.tries), (other.id, 2));
        store.put_off_job(taken.id, later + 1.hour(), "away").await.unwrap();
        assert_eq!(store.take_job(later + 59.minutes()).await.unwrap(), None);
        assert_eq!(store.take_job(later + 1.hour()).await.unwrap().unwrap().tries, 3);
        store.finish_job(taken.id).await.unwrap();
        assert_eq!(store.job_count().await.unwrap(), 0);
    }
}
