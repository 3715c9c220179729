//! Media that ask to be let in, and what they were told.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use sea_orm::{FromQueryResult, TransactionTrait, Value};

use crate::jobs::{self, NewJob};
use crate::{Conflict, Result, Store, StoreError, boxed, query};

/// What people quote: `AC-2026-0412`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    pub year: i64,
    pub number: i64,
}

impl fmt::Display for Reference {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "AC-{}-{:04}", self.year, self.number)
    }
}

impl FromStr for Reference {
    type Err = ();

    fn from_str(text: &str) -> std::result::Result<Self, ()> {
        let (year, number) = text.strip_prefix("AC-").and_then(|rest| rest.split_once('-')).ok_or(())?;
        let digits = |text: &str, least: usize, most: usize| {
            (least..=most).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit())
        };
        if !digits(year, 4, 4) || !digits(number, 4, 9) {
            return Err(());
        }
        Ok(Self { year: year.parse().map_err(|_| ())?, number: number.parse().map_err(|_| ())? })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    Pending,
    Accepted,
    Refused,
}

impl Status {
    pub const ALL: [Self; 3] = [Self::Pending, Self::Accepted, Self::Refused];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Pending => "pending",
            Self::Accepted => "accepted",
            Self::Refused => "refused",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.name() == name)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAccreditation {
    pub media_name: String,
    pub email: String,
    pub address: String,
    pub postal_code: String,
    pub locality: String,
    pub phone_number: String,
    pub erc_number: String,
    /// In which it was written, and in which it is answered.
    pub language: String,
    pub file_name: String,
    pub file_type: String,
    pub file: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accreditation {
    pub reference: Reference,
    pub status: Status,
    pub media_name: String,
    pub email: String,
    pub address: String,
    pub postal_code: String,
    pub locality: String,
    pub phone_number: String,
    pub erc_number: String,
    pub language: String,
    pub file_name: String,
    pub file_type: String,
    pub file_size: i64,
    /// Files are not kept for ever.
    pub has_file: bool,
    pub created: Timestamp,
    pub decided: Option<Timestamp>,
    /// Who decided, as far as he is still here.
    pub decided_by: Option<String>,
    pub reason: Option<String>,
}

/// How many of each there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub pending: u64,
    pub accepted: u64,
    pub refused: u64,
}

