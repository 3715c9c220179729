use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "round")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub edition_id: i64,
    pub phase_id: i64,
    pub number: i32,
    pub label_pt: Option<String>,
    pub label_en: Option<String>,
    pub initial_date: Option<String>,
    pub final_date: Option<String>,
    pub external_id: Option<String>,
    pub leg: Option<i16>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
