//! Referees, delegates and observers, and the matches they were appointed to.

use football::PersonId;
use football::duty::{Calling, Duty};
use football::season::SeasonId;
use sea_orm::ActiveValue::Set;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, FromQueryResult, QueryFilter, QueryOrder, Value};

use crate::entities::{appointment, official};
use crate::matches::{self, Match};
use crate::tags::Tag;
use crate::{Result, Store, StoreError, Write, boxed, query};

/// Somebody's licence for a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Official {
    pub person_id: PersonId,
    pub season: SeasonId,
    pub calling: Calling,
    /// The football association he belongs to.
    pub association: Option<String>,
    pub category: Option<String>,
}

/// Who does what in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Appointment {
    pub duty: Duty,
    pub person_id: PersonId,
}

/// A match that somebody was appointed to, with what his figures are made of.
#[derive(Clone, Debug)]
pub struct AppointedMatch {
    pub match_: Match,
    pub duty: Duty,
    /// Seconds of play, and of play with the ball moving.
    pub played: Option<i32>,
    pub useful: Option<i32>,
    pub yellows: i64,
    pub second_yellows: i64,
    pub reds: i64,
}

/// What a match that somebody was appointed to adds to his figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfficiatedMatch {
    pub season: SeasonId,
    pub duty: Duty,
    /// Seconds of play, and of play with the ball moving.
    pub played: Option<i32>,
    pub useful: Option<i32>,
    pub yellows: i64,
    pub second_yellows: i64,
    pub reds: i64,
}

/// All matches with a report and a result of a competition in a season in which somebody was the referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefereedEdition {
    pub season: SeasonId,
    pub competition: String,
    pub matches: i64,
    pub cards: i64,
    /// Seconds, of the matches in which both are known.
    pub played: i64,
    pub useful: i64,
}

#[derive(FromQueryResult)]
struct OfficiatedRow {
    season_id: i64,
    match_id: i64,
    duty: i16,
    played: Option<i32>,
    useful: Option<i32>,
    yellows: i64,
    second_yellows: i64,
    reds: i64,
}

#[derive(FromQueryResult)]
struct RefereedRow {
    season_id: i64,
    competition: String,
    matches: i64,
    cards: i64,
    played: i64,
    useful: i64,
}

#[derive(FromQueryResult)]
struct AppointedRow {
    match_id: i64,
    duty: i16,
    played: Option<i32>,
    useful: Option<i32>,
    yellows: i64,
    second_yellows: i64,
    reds: i64,
}

impl TryFrom<official::Model> for Official {
    type Error = StoreError;

    fn try_from(row: official::Model) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("official {}: {what}", row.person_id));
        Ok(Self {
            person_id: row.person_id,
            season: row.season_id.try_into().map_err(|_| wrong("the season"))?,
            calling: Calling::from_code(row.role).ok_or_else(|| wrong("the calling"))?,
            association: row.association,
            category: row.category,
        })
    }
}

impl Official {
    fn to_row(&self) -> official::ActiveModel {
        official::ActiveModel {
            person_id: Set(self.person_id),
            season_id: Set(self.season.number()),
            role: Set(self.calling.code()),
            association: Set(self.association.clone()),
            category: Set(self.category.clone()),
        }
    }
}

pub(crate) fn duty(code: i16, match_id: i64) -> Result<Duty> {
    Duty::from_code(code).ok_or_else(|| StoreError::Corrupt(format!("match {match_id}: duty {code}")))
}

const PLAYED: &str = "r.first_half + r.second_half + COALESCE(r.extra_time, 0)";

/// Of the match of an appointment `a` with its report `r`.
const FIGURES: &str = "r.useful, \
     (SELECT COUNT(*) FROM match_event e WHERE e.match_id = a.match_id AND e.kind = 2) AS yellows, \
     (SELECT COUNT(*) FROM match_event e WHERE e.match_id = a.match_id AND e.kind = 6) AS second_yellows, \
     (SELECT COUNT(*) FROM match_event e WHERE e.match_id = a.match_id AND e.kind = 3) AS reds";

