//! Matches. What the table stores as two status numbers and loose goals is one [`MatchState`] and one score outside.

mod read;

use std::collections::HashMap;

use football::score::{FullScore, Score, prevailing};
use football::state::MatchState;
use football::table::TableMatch;
use jiff::Timestamp;
use jiff::civil::Date;
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{ActiveModelTrait, ColumnTrait, Condition, EntityTrait, FromQueryResult, QueryFilter, QueryOrder};

use crate::editions::Edition;
use crate::entities::match_;
use crate::rounds::Label;
use crate::tags::Tag;
use crate::{Result, StoreError, Write, boxed, query};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub id: i64,
    pub edition_id: i64,
    pub round_id: i64,
    pub home_team_id: i64,
    pub away_team_id: i64,
    pub facts: MatchFacts,
    /// Follow from the record of the match.
    pub dismissals: Dismissals,
    pub moves: Moves,
}

/// How often a match was given another date, ground or fate, and when last. Who keeps a copy of the calendar sees from it
/// that the copy is old.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moves {
    pub count: u32,
    pub last: Option<Timestamp>,
}

/// Players sent off, by how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dismissals {
    pub home_reds: u16,
    pub away_reds: u16,
    pub home_second_yellows: u16,
    pub away_second_yellows: u16,
}

/// What is known of a match, and may change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchFacts {
    pub day: Option<Date>,
    /// Not known where only the day is set.
    pub kickoff: Option<Timestamp>,
    /// Whether the date is settled.
    pub date_defined: bool,
    pub state: MatchState,
    /// There exactly while the state has one.
    pub score: Option<FullScore>,
    pub stadium_id: Option<i64>,
    pub attendance: Option<i32>,
    /// When the phase in play began: the match's clock runs from there.
    pub phase_began: Option<Timestamp>,
    /// Who broadcasts it.
    pub transmission: Option<String>,
    pub stream_url: Option<String>,
    /// Where it is told by somebody else.
    pub external_url: Option<String>,
    /// Why it was postponed, interrupted or cancelled.
    pub reason: Option<Label>,
}

/// A match as the table needs it: little, because a table reads all of an edition's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableFact {
    pub id: i64,
    pub round: u16,
    pub home_team_id: i64,
    pub away_team_id: i64,
    pub state: MatchState,
    pub score: Option<Score>,
}

impl TableFact {
    /// The match as the table takes it: with its score, if that `counts`.
    pub fn counted(&self, counts: bool) -> TableMatch {
        TableMatch {
            id: self.id,
            round: self.round,
            home: self.home_team_id,
            away: self.away_team_id,
            score: self.score.filter(|_| counts),
        }
    }
}

#[derive(FromQueryResult)]
struct TableRow {
    id: i64,
    number: i32,
    home_team_id: i64,
    away_team_id: i64,
    status: i16,
    sub_status: i16,
    home_goals: Option<i16>,
    away_goals: Option<i16>,
    live_home_goals: Option<i16>,
    live_away_goals: Option<i16>,
}

impl TryFrom<match_::Model> for Match {
    type Error = StoreError;

