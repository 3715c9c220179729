//! Letters to people, as jobs: whoever asks for one need not wait for the mail server, and none is lost when the program
//! stops. What is secret in a letter is made when it is sent, so that no job holds it.

use accounts::code;
use accounts::letter::{Language, Matter, write};
use accounts::post::PostError;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use store::accounts::Account;
use store::codes::CodeKind;
use store::jobs::NewJob;

use crate::app::App;
use crate::error::ApiError;
use crate::notices;

pub(crate) const KIND: &str = "letter";
const CONFIRM_STANDS: SignedDuration = SignedDuration::from_hours(24);
const RESET_STANDS: SignedDuration = SignedDuration::from_hours(1);
const NEWSLETTERS_STAND: SignedDuration = SignedDuration::from_hours(7 * 24);

/// So many letters that anybody can ask for go to one address in an hour.
const MOST_AN_HOUR: u32 = 5;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum About {
    Confirm,
    AlreadyHere,
    Reset,
    Changed,
    Deleted,
    Newsletters,
}

/// To whom, about what. Whether there is such an account is found out when it is sent.
#[derive(Debug, Deserialize, Serialize)]
struct Order {
    about: About,
    email: String,
    language: String,
}

pub(crate) fn job(about: About, email: &str, language: &str) -> NewJob {
    let order = Order { about, email: email.to_owned(), language: language.to_owned() };
    NewJob { kind: KIND, body: serde_json::to_string(&order).unwrap_or_default() }
}

/// Under what it is counted how often letters to an address are asked for.
pub(crate) fn asked_key(email: &str) -> String {
    code::digest(&format!("letter\n{email}"))
}

/// Puts a letter that somebody asked for on its way – unless that address has been asked for too often: nobody's letter
/// box is filled from here. Who asks is not told.
pub(crate) async fn ask_for(app: &App, about: About, email: &str, language: &str) -> Result<(), ApiError> {
    let now = app.now();
    let since = now.checked_sub(SignedDuration::from_hours(1)).unwrap_or(Timestamp::MIN);
    let asked = app.store().note_failure(&asked_key(email), since, now).await?;
    if asked > MOST_AN_HOUR {
        tracing::info!(?about, "an address is asked for too often: no letter");
        return Ok(());
    }
    send_soon(app, about, email, language).await
}

/// Puts a letter on its way.
pub(crate) async fn send_soon(app: &App, about: About, email: &str, language: &str) -> Result<(), ApiError> {
    app.store().add_job(&job(about, email, language), app.now()).await?;
    app.jobs().wake();
    Ok(())
}

/// Why a letter was not sent.
#[derive(Debug)]
pub(crate) enum Failure {
    Never(String),
    Later(String),
}

impl From<store::StoreError> for Failure {
    fn from(error: store::StoreError) -> Self {
        Self::Later(error.to_string())
    }
}

/// Writes and sends a letter.
pub(crate) async fn send(app: &App, body: &str) -> Result<(), Failure> {
    let order: Order = serde_json::from_str(body).map_err(|error| Failure::Never(error.to_string()))?;
    if order.about == About::Deleted {
        // To somebody who is nobody here any more.
        return post(app, &order.email, Matter::Deleted, &order.language).await;
    }
    let known = app.store().account_by_identifier(&order.email).await?;
    let known = known.filter(|account| account.email == order.email && !account.is_blocked);
    let Some(account) = known else { return Ok(()) };
    if account.email.ends_with(".invalid") {
        return Ok(());
    }
    let origin = app.origin().unwrap_or_default();
    let (sign_in, forgotten) = (format!("{origin}/auth"), format!("{origin}/auth?popup=forgotPassword"));
    let link = match order.about {
        About::Confirm if account.is_confirmed => return Ok(()),
        About::Confirm => code_link(app, &account, CodeKind::Confirm, CONFIRM_STANDS, "auth/confirm").await?,
        About::Reset => code_link(app, &account, CodeKind::Reset, RESET_STANDS, "auth/reset-password").await?,
        About::Newsletters => {
            code_link(app, &account, CodeKind::Newsletters, NEWSLETTERS_STAND, "newsletters/confirm").await?
        }
        About::AlreadyHere | About::Changed | About::Deleted => String::new(),
    };
    let names = match order.about {
        About::Newsletters => notices::pending_names(app, &account, &order.language).await?,
        _ => String::new(),
    };
    let matter = match order.about {
        About::Confirm => Matter::Confirm { link: &link },
        About::Reset => Matter::Reset { link: &link },
        About::AlreadyHere => Matter::AlreadyHere { sign_in: &sign_in },
        About::Changed => Matter::Changed { reset: &forgotten },
        // All that waited was taken back meanwhile.
        About::Newsletters if names.is_empty() => return Ok(()),
        About::Newsletters => Matter::NewsletterConfirm { names: &names, link: &link },
        About::Deleted => Matter::Deleted,
    };
    post(app, &account.email, matter, &order.language).await
}

/// Writes a letter and hands it over.
pub(crate) async fn post(app: &App, to: &str, matter: Matter<'_>, language: &str) -> Result<(), Failure> {
    let letter = write(matter, Language::from_code(language), &app.sign_in().site_name);
    app.sign_in().post.send(to, &letter, app.now()).await.map_err(|error| match error {
        PostError::Refused(reason) => Failure::Never(reason),
        PostError::Later(reason) => Failure::Later(reason),
    })
}

/// The code before it is void.
async fn code_link(
    app: &App,
    account: &Account,
    kind: CodeKind,
    stands: SignedDuration,
    page: &str,
) -> Result<String, Failure> {
    let code = app.sign_in().code();
    let expires = app.now().checked_add(stands).unwrap_or(Timestamp::MAX);
    app.store().put_code(account.id, kind, &code::digest(&code), expires).await?;
    Ok(format!("{}/{page}?code={code}", app.origin().unwrap_or_default()))
}
