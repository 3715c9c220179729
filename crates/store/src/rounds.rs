//! Phases and their rounds.

use std::collections::HashMap;

use football::bracket::Leg;
use football::round::{RoundKind, Window, window};
use jiff::civil::Date;
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, FromQueryResult, QueryFilter, QueryOrder, Statement,
};

use crate::editions::Edition;
use crate::entities::{phase, round};
use crate::tags::Tag;
use crate::{Result, Store, StoreError, Write, boxed, query};

/// A text in both languages of the product.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub pt: String,
    pub en: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub id: i64,
    pub phase_id: i64,
    /// From 1, across the phases of an edition.
    pub number: u16,
    /// The source's own name for it.
    pub external_id: Option<String>,
    pub kind: RoundKind,
    /// Which of the matches of each pair it has, in a knock-out phase.
    pub leg: Leg,
    /// A name of its own (“Meias-finais”); league rounds have only their number.
    pub label: Option<Label>,
    pub window: Option<Window>,
}

#[derive(FromQueryResult)]
struct RoundRow {
    id: i64,
    phase_id: i64,
    number: i32,
    external_id: Option<String>,
    kind: i16,
    label_pt: Option<String>,
    label_en: Option<String>,
    initial_date: Option<String>,
    final_date: Option<String>,
    leg: Option<i16>,
}

#[derive(FromQueryResult)]
struct RoundIdRow {
    round_id: i64,
}

impl TryFrom<RoundRow> for Round {
    type Error = StoreError;

    fn try_from(row: RoundRow) -> Result<Self> {
        let wrong = |what: &str| StoreError::Corrupt(format!("round {}: {what}", row.id));
        let day = |text: &Option<String>| -> Result<Option<Date>> {
            text.as_deref().map(str::parse).transpose().map_err(|_| wrong("its days"))
        };
        let window = day(&row.initial_date)?.zip(day(&row.final_date)?).map(|(first, last)| Window { first, last });
        Ok(Self {
            id: row.id,
            phase_id: row.phase_id,
            number: row.number.try_into().map_err(|_| wrong("its number"))?,
            kind: RoundKind::from_code(row.kind).map_err(|_| wrong("its kind"))?,
            leg: Leg::from_code(row.leg).ok_or_else(|| wrong("its leg"))?,
            window,
            external_id: row.external_id,
            label: row.label_pt.zip(row.label_en).map(|(pt, en)| Label { pt, en }),
        })
    }
}

const COLUMNS: &str = "SELECT r.id, r.phase_id, r.number, r.external_id, p.kind, r.label_pt, r.label_en, \
     r.initial_date, r.final_date, r.leg \
     FROM round r JOIN phase p ON p.id = r.phase_id";

async fn rounds_of(database: &impl ConnectionTrait, edition: i64) -> Result<Vec<Round>> {
    let sql = format!("{COLUMNS} WHERE r.edition_id = $1 ORDER BY r.number");
    let rows: Vec<RoundRow> = query::all(database, &sql, [edition.into()]).await?;
    rows.into_iter().map(Round::try_from).collect()
}

impl Store {
    /// The rounds of an edition in playing order.
    #[boxed]
    pub async fn rounds(&self, edition: i64) -> Result<Vec<Round>> {
        rounds_of(&self.reader, edition).await
    }

    /// Some rounds, of whichever editions.
    #[boxed]
    pub async fn rounds_by_id(&self, ids: &[i64]) -> Result<Vec<Round>> {
        let mut rounds = Vec::with_capacity(ids.len());
        for ids in query::chunks(ids) {
            let places: Vec<String> = (1..=ids.len()).map(|place| format!("${place}")).collect();
            let sql = format!("{COLUMNS} WHERE r.id IN ({}) ORDER BY r.id", places.join(", "));
            let rows: Vec<RoundRow> = query::all(&self.reader, &sql, ids.into_iter().map(Into::into)).await?;
            for row in rows {
                rounds.push(Round::try_from(row)?);
            }
        }
        Ok(rounds)
    }

    /// The ids of the rounds of an edition in which a ball has been kicked.
    #[boxed]
    pub async fn started_rounds(&self, edition: i64) -> Result<Vec<i64>> {
        let sql =
            "SELECT DISTINCT round_id FROM match WHERE edition_id = $1 AND status >= 3 AND sub_status NOT IN (14, 15)";
        let rows: Vec<RoundIdRow> = query::all(&self.reader, sql, [edition.into()]).await?;
        Ok(rows.into_iter().map(|row| row.round_id).collect())
    }

    /// The numbers of all rounds of some editions, by the rounds' ids.
    #[boxed]
    pub async fn round_numbers(&self, editions: &[i64]) -> Result<HashMap<i64, u16>> {
        let find = round::Entity::find().filter(round::Column::EditionId.is_in(editions.iter().copied()));
        let number = |row: round::Model| {
            let number = row.number.try_into();
            Ok((row.id, number.map_err(|_| StoreError::Corrupt(format!("round {}: its number", row.id)))?))
        };
        find.all(&self.reader).await?.into_iter().map(number).collect()
    }
}

impl Write {
    #[boxed]
    pub async fn find_rounds(&self, edition: i64) -> Result<Vec<Round>> {
        rounds_of(&self.tx, edition).await
    }

