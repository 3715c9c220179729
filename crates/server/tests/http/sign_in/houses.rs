//! The organisation's own sign-in: a house on this machine that publishes its keys and signs tokens – and that can be away, slow to
//! learn, or lie.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, RwLock};

use accounts::provider::{Http, Issuer};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use server::Organisation;
use testkit::TestDatabase;
use tokio::net::TcpListener;

use super::{House, body, is_error, is_no_token};
use crate::client::now;

pub(super) struct Signer {
    id: String,
    key: EncodingKey,
    jwk: Value,
}

impl Signer {
    pub(super) fn new(id: &str) -> Self {
        let random = SystemRandom::new();
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).unwrap();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8.as_ref(), &random).unwrap();
        let point = pair.public_key().as_ref();
        let part = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        let jwk = json!({
            "kty": "EC", "crv": "P-256", "kid": id, "use": "sig", "x": part(&point[1..33]), "y": part(&point[33..]),
        });
        Self { id: id.to_owned(), key: EncodingKey::from_ec_der(pkcs8.as_ref()), jwk }
    }

    pub(super) fn sign(&self, claims: &Value) -> String {
        let header = Header { kid: Some(self.id.clone()), ..Header::new(Algorithm::ES256) };
        encode(&header, claims, &self.key).unwrap()
    }
}

#[derive(Clone, Default)]
pub(super) struct Provider(Arc<Inner>);

#[derive(Default)]
struct Inner {
    keys: RwLock<Vec<Value>>,
    calls_itself: RwLock<String>,
    is_away: RwLock<bool>,
    asked: AtomicUsize,
    /// What is given for a code.
    given: RwLock<Value>,
}

impl Provider {
    pub(super) async fn start() -> (Self, String) {
        let provider = Self::default();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let issuer = format!("http://{}", listener.local_addr().unwrap());
        *provider.0.calls_itself.write().unwrap() = issuer.clone();
        let router = Router::new()
            .route("/.well-known/openid-configuration", get(describe))
            .route("/token", post(async |State(provider): State<Provider>| token(&provider)))
            .route("/keys", get(async |State(provider): State<Provider>| keys(&provider)))
            .with_state(provider.clone());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        (provider, issuer)
    }

    pub(super) fn publish(&self, signers: &[&Signer]) {
        *self.0.keys.write().unwrap() = signers.iter().map(|signer| signer.jwk.clone()).collect();
    }

    /// For the next code.
    pub(super) fn give(&self, answer: Value) {
        *self.0.given.write().unwrap() = answer;
    }

    fn be_away(&self, is_away: bool) {
        *self.0.is_away.write().unwrap() = is_away;
    }
}

async fn describe(State(provider): State<Provider>) -> Response {
    provider.0.asked.fetch_add(1, Ordering::SeqCst);
    if *provider.0.is_away.read().unwrap() {
        return StatusCode::BAD_GATEWAY.into_response();
    }
    let issuer = provider.0.calls_itself.read().unwrap().clone();
    let places = json!({
        "issuer": issuer, "jwks_uri": format!("{issuer}/keys"),
        "authorization_endpoint": format!("{issuer}/authorize"), "token_endpoint": format!("{issuer}/token"),
    });
    axum::Json(places).into_response()
}

fn token(provider: &Provider) -> Response {
    axum::Json(provider.0.given.read().unwrap().clone()).into_response()
}

fn keys(provider: &Provider) -> Response {
    axum::Json(json!({ "keys": *provider.0.keys.read().unwrap() })).into_response()
}

async fn house(issuer: &str) -> House {
    House::on(TestDatabase::sqlite(), |options| {
        options.sign_in.organisation = Some(Organisation {
            issuer: Issuer::new(Http::new(None).unwrap(), issuer),
            audience: "jornada-api".to_owned(),
            client_id: "site".to_owned(),
            scopes: vec!["openid".to_owned(), "jornada.read".to_owned()],
            name: None,
        });
    })
    .await
}

