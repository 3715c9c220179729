use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "edition")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub competition_id: i64,
    pub season_id: i64,
    pub rules: String,
    #[sea_orm(column_type = "JsonBinary")]
    pub promotions: Json,
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub ball: Option<Json>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
