//! A fan's account: what he sees of it, his devices, what he takes with him, and how he leaves.

use accounts::role::Role;
use serde_json::{Value, json};
use testkit::TestDatabase;

use super::{House, PASSWORD, body};

const SESSIONS: &str = "/api/v1/account/sessions";

async fn sessions(house: &House, token: &str) -> Vec<Value> {
    body(&house.get(SESSIONS, token).await, 200)["sessions"].as_array().unwrap().clone()
}

/// Signs in with a browser that says this of itself.
async fn sign_in_with(house: &House, browser: &str) -> String {
    let headers = [("content-type", "application/json"), ("user-agent", browser)];
    let given = json!({ "identifier": "Ana", "password": PASSWORD }).to_string();
    body(&house.send("POST", "/api/auth/local", &headers, given).await, 200)["jwt"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn an_account_says_who_one_is() {
    let house = House::new().await;
    let id = house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    let shown = house.get("/api/v1/account", &token).await;
    assert_eq!(shown.headers["cache-control"], "private, no-store");
    assert_eq!(
        shown.json(),
        json!({
            "id": id, "email": "ana@liga.example", "completed": false, "external_id": format!("fan-{id}"),
            "country": null, "full_name": "ana da Silva", "role": "fan", "created_at": "2026-11-14T21:10:00+00:00",
            "confirmed": true, "has_password": true, "providers": [],
            "profile": {
                "first_name": null, "last_name": null, "mainTeam": null, "secondaryTeam": null, "language": "pt-PT",
            },
        })
    );
}

#[tokio::test]
async fn each_device_is_listed_and_can_be_ended_alone() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    house.add("rui", Role::Fan).await;
    let phone =
        sign_in_with(&house, "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1").await;
    house.clock.pass(30);
    let laptop = sign_in_with(&house, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0").await;
    let listed = sessions(&house, &laptop).await;
    let names: Vec<&str> = listed.iter().map(|one| one["device"].as_str().unwrap()).collect();
    assert_eq!(names, ["Firefox · Linux", "Safari · iPhone"]);
    assert_eq!([&listed[0]["is_current"], &listed[1]["is_current"]], [&json!(true), &json!(false)]);
    let text = house.get(SESSIONS, &laptop).await.text().to_owned();
    assert!(!text.contains(&phone) && !text.contains("hash"), "{text}");

    // When it was last seen is told to the hour.
    house.clock.pass(2 * 3600);
    sessions(&house, &phone).await;
    house.clock.pass(2);
    let seen = sessions(&house, &laptop).await;
    assert_eq!(seen[1]["seen_at"], "2026-11-14T23:10:30+00:00");

    let path = |one: &Value| format!("{SESSIONS}/{}", one["id"]);
    let rui = house.token("Rui").await;
    house.own("DELETE", &path(&listed[1]), &rui, &json!({})).await.is_error(404, "not_found");
    assert_eq!(house.me(&phone).await.status, 200, "another's is not his to end");
    body(&house.own("DELETE", &path(&listed[1]), &laptop, &json!({})).await, 200);
    assert_eq!(house.me(&phone).await.status, 401, "at once");
    assert_eq!(sessions(&house, &laptop).await.len(), 1);
    house.own("DELETE", &path(&listed[1]), &laptop, &json!({})).await.is_error(404, "not_found");
    // Signing out takes it off the list.
    let third = sign_in_with(&house, "curl/8.9").await;
    body(&house.call_as(&third, "logout", &json!({})).await, 200);
    assert_eq!(sessions(&house, &laptop).await.len(), 1);
    let fourth = house.token("Ana").await;
    body(&house.call_as(&fourth, "logout", &json!({ "everywhere": true })).await, 200);
    let fifth = house.token("Ana").await;
    assert_eq!(sessions(&house, &fifth).await.len(), 1, "those that ended are not shown");
}

#[tokio::test]
async fn one_takes_along_all_that_is_known() {
    let house = super::photo::studio().await;
    house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    house
        .own(
            "PUT",
            "/api/v1/profile",
            &token,
            &json!({ "first_name": "Ana", "last_name": "安娜", "birthday": "1994-05-17" }),
        )
        .await;
    house
        .own(
            "PUT",
            "/api/v1/profile/newsletters",
            &token,
            &json!({ "newsletters": [{ "id": "round", "subscribed": true }] }),
        )
        .await;
    let export = house.get("/api/v1/account/export", &token).await;
    assert_eq!(export.headers["content-disposition"], "attachment; filename=\"jornada-2026-11-14.json\"");
    assert_eq!(export.headers["cache-control"], "private, no-store");
    let export = body(&export, 200);
    assert_eq!(
        (&export["profile"]["last_name"], &export["profile"]["birthday"]),
        (&json!("安娜"), &json!("1994-05-17"))
    );
    assert_eq!(export["newsletters"][0]["id"], "round");
    assert!(export["newsletters"][0]["asked_at"].is_string() && export["newsletters"][0]["confirmed_at"].is_null());
    assert_eq!(export["sessions"].as_array().unwrap().len(), 1);
    assert_eq!(export["account"]["email"], "ana@liga.example");
    assert!(!export.to_string().contains("argon2"), "no password, not even a digest of it");
}

#[tokio::test]
async fn who_leaves_is_gone_with_all_that_is_his() {
    for database in TestDatabase::at_hand().await {
        let house = House::on(database, |_| {}).await;
        house.add_like("zulmira", Role::Fan, |new| new.name = Some("Zulmira Quintaneiro".to_owned())).await;
        house.add("rui", Role::Fan).await;
        let (one, other) = (house.token("Zulmira").await, house.token("Zulmira").await);
        house
            .own("PUT", "/api/v1/profile", &one, &json!({ "first_name": "Zulmira", "last_name": "Quintaneiro" }))
            .await;
        let round = json!({ "newsletters": [{ "id": "round", "subscribed": true }] });
        house.own("PUT", "/api/v1/profile/newsletters", &one, &round).await;
        assert_eq!(house.sign_in("zulmira@liga.example", "wrong password").await.status, 400);

        let delete = async |token: &str, confirmation: &str| {
            house.own("DELETE", "/api/v1/account", token, &json!({ "confirmation": confirmation })).await
        };
        for wrong in ["", "rui@liga.example", "apagar"] {
            let error = delete(&one, wrong).await.is_error(400, "invalid_parameter");
            assert_eq!(error["parameter"], "confirmation");
        }
        house.own("DELETE", "/api/v1/account", &one, &json!({})).await.is_error(400, "invalid_parameter");
        assert_eq!(house.me(&one).await.status, 200, "nothing happened");
        assert!(house.client.database.everything().await.contains("Quintaneiro"));

        let (first, second) =
            tokio::join!(delete(&one, " Zulmira@LIGA.example "), delete(&other, "zulmira@liga.example"));
        let mut answers = [first.status.as_u16(), second.status.as_u16()];
        answers.sort_unstable();
        assert_eq!(answers, [200, 401], "from two devices at once, one does it");
        for token in [&one, &other] {
            assert_eq!(house.me(token).await.status, 401);
            delete(token, "zulmira@liga.example").await.is_error(401, "unauthorized");
        }
        assert_eq!(house.sign_in("zulmira@liga.example", PASSWORD).await.status, 400);
        house.post_letters().await;
        let letters = house.outbox.to("zulmira@liga.example");
        assert!(letters.len() == 1 && letters[0].subject.contains("apagada"), "only a farewell: {letters:?}");
        let left = house.client.database.everything().await.to_lowercase();
        for trace in ["zulmira", "quintaneiro"] {
            assert!(
                !left.contains(trace),
                "{:?}",
                left.lines().filter(|line| line.contains(trace)).collect::<Vec<_>>()
            );
        }
        assert!(left.contains("rui@liga.example"));
        // The address is free again.
        house.add("zulmira", Role::Fan).await;
    }
}

#[tokio::test]
async fn what_somebody_wrote_stays_without_his_name() {
    let house = House::new().await;
    house.add("ana", Role::Editor).await;
    let token = house.token("Ana").await;
    let news = json!({ "data": { "title": "Golo ao cair do pano" } });
    assert_eq!(house.own("POST", "/api/news", &token, &news).await.status, 200);
    assert!(house.client.database.everything().await.contains("ana da Silva"));
    body(&house.own("DELETE", "/api/v1/account", &token, &json!({ "confirmation": "ana@liga.example" })).await, 200);
    house.post_letters().await;
    let left = house.client.database.everything().await;
    assert!(left.contains("Golo ao cair do pano") && !left.contains("ana da Silva"), "{left}");
}