fn claims(issuer: &str) -> Value {
    let second = now().as_second();
    json!({
        "iss": issuer, "aud": "jornada-api", "sub": "42", "iat": second, "exp": second + 3600, "scope": "jornada.read",
        "email": "Rita@Liga.example", "email_verified": true, "given_name": "Rita", "family_name": "Sousa",
    })
}

#[tokio::test]
async fn who_is_known_there_is_known_here_from_the_first_time_on() {
    let (provider, issuer) = Provider::start().await;
    let signer = Signer::new("a");
    provider.publish(&[&signer]);
    let house = house(&issuer).await;
    let token = signer.sign(&claims(&issuer));
    let me = body(&house.me(&token).await, 200);
    assert_eq!((&me["email"], &me["name"]), (&json!("rita@liga.example"), &json!("Rita Sousa")));
    assert_eq!((&me["provider"], &me["completed"]), (&json!("organisation"), &json!(true)));
    // Another token of hers is the same account.
    let mut later = claims(&issuer);
    later["exp"] = json!(now().as_second() + 1800);
    assert_eq!(body(&house.me(&signer.sign(&later)).await, 200)["id"], me["id"]);
    assert_eq!(provider.0.asked.load(Ordering::SeqCst), 1, "its keys are asked for once");

    // She signs out: this token counts no longer, the other does.
    body(&house.call_as(&token, "logout", &json!({})).await, 200);
    is_no_token(&house.me(&token).await);
    body(&house.me(&signer.sign(&later)).await, 200);
    // Everywhere: none does that was made until now.
    body(&house.call_as(&signer.sign(&later), "logout", &json!({ "everywhere": true })).await, 200);
    is_no_token(&house.me(&signer.sign(&later)).await);
    house.clock.pass(2);
    let mut new = claims(&issuer);
    new["iat"] = json!(now().as_second() + 2);
    body(&house.me(&signer.sign(&new)).await, 200);
}

#[tokio::test]
async fn a_verified_address_leads_to_its_account_and_one_that_is_only_said_does_not() {
    let (provider, issuer) = Provider::start().await;
    let signer = Signer::new("a");
    provider.publish(&[&signer]);
    let house = house(&issuer).await;
    let id = house.add("rita", accounts::role::Role::Editor).await;
    let mut said = claims(&issuer);
    said["email_verified"] = json!(false);
    is_error(&house.me(&signer.sign(&said)).await, 400, "ApplicationError", "Email is already taken.");
    assert_eq!(body(&house.me(&signer.sign(&claims(&issuer))).await, 200)["id"], json!(id));
    // Who tells no address gets an account all the same.
    let mut silent = claims(&issuer);
    silent.as_object_mut().unwrap().remove("email");
    silent["sub"] = json!("43");
    let me = body(&house.me(&signer.sign(&silent)).await, 200);
    assert!(me["email"].as_str().unwrap().ends_with("@organisation.invalid"), "{me}");
    // Somebody who signed up with the address, and never showed that it was his, has no part in it.
    let squatter = |new: &mut store::accounts::NewAccount| new.is_confirmed = false;
    let squatted = house.add_like("nuno", accounts::role::Role::Fan, squatter).await;
    let mut nuno = claims(&issuer);
    (nuno["sub"], nuno["email"]) = (json!("44"), json!("nuno@liga.example"));
    assert_eq!(body(&house.me(&signer.sign(&nuno)).await, 200)["id"], json!(squatted));
    super::is_wrong(&house.sign_in("nuno@liga.example", super::PASSWORD).await);
}

