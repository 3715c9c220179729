//! Passwords, and what is kept of them: argon2id, in the usual text form that names its own cost.

use std::collections::HashSet;
use std::sync::LazyLock;

use argon2::password_hash::PasswordHasher;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordVerifier, Version};
use thiserror::Error;

pub const FEWEST_CHARACTERS: usize = 6;
pub const MOST_CHARACTERS: usize = 128;
/// How much chance a hash takes.
pub const SALT_BYTES: usize = 16;

/// 19 MiB, twice over, on one core: what guessing one password costs, and signing in once.
const MEMORY_KIB: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// The hash of no password, at the same cost. Made beforehand, so that not even the first attempt takes longer.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$+DMg0Hsxx2CZGOKL/waFFg82zXwGXdCIU5N1SN6XKPQ";

/// Letters and digits that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// How many characters, and how much chance, a password takes that is made for somebody.
pub const MADE_CHARACTERS: usize = 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PasswordProblem {
    #[error("password must be at least {FEWEST_CHARACTERS} characters")]
    TooShort,
    #[error("password must be at most {MOST_CHARACTERS} characters")]
    TooLong,
    #[error("password is too easy to guess")]
    TooEasy,
}

/// What is tried first by whoever guesses: the three thousand most common ones, those of this country among them.
static COMMON: LazyLock<HashSet<&str>> = LazyLock::new(|| include_str!("common_passwords.txt").lines().collect());

/// Whether a password can be taken as a new one. `names` are what its owner is called: they are guessed next.
pub fn check(password: &str, names: &[&str]) -> Result<(), PasswordProblem> {
    match password.chars().count() {
        ..FEWEST_CHARACTERS => return Err(PasswordProblem::TooShort),
        FEWEST_CHARACTERS..=MOST_CHARACTERS => {}
        _ => return Err(PasswordProblem::TooLong),
    }
    let lower = password.to_lowercase();
    let is_name = |name: &&str| {
        let name = name.to_lowercase();
        lower == name || name.split('@').next() == Some(&lower)
    };
    let is_one_sign = lower.chars().all(|sign| lower.starts_with(sign));
    match is_one_sign || COMMON.contains(lower.as_str()) || names.iter().any(is_name) {
        true => Err(PasswordProblem::TooEasy),
        false => Ok(()),
    }
}

/// What is kept of a password.
pub fn hash(password: &str, salt: [u8; SALT_BYTES]) -> String {
    let hash = argon2().hash_password_with_salt(password.as_bytes(), &salt);
    hash.expect("the cost, the salt and the length are within bounds").to_string()
}

/// Whether this is the password of which the hash is kept. What is kept and cannot be read is nobody's password.
pub fn verify(password: &str, kept: &str) -> bool {
    match PasswordHash::new(kept) {
        Ok(kept) => argon2().verify_password(password.as_bytes(), &kept).is_ok(),
        Err(_) => verify_nobody(password),
    }
}

/// Takes as long as [`verify`] and is never right: so nobody can tell by the time whether an account is there.
pub fn verify_nobody(password: &str) -> bool {
    let kept = PasswordHash::new(NOBODY).expect("we made it");
    // Whoever guesses the password of nobody is still nobody.
    let _ = std::hint::black_box(argon2().verify_password(password.as_bytes(), &kept));
    false
}

/// A password for somebody who has none, from bytes that nobody can know. Easy to read aloud, impossible to guess.
pub fn make(random: [u8; MADE_CHARACTERS]) -> String {
    random.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

fn argon2() -> Argon2<'static> {
    let params = Params::new(MEMORY_KIB, PASSES, LANES, None).expect("the cost is within bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_again_by_its_hash_alone() {
        let kept = hash("correct horse", [7; SALT_BYTES]);
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert!(verify("correct horse", &kept));
        for wrong in ["", "correct horse ", "Correct horse", "correct hors"] {
            assert!(!verify(wrong, &kept), "{wrong}");
        }
        assert_ne!(hash("correct horse", [8; SALT_BYTES]), kept, "salt tells equal passwords apart");
    }

    #[test]
    fn nobody_has_no_password() {
        assert_eq!(hash("", [0; SALT_BYTES]), NOBODY, "it costs what others cost");
        for password in ["", "correct horse", &"x".repeat(10_000)] {
            assert!(!verify_nobody(password));
            assert!(!verify(password, "") && !verify(password, "$argon2id$v=19$m=1"));
        }
    }

    #[test]
    fn passwords_have_limits_in_characters() {
        let cases = [
            ("", Err(PasswordProblem::TooShort)),
            ("12345", Err(PasswordProblem::TooShort)),
            ("çãõéí", Err(PasswordProblem::TooShort)),
            ("golfo7", Ok(())),
            (&*"éa".repeat(64), Ok(())),
            (&*"x".repeat(129), Err(PasswordProblem::TooLong)),
        ];
        for (password, expected) in cases {
            assert_eq!(check(password, &[]), expected, "{password}");
        }
        assert_eq!(PasswordProblem::TooShort.to_string(), "password must be at least 6 characters");
    }

    #[test]
    fn what_everybody_guesses_is_no_password() {
        let names = ["Marta.Quintela@liga.example", "martaq"];
        for password in
            ["123456", "Password", "BENFICA", "aaaaaaaaaaaaaaaa", "çççççççç", "martaQ", "marta.quintela", names[0]]
        {
            assert_eq!(check(password, &names), Err(PasswordProblem::TooEasy), "{password}");
        }
        for password in ["marta.quintela e o farol", "o galo canta cedo", "пароль-длинный", "🦊🦊🐓🐓🐑🐑"]
        {
            assert_eq!(check(password, &names), Ok(()), "{password}");
        }
    }

    #[test]
    fn a_made_password_can_be_taken() {
        let made = make(std::array::from_fn(|i| (i * 13) as u8));
        assert_eq!((made.len(), check(&made, &[])), (MADE_CHARACTERS, Ok(())));
        assert!(LETTERS.iter().all(u8::is_ascii_alphanumeric));
        assert_ne!(made, make([0; MADE_CHARACTERS]));
    }
}
