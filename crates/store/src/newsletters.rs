//! Who gets which newsletter. What a newsletter is called and what is in it is not known here.

use jiff::Timestamp;
use sea_orm::{FromQueryResult, TransactionTrait};

use crate::{Result, Store, boxed, query};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubscriptionState {
    /// Asked for, and not confirmed yet.
    Pending,
    On,
    Off,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscription {
    pub newsletter: String,
    pub state: SubscriptionState,
    /// What leaving takes.
    pub code: String,
    pub asked: Option<Timestamp>,
    pub confirmed: Option<Timestamp>,
    pub left: Option<Timestamp>,
}

/// Somebody's subscription, found by what leaving takes.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct Leaver {
    pub account_id: i64,
    pub newsletter: String,
    pub email: String,
}

/// Somebody who gets a newsletter.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct Subscriber {
    pub account_id: i64,
    pub email: String,
    pub language: String,
    pub code: String,
}

#[derive(FromQueryResult)]
struct Row {
    newsletter: String,
    code: String,
    asked_at: i64,
    confirmed_at: Option<i64>,
    left_at: Option<i64>,
}

impl From<Row> for Subscription {
    fn from(row: Row) -> Self {
        let time = |millis: i64| Timestamp::from_millisecond(millis).ok();
        let state = match (row.confirmed_at, row.left_at) {
            (_, Some(_)) => SubscriptionState::Off,
            (Some(_), None) => SubscriptionState::On,
            (None, None) => SubscriptionState::Pending,
        };
        Self {
            newsletter: row.newsletter,
            state,
            code: row.code,
            asked: time(row.asked_at),
            confirmed: row.confirmed_at.and_then(time),
            left: row.left_at.and_then(time),
        }
    }
}

/// One that somebody asks for, with a code that nobody has yet.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    pub newsletter: &'a str,
    pub code: String,
}

const COLUMNS: &str = "newsletter, code, asked_at, confirmed_at, left_at";
/// Those that somebody gets now.
const IS_ON: &str = "confirmed_at IS NOT NULL AND left_at IS NULL";

impl Store {
    #[boxed]
    pub async fn subscriptions(&self, account: i64) -> Result<Vec<Subscription>> {
        let sql = format!("SELECT {COLUMNS} FROM newsletter_subscription WHERE account_id = $1 ORDER BY newsletter");
        let rows: Vec<Row> = query::all(&self.reader, &sql, [account.into()]).await?;
        Ok(rows.into_iter().map(Subscription::from).collect())
    }

    /// All of it, or nothing. Says whether any now waits to be confirmed that did not before.
    #[boxed]
    pub async fn change_subscriptions(
        &self,
        account: i64,
        asked: &[Asked<'_>],
        left: &[&str],
        at: Timestamp,
    ) -> Result<bool> {
        let tx = self.writer.begin().await?;
        let mut is_new = false;
        for Asked { newsletter, code } in asked {
            // The code stays: letters that were sent before still know it.
            let sql =
                "INSERT INTO newsletter_subscription (account_id, newsletter, code, asked_at) VALUES ($1, $2, $3, $4)
                       ON CONFLICT (account_id, newsletter)
                       DO UPDATE SET asked_at = excluded.asked_at, confirmed_at = NULL, left_at = NULL
                       WHERE newsletter_subscription.left_at IS NOT NULL";
            let values = [account.into(), (*newsletter).into(), code.as_str().into(), at.as_millisecond().into()];
            is_new |= query::run(&tx, sql, values).await? > 0;
        }
        for newsletter in left {
            let sql = "UPDATE newsletter_subscription SET left_at = $3
                       WHERE account_id = $1 AND newsletter = $2 AND left_at IS NULL";
            query::run(&tx, sql, [account.into(), (*newsletter).into(), at.as_millisecond().into()]).await?;
        }
        tx.commit().await?;
        Ok(is_new)
    }

    /// All that wait are confirmed; says which.
    #[boxed]
    pub async fn confirm_subscriptions(&self, account: i64, at: Timestamp) -> Result<Vec<Subscription>> {
        let sql = format!(
            "UPDATE newsletter_subscription SET confirmed_at = $2
             WHERE account_id = $1 AND confirmed_at IS NULL AND left_at IS NULL RETURNING {COLUMNS}"
        );
        let rows: Vec<Row> = query::all(&self.writer, &sql, [account.into(), at.as_millisecond().into()]).await?;
        Ok(rows.into_iter().map(Subscription::from).collect())
    }

    #[boxed]
    pub async fn leaver(&self, code: &str) -> Result<Option<Leaver>> {
        let sql = "SELECT s.account_id, s.newsletter, a.email FROM newsletter_subscription s
                   JOIN account a ON a.id = s.account_id WHERE s.code = $1";
        query::one(&self.reader, sql, [code.into()]).await
    }

    /// Some of those who get it, by their numbers from the one after `after` on.
    #[boxed]
    pub async fn subscribers(&self, newsletter: &str, after: i64, most: usize) -> Result<Vec<Subscriber>> {
        let sql = format!(
            "SELECT s.account_id, a.email, a.language, s.code FROM newsletter_subscription s
             JOIN account a ON a.id = s.account_id
             WHERE s.newsletter = $1 AND s.account_id > $2 AND {IS_ON} AND NOT a.is_blocked
             ORDER BY s.account_id LIMIT $3"
        );
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        query::all(&self.reader, &sql, [newsletter.into(), after.into(), most.into()]).await
    }

    /// What was asked for and never confirmed.
    #[boxed]
    pub async fn forget_unconfirmed_subscriptions(&self, before: Timestamp) -> Result<u64> {
        let sql = "DELETE FROM newsletter_subscription WHERE confirmed_at IS NULL AND asked_at < $1";
        query::run(&self.writer, sql, [before.as_millisecond().into()]).await
    }
}