#[tokio::test]
async fn no_other_token_counts() {
    let (provider, issuer) = Provider::start().await;
    let (signer, stranger) = (Signer::new("a"), Signer::new("a"));
    provider.publish(&[&signer]);
    let house = house(&issuer).await;
    let good = claims(&issuer);
    let with = |field: &str, value: Value| {
        let mut claims = good.clone();
        claims[field] = value;
        signer.sign(&claims)
    };
    let part = |text: &str| URL_SAFE_NO_PAD.encode(text);
    let second = now().as_second();
    let unsigned = format!("{}.{}.", part(r#"{"alg":"none","kid":"a"}"#), part(&good.to_string()));
    // Signed with what everybody knows, as if it were a secret.
    let public = provider.0.keys.read().unwrap()[0]["x"].as_str().unwrap().to_owned();
    let confused = Header { kid: Some("a".to_owned()), ..Header::new(Algorithm::HS256) };
    let confused = encode(&confused, &good, &EncodingKey::from_secret(public.as_bytes())).unwrap();
    let whole = signer.sign(&good);
    let (signed, signature) = whole.rsplit_once('.').unwrap();
    let mut other = good.clone();
    other["sub"] = json!("1");
    let swapped = format!("{}.{}.{signature}", signed.split('.').next().unwrap(), part(&other.to_string()));
    let cases = [
        ("another key", stranger.sign(&good)),
        ("a key that nobody knows", Signer::new("b").sign(&good)),
        ("no signature", unsigned),
        ("a public key as a secret", confused),
        ("another's signature", swapped),
        ("another audience", with("aud", json!("other"))),
        ("no audience", with("aud", json!([]))),
        ("another issuer", with("iss", json!("https://evil.example"))),
        ("expired", with("exp", json!(second - 61))),
        ("no end", with("exp", json!(null))),
        ("not yet", with("nbf", json!(second + 120))),
        ("made tomorrow", with("iat", json!(second + 86_400))),
        ("of nobody", with("sub", json!(""))),
        ("of a number", with("sub", json!(5))),
        ("no right to read", with("scope", json!("openid"))),
        ("nonsense", "eyJ.eyJ.x".to_owned()),
        ("too long", with("x", json!("x".repeat(9000)))),
    ];
    for (what, token) in &cases {
        let answer = house.me(token).await;
        assert_eq!(answer.status, 401, "{what}: {}", answer.text());
    }
    // Clocks may differ by a minute.
    for token in
        [with("exp", json!(second - 59)), with("nbf", json!(second + 59)), with("aud", json!(["x", "jornada-api"]))]
    {
        body(&house.me(&token).await, 200);
    }
}

#[tokio::test]
async fn keys_change_and_the_house_may_be_away() {
    let (provider, issuer) = Provider::start().await;
    let (old, new) = (Signer::new("old"), Signer::new("new"));
    provider.publish(&[&old]);
    let house = house(&issuer).await;
    provider.be_away(true);
    let away = house.me(&old.sign(&claims(&issuer))).await;
    assert_eq!(away.status, 503, "{}", away.text());
    // The rest of the site lives on, and so do tokens of ours.
    house.add("ana", accounts::role::Role::Fan).await;
    body(&house.me(&house.token("Ana").await).await, 200);

    provider.be_away(false);
    house.clock.pass(2);
    body(&house.me(&old.sign(&claims(&issuer))).await, 200);
    provider.publish(&[&old, &new]);
    is_no_token(&house.me(&new.sign(&claims(&issuer))).await);
    let asked = provider.0.asked.load(Ordering::SeqCst);
    for _ in 0..5 {
        is_no_token(&house.me(&Signer::new("nobody").sign(&claims(&issuer))).await);
    }
    assert_eq!(provider.0.asked.load(Ordering::SeqCst), asked, "it is not asked again for each of them");
    house.clock.pass(10);
    body(&house.me(&new.sign(&claims(&issuer))).await, 200);
    // What is known stands while it is away.
    provider.be_away(true);
    house.clock.pass(2 * 3600);
    let mut fresh = claims(&issuer);
    fresh["exp"] = json!(now().as_second() + 3 * 3600);
    body(&house.me(&new.sign(&fresh)).await, 200);
}

#[tokio::test]
async fn a_house_that_calls_itself_by_another_name_is_not_believed() {
    let (provider, issuer) = Provider::start().await;
    let signer = Signer::new("a");
    provider.publish(&[&signer]);
    *provider.0.calls_itself.write().unwrap() = "https://evil.example".to_owned();
    let house = house(&issuer).await;
    assert_eq!(house.me(&signer.sign(&claims(&issuer))).await.status, 503);
}
