use jiff::Timestamp;
use serde_json::Value;
use store::accounts::NewAccount;
use store::newsletters::Asked;
use testkit::TestDatabase;

use crate::run::{fail, jornada_on, succeed};

#[tokio::test]
async fn those_who_get_a_newsletter_are_listed_with_the_way_out() {
    for database in TestDatabase::both().await {
        let store = database.open().await;
        let at = Timestamp::UNIX_EPOCH;
        for (name, is_confirmed) in [("ana", true), ("rui", false), ("eva", true)] {
            let new = NewAccount {
                email: format!("{name}@fans.example"),
                username: name.to_owned(),
                ..NewAccount::default()
            };
            let id = store.add_account(new, at).await.unwrap();
            let asked = [Asked { newsletter: "round", code: format!("code-of-{name}") }];
            store.change_subscriptions(id, &asked, &[], at).await.unwrap();
            if is_confirmed {
                store.confirm_subscriptions(id, at).await.unwrap();
            }
        }
        store.close().await.unwrap();
        let listed = succeed(jornada_on(&database).args(["newsletter", "round"]));
        let lines: Vec<Value> = listed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(
            lines.iter().map(|line| line["email"].as_str().unwrap()).collect::<Vec<_>>(),
            ["ana@fans.example", "eva@fans.example"]
        );
        assert!(lines[0]["leave"].as_str().unwrap().ends_with("/newsletters/leave?code=code-of-ana"));
        assert!(lines[0]["list_unsubscribe"].as_str().unwrap().ends_with("/api/v1/newsletters/leave?code=code-of-ana"));
        assert!(succeed(jornada_on(&database).args(["newsletter", "numbers"])).is_empty());
        assert!(fail(jornada_on(&database).args(["newsletter", "none"])).contains("round, club, numbers, offers"));
    }
}
