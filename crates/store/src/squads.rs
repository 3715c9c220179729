//! Squads and staff: who belongs to a team in a season.

use football::PersonId;
use football::participant::Participant;
use football::position::Position;
use football::season::SeasonId;
use jiff::civil::Date;
use sea_orm::ActiveValue::Set;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::entities::{squad_member, staff_member};
use crate::tags::Tag;
use crate::{Result, Store, StoreError, Write};

/// A player of a team in a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquadMember {
    pub team_id: i64,
    pub season: SeasonId,
    pub person_id: PersonId,
    /// Counts his teams of the season from 1.
    pub season_order: i16,
    pub kit_number: Option<i16>,
    pub position: Option<Position>,
    /// Where he left before the season's end.
    pub left: Option<Date>,
}

/// A coach, doctor or director of a team in a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaffMember {
    pub team_id: i64,
    pub season: SeasonId,
    pub person_id: PersonId,
    pub season_order: i16,
    pub role: Participant,
    pub left: Option<Date>,
}

fn day(text: Option<&str>, person: PersonId) -> Result<Option<Date>> {
    let wrong = |_| StoreError::Corrupt(format!("person {person}: the day of leaving"));
    text.map(str::parse).transpose().map_err(wrong)
}

fn season(number: i64, person: PersonId) -> Result<SeasonId> {
    number.try_into().map_err(|_| StoreError::Corrupt(format!("person {person}: a season")))
}

impl TryFrom<squad_member::Model> for SquadMember {
    type Error = StoreError;

    fn try_from(row: squad_member::Model) -> Result<Self> {
        Ok(Self {
            team_id: row.team_id,
            season: season(row.season_id, row.person_id)?,
            person_id: row.person_id,
            season_order: row.season_order,
            kit_number: row.kit_number,
            position: row.position.and_then(Position::from_code),
            left: day(row.left_day.as_deref(), row.person_id)?,
        })
    }
}

impl TryFrom<staff_member::Model> for StaffMember {
    type Error = StoreError;

    fn try_from(row: staff_member::Model) -> Result<Self> {
        Ok(Self {
            team_id: row.team_id,
            season: season(row.season_id, row.person_id)?,
            person_id: row.person_id,
            season_order: row.season_order,
            role: Participant::from_code(row.role),
            left: day(row.left_day.as_deref(), row.person_id)?,
        })
    }
}

impl Store {
    /// A team's players in a season by kit number, those without one last.
    pub async fn squad(&self, team: i64, season: SeasonId) -> Result<Vec<SquadMember>> {
        let find = squad_member::Entity::find()
            .filter(squad_member::Column::TeamId.eq(team))
            .filter(squad_member::Column::SeasonId.eq(season.number()));
        let members = find.all(&self.reader).await?.into_iter().map(SquadMember::try_from);
        let mut members: Vec<SquadMember> = members.collect::<Result<_>>()?;
        members.sort_by_key(|member| (member.kit_number.is_none(), member.kit_number, member.person_id));
        Ok(members)
    }

    /// A team's staff in a season, as they were entered.
    pub async fn staff(&self, team: i64, season: SeasonId) -> Result<Vec<StaffMember>> {
        let find = staff_member::Entity::find()
            .filter(staff_member::Column::TeamId.eq(team))
            .filter(staff_member::Column::SeasonId.eq(season.number()))
            .order_by_asc(staff_member::Column::PersonId);
        find.all(&self.reader).await?.into_iter().map(StaffMember::try_from).collect()
    }

    /// Every team that somebody has played for, oldest season first.
    pub async fn playing_career(&self, person: PersonId) -> Result<Vec<SquadMember>> {
        let find = squad_member::Entity::find()
            .filter(squad_member::Column::PersonId.eq(person))
            .order_by_asc(squad_member::Column::SeasonId)
            .order_by_asc(squad_member::Column::SeasonOrder);
        find.all(&self.reader).await?.into_iter().map(SquadMember::try_from).collect()
    }

    /// Every team that somebody has worked for, oldest season first.
    pub async fn coaching_career(&self, person: PersonId) -> Result<Vec<StaffMember>> {
        let find = staff_member::Entity::find()
            .filter(staff_member::Column::PersonId.eq(person))
            .order_by_asc(staff_member::Column::SeasonId)
            .order_by_asc(staff_member::Column::SeasonOrder);
        find.all(&self.reader).await?.into_iter().map(StaffMember::try_from).collect()
    }
}

impl Write {
    /// Enters players in squads. Somebody who is in that squad already is a conflict.
    pub async fn add_to_squads(&mut self, members: &[SquadMember]) -> Result<()> {
        if members.is_empty() {
            return Ok(());
        }
        let row = |member: &SquadMember| squad_member::ActiveModel {
            team_id: Set(member.team_id),
            season_id: Set(member.season.number()),
            person_id: Set(member.person_id),
            season_order: Set(member.season_order),
            kit_number: Set(member.kit_number),
            position: Set(member.position.map(Position::code)),
            left_day: Set(member.left.map(|day| day.to_string())),
        };
        squad_member::Entity::insert_many(members.iter().map(row)).exec_without_returning(&self.tx).await?;
        for member in members {
            self.touch(Tag::person(member.person_id));
            self.touch(Tag::team(member.team_id));
        }
        Ok(())
    }

    pub async fn add_to_staff(&mut self, members: &[StaffMember]) -> Result<()> {
        if members.is_empty() {
            return Ok(());
        }
        let row = |member: &StaffMember| staff_member::ActiveModel {
            team_id: Set(member.team_id),
            season_id: Set(member.season.number()),
            person_id: Set(member.person_id),
            season_order: Set(member.season_order),
            role: Set(member.role.code()),
            left_day: Set(member.left.map(|day| day.to_string())),
        };
        staff_member::Entity::insert_many(members.iter().map(row)).exec_without_returning(&self.tx).await?;
        for member in members {
            self.touch(Tag::person(member.person_id));
            self.touch(Tag::team(member.team_id));
        }
        Ok(())
    }
}