    fn try_from(row: match_::Model) -> Result<Self> {
        let wrong = |what: String| StoreError::Corrupt(format!("match {}: {what}", row.id));
        let state = MatchState::from_codes(row.status, row.sub_status).map_err(|error| wrong(error.to_string()))?;
        let day = row.day.as_deref().map(str::parse).transpose().map_err(|_| wrong("its day".to_owned()))?;
        let kickoff = row.kickoff_at.map(Timestamp::from_millisecond).transpose();
        let phase_began = row.phase_at.map(Timestamp::from_millisecond).transpose();
        let live = (row.live_home_goals, row.live_away_goals);
        let goals = score_of(row.id, state, live, (row.home_goals, row.away_goals))?;
        let moved_at = row.moved_at.map(Timestamp::from_millisecond).transpose();
        let count = |number: i16| u16::try_from(number).unwrap_or(0);
        let part = |home: Option<i16>, away: Option<i16>| pair(home, away).map_err(|what| wrong(what.to_owned()));
        let score = match goals {
            None => None,
            Some(goals) => Some(FullScore {
                goals,
                half_time: part(row.half_home, row.half_away)?,
                ninety: part(row.ninety_home, row.ninety_away)?,
                penalties: part(row.penalties_home, row.penalties_away)?,
            }),
        };
        Ok(Self {
            id: row.id,
            edition_id: row.edition_id,
            round_id: row.round_id,
            home_team_id: row.home_team_id,
            away_team_id: row.away_team_id,
            facts: MatchFacts {
                day,
                kickoff: kickoff.map_err(|_| wrong("its kick-off".to_owned()))?,
                date_defined: row.date_defined,
                state,
                score,
                stadium_id: row.stadium_id,
                attendance: row.attendance,
                phase_began: phase_began.map_err(|_| wrong("its clock".to_owned()))?,
                transmission: row.transmission,
                stream_url: row.stream_url,
                external_url: row.external_url,
                reason: row.reason_pt.zip(row.reason_en).map(|(pt, en)| Label { pt, en }),
            },
            dismissals: Dismissals {
                home_reds: count(row.home_reds),
                away_reds: count(row.away_reds),
                home_second_yellows: count(row.home_second_yellows),
                away_second_yellows: count(row.away_second_yellows),
            },
            moves: Moves {
                count: u32::try_from(row.moves).unwrap_or(0),
                last: moved_at.map_err(|_| wrong("its moves".to_owned()))?,
            },
        })
    }
}

impl TryFrom<TableRow> for TableFact {
    type Error = StoreError;

    fn try_from(row: TableRow) -> Result<Self> {
        let wrong = |what: String| StoreError::Corrupt(format!("match {}: {what}", row.id));
        let state = MatchState::from_codes(row.status, row.sub_status).map_err(|error| wrong(error.to_string()))?;
        Ok(Self {
            id: row.id,
            round: row.number.try_into().map_err(|_| wrong("its round".to_owned()))?,
            home_team_id: row.home_team_id,
            away_team_id: row.away_team_id,
            state,
            score: {
                let live = (row.live_home_goals, row.live_away_goals);
                score_of(row.id, state, live, (row.home_goals, row.away_goals))?
            },
        })
    }
}

type Goals = (Option<i16>, Option<i16>);

/// The score of a match in this state: none before it starts, always one afterwards. Live values come first.
fn score_of(id: i64, state: MatchState, live: Goals, stored: Goals) -> Result<Option<Score>> {
    let wrong = |what: &str| StoreError::Corrupt(format!("match {id}: {what}"));
    let goals = prevailing(pair(live.0, live.1).map_err(wrong)?, pair(stored.0, stored.1).map_err(wrong)?);
    match (state.has_score(), goals) {
        (true, Some(goals)) => Ok(Some(goals)),
        (true, None) => Err(wrong("it has started and has no score")),
        (false, _) => Ok(None),
    }
}

fn pair(home: Option<i16>, away: Option<i16>) -> std::result::Result<Option<Score>, &'static str> {
    match (home, away) {
        (None, None) => Ok(None),
        (Some(home), Some(away)) => match (home.try_into(), away.try_into()) {
            (Ok(home), Ok(away)) => Ok(Some(Score::new(home, away))),
            _ => Err("negative goals"),
        },
        _ => Err("goals of one side only"),
    }
}

impl MatchFacts {
    /// A fixture of which only the pairing is known.
    pub fn undated() -> Self {
        Self {
            day: None,
            kickoff: None,
            date_defined: false,
            state: MatchState::Preview,
            score: None,
            stadium_id: None,
            attendance: None,
            phase_began: None,
            transmission: None,
            stream_url: None,
            external_url: None,
            reason: None,
        }
    }

