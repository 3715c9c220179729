use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel, serde::Serialize)]
#[sea_orm(table_name = "match_event")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub match_id: i64,
    pub number: i32,
    pub kind: Option<i16>,
    pub half: i16,
    pub minute: i16,
    pub time: Option<i16>,
    pub added: Option<i16>,
    pub side: Option<i16>,
    pub person_id: Option<i64>,
    pub related_id: Option<i64>,
    pub embed: Option<String>,
    pub image: Option<String>,
    pub description_pt: Option<String>,
    pub description_en: Option<String>,
    pub external_id: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
