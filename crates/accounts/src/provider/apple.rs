//! Apple: OpenID, with a secret that we sign ourselves each time, an answer by a form that the browser posts, and a name
//! that is told once, beside the code.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use jiff::Timestamp;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use serde::Serialize;
use serde_json::Value;

use super::issuer::{self, Issuer};
use super::{Arriving, Identity, Leaving, ProviderError, code_flow};

/// A secret is used at once.
const SECRET_SECONDS: i64 = 300;

pub struct Apple {
    issuer: Issuer,
    client_id: String,
    team_id: String,
    key_id: String,
    key: EncodingKey,
}

/// Who asks, for a few minutes.
#[derive(Serialize)]
struct Secret<'a> {
    iss: &'a str,
    iat: i64,
    exp: i64,
    aud: &'a str,
    sub: &'a str,
}

impl Apple {
    /// `key` is the file that Apple gave: a private key in PEM form.
    pub fn new(
        issuer: Issuer,
        client_id: String,
        team_id: String,
        key_id: String,
        key: &str,
    ) -> Result<Self, &'static str> {
        let wrong = "it is no private key in PEM form (PKCS #8, P-256)";
        let lines = key.lines().map(str::trim).filter(|line| !line.starts_with("-----"));
        let der = STANDARD.decode(lines.collect::<String>()).map_err(|_| wrong)?;
        let apple = Self { issuer, client_id, team_id, key_id, key: EncodingKey::from_ec_der(&der) };
        // A key that cannot sign is noticed now, not when the first fan comes.
        apple.secret(Timestamp::UNIX_EPOCH).map_err(|_| wrong)?;
        Ok(apple)
    }

    pub(super) async fn departure(&self, leaving: &Leaving<'_>, now: Timestamp) -> Result<String, ProviderError> {
        let more = [("response_mode", "form_post")];
        code_flow::departure(&self.issuer, &self.client_id, "name email", &more, leaving, now).await
    }

    pub(super) async fn arrival(&self, arriving: &Arriving<'_>, now: Timestamp) -> Result<Identity, ProviderError> {
        let secret = self.secret(now)?;
        let claims = code_flow::arrival(&self.issuer, &self.client_id, &secret, arriving, now).await?;
        let identity = issuer::identity(&claims);
        // Only a name: what else stands there is not signed.
        let user: Value = arriving.user.and_then(|user| serde_json::from_str(user).ok()).unwrap_or_default();
        let name = |path: &str| user.pointer(path).and_then(Value::as_str).and_then(issuer::name);
        Ok(Identity { first_name: name("/name/firstName"), last_name: name("/name/lastName"), ..identity })
    }

    pub(super) async fn holder(&self, token: &str, now: Timestamp) -> Result<Identity, ProviderError> {
        Ok(issuer::identity(&self.issuer.claims(token, &self.client_id, now).await?))
    }

    fn secret(&self, now: Timestamp) -> Result<String, ProviderError> {
        let iat = now.as_second();
        let secret = Secret {
            iss: &self.team_id,
            iat,
            exp: iat + SECRET_SECONDS,
            aud: self.issuer.name(),
            sub: &self.client_id,
        };
        let header = Header { kid: Some(self.key_id.clone()), ..Header::new(Algorithm::ES256) };
        encode(&header, &secret, &self.key).map_err(|_| ProviderError::Away("our key cannot sign".to_owned()))
    }
}