    /// A score where there is none, or none where there must be one, is never written.
    fn check(&self) -> Result<()> {
        match (self.state.has_score(), self.score) {
            (true, None) => Err(StoreError::Corrupt(format!("a match that is {:?} needs a score", self.state))),
            (false, Some(_)) => Err(StoreError::Corrupt(format!("a match that is {:?} has no score", self.state))),
            (_, Some(score)) => {
                let checked = if self.state.is_live() { score.check_running() } else { score.check() };
                checked.map(drop).map_err(|what| StoreError::Corrupt(what.to_owned()))
            }
            (false, None) => Ok(()),
        }
    }

    fn into_row(self) -> match_::ActiveModel {
        let whole = self.score.map(|score| score.goals);
        let half = self.score.and_then(|score| score.half_time);
        let ninety = self.score.and_then(|score| score.ninety);
        let penalties = self.score.and_then(|score| score.penalties);
        let column = |goals: Option<u16>| Set(goals.map(|goals| i16::try_from(goals).unwrap_or(i16::MAX)));
        let home = |score: Option<Score>| column(score.map(|score| score.home));
        let away = |score: Option<Score>| column(score.map(|score| score.away));
        let (reason_pt, reason_en) = self.reason.map(|label| (label.pt, label.en)).unzip();
        match_::ActiveModel {
            day: Set(self.day.map(|day| day.to_string())),
            kickoff_at: Set(self.kickoff.map(Timestamp::as_millisecond)),
            date_defined: Set(self.date_defined),
            status: Set(self.state.status()),
            sub_status: Set(self.state.sub_status()),
            home_goals: home(whole),
            away_goals: away(whole),
            half_home: home(half),
            half_away: away(half),
            ninety_home: home(ninety),
            ninety_away: away(ninety),
            penalties_home: home(penalties),
            penalties_away: away(penalties),
            stadium_id: Set(self.stadium_id),
            attendance: Set(self.attendance),
            // What is written now is the newest word, so a live feed's older one no longer counts.
            live_home_goals: Set(None),
            live_away_goals: Set(None),
            phase_at: Set(self.phase_began.map(Timestamp::as_millisecond)),
            transmission: Set(self.transmission),
            stream_url: Set(self.stream_url),
            external_url: Set(self.external_url),
            reason_pt: Set(reason_pt),
            reason_en: Set(reason_en),
            ..Default::default()
        }
    }
}

impl Dismissals {
    pub(crate) fn into_row(self) -> match_::ActiveModel {
        let column = |count: u16| Set(i16::try_from(count).unwrap_or(i16::MAX));
        match_::ActiveModel {
            home_reds: column(self.home_reds),
            away_reds: column(self.away_reds),
            home_second_yellows: column(self.home_second_yellows),
            away_second_yellows: column(self.away_second_yellows),
            ..Default::default()
        }
    }
}

async fn select(database: &impl sea_orm::ConnectionTrait, condition: Condition) -> Result<Vec<Match>> {
    let find = match_::Entity::find().filter(condition).order_by_asc(match_::Column::Id);
    find.all(database).await?.into_iter().map(Match::try_from).collect()
}

/// Playing order: by day, then hour (unknown hours last within the day), undated matches at the end.
pub(crate) fn sort_by_date(matches: &mut [Match]) {
    matches.sort_by_key(playing_order);
}

pub(crate) fn playing_order(m: &Match) -> impl Ord + use<> {
    let facts = &m.facts;
    (facts.day.is_none(), facts.day, facts.kickoff.is_none(), facts.kickoff, m.id)
}

impl Write {
    #[boxed]
    pub async fn find_matches(&self, edition: i64) -> Result<Vec<Match>> {
        select(&self.tx, Condition::all().add(match_::Column::EditionId.eq(edition))).await
    }

    /// Some matches, by their external ids.
    #[boxed]
    pub async fn find_matches_by_external_id(&self, external_ids: &[String]) -> Result<HashMap<String, Match>> {
        let mut found = HashMap::new();
        for ids in query::chunks(external_ids) {
            let rows = match_::Entity::find().filter(match_::Column::ExternalId.is_in(ids)).all(&self.tx).await?;
            for row in rows {
                if let Some(id) = row.external_id.clone() {
                    found.insert(id, Match::try_from(row)?);
                }
            }
        }
        Ok(found)
    }

