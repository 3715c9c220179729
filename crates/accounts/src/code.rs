//! What only one person can know for a short time: codes in mails, states and codes of the way to another house and back.
//! Of each, only a digest is kept.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// How much chance a code takes.
pub const CODE_BYTES: usize = 64;
/// The same for what a browser carries around for a minute.
pub const PASS_BYTES: usize = 32;

/// 128 hexadecimal digits.
pub fn make(random: [u8; CODE_BYTES]) -> String {
    hex(&random)
}

/// Shorter, for addresses and cookies.
pub fn pass(random: [u8; PASS_BYTES]) -> String {
    URL_SAFE_NO_PAD.encode(random)
}

/// What is kept of it, and what is looked for: nothing can be told from how long that takes.
pub fn digest(text: &str) -> String {
    hex(&fingerprint(text))
}

/// The same in bytes.
pub fn fingerprint(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// What is shown beforehand of a secret that is shown later (RFC 7636, S256).
pub fn challenge(verifier: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(verifier.as_bytes()))
}

pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
    digits.map(char::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_long_and_of_digits() {
        let code = make(std::array::from_fn(|i| i as u8));
        assert_eq!(code.len(), 128);
        assert!(code.starts_with("000102") && code.bytes().all(|b| b.is_ascii_hexdigit()));
        assert_eq!(pass([255; PASS_BYTES]).len(), 43);
    }

    #[test]
    fn a_digest_is_not_the_thing() {
        assert_eq!(digest("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        // The example of RFC 7636.
        let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
        assert_eq!(challenge(verifier), "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
    }
}
