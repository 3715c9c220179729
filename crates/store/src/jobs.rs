//! Work that must not be forgotten, whoever stops in the middle of it. What a job is about is not known here.

use jiff::{SignedDuration, Timestamp};
use sea_orm::{ConnectionTrait, DbBackend, FromQueryResult};

use crate::{Result, Store, boxed, query};

/// How long a node may work on a job before others may take it.
const LEASE: SignedDuration = SignedDuration::from_secs(120);

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewJob {
    pub kind: &'static str,
    /// JSON. Nothing that is secret: it stays in the database until it is done.
    pub body: String,
}

#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub struct Job {
    pub id: i64,
    pub kind: String,
    pub body: String,
    /// The first is 1.
    pub tries: i64,
}

#[derive(FromQueryResult)]
struct Count {
    count: i64,
}

impl Store {
    #[boxed]
    pub async fn add_job(&self, job: &NewJob, at: Timestamp) -> Result<()> {
        add(&self.writer, job, at).await
    }

    /// The one that has been due for the longest, for this caller alone. Whoever does not finish it or put it off loses
    /// it after two minutes.
    #[boxed]
    pub async fn take_job(&self, now: Timestamp) -> Result<Option<Job>> {
        let others = match self.backend() {
            DbBackend::Postgres => "FOR UPDATE SKIP LOCKED",
            _ => "",
        };
        let sql = format!(
            "UPDATE job SET taken_until = $2, tries = tries + 1
             WHERE id = (SELECT id FROM job WHERE due_at <= $1 AND taken_until <= $1 ORDER BY due_at, id LIMIT 1 {others})
             RETURNING id, kind, body, tries"
        );
        let until = now.checked_add(LEASE).unwrap_or(Timestamp::MAX);
        query::one(&self.writer, &sql, [now.as_millisecond().into(), until.as_millisecond().into()]).await
    }

    #[boxed]
    pub async fn finish_job(&self, id: i64) -> Result<()> {
        query::run(&self.writer, "DELETE FROM job WHERE id = $1", [id.into()]).await?;
        Ok(())
    }

    /// To be tried again at `due`.
    #[boxed]
    pub async fn put_off_job(&self, id: i64, due: Timestamp, problem: &str) -> Result<()> {
        let sql = "UPDATE job SET due_at = $2, taken_until = 0, problem = $3 WHERE id = $1";
        query::run(&self.writer, sql, [id.into(), due.as_millisecond().into(), problem.into()]).await?;
        Ok(())
    }

    /// How many jobs wait.
    #[boxed]
    pub async fn job_count(&self) -> Result<u64> {
        let count = query::one::<Count>(&self.reader, "SELECT count(*) AS count FROM job", []).await?;
        Ok(count.map_or(0, |row| row.count.unsigned_abs()))
    }
}

pub(crate) async fn add(database: &impl ConnectionTrait, job: &NewJob, at: Timestamp) -> Result<()> {
    let sql = "INSERT INTO job (kind, body, tries, due_at, taken_until, made_at) VALUES ($1, $2, 0, $3, 0, $3)";
    query::run(database, sql, [job.kind.into(), job.body.as_str().into(), at.as_millisecond().into()]).await?;
    Ok(())
}
