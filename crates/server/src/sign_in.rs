//! How fans get in: what is set, and by whom they may come.

use std::sync::Arc;

use accounts::code::{self, CODE_BYTES, PASS_BYTES};
use accounts::password::SALT_BYTES;
use accounts::post::Post;
use accounts::provider::{Issuer, Provider};
use accounts::token::MARK_BYTES;
use serde_json::Value;

/// Fills bytes with what nobody can know.
pub type Chance = fn(&mut [u8]);

pub struct SignIn {
    /// Whether anybody may make an account.
    pub registration: bool,
    /// Whether a new account waits until its address is known to be its owner's.
    pub confirmation: bool,
    /// How often one address may try each call in a minute.
    pub attempts_per_minute: u64,
    pub providers: Vec<Provider>,
    pub organisation: Option<Organisation>,
    /// Who takes letters.
    pub post: Arc<dyn Post>,
    /// What letters call the site.
    pub site_name: String,
    pub chance: Chance,
}

/// The house whose own sign-in is taken: its access tokens count as ours do.
pub struct Organisation {
    pub issuer: Issuer,
    /// What its tokens are made for when they are made for us.
    pub audience: String,
    pub client_id: String,
    pub scopes: Vec<String>,
    /// What the button says; without it, something that fits any.
    pub name: Option<String>,
}

impl Organisation {
    /// Whether a token may be used here: it must have one of the rights that we ask for beside those of every sign-in. A
    /// house may leave out what it calls us before the right's name.
    pub(crate) fn lets_in(&self, claims: &Value) -> bool {
        let of_every_sign_in = ["openid", "profile", "email", "offline_access"];
        let mut asked =
            self.scopes.iter().map(String::as_str).filter(|scope| !of_every_sign_in.contains(scope)).peekable();
        if asked.peek().is_none() {
            return true;
        }
        let given = [claims.get("scope"), claims.get("scp")].into_iter().flatten();
        let given: Vec<&str> = given
            .flat_map(|value| match value {
                Value::String(text) => text.split(' ').collect(),
                Value::Array(list) => list.iter().filter_map(Value::as_str).collect(),
                _ => Vec::new(),
            })
            .collect();
        asked.any(|scope| given.contains(&scope) || scope.rsplit('/').next().is_some_and(|name| given.contains(&name)))
    }
}

impl SignIn {
    /// As it is where nothing is set: with a password, and by no other house.
    pub fn by_password(post: Arc<dyn Post>, chance: Chance) -> Self {
        Self {
            registration: true,
            confirmation: true,
            attempts_per_minute: 10,
            providers: Vec::new(),
            organisation: None,
            post,
            site_name: "Jornada".to_owned(),
            chance,
        }
    }

    pub(crate) fn provider(&self, name: &str) -> Option<&Provider> {
        self.providers.iter().find(|provider| provider.name() == name)
    }

    /// For a mail.
    pub(crate) fn code(&self) -> String {
        code::make(self.random::<CODE_BYTES>())
    }

    /// For a browser.
    pub(crate) fn pass(&self) -> String {
        code::pass(self.random::<PASS_BYTES>())
    }

    /// For a token.
    pub(crate) fn mark(&self) -> [u8; MARK_BYTES] {
        self.random()
    }

    pub(crate) fn salt(&self) -> [u8; SALT_BYTES] {
        self.random()
    }

    fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.chance)(&mut bytes);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use accounts::provider::Http;
    use serde_json::json;

    use super::*;

    fn organisation(scopes: &[&str]) -> Organisation {
        Organisation {
            issuer: Issuer::new(Http::new(None).unwrap(), "https://login.example"),
            audience: "jornada".to_owned(),
            client_id: "site".to_owned(),
            scopes: scopes.iter().map(|&scope| scope.to_owned()).collect(),
            name: None,
        }
    }

    #[test]
    fn a_token_needs_the_right_to_read() {
        let asks = organisation(&["openid", "api://jornada/read"]);
        for claims in [
            json!({ "scope": "openid api://jornada/read" }),
            json!({ "scp": "read" }),
            json!({ "scp": ["other", "read"] }),
        ] {
            assert!(asks.lets_in(&claims), "{claims}");
        }
        for claims in [json!({}), json!({ "scope": "openid" }), json!({ "scp": "reader" }), json!({ "scope": 5 })] {
            assert!(!asks.lets_in(&claims), "{claims}");
        }
        assert!(organisation(&["openid"]).lets_in(&json!({})));
    }
}
