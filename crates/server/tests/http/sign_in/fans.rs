//! Signing up, forgetting, changing one's mind, and leaving.

use accounts::role::Role;
use serde_json::{Value, json};
use store::accounts::NewAccount;
use testkit::TestDatabase;

use super::{House, PASSWORD, body, is_error, is_no_token, is_wrong};

const NEW: &str = "o galo canta cedo";

fn marta() -> Value {
    json!({ "username": "marta@liga.example", "email": "Marta@Liga.example", "password": PASSWORD, "terms": true })
}

/// What is wrong with each field.
fn problems(answer: &crate::client::Answer) -> Vec<(String, String)> {
    let errors = body(answer, 400)["error"]["details"]["errors"].as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    errors.iter().map(|error| (text(&error["path"][0]), text(&error["message"]))).collect()
}

#[tokio::test]
async fn a_fan_signs_up_confirms_and_is_in_on_both_databases() {
    for database in TestDatabase::both().await {
        let house = House::on(database, |_| {}).await;
        let answer = body(&house.call("local/register", &marta()).await, 200);
        assert_eq!(answer.as_object().unwrap().keys().collect::<Vec<_>>(), ["user"], "no token yet");
        assert_eq!(answer["user"]["email"], "marta@liga.example");
        assert_eq!(answer["user"]["confirmed"], false);
        is_error(
            &house.sign_in("marta@liga.example", PASSWORD).await,
            400,
            "ApplicationError",
            "Your account email is not confirmed",
        );

        house.post_letters().await;
        let letter = &house.outbox.to("marta@liga.example")[0];
        assert!(letter.subject.starts_with("Confirme o seu e-mail"), "{}", letter.subject);
        let code = house.outbox.code("marta@liga.example");
        assert_eq!(code.len(), 128);
        let signed_in = body(&house.call("email-confirmation", &json!({ "confirmation": code })).await, 200);
        assert_eq!(signed_in["user"]["id"], answer["user"]["id"]);
        body(&house.me(signed_in["jwt"].as_str().unwrap()).await, 200);
        let again = house.call("email-confirmation", &json!({ "confirmation": code })).await;
        is_error(&again, 400, "ValidationError", "Invalid token");
        house.token("marta@liga.example").await;
    }
}

#[tokio::test]
async fn a_link_confirms_too_and_ends_after_a_day() {
    let house = House::new().await;
    house.call("local/register", &marta()).await;
    house.post_letters().await;
    let late = house.outbox.code("marta@liga.example");
    house.clock.pass(24 * 3600);
    let follow = async |code: &str| {
        house.send("GET", &format!("/api/auth/email-confirmation?confirmation={code}"), &[], "").await
    };
    is_error(&follow(&late).await, 400, "ValidationError", "Invalid token");
    is_error(&follow("").await, 400, "ValidationError", "confirmation is a required field");
    let sent = body(&house.call("send-email-confirmation", &json!({ "email": "marta@liga.example" })).await, 200);
    assert_eq!(sent, json!({ "email": "marta@liga.example", "sent": true }));
    house.post_letters().await;
    let answer = follow(&house.outbox.code("marta@liga.example")).await;
    assert_eq!(answer.status, 302);
    assert!(answer.headers["location"].to_str().unwrap().ends_with("/auth/confirm?confirmed=1"));
    house.token("marta@liga.example").await;
}

