use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "tie")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub edition_id: i64,
    pub round_id: i64,
    pub number: i32,
    pub home_team_id: Option<i64>,
    pub home_from: Option<i32>,
    pub away_team_id: Option<i64>,
    pub away_from: Option<i32>,
    pub bye: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
