//! Whose a token is. Asked with every request, so what was found is kept for a moment; whatever this node writes about an
//! account counts at once, what another writes within that moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use accounts::code;
use accounts::provider::{TokenProblem, identity};
use accounts::role::Role;
use accounts::token::Claims;
use axum::http::HeaderMap;
use jiff::{SignedDuration, Timestamp};
use moka::sync::Cache;
use serde_json::Value;
use store::account_sessions::NewSession;
use store::accounts::Account;

use crate::app::App;
use crate::caller::role_of;
use crate::device::device;
use crate::error::{ApiError, Dialect};
use crate::fans;

const MOMENT: Duration = Duration::from_secs(1);
/// When a device was last seen is told to the hour.
const SEEN_EVERY: SignedDuration = SignedDuration::from_hours(1);
/// So many are kept; each is about a kilobyte.
const MOST_KEPT: u64 = 50_000;
/// What the house of the organisation is called among the providers.
pub(crate) const ORGANISATION: &str = "organisation";

/// Somebody with a token that counts.
pub(crate) struct Session {
    pub account: Account,
    pub role: Role,
    /// By what it is known if it is to count no longer.
    pub token: String,
    pub expires: Timestamp,
    /// What had been written when the account was read.
    seen: u64,
}

pub(crate) struct Sessions {
    kept: Cache<[u8; 32], Arc<Session>>,
    /// When something was last written about an account.
    written: Cache<i64, u64>,
    writes: AtomicU64,
}

impl Sessions {
    pub(crate) fn new() -> Self {
        Self {
            kept: Cache::builder().max_capacity(MOST_KEPT).time_to_live(MOMENT).build(),
            // Longer than anything is kept that it speaks about.
            written: Cache::builder().max_capacity(MOST_KEPT).time_to_live(MOMENT * 3).build(),
            writes: AtomicU64::new(0),
        }
    }

    /// What is known of this account no longer counts.
    pub(crate) fn forget(&self, account: i64) {
        self.written.insert(account, self.writes.fetch_add(1, Ordering::SeqCst) + 1);
    }

    fn find(&self, key: &[u8; 32], now: Timestamp) -> Option<Arc<Session>> {
        let session = self.kept.get(key)?;
        let is_current = self.written.get(&session.account.id).is_none_or(|write| write <= session.seen);
        (is_current && now < session.expires).then_some(session)
    }
}

/// Who shows this token. One that does not count is refused, never taken for nobody.
pub(crate) async fn session(app: &App, token: &str) -> Result<Arc<Session>, ApiError> {
    let (sessions, now) = (app.sessions(), app.now());
    let key = code::fingerprint(token);
    if let Some(session) = sessions.find(&key, now) {
        return Ok(session);
    }
    let seen = sessions.writes.load(Ordering::SeqCst);
    let (account, expires) = match app.tokens().read(token, now) {
        Some(claims) => {
            let account = app.store().account(claims.id).await?.ok_or_else(Dialect::invalid_credentials)?;
            check(&account)?;
            if claims.issued < account.sessions_from {
                return Err(Dialect::bad_credentials());
            }
            (account, claims.expires)
        }
        None => of_organisation(app, token, now).await?,
    };
    let digest = code::hex(&key);
    let state = app.store().token_state(&digest).await?;
    if state.is_revoked {
        return Err(Dialect::bad_credentials());
    }
    if state.seen.is_some_and(|seen| now.duration_since(seen) >= SEEN_EVERY) {
        app.store().note_session_seen(&digest, now).await?;
    }
    let role = role_of(&account)?;
    let expires = Timestamp::from_second(expires).unwrap_or(Timestamp::MAX);
    let session = Arc::new(Session { account, role, token: digest, expires, seen });
    sessions.kept.insert(key, session.clone());
    Ok(session)
}

fn check(account: &Account) -> Result<(), ApiError> {
    match account.is_confirmed && !account.is_blocked {
        true => Ok(()),
        false => Err(Dialect::invalid_credentials()),
    }
}

/// Somebody whom the organisation's own house knows. The first time, he gets an account.
async fn of_organisation(app: &App, token: &str, now: Timestamp) -> Result<(Account, i64), ApiError> {
    let organisation = app.sign_in().organisation.as_ref().filter(|_| token.starts_with("eyJ"));
    let organisation = organisation.ok_or_else(Dialect::bad_credentials)?;
    let claims = organisation.issuer.claims(token, &organisation.audience, now).await;
    let claims = claims.map_err(|problem| match problem {
        TokenProblem::Provider(error) => ApiError::Unavailable(format!("single sign-on: {error}")),
        TokenProblem::Wrong(_) | TokenProblem::Expired => {
            tracing::debug!(%problem, "a token of the organisation does not count");
            Dialect::bad_credentials()
        }
    })?;
    if !organisation.lets_in(&claims) {
        return Err(Dialect::bad_credentials());
    }
    let number = |name: &str| claims.get(name).and_then(Value::as_f64).map(|number| number as i64);
    let (issued, expires) = (number("iat").unwrap_or(0), number("exp").unwrap_or(0));
    let mut who = identity(&claims);
    who.subject = format!("{} {}", organisation.issuer.name(), who.subject);
    let account = fans::welcome(app, ORGANISATION, who, None).await?;
    check(&account)?;
    // Signing out everywhere counts for tokens of other houses, too – unless they were made in the very second in which
    // the account was.
    let is_void = issued < account.sessions_from && account.sessions_from > account.created.as_second();
    if is_void {
        return Err(Dialect::bad_credentials());
    }
    Ok((account, expires.saturating_add(60)))
}

/// A token for somebody, that counts from now on. He will see it among his devices.
pub(crate) async fn issue(app: &App, account: &Account, headers: &HeaderMap) -> Result<String, ApiError> {
    let now = app.now();
    let token = app.tokens().issue(account.id, account.sessions_from, now, app.sign_in().mark());
    if let Some(Claims { issued, expires, .. }) = app.tokens().read(&token, now) {
        let new = NewSession {
            account: account.id,
            hash: &code::hex(&code::fingerprint(&token)),
            device: &device(headers),
            issued,
            expires: Timestamp::from_second(expires).unwrap_or(Timestamp::MAX),
        };
        app.store().add_session(&new, now).await?;
    }
    Ok(token)
}

/// This token, and no other, counts no longer.
pub(crate) async fn revoke(app: &App, session: &Session) -> Result<(), ApiError> {
    app.store().revoke_token(&session.token, session.account.id, session.expires).await?;
    Ok(())
}
