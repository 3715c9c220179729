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
use crate::{Result, Store, StoreError, Write, boxed};

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
    /// The team that lends him.
    pub loan_from: Option<i64>,
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
            loan_from: row.loan_from,
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
    #[boxed]
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
    #[boxed]
    pub async fn staff(&self, team: i64, season: SeasonId) -> Result<Vec<StaffMember>> {
        let find = staff_member::Entity::find()
            .filter(staff_member::Column::TeamId.eq(team))
            .filter(staff_member::Column::SeasonId.eq(season.number()))
            .order_by_asc(staff_member::Column::PersonId);
        find.all(&self.reader).await?.into_iter().map(StaffMember::try_from).collect()
    }

    /// Every team that somebody has played for, oldest season first.
    #[boxed]
    pub async fn playing_career(&self, person: PersonId) -> Result<Vec<SquadMember>> {
        let find = squad_member::Entity::find()
            .filter(squad_member::Column::PersonId.eq(person))
            .order_by_asc(squad_member::Column::SeasonId)
            .order_by_asc(squad_member::Column::SeasonOrder);
        find.all(&self.reader).await?.into_iter().map(SquadMember::try_from).collect()
    }

    /// Every team that somebody has worked for, oldest season first.
    #[boxed]
    pub async fn coaching_career(&self, person: PersonId) -> Result<Vec<StaffMember>> {
        let find = staff_member::Entity::find()
            .filter(staff_member::Column::PersonId.eq(person))
            .order_by_asc(staff_member::Column::SeasonId)
            .order_by_asc(staff_member::Column::SeasonOrder);
        find.all(&self.reader).await?.into_iter().map(StaffMember::try_from).collect()
    }
}

/// The squad and staff of a team in a season.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Club {
    pub players: Vec<SquadMember>,
    pub staff: Vec<StaffMember>,
}

impl SquadMember {
    fn to_row(&self) -> squad_member::ActiveModel {
        squad_member::ActiveModel {
            team_id: Set(self.team_id),
            season_id: Set(self.season.number()),
            person_id: Set(self.person_id),
            season_order: Set(self.season_order),
            kit_number: Set(self.kit_number),
            position: Set(self.position.map(Position::code)),
            left_day: Set(self.left.map(|day| day.to_string())),
            loan_from: Set(self.loan_from),
        }
    }
}

impl StaffMember {
    fn to_row(&self) -> staff_member::ActiveModel {
        staff_member::ActiveModel {
            team_id: Set(self.team_id),
            season_id: Set(self.season.number()),
            person_id: Set(self.person_id),
            season_order: Set(self.season_order),
            role: Set(self.role.code()),
            left_day: Set(self.left.map(|day| day.to_string())),
        }
    }
}

impl Write {
    /// Enters players in squads. Somebody who is in that squad already is a conflict.
    #[boxed]
    pub async fn add_to_squads(&mut self, members: &[SquadMember]) -> Result<()> {
        if members.is_empty() {
            return Ok(());
        }
        let rows = members.iter().map(SquadMember::to_row);
        squad_member::Entity::insert_many(rows).exec_without_returning(&self.tx).await?;
        self.touch_members(members.iter().map(|member| (member.team_id, member.person_id)));
        Ok(())
    }

    #[boxed]
    pub async fn add_to_staff(&mut self, members: &[StaffMember]) -> Result<()> {
        if members.is_empty() {
            return Ok(());
        }
        let rows = members.iter().map(StaffMember::to_row);
        staff_member::Entity::insert_many(rows).exec_without_returning(&self.tx).await?;
        self.touch_members(members.iter().map(|member| (member.team_id, member.person_id)));
        Ok(())
    }

    fn touch_members(&mut self, members: impl Iterator<Item = (i64, PersonId)>) {
        // Whoever compares people by where they play reads all squads.
        self.touch(Tag::persons());
        for (team, person) in members {
            self.touch(Tag::person(person));
            self.touch(Tag::team(team));
            self.rename_person(person);
        }
    }

    #[boxed]
    pub async fn find_club(&self, team: i64, season: SeasonId) -> Result<Club> {
        let players = squad_member::Entity::find()
            .filter(squad_member::Column::TeamId.eq(team))
            .filter(squad_member::Column::SeasonId.eq(season.number()));
        let staff = staff_member::Entity::find()
            .filter(staff_member::Column::TeamId.eq(team))
            .filter(staff_member::Column::SeasonId.eq(season.number()));
        Ok(Club {
            players: players.all(&self.tx).await?.into_iter().map(SquadMember::try_from).collect::<Result<_>>()?,
            staff: staff.all(&self.tx).await?.into_iter().map(StaffMember::try_from).collect::<Result<_>>()?,
        })
    }

    /// The players of a team in a season, in the place of those so far: only what differs is written.
    #[boxed]
    pub async fn set_squad(&mut self, team: i64, season: SeasonId, members: &[SquadMember]) -> Result<bool> {
        let known = self.find_club(team, season).await?.players;
        let gone: Vec<SquadMember> = known.iter().filter(|old| !members.contains(old)).cloned().collect();
        let fresh: Vec<SquadMember> = members.iter().filter(|new| !known.contains(new)).cloned().collect();
        if !gone.is_empty() {
            let delete = squad_member::Entity::delete_many()
                .filter(squad_member::Column::TeamId.eq(team))
                .filter(squad_member::Column::SeasonId.eq(season.number()))
                .filter(squad_member::Column::PersonId.is_in(gone.iter().map(|old| old.person_id)));
            delete.exec(&self.tx).await?;
            self.touch_members(gone.iter().map(|old| (team, old.person_id)));
        }
        self.add_to_squads(&fresh).await?;
        Ok(!gone.is_empty() || !fresh.is_empty())
    }

    /// The same for its staff.
    #[boxed]
    pub async fn set_staff(&mut self, team: i64, season: SeasonId, members: &[StaffMember]) -> Result<bool> {
        let known = self.find_club(team, season).await?.staff;
        let gone: Vec<StaffMember> = known.iter().filter(|old| !members.contains(old)).cloned().collect();
        let fresh: Vec<StaffMember> = members.iter().filter(|new| !known.contains(new)).cloned().collect();
        if !gone.is_empty() {
            let delete = staff_member::Entity::delete_many()
                .filter(staff_member::Column::TeamId.eq(team))
                .filter(staff_member::Column::SeasonId.eq(season.number()))
                .filter(staff_member::Column::PersonId.is_in(gone.iter().map(|old| old.person_id)));
            delete.exec(&self.tx).await?;
            self.touch_members(gone.iter().map(|old| (team, old.person_id)));
        }
        self.add_to_staff(&fresh).await?;
        Ok(!gone.is_empty() || !fresh.is_empty())
    }
}