#[tokio::test]
async fn nobody_learns_whose_address_is_known() {
    let house = House::new().await;
    house.add("marta", Role::Fan).await;
    let taken = body(&house.call("local/register", &marta()).await, 200);
    let other = json!({ "username": "rui@liga.example", "email": "rui@liga.example", "password": PASSWORD });
    let new = body(&house.call("local/register", &other).await, 200);
    let shape = |answer: &Value| {
        let mut user = answer["user"].as_object().unwrap().clone();
        user.retain(|name, _| !["id", "email", "username"].contains(&name.as_str()));
        user
    };
    assert_eq!(shape(&taken), shape(&new));
    assert_eq!(new["user"]["id"].as_i64().unwrap(), taken["user"]["id"].as_i64().unwrap() + 1);
    house.post_letters().await;
    assert!(house.outbox.to("marta@liga.example")[0].subject.starts_with("Já tem conta"));
    // Her password is what it was.
    house.token("marta@liga.example").await;

    for email in ["marta@liga.example", "nobody@liga.example"] {
        let ok = house.call("forgot-password", &json!({ "email": email })).await;
        assert_eq!(body(&ok, 200), json!({ "ok": true }));
        let sent = house.call("send-email-confirmation", &json!({ "email": email })).await;
        assert_eq!(body(&sent, 200)["sent"], true);
    }
    house.post_letters().await;
    assert!(house.outbox.to("nobody@liga.example").is_empty());
    // Not by a username either: one with an @ is the address itself.
    let probing = json!({ "username": "marta@liga.example", "email": "eva@liga.example", "password": PASSWORD });
    let answer = house.call("local/register", &probing).await;
    assert_eq!(problems(&answer)[0].0, "username");
}

#[tokio::test]
async fn what_is_wrong_with_a_new_account_is_said_of_each_field() {
    let house = House::new().await;
    let with = |field: &str, value: Value| {
        let mut body = marta();
        body[field] = value;
        body
    };
    let cases = [
        (with("email", json!("marta")), "email", "email must be a valid email"),
        (with("email", json!("ma rta@liga.example")), "email", "email must be a valid email"),
        (with("email", json!(5)), "email", "email must be a `string` type, but the final value was: `5`."),
        (with("password", json!("abc12")), "password", "password must be at least 6 characters"),
        (with("password", json!("x1".repeat(65))), "password", "password must be at most 128 characters"),
        (with("password", json!("Password")), "password", "password is too easy to guess"),
        (with("password", json!("marta@LIGA.example")), "password", "password is too easy to guess"),
        (with("username", json!("ma")), "username", "username must be at least 3 characters"),
    ];
    for (given, field, message) in cases {
        let answer = house.call("local/register", &given).await;
        assert_eq!(problems(&answer), [(field.to_owned(), message.to_owned())], "{given}");
        house.rest();
    }
    let answer = house.call("local/register", &json!({})).await;
    assert_eq!(body(&answer, 400)["error"]["message"], "3 errors occurred");
    // Odd, but addresses and passwords all the same.
    for (email, password) in [("o'hara+x_y=1@x-y.example", "пароль-длинный"), ("1@2.example", "🦊🦊🐓🐓🐑🐑")]
    {
        let given =
            json!({ "username": email, "email": email, "password": password, "role": "admin", "confirmed": true });
        let answer = body(&house.call("local/register", &given).await, 200);
        assert_eq!((&answer["user"]["confirmed"], &answer["user"]["provider"]), (&json!(false), &json!("local")));
        house.post_letters().await;
        let confirmation = json!({ "confirmation": house.outbox.code(email) });
        let token =
            body(&house.call("email-confirmation", &confirmation).await, 200)["jwt"].as_str().unwrap().to_owned();
        let me = body(&house.get("/api/users/me?populate=role", &token).await, 200);
        assert_eq!(me["role"]["type"], "fan");
        body(&house.sign_in(email, password).await, 200);
    }
}

#[tokio::test]
async fn where_nobody_need_confirm_a_token_comes_at_once_and_what_is_taken_is_said() {
    let house = House::on(TestDatabase::sqlite(), |options| options.sign_in.confirmation = false).await;
    let answer = body(&house.call("local/register", &marta()).await, 200);
    body(&house.me(answer["jwt"].as_str().unwrap()).await, 200);
    let again = house.call("local/register", &marta()).await;
    is_error(&again, 400, "ApplicationError", "Email or Username are already taken");
    let house = House::on(TestDatabase::sqlite(), |options| options.sign_in.registration = false).await;
    let closed = house.call("local/register", &marta()).await;
    is_error(&closed, 400, "ApplicationError", "Register action is currently disabled");
}

