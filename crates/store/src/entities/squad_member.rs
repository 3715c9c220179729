use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "squad_member")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub team_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub season_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub person_id: i64,
    pub season_order: i16,
    pub kit_number: Option<i16>,
    pub position: Option<i16>,
    pub left_day: Option<String>,
    pub loan_from: Option<i64>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
