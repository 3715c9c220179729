//! The keys with which other programs write: `jrn_<prefix>_<secret>`.
//!
//! The prefix finds the key, the secret proves it. The secret is 24 random bytes, so it cannot be guessed, and a plain
//! hash of it keeps it as safe as a slow one would.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

const MARK: &str = "jrn";
const PREFIX_BYTES: usize = 6;
const SECRET_BYTES: usize = 24;
/// How much chance a new key takes.
pub const RANDOM_BYTES: usize = PREFIX_BYTES + SECRET_BYTES;

/// A new key. Its text is shown once and then forgotten.
pub struct NewKey {
    pub text: String,
    pub prefix: String,
    pub hash: String,
}

impl NewKey {
    /// Made from bytes that nobody can know.
    pub fn from_random(bytes: [u8; RANDOM_BYTES]) -> Self {
        let (prefix, secret) = bytes.split_at(PREFIX_BYTES);
        let (prefix, secret) = (hex(prefix), hex(secret));
        Self { text: format!("{MARK}_{prefix}_{secret}"), hash: hash(&secret), prefix }
    }
}

/// A key as somebody presents it.
pub struct PresentedKey<'a> {
    pub prefix: &'a str,
    secret: &'a str,
}

impl<'a> PresentedKey<'a> {
    /// `None` for a text that can be no key.
    pub fn read(text: &'a str) -> Option<Self> {
        let (prefix, secret) = text.strip_prefix(MARK)?.strip_prefix('_')?.split_once('_')?;
        let fits = |part: &str, bytes: usize| {
            part.len() == 2 * bytes && part.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b))
        };
        (fits(prefix, PREFIX_BYTES) && fits(secret, SECRET_BYTES)).then_some(Self { prefix, secret })
    }

    /// Whether this is the key of which the hash is kept. Takes as long for a wrong one as for the right one.
    pub fn is(&self, kept: &str) -> bool {
        hash(self.secret).as_bytes().ct_eq(kept.as_bytes()).into()
    }
}

fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_known_again_by_its_hash_alone() {
        let key = NewKey::from_random(std::array::from_fn(|i| i as u8));
        assert_eq!(key.text, "jrn_000102030405_060708090a0b0c0d0e0f101112131415161718191a1b1c1d");
        assert!(!key.text.contains(&key.hash) && key.hash.len() == 64);
        let presented = PresentedKey::read(&key.text).unwrap();
        assert_eq!(presented.prefix, key.prefix);
        assert!(presented.is(&key.hash));

        let other = key.text.replace("1d", "1e");
        assert!(!PresentedKey::read(&other).unwrap().is(&key.hash));
        assert!(!presented.is("") && !presented.is(&key.hash[..63]));
    }

    #[test]
    fn what_can_be_no_key_is_not_looked_up() {
        let key = NewKey::from_random([7; RANDOM_BYTES]).text;
        let upper = key.to_uppercase();
        let cases =
            ["", "jrn_", "jrn__", "jrn_a_b", &key[1..], &key[..key.len() - 1], &upper, &format!("{key} "), "jrn_é_ü"];
        for text in cases {
            assert!(PresentedKey::read(text).is_none(), "{text}");
        }
    }
}
