//! Where somebody is signed in, so that he can see it and end it. Whether a token counts does not depend on it.

use jiff::Timestamp;
use sea_orm::{FromQueryResult, TransactionTrait};

use crate::{Result, Store, boxed, query, revocations};

/// So many are shown, the newest first.
const MOST_SHOWN: i64 = 50;

#[derive(Clone, Debug)]
pub struct NewSession<'a> {
    pub account: i64,
    /// The token's digest.
    pub hash: &'a str,
    /// What it is on, in words: "Firefox · Windows".
    pub device: &'a str,
    /// The second that the token says it was made in.
    pub issued: i64,
    pub expires: Timestamp,
}

#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct AccountSession {
    pub id: i64,
    pub hash: String,
    pub device: String,
    pub made_at: i64,
    pub seen_at: i64,
    pub expires_at: i64,
}

/// What is known of a token beside what it says itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokenState {
    pub is_revoked: bool,
    /// When it was last seen, to the hour; nothing for tokens that are not ours.
    pub seen: Option<Timestamp>,
}

#[derive(FromQueryResult)]
struct StateRow {
    revoked: i64,
    seen: Option<i64>,
}

impl Store {
    #[boxed]
    pub async fn add_session(&self, new: &NewSession<'_>, at: Timestamp) -> Result<()> {
        let sql = "INSERT INTO account_session (account_id, hash, device, issued, made_at, seen_at, expires_at)
                   VALUES ($1, $2, $3, $4, $5, $5, $6) ON CONFLICT (hash) DO NOTHING";
        let values = [
            new.account.into(),
            new.hash.into(),
            new.device.into(),
            new.issued.into(),
            at.as_millisecond().into(),
            new.expires.as_millisecond().into(),
        ];
        query::run(&self.writer, sql, values).await?;
        Ok(())
    }

    /// Those that still count, newest first.
    #[boxed]
    pub async fn sessions(&self, account: i64, now: Timestamp) -> Result<Vec<AccountSession>> {
        let sql = "SELECT s.id, s.hash, s.device, s.made_at, s.seen_at, s.expires_at
                   FROM account_session s JOIN account a ON a.id = s.account_id
                   WHERE s.account_id = $1 AND s.issued >= a.sessions_from AND s.expires_at > $2
                   ORDER BY s.made_at DESC, s.id DESC LIMIT $3";
        query::all(&self.reader, sql, [account.into(), now.as_millisecond().into(), MOST_SHOWN.into()]).await
    }

    /// Ends one of somebody's own. Says whether there was one.
    #[boxed]
    pub async fn end_session(&self, account: i64, id: i64) -> Result<bool> {
        let tx = self.writer.begin().await?;
        let sql = "DELETE FROM account_session WHERE id = $1 AND account_id = $2
                   RETURNING id, hash, device, made_at, seen_at, expires_at";
        let Some(session) = query::one::<AccountSession>(&tx, sql, [id.into(), account.into()]).await? else {
            return Ok(false);
        };
        revocations::add(&tx, &session.hash, session.expires_at).await?;
        tx.commit().await?;
        self.announce_account(account);
        Ok(true)
    }

    #[boxed]
    pub async fn token_state(&self, hash: &str) -> Result<TokenState> {
        let sql = "SELECT (SELECT COUNT(*) FROM revoked_token WHERE hash = $1) AS revoked,
                          (SELECT seen_at FROM account_session WHERE hash = $1) AS seen";
        let row = query::one::<StateRow>(&self.reader, sql, [hash.into()]).await?;
        let (revoked, seen) = row.map_or((0, None), |row| (row.revoked, row.seen));
        Ok(TokenState {
            is_revoked: revoked > 0,
            seen: seen.and_then(|millis| Timestamp::from_millisecond(millis).ok()),
        })
    }

    #[boxed]
    pub async fn note_session_seen(&self, hash: &str, now: Timestamp) -> Result<()> {
        let sql = "UPDATE account_session SET seen_at = $2 WHERE hash = $1 AND seen_at < $2";
        query::run(&self.writer, sql, [hash.into(), now.as_millisecond().into()]).await?;
        Ok(())
    }

    #[boxed]
    pub async fn forget_sessions(&self, now: Timestamp) -> Result<u64> {
        query::run(&self.writer, "DELETE FROM account_session WHERE expires_at <= $1", [now.as_millisecond().into()])
            .await
    }
}
