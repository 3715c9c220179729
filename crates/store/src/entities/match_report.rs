use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "match_report")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub match_id: i64,
    pub length: i16,
    pub home_tactic: Option<String>,
    pub away_tactic: Option<String>,
    pub first_half: Option<i32>,
    pub second_half: Option<i32>,
    pub extra_time: Option<i32>,
    pub useful: Option<i32>,
    pub climate: Option<String>,
    pub temperature: Option<i16>,
    pub rain_percentage: Option<i16>,
    pub stadium_score: Option<i16>,
    pub pitch_score: Option<i16>,
    pub mvp_id: Option<i64>,
    pub highlight: Option<String>,
    #[sea_orm(column_type = "JsonBinary")]
    pub statistics: Json,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
