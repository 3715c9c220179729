//! A house that issues tokens by the rules of OpenID: it says where its keys are, and signs what it says with them.

use std::sync::{Arc, RwLock};

use jiff::{SignedDuration, Timestamp};
use jsonwebtoken::{Algorithm, Validation, decode, decode_header};
use serde::Deserialize;
use serde_json::Value;
use thiserror::Error;
use tokio::sync::Mutex;

use super::http::{self, Http};
use super::jwk::{self, VerifyingKey};
use super::{Identity, ProviderError};

/// How far clocks may differ.
const SKEW_SECONDS: i64 = 60;
/// Keys are read anew once they are this old. Those that are known serve on if that fails.
const FRESH: SignedDuration = SignedDuration::from_hours(1);
/// A token with an unknown key makes us look again, but not more often than this, whoever sends them.
const LOOK_AGAIN: SignedDuration = SignedDuration::from_secs(10);
/// Longer texts are no tokens.
const LONGEST: usize = 8 << 10;
const LONGEST_SUBJECT: usize = 255;

const ALGORITHMS: [Algorithm; 8] = [
    Algorithm::RS256,
    Algorithm::RS384,
    Algorithm::RS512,
    Algorithm::PS256,
    Algorithm::PS384,
    Algorithm::PS512,
    Algorithm::ES256,
    Algorithm::ES384,
];

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TokenProblem {
    /// No token of this house for us.
    #[error("{0}")]
    Wrong(&'static str),
    /// It was one.
    #[error("expired")]
    Expired,
    /// Whether it is one cannot be said now.
    #[error(transparent)]
    Provider(#[from] ProviderError),
}

impl From<TokenProblem> for ProviderError {
    fn from(problem: TokenProblem) -> Self {
        match problem {
            TokenProblem::Provider(error) => error,
            other => Self::Untrue(other.to_string()),
        }
    }
}

pub struct Issuer {
    http: Http,
    issuer: String,
    known: RwLock<Option<Arc<Known>>>,
    /// Who looks; one at a time.
    looking: Mutex<Option<Timestamp>>,
}

pub(super) struct Known {
    pub(super) places: Places,
    keys: Vec<VerifyingKey>,
    read: Timestamp,
}

/// Where a house does what.
#[derive(Deserialize)]
pub(super) struct Places {
    issuer: String,
    jwks_uri: String,
    #[serde(default)]
    pub(super) authorization_endpoint: String,
    #[serde(default)]
    pub(super) token_endpoint: String,
}

impl Issuer {
    /// `issuer` as it stands in its tokens, to the letter.
    pub fn new(http: Http, issuer: &str) -> Self {
        Self { http, issuer: issuer.to_owned(), known: RwLock::default(), looking: Mutex::default() }
    }

    pub fn name(&self) -> &str {
        &self.issuer
    }

    pub(super) fn http(&self) -> &Http {
        &self.http
    }

    /// What a token says, if this house made it for `audience` and it stands at `now`.
    pub async fn claims(&self, token: &str, audience: &str, now: Timestamp) -> Result<Value, TokenProblem> {
        if token.len() > LONGEST {
            return Err(TokenProblem::Wrong("too long"));
        }
        let header = decode_header(token).map_err(|_| TokenProblem::Wrong("malformed"))?;
        if !ALGORITHMS.contains(&header.alg) {
            return Err(TokenProblem::Wrong("an algorithm that is not taken"));
        }
        let mut known = self.places(now).await?;
        let fits = |known: &Known| known.keys.iter().any(|key| key.fits(header.kid.as_deref(), header.alg));
        if !fits(&known) {
            known = self.look(now, LOOK_AGAIN).await?;
        }
        let mut keys = known.keys.iter().filter(|key| key.fits(header.kid.as_deref(), header.alg)).peekable();
        if keys.peek().is_none() {
            return Err(TokenProblem::Wrong("signed with an unknown key"));
        }
        // Times and audiences are checked below, by our clock.
        let mut validation = Validation::new(header.alg);
        validation.validate_exp = false;
        validation.validate_aud = false;
        validation.required_spec_claims.clear();
        let read = keys.find_map(|key| decode::<Value>(token, &key.key, &validation).ok());
        let claims = read.ok_or(TokenProblem::Wrong("its signature does not fit"))?.claims;
        self.check(&claims, audience, now)?;
        Ok(claims)
    }

    fn check(&self, claims: &Value, audience: &str, now: Timestamp) -> Result<(), TokenProblem> {
        let number = |name: &str| claims.get(name).and_then(Value::as_f64).map(|number| number as i64);
        let now = now.as_second();
        if claims.get("iss").and_then(Value::as_str) != Some(&self.issuer) {
            return Err(TokenProblem::Wrong("of another issuer"));
        }
        let is_for_us = match claims.get("aud") {
            Some(Value::String(one)) => one == audience,
            Some(Value::Array(list)) => list.iter().any(|one| one.as_str() == Some(audience)),
            _ => false,
        };
        if !is_for_us {
            return Err(TokenProblem::Wrong("for another audience"));
        }
        let expires = number("exp").ok_or(TokenProblem::Wrong("it never ends"))?;
        if expires.saturating_add(SKEW_SECONDS) <= now {
            return Err(TokenProblem::Expired);
        }
        let begins = [number("nbf"), number("iat")].into_iter().flatten().max().unwrap_or(now);
        if begins.saturating_sub(SKEW_SECONDS) > now {
            return Err(TokenProblem::Wrong("it does not count yet"));
        }
        match claims.get("sub").and_then(Value::as_str) {
            Some(subject) if (1..=LONGEST_SUBJECT).contains(&subject.len()) && !subject.contains('\0') => Ok(()),
            _ => Err(TokenProblem::Wrong("of nobody")),
        }
    }

    /// Where the house does what, and its keys. While it is away, what is known stands.
    pub(super) async fn places(&self, now: Timestamp) -> Result<Arc<Known>, ProviderError> {
        let known = self.known.read().expect("the lock is never held while panicking").clone();
        match known {
            Some(known) if now.duration_since(known.read) < FRESH => Ok(known),
            Some(known) => Ok(self.look(now, LOOK_AGAIN).await.unwrap_or(known)),
            None => self.look(now, SignedDuration::from_secs(1)).await,
        }
    }

    /// Asks the house, unless somebody has just done so.
    async fn look(&self, now: Timestamp, not_within: SignedDuration) -> Result<Arc<Known>, ProviderError> {
        let mut last = self.looking.lock().await;
        let is_recent = last.is_some_and(|at| at <= now && now.duration_since(at) < not_within);
        if is_recent {
            let known = self.known.read().expect("the lock is never held while panicking").clone();
            return known.ok_or_else(|| ProviderError::Away("it was away a moment ago".to_owned()));
        }
        *last = Some(now);
        let known = Arc::new(self.ask(now).await?);
        *self.known.write().expect("the lock is never held while panicking") = Some(known.clone());
        Ok(known)
    }

    async fn ask(&self, now: Timestamp) -> Result<Known, ProviderError> {
        let address = format!("{}/.well-known/openid-configuration", self.issuer.trim_end_matches('/'));
        let places: Places = serde_json::from_value(self.http.get(&address).await?)
            .map_err(|error| ProviderError::Away(format!("its description cannot be read: {error}")))?;
        if places.issuer != self.issuer {
            return Err(ProviderError::Untrue("it calls itself by another name".to_owned()));
        }
        for endpoint in [&places.authorization_endpoint, &places.token_endpoint] {
            if !endpoint.is_empty() {
                http::safe(endpoint)?;
            }
        }
        let keys = jwk::read(&self.http.get(&places.jwks_uri).await?);
        if keys.is_empty() {
            return Err(ProviderError::Away("it has no keys that we can use".to_owned()));
        }
        Ok(Known { places, keys, read: now })
    }
}

/// What the usual claims say of somebody. Names and addresses that are none are left out.
pub fn identity(claims: &Value) -> Identity {
    let text = |name: &str| claims.get(name).and_then(Value::as_str);
    let is_verified = match claims.get("email_verified") {
        Some(Value::Bool(is)) => *is,
        // As one of them writes it.
        Some(Value::String(text)) => text == "true",
        _ => false,
    };
    let proof = if is_verified { super::Proof::Verified } else { super::Proof::Said };
    let address = text("email").and_then(crate::email::normal);
    Identity {
        subject: text("sub").unwrap_or_default().to_owned(),
        email: address.map(|address| super::Email { address, proof }),
        first_name: text("given_name").and_then(name),
        last_name: text("family_name").and_then(name),
    }
}

const LONGEST_NAME: usize = 80;

/// A name as it can be shown: on one line, and not too long.
pub(super) fn name(text: &str) -> Option<String> {
    let line: String = text.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
    Some(line.trim().to_owned()).filter(|line| !line.is_empty())
}
