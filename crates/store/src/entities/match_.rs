use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "match")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub external_id: Option<String>,
    pub edition_id: i64,
    pub round_id: i64,
    pub home_team_id: i64,
    pub away_team_id: i64,
    pub day: Option<String>,
    pub kickoff_at: Option<i64>,
    pub date_defined: bool,
    pub status: i16,
    pub sub_status: i16,
    pub home_goals: Option<i16>,
    pub away_goals: Option<i16>,
    pub half_home: Option<i16>,
    pub half_away: Option<i16>,
    pub ninety_home: Option<i16>,
    pub ninety_away: Option<i16>,
    pub penalties_home: Option<i16>,
    pub penalties_away: Option<i16>,
    pub stadium_id: Option<i64>,
    pub attendance: Option<i32>,
    pub live_home_goals: Option<i16>,
    pub live_away_goals: Option<i16>,
    pub phase_at: Option<i64>,
    pub transmission: Option<String>,
    pub stream_url: Option<String>,
    pub external_url: Option<String>,
    pub reason_pt: Option<String>,
    pub reason_en: Option<String>,
    pub home_reds: i16,
    pub away_reds: i16,
    pub home_second_yellows: i16,
    pub away_second_yellows: i16,
    pub moves: i32,
    pub moved_at: Option<i64>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
