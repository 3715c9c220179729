//! The way there and back that most houses share: a code, exchanged for tokens (RFC 6749, RFC 7636).

use jiff::Timestamp;
use serde_json::Value;

use super::issuer::Issuer;
use super::{Arriving, Leaving, ProviderError, http};

pub(super) async fn departure(
    issuer: &Issuer,
    client_id: &str,
    scope: &str,
    more: &[(&str, &str)],
    leaving: &Leaving<'_>,
    now: Timestamp,
) -> Result<String, ProviderError> {
    let known = issuer.places(now).await?;
    let mut parameters = vec![
        ("response_type", "code"),
        ("client_id", client_id),
        ("redirect_uri", leaving.redirect_uri),
        ("scope", scope),
        ("state", leaving.state),
        ("nonce", leaving.nonce),
        ("code_challenge", leaving.challenge),
        ("code_challenge_method", "S256"),
    ];
    parameters.extend_from_slice(more);
    http::with_parameters(&known.places.authorization_endpoint, &parameters)
}

/// The claims of the token that says who came back, made for this very visit.
pub(super) async fn arrival(
    issuer: &Issuer,
    client_id: &str,
    secret: &str,
    arriving: &Arriving<'_>,
    now: Timestamp,
) -> Result<Value, ProviderError> {
    let known = issuer.places(now).await?;
    let form = [
        ("grant_type", "authorization_code"),
        ("code", arriving.code),
        ("redirect_uri", arriving.redirect_uri),
        ("client_id", client_id),
        ("client_secret", secret),
        ("code_verifier", arriving.verifier),
    ];
    let answer = issuer.http().post(&known.places.token_endpoint, &form).await?;
    let token = answer.get("id_token").and_then(Value::as_str);
    let token = token.ok_or_else(|| ProviderError::Untrue("it does not say who came".to_owned()))?;
    let claims = issuer.claims(token, client_id, now).await?;
    match claims.get("nonce").and_then(Value::as_str) == Some(arriving.nonce) {
        true => Ok(claims),
        false => Err(ProviderError::Untrue("it answers another question".to_owned())),
    }
}
