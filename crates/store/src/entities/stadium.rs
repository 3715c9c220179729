use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "stadium")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub external_id: String,
    pub name: String,
    pub city: Option<String>,
    pub capacity: Option<i32>,
    pub address: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
