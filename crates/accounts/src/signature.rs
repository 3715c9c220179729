//! Signed values for links: whoever has one may do one thing until a certain moment, without signing in.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use jiff::Timestamp;

use crate::secret::Secret;

const SIGNATURE_LETTERS: usize = 43;

/// Signs for any purpose, with a key of its own for each.
#[derive(Clone)]
pub struct Signer(Secret);

impl Signer {
    pub fn new(secret: Secret) -> Self {
        Self(secret)
    }

    /// A text that needs no escaping in an address. It holds its end, to the second, but not the subject.
    pub fn sign(&self, purpose: &str, subject: &str, expires: Timestamp) -> String {
        let expires = expires.as_second();
        let signature = self.0.key("link", purpose).sign(&[&expires.to_be_bytes(), subject.as_bytes()]);
        format!("{expires}.{}", URL_SAFE_NO_PAD.encode(signature))
    }

    /// Whether `text` looks like something that was signed and still stands: what does not need not be looked into.
    pub fn may_stand(text: &str, now: Timestamp) -> bool {
        let expires = text.split('.').next().unwrap_or_default();
        Self::is_shaped(text) && expires.parse::<i64>().is_ok_and(|expires| now.as_second() < expires)
    }

    /// Whether `text` is written as what is signed.
    pub fn is_shaped(text: &str) -> bool {
        let Some((expires, signature)) = text.split_once('.') else { return false };
        let is_letter = |b: u8| b.is_ascii_alphanumeric() || b"-_".contains(&b);
        let is_end = !expires.is_empty() && expires.bytes().all(|b| b.is_ascii_digit());
        is_end && signature.len() == SIGNATURE_LETTERS && signature.bytes().all(is_letter)
    }

    /// Whether `text` was signed for this purpose and subject, and stands.
    pub fn verify(&self, purpose: &str, subject: &str, text: &str, now: Timestamp) -> bool {
        let Some((expires, signature)) = text.split_once('.') else { return false };
        let (Ok(expires), Ok(signature)) = (expires.parse::<i64>(), URL_SAFE_NO_PAD.decode(signature)) else {
            return false;
        };
        let parts: [&[u8]; 2] = [&expires.to_be_bytes(), subject.as_bytes()];
        let is_ours = self.0.key("link", purpose).is_signature(&parts, &signature);
        is_ours && now.as_second() < expires
    }
}

#[cfg(test)]
mod tests {
    use jiff::ToSpan;

    use super::*;
    use crate::token::Tokens;

    fn secret(letter: &str) -> Secret {
        Secret::new(&letter.repeat(32)).unwrap()
    }

    fn now() -> Timestamp {
        "2026-11-14T21:10:00Z".parse().unwrap()
    }

    #[test]
    fn a_signature_stands_for_its_purpose_and_subject_until_its_end() {
        let signer = Signer::new(secret("s"));
        let end = now() + 1.hour();
        let text = signer.sign("preview", "article/7", end);
        assert!(text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b)), "{text}");
        assert!(signer.verify("preview", "article/7", &text, now()));
        assert!(signer.verify("preview", "article/7", &text, end - 1.second()));
        assert!(!signer.verify("preview", "article/7", &text, end));
        assert!(!signer.verify("preview", "article/8", &text, now()));
        assert!(!signer.verify("mail", "article/7", &text, now()));
        assert!(!Signer::new(secret("t")).verify("preview", "article/7", &text, now()));
    }

    #[test]
    fn a_changed_signature_stands_for_nothing() {
        let signer = Signer::new(secret("s"));
        let text = signer.sign("preview", "article/7", now() + 1.hour());
        let (expires, signature) = text.split_once('.').unwrap();
        let later = expires.parse::<i64>().unwrap() + 1;
        let cases = [
            String::new(),
            ".".to_owned(),
            expires.to_owned(),
            format!("{expires}."),
            format!("{later}.{signature}"),
            format!("{expires}.{}", &signature[..signature.len() - 1]),
            format!("{expires}.{signature}="),
            format!("x.{signature}"),
        ];
        for text in &cases {
            assert!(!signer.verify("preview", "article/7", text, now()), "{text}");
        }
    }

    #[test]
    fn what_is_over_or_was_never_signed_is_told_from_its_looks() {
        let text = Signer::new(secret("s")).sign("preview", "article/7", now() + 1.hour());
        assert!(Signer::may_stand(&text, now()));
        assert!(!Signer::may_stand(&text, now() + 1.hour()));
        for text in ["", "x", "9999999999", "9999999999.", "9999999999.x", "x.y", &text[..text.len() - 1]] {
            assert!(!Signer::may_stand(text, now()), "{text}");
        }
    }

    #[test]
    fn neither_passes_for_a_token_nor_a_token_for_it() {
        let (signer, tokens) = (Signer::new(secret("s")), Tokens::new(&secret("s")));
        for purpose in ["", "token"] {
            let text = signer.sign(purpose, "7", now() + 1.hour());
            assert_eq!(tokens.read(&text, now()), None);
            assert!(!signer.verify(purpose, "7", &tokens.issue(7, 0, now(), [7; 12]), now()));
        }
    }
}
