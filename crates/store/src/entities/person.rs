use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "person")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub external_id: String,
    pub name: String,
    pub full_name: Option<String>,
    pub shirt_name: Option<String>,
    pub birthday: Option<String>,
    pub country: Option<String>,
    pub position: Option<i16>,
    pub height: Option<i16>,
    pub weight: Option<i16>,
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub portrait: Option<Json>,
    #[sea_orm(column_type = "JsonBinary", nullable)]
    pub profile: Option<Json>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
