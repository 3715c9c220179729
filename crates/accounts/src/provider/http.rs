//! Asking another house: in time, over a safe line, and never more than a page of an answer.

use std::fmt::Write as _;
use std::time::Duration;

use reqwest::redirect::Policy;
use reqwest::{Certificate, Client, RequestBuilder, Url};
use serde_json::Value;

use super::ProviderError;

const CONNECT: Duration = Duration::from_secs(3);
const WHOLE: Duration = Duration::from_secs(8);
const MOST_BYTES: usize = 256 << 10;
/// So much of what a house says is repeated.
const MOST_REPEATED: usize = 200;

#[derive(Clone)]
pub struct Http(Client);

impl Http {
    /// `authorities` are certificates (PEM) to be trusted beside the system's own: for houses that issue their own.
    pub fn new(authorities: Option<&[u8]>) -> Result<Self, String> {
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut builder = Client::builder()
            .connect_timeout(CONNECT)
            .timeout(WHOLE)
            .redirect(Policy::none())
            .referer(false)
            .user_agent(concat!("jornada/", env!("CARGO_PKG_VERSION")));
        if let Some(pem) = authorities {
            let list = Certificate::from_pem_bundle(pem).map_err(|error| error.to_string())?;
            if list.is_empty() {
                return Err("there is no certificate in it".to_owned());
            }
            builder = builder.tls_certs_merge(list);
        }
        Ok(Self(builder.build().map_err(|error| error.to_string())?))
    }

    pub(super) async fn get(&self, url: &str) -> Result<Value, ProviderError> {
        self.ask(self.0.get(safe(url)?)).await
    }

    pub(super) async fn post(&self, url: &str, form: &[(&str, &str)]) -> Result<Value, ProviderError> {
        let request = self.0.post(safe(url)?).header("content-type", "application/x-www-form-urlencoded");
        self.ask(request.body(encoded(form))).await
    }

    async fn ask(&self, request: RequestBuilder) -> Result<Value, ProviderError> {
        // Addresses may hold a code or a token.
        let away = |error: reqwest::Error| ProviderError::Away(error.without_url().to_string());
        let mut response = request.header("accept", "application/json").send().await.map_err(away)?;
        let status = response.status();
        let mut body = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(away)? {
            if body.len() + chunk.len() > MOST_BYTES {
                return Err(ProviderError::Away("its answer is too long".to_owned()));
            }
            body.extend_from_slice(&chunk);
        }
        let value: Option<Value> = serde_json::from_slice(&body).ok();
        match value {
            Some(value) if status.is_success() => Ok(value),
            Some(value) if status.is_client_error() => Err(ProviderError::Refused(reason(&value))),
            _ => Err(ProviderError::Away(format!("it answered {}", status.as_u16()))),
        }
    }
}

/// What a house says is wrong, in the forms that they use.
pub(super) fn reason(value: &Value) -> String {
    let said = [
        value.pointer("/error_description"),
        value.pointer("/error/message"),
        value.pointer("/error"),
        value.pointer("/message"),
    ];
    let text = said.into_iter().flatten().find_map(Value::as_str).unwrap_or("refused by the provider");
    text.chars().filter(|c| !c.is_control()).take(MOST_REPEATED).collect()
}

/// Without encryption only on this machine, for tests.
pub(super) fn safe(url: &str) -> Result<Url, ProviderError> {
    let parsed = Url::parse(url).ok().filter(|url| {
        let is_here = matches!(url.host_str(), Some("localhost" | "127.0.0.1" | "[::1]"));
        url.scheme() == "https" || url.scheme() == "http" && is_here
    });
    parsed.ok_or_else(|| ProviderError::Untrue("an address without encryption".to_owned()))
}

/// An address with these parameters added.
pub(super) fn with_parameters(url: &str, parameters: &[(&str, &str)]) -> Result<String, ProviderError> {
    let mut url = safe(url)?;
    url.query_pairs_mut().extend_pairs(parameters);
    Ok(url.into())
}

fn encoded(form: &[(&str, &str)]) -> String {
    let mut text = String::new();
    for (name, value) in form {
        let separator = if text.is_empty() { "" } else { "&" };
        let _ = write!(text, "{separator}{name}=");
        for byte in value.bytes() {
            let _ = match byte {
                b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' => write!(text, "{}", char::from(byte)),
                _ => write!(text, "%{byte:02X}"),
            };
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_safe_lines_are_used() {
        for url in ["https://accounts.example/x", "http://localhost:1/x", "http://127.0.0.1/", "http://[::1]:1/"] {
            assert!(safe(url).is_ok(), "{url}");
        }
        for url in ["http://accounts.example/", "http://localhost.example/", "ftp://localhost/", "//x", "", "file:///x"]
        {
            assert!(safe(url).is_err(), "{url}");
        }
    }

    #[test]
    fn values_are_sent_to_the_letter() {
        assert_eq!(encoded(&[("a", "b c&d=é"), ("e", "")]), "a=b%20c%26d%3D%C3%A9&e=");
        let url = with_parameters("https://a.example/x?y=1", &[("state", "a&b")]).unwrap();
        assert_eq!(url, "https://a.example/x?y=1&state=a%26b");
    }

    #[test]
    fn what_is_wrong_is_said_briefly() {
        assert_eq!(reason(&json!({ "error": "invalid_grant", "error_description": "no\nway" })), "noway");
        assert_eq!(reason(&json!({ "error": { "message": "bad token" } })), "bad token");
        assert_eq!(reason(&json!([])), "refused by the provider");
        assert_eq!(reason(&json!({ "error": "x".repeat(1000) })).len(), MOST_REPEATED);
    }

    #[test]
    fn certificates_are_certificates() {
        assert!(Http::new(None).is_ok());
        assert!(Http::new(Some(b"nonsense")).is_err());
    }
}
