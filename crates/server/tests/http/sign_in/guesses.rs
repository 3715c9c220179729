//! Guessing costs time: more and more of it, for whoever guesses, and little for whom he guesses about.

use accounts::role::Role;
use serde_json::json;
use testkit::TestDatabase;

use super::{House, PASSWORD, body, is_wrong};

const JSON: (&str, &str) = ("content-type", "application/json");

impl House {
    async fn guess(&self, address: &str, identifier: &str, password: &str) -> crate::client::Answer {
        let given = json!({ "identifier": identifier, "password": password }).to_string();
        self.send("POST", "/api/auth/local", &[JSON, ("x-forwarded-for", address)], given).await
    }
}

async fn house() -> House {
    House::on(TestDatabase::sqlite(), |options| {
        options.proxy_hops = 1;
        options.sign_in.attempts_per_minute = 1000;
    })
    .await
}

#[tokio::test]
async fn who_guesses_waits_longer_and_longer_and_others_do_not() {
    let house = house().await;
    house.add("ana", Role::Fan).await;
    for name in ["ana@liga.example", "nobody@liga.example"] {
        for _ in 0..5 {
            is_wrong(&house.guess("1.1.1.1", name, "azulejo").await);
        }
        for wait in [1, 2, 4, 8] {
            let held = house.guess("1.1.1.1", &name.to_uppercase(), PASSWORD).await;
            assert_eq!(
                (held.status.as_u16(), held.headers["retry-after"].to_str().unwrap()),
                (429, &*wait.to_string())
            );
            house.clock.pass(wait);
            is_wrong(&house.guess("1.1.1.1", name, "azulejo").await);
        }
    }
    // From elsewhere, she gets in.
    body(&house.guess("2.2.2.2", "ana@liga.example", PASSWORD).await, 200);
    house.clock.pass(16);
    body(&house.guess("1.1.1.1", "ana@liga.example", PASSWORD).await, 200);
    // The right one makes good all wrong ones before.
    for _ in 0..4 {
        is_wrong(&house.guess("1.1.1.1", "ana@liga.example", "azulejo").await);
    }
    body(&house.guess("1.1.1.1", "ana@liga.example", PASSWORD).await, 200);
}

#[tokio::test]
async fn guesses_from_everywhere_are_slowed_down_but_keep_nobody_out_for_long() {
    let house = house().await;
    house.add("ana", Role::Fan).await;
    let mut held = 0;
    for number in 0..60 {
        let answer = house.guess(&format!("9.9.{number}.1"), "ana@liga.example", "azulejo").await;
        held += usize::from(answer.status == 429);
    }
    assert_eq!(held, 35, "after 25 from everywhere");
    house.clock.pass(30);
    body(&house.guess("2.2.2.2", "ana@liga.example", PASSWORD).await, 200);
}