#[tokio::test]
async fn a_forgotten_password_is_replaced_once_and_ends_every_session() {
    for database in TestDatabase::both().await {
        let house = House::on(database, |_| {}).await;
        house.add("ana", Role::Fan).await;
        let old = house.token("Ana").await;
        house.call("forgot-password", &json!({ "email": "ANA@liga.example" })).await;
        house.post_letters().await;
        let code = house.outbox.code("ana@liga.example");
        let reset = async |code: &str, password: &str, repeated: &str| {
            let body = json!({ "code": code, "password": password, "passwordConfirmation": repeated });
            house.call("reset-password", &body).await
        };
        is_error(&reset(&code, NEW, "other").await, 400, "ValidationError", "Passwords do not match");
        is_error(&reset("0", NEW, NEW).await, 400, "ValidationError", "Incorrect code provided");
        // A password that cannot be taken does not use up the code.
        assert_eq!(problems(&reset(&code, "123456", "123456").await)[0].1, "password is too easy to guess");
        let answer = body(&reset(&code, NEW, NEW).await, 200);
        is_no_token(&house.me(&old).await);
        body(&house.me(answer["jwt"].as_str().unwrap()).await, 200);
        is_error(&reset(&code, NEW, NEW).await, 400, "ValidationError", "Incorrect code provided");
        is_wrong(&house.sign_in("Ana", PASSWORD).await);
        body(&house.sign_in("Ana", NEW).await, 200);
        house.post_letters().await;
        assert!(house.outbox.to("ana@liga.example")[1].subject.starts_with("A sua palavra-passe mudou"));

        house.rest();
        house.call("forgot-password", &json!({ "email": "ana@liga.example" })).await;
        house.post_letters().await;
        house.clock.pass(3600);
        let late = reset(&house.outbox.code("ana@liga.example"), PASSWORD, PASSWORD).await;
        is_error(&late, 400, "ValidationError", "Incorrect code provided");
    }
}

#[tokio::test]
async fn who_came_by_another_house_can_choose_a_password_by_mail() {
    let house = House::new().await;
    let by_google = |eva: &mut NewAccount| {
        eva.provider = "google".to_owned();
        eva.password = None;
    };
    house.add_like("eva", Role::Fan, by_google).await;
    house.call("forgot-password", &json!({ "email": "eva@liga.example" })).await;
    house.post_letters().await;
    let code = house.outbox.code("eva@liga.example");
    let given = json!({ "code": code, "password": NEW, "passwordConfirmation": NEW });
    body(&house.call("reset-password", &given).await, 200);
    body(&house.sign_in("eva@liga.example", NEW).await, 200);
}

#[tokio::test]
async fn a_password_is_changed_by_who_knows_it() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    let (old, other) = (house.token("Ana").await, house.token("Ana").await);
    assert_ne!(old, other, "two sessions are two");
    let change = |current: &str, password: &str, repeated: &str| json!({ "currentPassword": current, "password": password, "passwordConfirmation": repeated });
    let given = change(PASSWORD, NEW, NEW);
    is_error(&house.call("change-password", &given).await, 403, "ForbiddenError", "Forbidden");
    let wrong = house.call_as(&old, "change-password", &change("azulejo", NEW, NEW)).await;
    is_error(&wrong, 400, "ValidationError", "The provided current password is invalid");
    let same = house.call_as(&old, "change-password", &change(PASSWORD, PASSWORD, PASSWORD)).await;
    is_error(&same, 400, "ValidationError", "Your new password must be different than your current password");
    let apart = house.call_as(&old, "change-password", &change(PASSWORD, NEW, "other")).await;
    assert_eq!(problems(&apart), [("passwordConfirmation".to_owned(), "Passwords do not match".to_owned())]);
    let mut more = given.clone();
    more["x"] = json!(1);
    let more = house.call_as(&old, "change-password", &more).await;
    assert_eq!(body(&more, 400)["error"]["message"], "this field has unspecified keys: x");

    let answer = body(&house.call_as(&old, "change-password", &given).await, 200);
    for token in [&old, &other] {
        is_no_token(&house.me(token).await);
    }
    body(&house.me(answer["jwt"].as_str().unwrap()).await, 200);
    body(&house.sign_in("Ana", NEW).await, 200);
}