fn in_season(person: PersonId, season: Option<SeasonId>) -> (&'static str, Vec<Value>) {
    match season {
        None => ("", vec![person.into()]),
        Some(season) => ("AND a.season_id = $2", vec![person.into(), season.number().into()]),
    }
}

fn season_of(number: i64, person: PersonId) -> Result<SeasonId> {
    number.try_into().map_err(|_| StoreError::Corrupt(format!("official {person}: a season")))
}

impl Store {
    /// Somebody's licences of one calling, newest season first.
    #[boxed]
    pub async fn licences(&self, person: PersonId, calling: Calling) -> Result<Vec<Official>> {
        let find = official::Entity::find()
            .filter(official::Column::PersonId.eq(person))
            .filter(official::Column::Role.eq(calling.code()))
            .order_by_desc(official::Column::SeasonId);
        find.all(&self.reader).await?.into_iter().map(Official::try_from).collect()
    }

    /// The appointments of some matches, by match.
    #[boxed]
    pub async fn appointments(&self, matches: &[i64]) -> Result<Vec<(i64, Appointment)>> {
        let find = appointment::Entity::find()
            .filter(appointment::Column::MatchId.is_in(matches.iter().copied()))
            .order_by_asc(appointment::Column::MatchId)
            .order_by_asc(appointment::Column::Duty);
        let read = |row: appointment::Model| {
            Ok((row.match_id, Appointment { duty: duty(row.duty, row.match_id)?, person_id: row.person_id }))
        };
        find.all(&self.reader).await?.into_iter().map(read).collect()
    }

    /// What the matches with a result to which somebody was appointed add to his figures, in one season or in all.
    #[boxed]
    pub async fn officiated(&self, person: PersonId, season: Option<SeasonId>) -> Result<Vec<OfficiatedMatch>> {
        let (within, values) = in_season(person, season);
        let sql = format!(
            "SELECT a.season_id, a.match_id, a.duty, {PLAYED} AS played, {FIGURES} \
             FROM appointment a JOIN match m ON m.id = a.match_id LEFT JOIN match_report r ON r.match_id = a.match_id \
             WHERE a.person_id = $1 {within} AND m.status IN (4, 5) AND m.home_goals IS NOT NULL \
             ORDER BY a.season_id DESC, a.match_id, a.duty"
        );
        let rows: Vec<OfficiatedRow> = query::all(&self.reader, &sql, values).await?;
        let read = |row: OfficiatedRow| {
            Ok(OfficiatedMatch {
                season: season_of(row.season_id, person)?,
                duty: duty(row.duty, row.match_id)?,
                played: row.played,
                useful: row.useful,
                yellows: row.yellows,
                second_yellows: row.second_yellows,
                reds: row.reds,
            })
        };
        rows.into_iter().map(read).collect()
    }

    /// How the competitions went in which somebody was the referee, in one season or in all, newest first.
    #[boxed]
    pub async fn refereed_editions(&self, person: PersonId, season: Option<SeasonId>) -> Result<Vec<RefereedEdition>> {
        let (within, values) = in_season(person, season);
        let sql = format!(
            "SELECT known.season_id, c.key AS competition, COUNT(*) AS matches, CAST(SUM(cards) AS BIGINT) AS cards, \
             CAST(COALESCE(SUM(CASE WHEN useful IS NOT NULL THEN played END), 0) AS BIGINT) AS played, \
             CAST(COALESCE(SUM(CASE WHEN played IS NOT NULL THEN useful END), 0) AS BIGINT) AS useful \
             FROM (SELECT his.season_id, his.edition_id, r.useful, {PLAYED} AS played, \
              (SELECT COUNT(*) FROM match_event e WHERE e.match_id = m.id AND e.kind IN (2, 3, 6)) AS cards \
              FROM (SELECT DISTINCT a.season_id, o.edition_id FROM appointment a JOIN match o ON o.id = a.match_id \
               WHERE a.person_id = $1 {within} AND a.duty = 1) AS his \
              JOIN match m ON m.edition_id = his.edition_id JOIN match_report r ON r.match_id = m.id \
              WHERE m.status IN (4, 5) AND m.home_goals IS NOT NULL) AS known \
             JOIN edition n ON n.id = known.edition_id JOIN competition c ON c.id = n.competition_id \
             GROUP BY known.season_id, c.position, c.id, c.key ORDER BY known.season_id DESC, c.position, c.id"
        );
        let rows: Vec<RefereedRow> = query::all(&self.reader, &sql, values).await?;
        let read = |row: RefereedRow| {
            let RefereedRow { season_id, competition, matches, cards, played, useful } = row;
            Ok(RefereedEdition { season: season_of(season_id, person)?, competition, matches, cards, played, useful })
        };
        rows.into_iter().map(read).collect()
    }

