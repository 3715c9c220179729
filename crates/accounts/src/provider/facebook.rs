//! Facebook: a code and an access token as elsewhere, but no token that says who somebody is. It is asked instead, and
//! every question is signed with the app's secret.

use hmac::{Hmac, KeyInit, Mac};
use serde_json::Value;
use sha2::Sha256;

use super::http::{self, Http};
use super::{Arriving, Email, Identity, Leaving, Proof, ProviderError, issuer};
use crate::{code, email};

pub struct Facebook {
    pub http: Http,
    pub client_id: String,
    pub client_secret: String,
    pub dialog_url: String,
    pub graph_url: String,
}

impl Facebook {
    pub(super) fn departure(&self, leaving: &Leaving<'_>) -> Result<String, ProviderError> {
        let parameters = [
            ("response_type", "code"),
            ("client_id", &*self.client_id),
            ("redirect_uri", leaving.redirect_uri),
            ("scope", "email,public_profile"),
            ("state", leaving.state),
            ("code_challenge", leaving.challenge),
            ("code_challenge_method", "S256"),
        ];
        http::with_parameters(&self.dialog_url, &parameters)
    }

    pub(super) async fn arrival(&self, arriving: &Arriving<'_>) -> Result<Identity, ProviderError> {
        let form = [
            ("client_id", &*self.client_id),
            ("client_secret", &self.client_secret),
            ("redirect_uri", arriving.redirect_uri),
            ("code", arriving.code),
            ("code_verifier", arriving.verifier),
        ];
        let answer = self.http.post(&self.at("oauth/access_token"), &form).await?;
        let token = answer.get("access_token").and_then(Value::as_str);
        let token = token.ok_or_else(|| ProviderError::Untrue("it gave no token".to_owned()))?;
        self.holder(token).await
    }

    /// First whether the token is for us – it could be any app's –, then whose it is.
    pub(super) async fn holder(&self, token: &str) -> Result<Identity, ProviderError> {
        let ours = format!("{}|{}", self.client_id, self.client_secret);
        let address =
            http::with_parameters(&self.at("debug_token"), &[("input_token", token), ("access_token", &ours)])?;
        let answer = self.http.get(&address).await?;
        let data = answer.get("data").unwrap_or(&Value::Null);
        let is_for_us = data.get("app_id").is_some_and(|id| as_text(id) == self.client_id);
        if !is_for_us || data.get("is_valid") != Some(&Value::Bool(true)) {
            return Err(ProviderError::Untrue("for another audience".to_owned()));
        }
        let proof = self.signature(token);
        let fields =
            [("fields", "id,email,first_name,last_name"), ("access_token", token), ("appsecret_proof", &proof)];
        let me = self.http.get(&http::with_parameters(&self.at("me"), &fields)?).await?;
        let subject = me
            .get("id")
            .map(as_text)
            .filter(|id| !id.is_empty() && data.get("user_id").map(as_text).as_ref() == Some(id));
        let text = |name: &str| me.get(name).and_then(Value::as_str);
        Ok(Identity {
            subject: subject.ok_or_else(|| ProviderError::Untrue("of somebody else".to_owned()))?,
            // It does not say whether the address was ever shown to be his.
            email: text("email").and_then(email::normal).map(|address| Email { address, proof: Proof::Said }),
            first_name: text("first_name").and_then(issuer::name),
            last_name: text("last_name").and_then(issuer::name),
        })
    }

    fn at(&self, path: &str) -> String {
        format!("{}/{path}", self.graph_url.trim_end_matches('/'))
    }

    fn signature(&self, token: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(self.client_secret.as_bytes()).expect("any key will do");
        mac.update(token.as_bytes());
        code::hex(&mac.finalize().into_bytes())
    }
}

/// Numbers come as texts, mostly.
fn as_text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