#[tokio::test]
async fn signing_out_ends_one_session_or_all() {
    for database in TestDatabase::both().await {
        let house = House::on(database, |_| {}).await;
        house.add("ana", Role::Fan).await;
        let (here, there, third) = (house.token("Ana").await, house.token("Ana").await, house.token("Ana").await);
        body(&house.me(&here).await, 200);
        let answer = house.call_as(&here, "logout", &json!({})).await;
        assert_eq!(body(&answer, 200), json!({ "ok": true }));
        is_no_token(&house.me(&here).await);
        is_no_token(&house.call_as(&here, "logout", &json!({})).await);
        body(&house.me(&there).await, 200);
        is_error(&house.call("logout", &json!({})).await, 403, "ForbiddenError", "Forbidden");

        body(&house.call_as(&there, "logout", &json!({ "everywhere": true })).await, 200);
        for token in [&there, &third] {
            is_no_token(&house.me(token).await);
        }
        // Also in the very second in which all ended.
        body(&house.me(&house.token("Ana").await).await, 200);
    }
}

#[tokio::test]
async fn a_letter_comes_later_if_the_post_is_away() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    house.outbox.is_away_for(2);
    house.call("forgot-password", &json!({ "email": "ana@liga.example" })).await;
    house.post_letters().await;
    assert!(house.outbox.to("ana@liga.example").is_empty());
    house.clock.pass(5);
    house.post_letters().await;
    house.clock.pass(29);
    house.post_letters().await;
    assert!(house.outbox.to("ana@liga.example").is_empty(), "half a minute after the second try");
    house.clock.pass(1);
    house.post_letters().await;
    assert_eq!(house.outbox.to("ana@liga.example").len(), 1);
    assert_eq!(house.client.app.store().job_count().await.unwrap(), 0);
}

#[tokio::test]
async fn nobodys_letter_box_is_filled_from_here() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    for _ in 0..20 {
        body(&house.call("forgot-password", &json!({ "email": "ana@liga.example" })).await, 200);
        house.post_letters().await;
        house.clock.pass(61);
    }
    assert_eq!(house.outbox.to("ana@liga.example").len(), 5);
    house.clock.pass(3600);
    house.call("forgot-password", &json!({ "email": "ana@liga.example" })).await;
    house.post_letters().await;
    assert_eq!(house.outbox.to("ana@liga.example").len(), 6);
}

#[tokio::test]
async fn letters_are_in_the_language_of_who_asks() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    let headers = [("content-type", "application/json"), ("locale", "en")];
    let asked = json!({ "email": "ana@liga.example" }).to_string();
    house.send("POST", "/api/auth/forgot-password", &headers, asked).await;
    house.post_letters().await;
    assert!(house.outbox.to("ana@liga.example")[0].subject.starts_with("Choose another password"));
}

#[tokio::test]
async fn the_ways_in_are_told_and_nothing_secret() {
    let house = House::new().await;
    let answer = house.send("GET", "/api/auth/options", &[], "").await;
    assert_eq!(
        answer.json(),
        json!({
            "registration": true, "confirmation": true, "passwordLength": 12, "providers": [], "organisation": null,
        })
    );
    for path in ["/api/connect/google", "/api/connect/nobody", "/api/auth/google/callback?access_token=x"] {
        let answer = house.send("GET", path, &[], "").await;
        is_error(&answer, 400, "ApplicationError", "This provider is disabled");
    }
}

#[tokio::test]
async fn each_call_can_be_tried_ten_times_a_minute() {
    let house = House::new().await;
    house.add("ana", Role::Fan).await;
    let token = house.token("Ana").await;
    let calls = ["local/register", "forgot-password", "reset-password", "change-password"];
    for call in calls {
        for attempt in 1..=11 {
            let answer = house.call_as(&token, call, &json!({})).await;
            let status = if attempt > 10 { 429 } else { 400 };
            assert_eq!(answer.status, status, "{call} {attempt}: {}", answer.text());
            assert!(answer.headers.contains_key("x-ratelimit-reset"), "{call}");
        }
    }
    house.clock.pass(60);
    assert_eq!(house.call_as(&token, calls[0], &json!({})).await.status, 400);
    // One address for each try does not help for long.
    let mut refused = 0;
    for number in 0..60 {
        let given = json!({ "email": format!("a{number}@liga.example") });
        refused += usize::from(house.call("forgot-password", &given).await.status == 429);
    }
    assert_eq!(refused, 20);
}