    /// The matches of a season to which somebody was appointed, by date.
    #[boxed]
    pub async fn appointed_matches(&self, person: PersonId, season: SeasonId) -> Result<Vec<AppointedMatch>> {
        let sql = format!(
            "SELECT a.match_id, a.duty, {PLAYED} AS played, {FIGURES} \
             FROM appointment a LEFT JOIN match_report r ON r.match_id = a.match_id \
             WHERE a.person_id = $1 AND a.season_id = $2"
        );
        let rows: Vec<AppointedRow> = query::all(&self.reader, &sql, [person.into(), season.number().into()]).await?;
        let ids: Vec<i64> = rows.iter().map(|row| row.match_id).collect();
        let found = self.matches(&ids).await?;
        let mut appointed = Vec::with_capacity(rows.len());
        for row in rows {
            let Some(match_) = found.iter().find(|m| m.id == row.match_id).cloned() else { continue };
            appointed.push(AppointedMatch {
                match_,
                duty: duty(row.duty, row.match_id)?,
                played: row.played,
                useful: row.useful,
                yellows: row.yellows,
                second_yellows: row.second_yellows,
                reds: row.reds,
            });
        }
        appointed.sort_by_key(|a| matches::playing_order(&a.match_));
        Ok(appointed)
    }
}

impl Write {
    /// Writes somebody's licence for a season; writing the same again changes nothing.
    #[boxed]
    pub async fn set_official(&mut self, official: &Official) -> Result<bool> {
        let key = (official.person_id, official.season.number(), official.calling.code());
        match official::Entity::find_by_id(key).one(&self.tx).await?.map(Official::try_from).transpose()? {
            Some(known) if known == *official => return Ok(false),
            Some(_) => {
                official.to_row().update(&self.tx).await?;
                self.touch(Tag::person(official.person_id));
            }
            None => self.add_officials(std::slice::from_ref(official)).await?,
        }
        Ok(true)
    }

    /// Licenses those of some people for a season and callings who have no licence yet.
    #[boxed]
    pub async fn license(&mut self, season: SeasonId, people: &[(PersonId, Calling)]) -> Result<()> {
        let find = official::Entity::find()
            .filter(official::Column::SeasonId.eq(season.number()))
            .filter(official::Column::PersonId.is_in(people.iter().map(|(person, _)| *person)));
        let known = find.all(&self.tx).await?;
        let is_known = |person: PersonId, calling: Calling| {
            known.iter().any(|row| row.person_id == person && row.role == calling.code())
        };
        let mut new: Vec<Official> = Vec::new();
        for &(person_id, calling) in people {
            let is_listed = new.iter().any(|official| (official.person_id, official.calling) == (person_id, calling));
            if !is_listed && !is_known(person_id, calling) {
                new.push(Official { person_id, season, calling, association: None, category: None });
            }
        }
        self.add_officials(&new).await
    }

    #[boxed]
    pub async fn add_officials(&mut self, officials: &[Official]) -> Result<()> {
        if officials.is_empty() {
            return Ok(());
        }
        let rows = officials.iter().map(Official::to_row);
        official::Entity::insert_many(rows).exec_without_returning(&self.tx).await?;
        for official in officials {
            self.touch(Tag::person(official.person_id));
            self.rename_person(official.person_id);
        }
        Ok(())
    }
}
