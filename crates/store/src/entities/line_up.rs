use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "line_up")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub match_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub person_id: i64,
    pub season_id: i64,
    pub side: i16,
    pub participant: i16,
    pub place: i16,
    pub kit_number: Option<i16>,
    pub position: Option<i16>,
    pub captain: bool,
    pub rating: Option<i16>,
    pub minute_on: Option<i16>,
    pub minute_off: Option<i16>,
    pub minutes: i16,
    #[sea_orm(column_type = "JsonBinary")]
    pub statistics: Json,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
