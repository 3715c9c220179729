use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "deduction")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub edition_id: i64,
    pub team_id: i64,
    pub points: i32,
    pub from_round: i32,
    pub message_pt: String,
    pub message_en: String,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
