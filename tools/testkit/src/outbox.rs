//! Letters that tests can read, and chance.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use accounts::letter::Letter;
use accounts::post::{Post, PostError};
use futures_util::future::BoxFuture;
use jiff::Timestamp;

/// Takes every letter, unless it is told to be away.
#[derive(Default)]
pub struct Outbox {
    letters: Mutex<Vec<(String, Letter)>>,
    away: AtomicU32,
}

impl Outbox {
    /// What has been sent to this address so far, oldest first.
    pub fn to(&self, email: &str) -> Vec<Letter> {
        let letters = self.letters.lock().expect("nobody panics with it");
        letters.iter().filter(|(to, _)| to == email).map(|(_, letter)| letter.clone()).collect()
    }

    /// The code in the last letter to this address.
    pub fn code(&self, email: &str) -> String {
        let letters = self.to(email);
        let text = &letters.last().expect("a letter was sent").text;
        let code = text.split_once("code=").expect("the letter has a code").1;
        code.chars().take_while(char::is_ascii_hexdigit).collect()
    }

    /// Refuses the next ones, to be sent later.
    pub fn is_away_for(&self, letters: u32) {
        self.away.store(letters, Ordering::SeqCst);
    }
}

impl Post for Outbox {
    fn send<'a>(&'a self, to: &'a str, letter: &'a Letter, _: Timestamp) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async move {
            let away = self.away.load(Ordering::SeqCst);
            if away > 0 {
                self.away.store(away - 1, Ordering::SeqCst);
                return Err(PostError::Later("away".to_owned()));
            }
            self.letters.lock().expect("nobody panics with it").push((to.to_owned(), letter.clone()));
            Ok(())
        })
    }
}

/// What nobody can know.
pub fn chance(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system has randomness");
}