    /// The match of these two teams in a round, with the name its source has for it.
    #[boxed]
    pub async fn find_pairing(&self, round: i64, (home, away): (i64, i64)) -> Result<Option<(Match, Option<String>)>> {
        let find = match_::Entity::find()
            .filter(match_::Column::RoundId.eq(round))
            .filter(match_::Column::HomeTeamId.eq(home))
            .filter(match_::Column::AwayTeamId.eq(away));
        let read = |row: match_::Model| {
            let external_id = row.external_id.clone();
            Ok((Match::try_from(row)?, external_id))
        };
        find.one(&self.tx).await?.map(read).transpose()
    }

    /// Gives a match the name by which its source finds it.
    #[boxed]
    pub async fn name_match(&mut self, id: i64, external_id: &str) -> Result<()> {
        let row =
            match_::ActiveModel { id: Set(id), external_id: Set(Some(external_id.to_owned())), ..Default::default() };
        row.update(&self.tx).await?;
        self.has_notes = true;
        Ok(())
    }

    /// Adds a match and says its id.
    #[boxed]
    pub async fn add_match(
        &mut self,
        edition: &Edition,
        round: i64,
        (home, away): (i64, i64),
        external_id: Option<String>,
        facts: MatchFacts,
    ) -> Result<i64> {
        facts.check()?;
        let state = facts.state;
        let row = match_::ActiveModel {
            id: NotSet,
            external_id: Set(external_id),
            edition_id: Set(edition.id),
            round_id: Set(round),
            home_team_id: Set(home),
            away_team_id: Set(away),
            ..facts.into_row()
        };
        let id = match_::Entity::insert(row).exec(&self.tx).await?.last_insert_id;
        self.count_new_match(edition, id, (home, away), state);
        self.touch_match(edition, id);
        Ok(id)
    }

    /// Writes what is known of a match now, and in which round it counts; writing the same again changes nothing.
    #[boxed]
    pub async fn update_match(
        &mut self,
        edition: &Edition,
        known: &Match,
        round: i64,
        facts: MatchFacts,
    ) -> Result<bool> {
        if (known.round_id, &known.facts) == (round, &facts) {
            return Ok(false);
        }
        facts.check()?;
        self.count_state(edition, known.id, facts.state).await?;
        self.correct_facts(known.id, &known.facts, &facts);
        let row = match_::ActiveModel { id: Set(known.id), round_id: Set(round), ..facts.into_row() };
        row.update(&self.tx).await?;
        self.touch_match(edition, known.id);
        Ok(true)
    }

    /// Notes what a live feed says of the score of a match that is on. It counts before the written one until facts are
    /// written again. Says whether that is new.
    #[boxed]
    pub async fn set_live_score(&mut self, edition: &Edition, id: i64, score: Option<Score>) -> Result<bool> {
        let known = match_::Entity::find_by_id(id).one(&self.tx).await?.ok_or(StoreError::NotFound)?;
        let is_same = pair(known.live_home_goals, known.live_away_goals).is_ok_and(|live| live == score);
        if is_same || !Match::try_from(known)?.facts.state.is_live() {
            return Ok(false);
        }
        let column = |goals: Option<u16>| Set(goals.map(|goals| i16::try_from(goals).unwrap_or(i16::MAX)));
        let row = match_::ActiveModel {
            id: Set(id),
            live_home_goals: column(score.map(|score| score.home)),
            live_away_goals: column(score.map(|score| score.away)),
            ..Default::default()
        };
        row.update(&self.tx).await?;
        self.touch_match(edition, id);
        Ok(true)
    }

    fn touch_match(&mut self, edition: &Edition, id: i64) {
        self.touch(Tag::match_(id));
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        self.touch(Tag::seasons());
    }
}
