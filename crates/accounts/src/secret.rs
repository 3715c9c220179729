//! The one secret of an installation. Whatever is signed is signed with a key made from it for that purpose alone, so
//! that nothing that was signed for one purpose passes for another.

use std::fmt;

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use thiserror::Error;

/// Fewer characters than this could be guessed.
pub const LEAST_CHARACTERS: usize = 32;

/// Has no text of its own: it cannot be printed by accident.
#[derive(Clone)]
pub struct Secret(Vec<u8>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a secret has at least {LEAST_CHARACTERS} characters")]
pub struct TooShort;

impl Secret {
    pub fn new(text: &str) -> Result<Self, TooShort> {
        match text.chars().count() < LEAST_CHARACTERS {
            true => Err(TooShort),
            false => Ok(Self(text.as_bytes().to_vec())),
        }
    }

    /// The key for one purpose; `kind` and `purpose` are told apart, so that no two pairs share one.
    pub(crate) fn key(&self, kind: &str, purpose: &str) -> Key {
        let mut mac = mac(&self.0);
        mac.update(&(kind.len() as u64).to_be_bytes());
        mac.update(kind.as_bytes());
        mac.update(purpose.as_bytes());
        Key(mac.finalize().into_bytes().into())
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Secret")
    }
}

/// A key that signs for one purpose.
#[derive(Clone)]
pub(crate) struct Key([u8; 32]);

impl Key {
    pub(crate) fn sign(&self, parts: &[&[u8]]) -> [u8; 32] {
        self.mac(parts).finalize().into_bytes().into()
    }

    /// Whether this is the signature of these parts. Takes as long for a wrong one as for the right one.
    pub(crate) fn is_signature(&self, parts: &[&[u8]], signature: &[u8]) -> bool {
        self.mac(parts).verify_slice(signature).is_ok()
    }

    fn mac(&self, parts: &[&[u8]]) -> Hmac<Sha256> {
        let mut mac = mac(&self.0);
        parts.iter().for_each(|part| mac.update(part));
        mac
    }
}

fn mac(key: &[u8]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("keys of any length are taken")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_long_and_never_printed() {
        let text = "0123456789abcdef0123456789abcdef";
        assert_eq!(Secret::new(&text[1..]).unwrap_err(), TooShort);
        assert_eq!(format!("{:?}", Secret::new(text).unwrap()), "Secret");
    }

    #[test]
    fn every_purpose_has_its_own_key() {
        let secret = Secret::new(&"s".repeat(32)).unwrap();
        let other = Secret::new(&"t".repeat(32)).unwrap();
        let keys = [
            secret.key("link", "preview"),
            secret.key("link", "mail"),
            secret.key("linkp", "review"),
            secret.key("token", "preview"),
            other.key("link", "preview"),
        ];
        let signature = keys[0].sign(&[b"a", b"b"]);
        assert!(keys[0].is_signature(&[b"ab"], &signature));
        assert!(!keys[0].is_signature(&[b"ac"], &signature) && !keys[0].is_signature(&[b"ab"], &signature[1..]));
        for key in &keys[1..] {
            assert!(!key.is_signature(&[b"ab"], &signature));
        }
    }
}
