use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "team")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub external_id: String,
    pub name: String,
    pub abbreviation: Option<String>,
    pub fullname: Option<String>,
    pub category_variant: Option<String>,
    pub city: Option<String>,
    pub founded: Option<i32>,
    pub color: Option<String>,
    pub text_color: Option<String>,
    pub secondary_color: Option<String>,
    pub reserve_of: Option<i64>,
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub crest: Option<Json>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
