//! The teams that somebody follows: a main one and a second one.

use jiff::Timestamp;
use sea_orm::{ConnectionTrait, FromQueryResult, TransactionTrait};
use thiserror::Error;

use crate::{Result, Store, StoreError, boxed, query};

/// So many teams can be followed. The table has no room for more.
pub const MOST: usize = 2;

/// What somebody wants of his teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    Add(i64),
    /// Adds it where it is not there.
    SetMain {
        team: i64,
        is_main: bool,
    },
    Remove(i64),
}

/// Why teams stay as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    #[error("all places are taken")]
    Full,
    #[error("this team is not followed")]
    NotThere,
}

#[derive(FromQueryResult)]
struct Row {
    team_id: i64,
}

const SELECT: &str = "SELECT team_id FROM favourite_team WHERE account_id = $1 ORDER BY place";

impl Store {
    /// Their numbers, the main one first.
    #[boxed]
    pub async fn favourites(&self, account: i64) -> Result<Vec<i64>> {
        read(&self.reader, account).await
    }

    /// Says what they are then, or why nothing changed. Of two changes at once, one sees what the other did.
    #[boxed]
    pub async fn change_favourites(
        &self,
        account: i64,
        change: Change,
        at: Timestamp,
    ) -> Result<std::result::Result<Vec<i64>, Refused>> {
        let tx = self.writer.begin().await?;
        // The account first: whoever else wants to change its teams waits here.
        let own = "UPDATE account SET updated_at = $2 WHERE id = $1";
        if query::run(&tx, own, [account.into(), at.as_millisecond().into()]).await? == 0 {
            return Err(StoreError::NotFound);
        }
        let known = read(&tx, account).await?;
        let wanted = match changed(&known, change) {
            Ok(wanted) => wanted,
            Err(refused) => return Ok(Err(refused)),
        };
        if wanted != known {
            query::run(&tx, "DELETE FROM favourite_team WHERE account_id = $1", [account.into()]).await?;
            for (place, &team) in (1_i64..).zip(&wanted) {
                let sql = "INSERT INTO favourite_team (account_id, place, team_id) VALUES ($1, $2, $3)";
                query::run(&tx, sql, [account.into(), place.into(), team.into()]).await?;
            }
            tx.commit().await?;
        }
        Ok(Ok(wanted))
    }
}

async fn read(database: &impl ConnectionTrait, account: i64) -> Result<Vec<i64>> {
    let rows: Vec<Row> = query::all(database, SELECT, [account.into()]).await?;
    Ok(rows.into_iter().map(|row| row.team_id).collect())
}

/// The main team is the first. As long as there is any, there is a main one.
fn changed(known: &[i64], change: Change) -> std::result::Result<Vec<i64>, Refused> {
    let without = |team: i64| known.iter().copied().filter(|&other| other != team).collect::<Vec<_>>();
    let added = |team: i64| match known.contains(&team) {
        true => Ok(known.to_vec()),
        false if known.len() >= MOST => Err(Refused::Full),
        false => Ok([known, &[team]].concat()),
    };
    match change {
        Change::Add(team) => added(team),
        Change::SetMain { team, is_main } => {
            added(team)?;
            let others = without(team);
            Ok(if is_main { [&[team], others.as_slice()].concat() } else { [others.as_slice(), &[team]].concat() })
        }
        Change::Remove(team) if known.contains(&team) => Ok(without(team)),
        Change::Remove(_) => Err(Refused::NotThere),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Outcome<'a> = std::result::Result<&'a [i64], Refused>;

    #[test]
    fn there_are_two_places_and_the_first_is_the_main_one() {
        let main = |team| Change::SetMain { team, is_main: true };
        let second = |team| Change::SetMain { team, is_main: false };
        let cases: [(&[i64], Change, Outcome<'_>); 15] = [
            (&[], Change::Add(7), Ok(&[7])),
            (&[7], Change::Add(7), Ok(&[7])),
            (&[7], Change::Add(9), Ok(&[7, 9])),
            (&[7, 9], Change::Add(9), Ok(&[7, 9])),
            (&[7, 9], Change::Add(3), Err(Refused::Full)),
            (&[], main(7), Ok(&[7])),
            (&[7], main(9), Ok(&[9, 7])),
            (&[7, 9], main(9), Ok(&[9, 7])),
            (&[7, 9], main(3), Err(Refused::Full)),
            (&[7, 9], second(7), Ok(&[9, 7])),
            (&[7, 9], second(9), Ok(&[7, 9])),
            (&[7], second(7), Ok(&[7])),
            (&[], second(7), Ok(&[7])),
            (&[7, 9], Change::Remove(7), Ok(&[9])),
            (&[7], Change::Remove(9), Err(Refused::NotThere)),
        ];
        for (known, change, expected) in cases {
            assert_eq!(changed(known, change), expected.map(<[i64]>::to_vec), "{known:?} {change:?}");
        }
    }
}
