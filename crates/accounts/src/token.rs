//! What somebody who signed in shows with every request: a JSON Web Token with HMAC-SHA256, `{id, iat, exp}`.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::secret::{Key, Secret};

/// How long a token stands: thirty days, in seconds.
pub const LIFETIME: i64 = 30 * 24 * 3600;

/// What tells apart two tokens of the same second, so that one can be revoked alone. It stands in the header: what the
/// token says is fixed by the dialect.
pub const MARK_BYTES: usize = 12;

/// Tokens are ours alone, so any other header is none of ours: there is no algorithm to choose.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    alg: String,
    typ: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    jti: Option<String>,
}

impl Header {
    fn is_ours(&self) -> bool {
        self.alg == "HS256" && self.typ == "JWT"
    }
}

/// Longer texts are no tokens of ours.
const LONGEST: usize = 512;

/// What a token says. Times are seconds since 1970, as in all tokens of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Claims {
    /// Whose it is.
    pub id: i64,
    #[serde(rename = "iat")]
    pub issued: i64,
    #[serde(rename = "exp")]
    pub expires: i64,
}

/// Makes tokens, and knows its own.
#[derive(Clone)]
pub struct Tokens(Key);

impl Tokens {
    pub fn new(secret: &Secret) -> Self {
        Self(secret.key("token", ""))
    }

    /// `not_before` is the second from which on tokens of this account count: a token made in the second in which older
    /// ones became void still counts.
    pub fn issue(&self, id: i64, not_before: i64, now: Timestamp, mark: [u8; MARK_BYTES]) -> String {
        let issued = now.as_second().max(not_before);
        let claims = Claims { id, issued, expires: issued.saturating_add(LIFETIME) };
        let jti = Some(URL_SAFE_NO_PAD.encode(mark));
        let header = Header { alg: "HS256".to_owned(), typ: "JWT".to_owned(), jti };
        let header = serde_json::to_vec(&header).expect("three texts are JSON");
        let claims = serde_json::to_vec(&claims).expect("three numbers are JSON");
        let signed = format!("{}.{}", URL_SAFE_NO_PAD.encode(header), URL_SAFE_NO_PAD.encode(claims));
        let signature = self.0.sign(&[signed.as_bytes()]);
        format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature))
    }

    /// What a token says, if it is one of ours and still stands.
    pub fn read(&self, text: &str, now: Timestamp) -> Option<Claims> {
        if text.len() > LONGEST {
            return None;
        }
        let (signed, signature) = text.rsplit_once('.')?;
        let signature = URL_SAFE_NO_PAD.decode(signature).ok()?;
        if !self.0.is_signature(&[signed.as_bytes()], &signature) {
            return None;
        }
        let (header, claims) = signed.split_once('.')?;
        let header: Header = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(header).ok()?).ok()?;
        if !header.is_ours() {
            return None;
        }
        let claims: Claims = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(claims).ok()?).ok()?;
        (now.as_second() < claims.expires).then_some(claims)
    }
}

#[cfg(test)]
mod tests {
    use jiff::ToSpan;

    use super::*;

    fn now() -> Timestamp {
        "2026-11-14T21:10:00.750Z".parse().unwrap()
    }

    fn tokens() -> Tokens {
        Tokens::new(&Secret::new(&"s".repeat(40)).unwrap())
    }

    fn signed(header: &str, claims: &str) -> String {
        let signed = format!("{}.{}", URL_SAFE_NO_PAD.encode(header), URL_SAFE_NO_PAD.encode(claims));
        let signature = tokens().0.sign(&[signed.as_bytes()]);
        format!("{signed}.{}", URL_SAFE_NO_PAD.encode(signature))
    }

    #[test]
    fn a_token_says_whose_it_is_for_thirty_days() {
        let text = tokens().issue(7, 0, now(), [1; MARK_BYTES]);
        let claims = Claims { id: 7, issued: now().as_second(), expires: now().as_second() + LIFETIME };
        assert_eq!(tokens().read(&text, now()), Some(claims));
        let payload = URL_SAFE_NO_PAD.decode(text.split('.').nth(1).unwrap()).unwrap();
        assert_eq!(payload, br#"{"id":7,"iat":1794690600,"exp":1797282600}"#);
        assert_ne!(tokens().issue(7, 0, now(), [2; MARK_BYTES]), text, "two of one second are two");
        let end = Timestamp::from_second(claims.expires).unwrap();
        assert!(tokens().read(&text, end - 1.second()).is_some());
        assert_eq!(tokens().read(&text, end), None);
    }

    #[test]
    fn a_token_made_in_the_second_of_a_change_counts() {
        let from = now().as_second() + 1;
        assert_eq!(tokens().read(&tokens().issue(7, from, now(), [1; MARK_BYTES]), now()).unwrap().issued, from);
    }

    #[test]
    fn what_others_made_or_changed_is_none_of_ours() {
        let text = tokens().issue(7, 0, now(), [1; MARK_BYTES]);
        let (signed_part, signature) = text.rsplit_once('.').unwrap();
        let (header, claims) = signed_part.split_once('.').unwrap();
        let other = Tokens::new(&Secret::new(&"t".repeat(40)).unwrap());
        let eight = URL_SAFE_NO_PAD.encode(r#"{"id":8,"iat":1794690600,"exp":1797282600}"#);
        let none = URL_SAFE_NO_PAD.encode(r#"{"alg":"none","typ":"JWT"}"#);
        let cases = [
            String::new(),
            "..".to_owned(),
            signed_part.to_owned(),
            format!("{signed_part}."),
            format!("{signed_part}.{}", &signature[1..]),
            format!("{signed_part}.{signature}="),
            format!("{header}.{eight}.{signature}"),
            format!("{none}.{claims}."),
            format!("{none}.{claims}.{signature}"),
            other.issue(7, 0, now(), [1; MARK_BYTES]),
            "x".repeat(10_000),
        ];
        for text in &cases {
            assert_eq!(tokens().read(text, now()), None, "{text}");
        }
        // Every letter counts.
        for place in 0..text.len() {
            let mut changed = text.clone().into_bytes();
            changed[place] = if changed[place] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(changed).unwrap();
            assert_eq!(tokens().read(&changed, now()), None, "letter {place}");
        }
    }

    /// Even with the right key, there is one algorithm and one form.
    #[test]
    fn the_algorithm_is_not_the_tokens_choice() {
        let claims = r#"{"id":7,"iat":1794690600,"exp":1797282600}"#;
        assert!(tokens().read(&signed(r#"{"alg":"HS256","typ":"JWT"}"#, claims), now()).is_some());
        for header in [
            r#"{"alg":"none"}"#,
            r#"{"alg":"none","typ":"JWT"}"#,
            r#"{"alg":"HS512","typ":"JWT"}"#,
            r#"{"alg":"RS256","typ":"JWT"}"#,
            r#"{"alg":"HS256","typ":"JWT","jwk":{}}"#,
            "",
        ] {
            assert_eq!(tokens().read(&signed(header, claims), now()), None, "{header}");
        }
        for claims in [r#"{"id":7}"#, r#"{"id":"7","iat":1,"exp":9999999999}"#, "7", ""] {
            assert_eq!(tokens().read(&signed(r#"{"alg":"HS256","typ":"JWT"}"#, claims), now()), None, "{claims}");
        }
    }
}
