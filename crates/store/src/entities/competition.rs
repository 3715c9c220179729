use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "competition")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub key: String,
    pub label: String,
    pub format: String,
    pub is_international: bool,
    pub is_european: bool,
    pub position: i32,
    pub color: Option<String>,
    pub text_color: Option<String>,
    pub highlight: bool,
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub tags: Option<Json>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
