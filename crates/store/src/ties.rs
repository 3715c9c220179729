//! Ties of knock-out rounds, drawn before their matches are known.

use football::bracket::{Drawn, Source};
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::editions::Edition;
use crate::entities::tie;
use crate::rounds::Round;
use crate::tags::Tag;
use crate::{Result, Store, StoreError, Write, boxed};

/// The ties of an edition, by round and number.
async fn ties_of(database: &impl ConnectionTrait, edition: i64) -> Result<Vec<tie::Model>> {
    let find = tie::Entity::find().filter(tie::Column::EditionId.eq(edition));
    Ok(find.order_by_asc(tie::Column::RoundId).order_by_asc(tie::Column::Number).all(database).await?)
}

fn read(row: &tie::Model, rounds: &[Round]) -> Result<Drawn> {
    let wrong = |what: &str| StoreError::Corrupt(format!("tie {}: {what}", row.id));
    let round = rounds.iter().find(|round| round.id == row.round_id).ok_or_else(|| wrong("its round"))?;
    let side = |team: Option<i64>, from: Option<i32>| match (team, from) {
        (Some(team), _) => Ok(Source::Team(team)),
        (None, Some(from)) => from.try_into().map(Source::Winner).map_err(|_| wrong("where a side comes from")),
        (None, None) => Ok(if row.bye { Source::Bye } else { Source::Open }),
    };
    Ok(Drawn {
        round: round.number,
        number: row.number.try_into().map_err(|_| wrong("its number"))?,
        home: side(row.home_team_id, row.home_from)?,
        away: side(row.away_team_id, row.away_from)?,
    })
}

impl Store {
    /// What is drawn in an edition, with the numbers of its `rounds`.
    #[boxed]
    pub async fn drawn_ties(&self, edition: i64, rounds: &[Round]) -> Result<Vec<Drawn>> {
        ties_of(&self.reader, edition).await?.iter().map(|row| read(row, rounds)).collect()
    }
}

impl Write {
    #[boxed]
    pub async fn find_ties(&self, edition: i64, rounds: &[Round]) -> Result<Vec<Drawn>> {
        ties_of(&self.tx, edition).await?.iter().map(|row| read(row, rounds)).collect()
    }

    /// Writes the whole draw of a round; writing the same again changes nothing.
    #[boxed]
    pub async fn set_draw(&mut self, edition: &Edition, round: &Round, ties: &[Drawn]) -> Result<bool> {
        let of_round = tie::Entity::find().filter(tie::Column::RoundId.eq(round.id));
        let rows = of_round.order_by_asc(tie::Column::Number).all(&self.tx).await?;
        let known: Vec<Drawn> = rows.iter().map(|row| read(row, std::slice::from_ref(round))).collect::<Result<_>>()?;
        if known == ties {
            return Ok(false);
        }
        tie::Entity::delete_many().filter(tie::Column::RoundId.eq(round.id)).exec(&self.tx).await?;
        for drawn in ties {
            self.add_tie(edition, round, drawn).await?;
        }
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(true)
    }

    async fn add_tie(&mut self, edition: &Edition, round: &Round, drawn: &Drawn) -> Result<()> {
        let team = |source: Source| match source {
            Source::Team(team) => Some(team),
            Source::Winner(_) | Source::Open | Source::Bye => None,
        };
        let from = |source: Source| match source {
            Source::Winner(number) => Some(i32::from(number)),
            Source::Team(_) | Source::Open | Source::Bye => None,
        };
        let row = tie::ActiveModel {
            id: NotSet,
            edition_id: Set(edition.id),
            round_id: Set(round.id),
            number: Set(drawn.number.into()),
            home_team_id: Set(team(drawn.home)),
            home_from: Set(from(drawn.home)),
            away_team_id: Set(team(drawn.away)),
            away_from: Set(from(drawn.away)),
            bye: Set(drawn.home == Source::Bye || drawn.away == Source::Bye),
        };
        row.insert(&self.tx).await?;
        Ok(())
    }
}
