//! Google, and whoever speaks like it: OpenID with a client secret.

use jiff::Timestamp;
use serde_json::Value;

use super::issuer::{self, Issuer};
use super::{Arriving, Identity, Leaving, ProviderError, code_flow, http};

pub struct Google {
    pub issuer: Issuer,
    pub client_id: String,
    pub client_secret: String,
    /// Where an access token is looked up: it says nothing by itself.
    pub token_info_url: String,
}

impl Google {
    pub(super) async fn departure(&self, leaving: &Leaving<'_>, now: Timestamp) -> Result<String, ProviderError> {
        let scope = "openid email profile";
        code_flow::departure(&self.issuer, &self.client_id, scope, &[], leaving, now).await
    }

    pub(super) async fn arrival(&self, arriving: &Arriving<'_>, now: Timestamp) -> Result<Identity, ProviderError> {
        let claims = code_flow::arrival(&self.issuer, &self.client_id, &self.client_secret, arriving, now).await?;
        Ok(issuer::identity(&claims))
    }

    pub(super) async fn holder(&self, token: &str, now: Timestamp) -> Result<Identity, ProviderError> {
        if token.split('.').count() == 3 && token.starts_with("eyJ") {
            return Ok(issuer::identity(&self.issuer.claims(token, &self.client_id, now).await?));
        }
        let address = http::with_parameters(&self.token_info_url, &[("access_token", token)])?;
        let answer = self.issuer.http().get(&address).await?;
        if answer.get("aud").and_then(Value::as_str) != Some(&self.client_id) {
            return Err(ProviderError::Untrue("for another audience".to_owned()));
        }
        let identity = issuer::identity(&answer);
        match identity.subject.is_empty() {
            true => Err(ProviderError::Untrue("of nobody".to_owned())),
            false => Ok(identity),
        }
    }
}
