//! How letters leave the house: to a mail server, or – where none is named – into a folder.

use std::fs;
use std::path::{Path, PathBuf};

use futures_util::future::BoxFuture;
use jiff::Timestamp;
use lettre::message::{Mailbox, MultiPart, header};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use thiserror::Error;

use crate::letter::Letter;

#[derive(Debug, Error)]
pub enum PostError {
    /// The server refuses this letter for good, or it cannot be written.
    #[error("refused: {0}")]
    Refused(String),
    /// Another try may help.
    #[error("not sent: {0}")]
    Later(String),
}

/// Somebody who takes letters.
pub trait Post: Send + Sync {
    /// `at` dates the letter.
    fn send<'a>(&'a self, to: &'a str, letter: &'a Letter, at: Timestamp) -> BoxFuture<'a, Result<(), PostError>>;
}

/// Who writes: `Jornada <nao-responda@liga.example>`.
pub fn sender(text: &str) -> Option<Mailbox> {
    text.parse().ok()
}

/// A mail server.
pub struct MailServer {
    from: Mailbox,
    transport: AsyncSmtpTransport<Tokio1Executor>,
}

impl MailServer {
    /// `smtps://user:password@host`, `smtp://host?tls=required`, `smtp://host`.
    pub fn new(url: &str, from: Mailbox) -> Result<Self, String> {
        let _ = rustls::crypto::ring::default_provider().install_default();
        // What it says may repeat the address, and that has a password.
        let wrong = |_| "it is no address of a mail server: expected smtps://user:password@host".to_owned();
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(wrong)?;
        Ok(Self { from, transport: builder.timeout(Some(std::time::Duration::from_secs(20))).build() })
    }
}

impl Post for MailServer {
    fn send<'a>(&'a self, to: &'a str, letter: &'a Letter, at: Timestamp) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async move {
            let message = message(&self.from, to, letter, at)?;
            match self.transport.send(message).await {
                Ok(_) => Ok(()),
                Err(error) if error.is_permanent() => Err(PostError::Refused(error.to_string())),
                Err(error) => Err(PostError::Later(error.to_string())),
            }
        })
    }
}

/// A folder with one file for each letter, for programs and people to look at.
pub struct Folder {
    from: Mailbox,
    folder: PathBuf,
}

impl Folder {
    pub fn new(folder: PathBuf, from: Mailbox) -> Self {
        Self { from, folder }
    }
}

impl Post for Folder {
    fn send<'a>(&'a self, to: &'a str, letter: &'a Letter, at: Timestamp) -> BoxFuture<'a, Result<(), PostError>> {
        Box::pin(async move {
            let bytes = message(&self.from, to, letter, at)?.formatted();
            let folder = self.folder.clone();
            let name: String = to.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).collect();
            let stem = format!("{}-{name}", at.strftime("%Y%m%dT%H%M%S%3f"));
            let written = tokio::task::spawn_blocking(move || write_new(&folder, &stem, &bytes)).await;
            match written {
                Ok(Ok(())) => Ok(()),
                Ok(Err(error)) => Err(PostError::Later(error.to_string())),
                Err(error) => Err(PostError::Later(error.to_string())),
            }
        })
    }
}

/// Whole or not at all, and never over another.
fn write_new(folder: &Path, stem: &str, bytes: &[u8]) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    for number in 0..1000 {
        let path = folder.join(if number == 0 { format!("{stem}.eml") } else { format!("{stem}-{number}.eml") });
        let aside = path.with_extension("part");
        fs::write(&aside, bytes)?;
        let placed = fs::hard_link(&aside, &path);
        fs::remove_file(&aside)?;
        match placed {
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            placed => return placed,
        }
    }
    Err(std::io::Error::other("a thousand letters of the same moment"))
}

fn message(from: &Mailbox, to: &str, letter: &Letter, at: Timestamp) -> Result<Message, PostError> {
    let refused = |error: &dyn std::fmt::Display| PostError::Refused(error.to_string());
    let to: Mailbox = to.parse().map_err(|error| refused(&error))?;
    let mut message = Message::builder()
        .from(from.clone())
        .to(to)
        .date(std::time::SystemTime::from(at))
        .subject(letter.subject.as_str())
        .header(AutoSubmitted);
    if let Some(address) = &letter.unsubscribe {
        message = message.header(ListUnsubscribe(format!("<{address}>"))).header(ListUnsubscribePost);
    }
    let message = message.multipart(MultiPart::alternative_plain_html(letter.text.clone(), letter.html.clone()));
    message.map_err(|error| refused(&error))
}