impl Counts {
    pub fn of(self, status: Option<Status>) -> u64 {
        match status {
            Some(Status::Pending) => self.pending,
            Some(Status::Accepted) => self.accepted,
            Some(Status::Refused) => self.refused,
            None => self.pending + self.accepted + self.refused,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Decision<'a> {
    pub is_accepted: bool,
    pub reason: Option<&'a str>,
    /// The account of who decides.
    pub by: i64,
}

#[derive(FromQueryResult)]
struct Row {
    year: i64,
    number: i64,
    status: String,
    media_name: String,
    email: String,
    address: String,
    postal_code: String,
    locality: String,
    phone_number: String,
    erc_number: String,
    language: String,
    file_name: String,
    file_type: String,
    file_size: i64,
    has_file: i64,
    created_at: i64,
    decided_at: Option<i64>,
    decided_by: Option<String>,
    reason: Option<String>,
}

impl TryFrom<Row> for Accreditation {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self> {
        let reference = Reference { year: row.year, number: row.number };
        let wrong = || StoreError::Corrupt(format!("accreditation {reference}"));
        let time = |millis: i64| Timestamp::from_millisecond(millis).map_err(|_| wrong());
        Ok(Self {
            reference,
            status: Status::from_name(&row.status).ok_or_else(wrong)?,
            created: time(row.created_at)?,
            decided: row.decided_at.map(time).transpose()?,
            media_name: row.media_name,
            email: row.email,
            address: row.address,
            postal_code: row.postal_code,
            locality: row.locality,
            phone_number: row.phone_number,
            erc_number: row.erc_number,
            language: row.language,
            file_name: row.file_name,
            file_type: row.file_type,
            file_size: row.file_size,
            has_file: row.has_file > 0,
            decided_by: row.decided_by,
            reason: row.reason,
        })
    }
}

#[derive(FromQueryResult)]
struct Next {
    number: i64,
}

#[derive(FromQueryResult)]
struct Made {
    id: i64,
}

#[derive(FromQueryResult)]
struct Counted {
    status: String,
    count: i64,
}

#[derive(FromQueryResult)]
struct Body {
    body: Vec<u8>,
}

const SELECT: &str = "SELECT a.year, a.number, a.status, a.media_name, a.email, a.address, a.postal_code, a.locality, \
    a.phone_number, a.erc_number, a.language, a.file_name, a.file_type, a.file_size, a.created_at, a.decided_at, a.reason, \
    (SELECT COUNT(*) FROM accreditation_file f WHERE f.accreditation_id = a.id) AS has_file, \
    COALESCE(d.name, d.email) AS decided_by \
    FROM accreditation a LEFT JOIN account d ON d.id = a.decided_by";
/// Two who ask in the same moment want the same number; one of them tries again.
const TRIES: usize = 8;

impl Store {
    /// With its file and with jobs that are done if and only if it is there; they are made of its reference.
    #[boxed]
    pub async fn add_accreditation(
        &self,
        new: &NewAccreditation,
        year: i64,
        jobs: &(dyn Fn(Reference) -> Vec<NewJob> + Sync),
        at: Timestamp,
    ) -> Result<Reference> {
        for _ in 1..TRIES {
            match self.try_accreditation(new, year, jobs, at).await {
                Err(StoreError::Conflict(Conflict::AccreditationNumber)) => {}
                other => return other,
            }
        }
        self.try_accreditation(new, year, jobs, at).await
    }

    async fn try_accreditation(
        &self,
        new: &NewAccreditation,
        year: i64,
        jobs: &(dyn Fn(Reference) -> Vec<NewJob> + Sync),
        at: Timestamp,
    ) -> Result<Reference> {
        let tx = self.writer.begin().await?;
        let next = "SELECT COALESCE(MAX(number), 0) + 1 AS number FROM accreditation WHERE year = $1";
        let next: Next = query::one(&tx, next, [year.into()]).await?.ok_or(StoreError::NotFound)?;
        let sql = "INSERT INTO accreditation (year, number, status, media_name, email, address, postal_code, locality, \
                   phone_number, erc_number, language, file_name, file_type, file_size, created_at) \
                   VALUES ($1, $2, 'pending', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id";
        let texts = [
            &new.media_name,
            &new.email,
            &new.address,
            &new.postal_code,
            &new.locality,
            &new.phone_number,
            &new.erc_number,
            &new.language,
            &new.file_name,
            &new.file_type,
        ];
        let size = i64::try_from(new.file.len()).unwrap_or(i64::MAX);
        let values = [year.into(), next.number.into()]
            .into_iter()
            .chain(texts.into_iter().map(|text| text.as_str().into()))
            .chain([size.into(), at.as_millisecond().into()]);
        let made: Made = query::one(&tx, sql, values).await?.ok_or(StoreError::NotFound)?;
        let file = "INSERT INTO accreditation_file (accreditation_id, body) VALUES ($1, $2)";
        query::run(&tx, file, [made.id.into(), new.file.clone().into()]).await?;
        let reference = Reference { year, number: next.number };
        for job in jobs(reference) {
            jobs::add(&tx, &job, at).await?;
        }
        tx.commit().await?;
        Ok(reference)
    }

    /// A page: those that wait with the oldest first, others with the latest decision first.
    #[boxed]
    pub async fn accreditations(&self, status: Option<Status>, start: u64, limit: u64) -> Result<Vec<Accreditation>> {
        let (filter, order) = match status {
            Some(Status::Pending) => ("WHERE a.status = $3", "a.id"),
            Some(_) => ("WHERE a.status = $3", "a.decided_at DESC, a.id DESC"),
            None => ("", "a.id DESC"),
        };
        let sql = format!("{SELECT} {filter} ORDER BY {order} LIMIT $1 OFFSET $2");
        let number = |n: u64| Value::from(i64::try_from(n).unwrap_or(i64::MAX));
        let values = [number(limit), number(start)].into_iter().chain(status.map(|status| status.name().into()));
        let rows: Vec<Row> = query::all(&self.reader, &sql, values).await?;
        rows.into_iter().map(Accreditation::try_from).collect()
    }

    #[boxed]
    pub async fn accreditation_counts(&self) -> Result<Counts> {
        let sql = "SELECT status, COUNT(*) AS count FROM accreditation GROUP BY status";
        let rows: Vec<Counted> = query::all(&self.reader, sql, []).await?;
        let count = |status: Status| {
            rows.iter().find(|row| row.status == status.name()).map_or(0, |row| row.count.unsigned_abs())
        };
        Ok(Counts {
            pending: count(Status::Pending),
            accepted: count(Status::Accepted),
            refused: count(Status::Refused),
        })
    }

    #[boxed]
    pub async fn accreditation(&self, reference: Reference) -> Result<Option<Accreditation>> {
        let sql = format!("{SELECT} WHERE a.year = $1 AND a.number = $2");
        let row: Option<Row> = query::one(&self.reader, &sql, [reference.year.into(), reference.number.into()]).await?;
        row.map(Accreditation::try_from).transpose()
    }

    #[boxed]
    pub async fn accreditation_file(&self, reference: Reference) -> Result<Option<Vec<u8>>> {
        let sql = "SELECT f.body FROM accreditation_file f JOIN accreditation a ON a.id = f.accreditation_id
                   WHERE a.year = $1 AND a.number = $2";
        let values = [reference.year.into(), reference.number.into()];
        Ok(query::one::<Body>(&self.reader, sql, values).await?.map(|row| row.body))
    }

    /// With a job that is done if and only if this decision counts: of two, the first does. Says whether it does.
    #[boxed]
    pub async fn decide_accreditation(
        &self,
        reference: Reference,
        decision: &Decision<'_>,
        job: &NewJob,
        at: Timestamp,
    ) -> Result<bool> {
        let tx = self.writer.begin().await?;
        let status = if decision.is_accepted { Status::Accepted } else { Status::Refused };
        let sql = "UPDATE accreditation SET status = $3, decided_at = $4, decided_by = $5, reason = $6
                   WHERE year = $1 AND number = $2 AND status = 'pending'";
        let values = [
            reference.year.into(),
            reference.number.into(),
            status.name().into(),
            at.as_millisecond().into(),
            decision.by.into(),
            decision.reason.map(str::to_owned).into(),
        ];
        if query::run(&tx, sql, values).await? == 0 {
            return Ok(false);
        }
        jobs::add(&tx, job, at).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// The files of what was decided before.
    #[boxed]
    pub async fn forget_accreditation_files(&self, before: Timestamp) -> Result<u64> {
        let sql = "DELETE FROM accreditation_file WHERE accreditation_id IN
                   (SELECT id FROM accreditation WHERE decided_at < $1)";
        query::run(&self.writer, sql, [before.as_millisecond().into()]).await
    }

    /// Whatever was asked for before, decided or not.
    #[boxed]
    pub async fn forget_accreditations(&self, before: Timestamp) -> Result<u64> {
        let sql = "DELETE FROM accreditation WHERE created_at < $1 AND status <> 'pending'";
        query::run(&self.writer, sql, [before.as_millisecond().into()]).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reference_is_read_as_it_is_written() {
        for (year, number, text) in [(2026, 412, "AC-2026-0412"), (2026, 10_000, "AC-2026-10000")] {
            let reference = Reference { year, number };
            assert_eq!(reference.to_string(), text);
            assert_eq!(text.parse(), Ok(reference));
        }
        for text in
            ["", "AC", "AC-2026", "AC-2026-", "AC-26-0412", "AC-2026-412", "AC-2026-04121212121", "AC-2026-+412"]
        {
            assert_eq!(text.parse::<Reference>(), Err(()), "{text}");
        }
    }
}
