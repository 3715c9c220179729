use sea_orm::entity::prelude::*;

/// Not to be printed: it has the password's hash.
#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "account")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub email: String,
    pub username: String,
    pub name: Option<String>,
    pub password_hash: Option<String>,
    pub role: String,
    pub provider: String,
    pub is_confirmed: bool,
    pub is_blocked: bool,
    pub sessions_from: i64,
    pub created_at: i64,
    pub updated_at: i64,
    pub language: String,
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub country: Option<String>,
    pub is_completed: bool,
    pub terms_at: Option<i64>,
    pub wants_news: bool,
    pub birthday: Option<String>,
    pub photo: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