/// A header that is only ever written.
macro_rules! written_header {
    ($type:ty, $name:literal, $parsed:expr, $value:expr) => {
        impl header::Header for $type {
            fn name() -> header::HeaderName {
                header::HeaderName::new_from_ascii_str($name)
            }

            fn parse(text: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
                Ok($parsed(text))
            }

            fn display(&self) -> header::HeaderValue {
                header::HeaderValue::new(Self::name(), $value(self))
            }
        }
    };
}

/// Says that no person wrote it: so that no machine answers (RFC 3834).
#[derive(Clone)]
struct AutoSubmitted;

/// Where no more of these can be asked for (RFC 2369).
#[derive(Clone)]
struct ListUnsubscribe(String);

/// That one call is enough (RFC 8058).
#[derive(Clone)]
struct ListUnsubscribePost;

written_header!(AutoSubmitted, "Auto-Submitted", |_| Self, |_: &Self| "auto-generated".to_owned());
written_header!(ListUnsubscribe, "List-Unsubscribe", |text: &str| Self(text.to_owned()), |own: &Self| own.0.clone());
written_header!(ListUnsubscribePost, "List-Unsubscribe-Post", |_| Self, |_: &Self| "List-Unsubscribe=One-Click"
    .to_owned());

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letter::{Language, Matter, write};

    fn from() -> Mailbox {
        sender("Jornada <nao-responda@liga.example>").unwrap()
    }

    fn letter() -> Letter {
        write(Matter::Confirm { link: "https://liga.example/auth/confirm?code=ab" }, Language::Portuguese, "Jornada")
    }

    #[tokio::test]
    async fn a_newsletter_can_be_left_with_one_call() {
        let one_click = "https://liga.example/api/v1/newsletters/leave?code=0123456789abcdef0123456789abcdef";
        let matter =
            Matter::NewsletterOn { name: "Jornada", leave: "https://liga.example/newsletters/leave", one_click };
        let at: Timestamp = "2026-11-14T21:10:00Z".parse().unwrap();
        let on = write(matter, Language::Portuguese, "Jornada");
        let headers = |letter| {
            let bytes = message(&from(), "ana@liga.example", letter, at).unwrap().formatted();
            String::from_utf8(bytes).unwrap().replace("\r\n ", " ")
        };
        let text = headers(&on);
        assert!(text.contains(&format!("List-Unsubscribe: <{one_click}>\r\n")), "{text}");
        assert!(text.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{text}");
        assert!(!headers(&letter()).contains("List-Unsubscribe"));
    }

    #[tokio::test]
    async fn a_folder_keeps_every_letter() {
        let folder = tempfile::tempdir().unwrap();
        let post = Folder::new(folder.path().join("mail"), from());
        let at: Timestamp = "2026-11-14T21:10:00Z".parse().unwrap();
        for _ in 0..2 {
            post.send("ana+1@liga.example", &letter(), at).await.unwrap();
        }
        let mut names: Vec<_> = fs::read_dir(folder.path().join("mail"))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        let stem = "20261114T211000000-ana-1-liga-example";
        assert_eq!(names, [format!("{stem}-1.eml"), format!("{stem}.eml")]);
        let text = fs::read_to_string(folder.path().join("mail").join(&names[0])).unwrap();
        for part in ["From: Jornada <nao-responda@liga.example>", "To: ana+1@liga.example", "Auto-Submitted: auto-gen"]
        {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(text.contains("Date: Sat, 14 Nov 2026 21:10:00 +0000"), "{text}");
    }

    #[test]
    fn nothing_gets_into_the_headers() {
        let at = Timestamp::UNIX_EPOCH;
        for to in ["ana@liga.example\r\nBcc: rui@liga.example", "ana@liga.example, rui@liga.example", "", "ana"] {
            assert!(matches!(message(&from(), to, &letter(), at), Err(PostError::Refused(_))), "{to:?}");
        }
    }

    #[test]
    fn an_address_that_is_none_is_refused_and_not_repeated() {
        let said = MailServer::new("postgres://a:geheim@b", from()).err().unwrap();
        assert!(!said.contains("geheim"), "{said}");
        assert!(sender("nobody").is_none());
    }
}