    /// The phases of an edition: number, kind and id.
    #[boxed]
    pub async fn find_phases(&self, edition: i64) -> Result<Vec<(i32, RoundKind, i64)>> {
        let find = phase::Entity::find().filter(phase::Column::EditionId.eq(edition));
        let read = |row: phase::Model| {
            let wrong = |_| StoreError::Corrupt(format!("phase {}: its kind", row.id));
            Ok((row.number, RoundKind::from_code(row.kind).map_err(wrong)?, row.id))
        };
        find.order_by_asc(phase::Column::Number).all(&self.tx).await?.into_iter().map(read).collect()
    }

    /// Adds a phase and says its id.
    #[boxed]
    pub async fn add_phase(
        &mut self,
        edition: &Edition,
        number: i32,
        kind: RoundKind,
        label: Option<Label>,
    ) -> Result<i64> {
        let (label_pt, label_en) = label.map(|label| (label.pt, label.en)).unzip();
        let row = phase::ActiveModel {
            id: NotSet,
            edition_id: Set(edition.id),
            number: Set(number),
            kind: Set(kind.code()),
            label_pt: Set(label_pt),
            label_en: Set(label_en),
        };
        let phase = row.insert(&self.tx).await?;
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(phase.id)
    }

    /// Adds a round and says its id.
    #[boxed]
    pub async fn add_round(&mut self, edition: &Edition, phase: i64, number: u16, label: Option<Label>) -> Result<i64> {
        let (label_pt, label_en) = label.map(|label| (label.pt, label.en)).unzip();
        let row = round::ActiveModel {
            id: NotSet,
            edition_id: Set(edition.id),
            phase_id: Set(phase),
            number: Set(number.into()),
            label_pt: Set(label_pt),
            label_en: Set(label_en),
            initial_date: Set(None),
            final_date: Set(None),
            external_id: Set(None),
            leg: Set(None),
        };
        let round = row.insert(&self.tx).await?;
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(round.id)
    }

    /// Gives a round its label, and the name by which its source finds it; writing the same again changes nothing.
    #[boxed]
    pub async fn name_round(
        &mut self,
        edition: &Edition,
        round: &Round,
        label: Option<Label>,
        external_id: Option<String>,
    ) -> Result<bool> {
        if (&round.label, &round.external_id) == (&label, &external_id) {
            return Ok(false);
        }
        let (label_pt, label_en) = label.map(|label| (label.pt, label.en)).unzip();
        let row = round::ActiveModel {
            id: Set(round.id),
            label_pt: Set(label_pt),
            label_en: Set(label_en),
            external_id: Set(external_id),
            ..Default::default()
        };
        row.update(&self.tx).await?;
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(true)
    }

    /// Says which of the matches of each pair a round has; writing the same again changes nothing.
    #[boxed]
    pub async fn set_leg(&mut self, edition: &Edition, round: i64, leg: Leg) -> Result<bool> {
        let known = round::Entity::find_by_id(round).one(&self.tx).await?.ok_or(StoreError::NotFound)?;
        if known.leg == leg.code() {
            return Ok(false);
        }
        let row = round::ActiveModel { id: Set(round), leg: Set(leg.code()), ..Default::default() };
        row.update(&self.tx).await?;
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(true)
    }

    #[boxed]
    pub async fn set_round_window(&mut self, edition: &Edition, round: &Round, window: Option<Window>) -> Result<()> {
        if round.window == window {
            return Ok(());
        }
        let row = round::ActiveModel {
            id: Set(round.id),
            initial_date: Set(window.map(|w| w.first.to_string())),
            final_date: Set(window.map(|w| w.last.to_string())),
            ..Default::default()
        };
        row.update(&self.tx).await?;
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(())
    }

    /// Sets the days that the rounds of an edition cover from those of their matches.
    #[boxed]
    pub async fn settle_round_windows(&mut self, edition: &Edition) -> Result<()> {
        let matches = self.find_matches(edition.id).await?;
        for round in self.find_rounds(edition.id).await? {
            let in_round = matches.iter().filter(|m| m.round_id == round.id);
            let days: Vec<Date> = in_round.filter_map(|m| m.facts.day).collect();
            self.set_round_window(edition, &round, window(&days)).await?;
        }
        Ok(())
    }

    /// Gives a round another (free) number.
    #[boxed]
    pub async fn renumber_round(&mut self, edition: &Edition, round: i64, number: u16) -> Result<()> {
        let row = round::ActiveModel { id: Set(round), number: Set(number.into()), ..Default::default() };
        row.update(&self.tx).await?;
        self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(())
    }

    /// Takes away the numbered rounds in which no match is left. Rounds with a name, or known to a
    /// source, are announced: they stay.
    #[boxed]
    pub async fn remove_empty_rounds(&mut self, edition: &Edition) -> Result<()> {
        let sql = "DELETE FROM round WHERE edition_id = $1 AND label_pt IS NULL AND external_id IS NULL \
             AND NOT EXISTS (SELECT 1 FROM match m WHERE m.round_id = round.id)";
        let delete = Statement::from_sql_and_values(self.tx.get_database_backend(), sql, [edition.id.into()]);
        if self.tx.execute_raw(delete).await?.rows_affected() > 0 {
            self.touch(Tag::edition(&edition.competition.key, edition.season.number()));
        }
        Ok(())
    }
}
