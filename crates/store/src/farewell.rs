//! What happens when somebody leaves for good.

use jiff::Timestamp;
use sea_orm::TransactionTrait;

use crate::jobs::{self, NewJob};
use crate::{Result, Store, boxed, query};

impl Store {
    /// The account and all that is only its owner's. What he wrote for the league stays, without his name. `job` is done if
    /// and only if there was such an account; says whether there was. `traces` are keys of the attempts that are counted
    /// for his address.
    #[boxed]
    pub async fn delete_account(&self, id: i64, traces: &[String], job: &NewJob, at: Timestamp) -> Result<bool> {
        let tx = self.writer.begin().await?;
        // What belongs to the account alone goes with it: the database sees to that.
        let deleted =
            query::one::<Deleted>(&tx, "DELETE FROM account WHERE id = $1 RETURNING email", [id.into()]).await?;
        let Some(Deleted { email }) = deleted else { return Ok(false) };
        query::run(&tx, "UPDATE document SET created_by = NULL WHERE created_by = $1", [id.into()]).await?;
        query::run(&tx, "UPDATE document SET updated_by = NULL WHERE updated_by = $1", [id.into()]).await?;
        let author = "UPDATE document_version SET author_id = NULL, author = NULL WHERE author_id = $1";
        query::run(&tx, author, [id.into()]).await?;
        for key in traces {
            query::run(&tx, "DELETE FROM attempt WHERE key = $1", [key.as_str().into()]).await?;
        }
        // Letters that were on their way to him, by the address in their order.
        let his = serde_json::to_string(&email).unwrap_or_default();
        query::run(&tx, "DELETE FROM job WHERE body LIKE $1 ESCAPE '!'", [format!("%{}%", escaped(&his)).into()])
            .await?;
        jobs::add(&tx, job, at).await?;
        tx.commit().await?;
        self.announce_account(id);
        Ok(true)
    }
}

#[derive(sea_orm::FromQueryResult)]
struct Deleted {
    email: String,
}

/// So that it stands for itself in a pattern.
fn escaped(text: &str) -> String {
    text.replace('!', "!!").replace('%', "!%").replace('_', "!_")
}
