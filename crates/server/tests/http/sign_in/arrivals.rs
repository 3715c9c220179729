//! To another house and back, with one that lies about who came.

use accounts::provider::{Apple, Google, Http, Issuer, Provider as Way};
use axum::body::Body;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair};
use serde_json::{Value, json};
use testkit::TestDatabase;

use super::houses::{Provider, Signer};
use super::{House, body};
use crate::client::{Answer, now};

const CLIENT: &str = "site";

/// Somebody on the way to another house.
struct Visit {
    state: String,
    nonce: String,
    cookie: String,
}

/// With two houses to come by, which are one and the same.
async fn house(issuer: &str) -> House {
    let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new()).unwrap();
    let key = format!("-----BEGIN PRIVATE KEY-----\n{}\n-----END PRIVATE KEY-----\n", STANDARD.encode(key.as_ref()));
    let http = Http::new(None).unwrap();
    let google = Google {
        issuer: Issuer::new(http.clone(), issuer),
        client_id: CLIENT.to_owned(),
        client_secret: "a secret of the site".to_owned(),
        token_info_url: format!("{issuer}/tokeninfo"),
    };
    let (team, id) = ("TEAM".to_owned(), "KEY".to_owned());
    let apple = Apple::new(Issuer::new(http, issuer), CLIENT.to_owned(), team, id, &key).unwrap();
    House::on(TestDatabase::sqlite(), |options| {
        options.sign_in.providers = vec![Way::Google(google), Way::Apple(apple)];
    })
    .await
}

fn location(answer: &Answer) -> &str {
    answer.headers["location"].to_str().unwrap()
}

async fn leave(house: &House, name: &str) -> Visit {
    let answer = house.send("GET", &format!("/api/connect/{name}"), &[], Body::empty()).await;
    assert_eq!(answer.status, 302, "{}", answer.text());
    let parameter = |name: &str| {
        let (_, rest) = location(&answer).split_once(&format!("{name}=")).unwrap();
        rest.split('&').next().unwrap().to_owned()
    };
    let cookie = answer.headers["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
    Visit { state: parameter("state"), nonce: parameter("nonce"), cookie }
}

async fn come_back(house: &House, name: &str, visit: &Visit) -> Answer {
    let path = format!("/api/connect/{name}/callback?code=a-code&state={}", visit.state);
    house.send("GET", &path, &[("cookie", &visit.cookie)], Body::empty()).await
}

fn claims(issuer: &str, nonce: &str) -> Value {
    let second = now().as_second();
    json!({
        "iss": issuer, "aud": CLIENT, "sub": "42", "iat": second, "exp": second + 600, "nonce": nonce,
        "email": "rita@mail.example", "email_verified": true, "given_name": "Rita", "family_name": "Sousa",
    })
}

#[tokio::test]
async fn who_comes_back_is_let_in_and_what_the_house_gave_stays_here() {
    let (provider, issuer) = Provider::start().await;
    let signer = Signer::new("a");
    provider.publish(&[&signer]);
    let house = house(&issuer).await;
    let visit = leave(&house, "google").await;
    let id_token = signer.sign(&claims(&issuer, &visit.nonce));
    provider.give(json!({ "id_token": id_token, "access_token": "the house's own", "refresh_token": "and another" }));
    let answer = come_back(&house, "google", &visit).await;
    let to = location(&answer).to_owned();
    let (_, pass) = to.split_once("access_token=").unwrap_or_else(|| panic!("{to}"));
    let headers = [("cookie", visit.cookie.as_str())];
    let path = format!("/api/auth/google/callback?access_token={pass}");
    let signed_in = house.send("GET", &path, &headers, Body::empty()).await;
    assert_eq!(body(&signed_in, 200)["user"]["email"], "rita@mail.example");
    let everything = house.client.database.everything().await;
    for theirs in ["the house's own", "and another", id_token.as_str()] {
        for ours in [to.as_str(), answer.text(), signed_in.text(), everything.as_str()] {
            assert!(!ours.contains(theirs), "{theirs} in {ours}");
        }
        let said = format!("{:?} {:?}", answer.headers, signed_in.headers);
        assert!(!said.contains(theirs), "{theirs} in {said}");
    }
}

/// What a house gives for a code, for the nonce of a visit.
type Lie<'a> = &'a dyn Fn(&str) -> Value;

#[tokio::test]
async fn a_token_that_was_not_made_for_this_visit_does_not_count() {
    let (provider, issuer) = Provider::start().await;
    let (signer, stranger) = (Signer::new("a"), Signer::new("a"));
    provider.publish(&[&signer]);
    let house = house(&issuer).await;
    let changed = |nonce: &str, field: &str, value: Value| {
        let mut claims = claims(&issuer, nonce);
        claims[field] = value;
        claims
    };
    let second = now().as_second();
    let lies: [(&str, Lie<'_>); 8] = [
        ("of another visit", &|_| json!({ "id_token": signer.sign(&claims(&issuer, "another nonce")) })),
        ("of no visit", &|nonce| json!({ "id_token": signer.sign(&changed(nonce, "nonce", Value::Null)) })),
        (
            "for another site",
            &|nonce| json!({ "id_token": signer.sign(&changed(nonce, "aud", json!("another site"))) }),
        ),
        (
            "by another house",
            &|nonce| json!({ "id_token": signer.sign(&changed(nonce, "iss", json!("http://evil.example"))) }),
        ),
        ("too old", &|nonce| json!({ "id_token": signer.sign(&changed(nonce, "exp", json!(second - 600))) })),
        ("by another key", &|nonce| json!({ "id_token": stranger.sign(&claims(&issuer, nonce)) })),
        ("none", &|_| json!({ "access_token": "only this" })),
        ("no token", &|_| json!({ "id_token": "a.b.c" })),
    ];
    for (what, lie) in lies {
        house.rest();
        let visit = leave(&house, "google").await;
        provider.give(lie(&visit.nonce));
        let answer = come_back(&house, "google", &visit).await;
        let to = location(&answer);
        assert!(to.contains("error=") && !to.contains("access_token="), "{what}: {to}");
    }
    assert!(house.client.app.store().account_by_identifier("rita@mail.example").await.unwrap().is_none());
}

#[tokio::test]
async fn who_left_for_one_house_does_not_come_back_from_another() {
    let (provider, issuer) = Provider::start().await;
    let signer = Signer::new("a");
    provider.publish(&[&signer]);
    let house = house(&issuer).await;
    for (there, back) in [("google", "apple"), ("apple", "google")] {
        let visit = leave(&house, there).await;
        provider.give(json!({ "id_token": signer.sign(&claims(&issuer, &visit.nonce)) }));
        let answer = come_back(&house, back, &visit).await;
        assert!(location(&answer).contains("error=Grant"), "{}", location(&answer));
        // What was kept of the visit is gone with that.
        assert!(location(&come_back(&house, there, &visit).await).contains("error=Grant"));
    }
    // Nor does a pass of one count at the other.
    let visit = leave(&house, "google").await;
    provider.give(json!({ "id_token": signer.sign(&claims(&issuer, &visit.nonce)) }));
    let answer = come_back(&house, "google", &visit).await;
    let (_, pass) = location(&answer).split_once("access_token=").unwrap();
    let path = format!("/api/auth/apple/callback?access_token={pass}");
    let refused = house.send("GET", &path, &[("cookie", &visit.cookie)], Body::empty()).await;
    assert_eq!(refused.status, 400, "{}", refused.text());
}
