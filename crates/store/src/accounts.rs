//! Who may sign in. What a role may do, and how a password is checked, is not known here.
//!
//! No public answer is made of accounts, so nothing is tagged and no change is logged: these writes go around
//! [`crate::Write`].

use std::fmt;

use jiff::Timestamp;
use jiff::civil::Date;
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::sea_query::Expr;
use sea_orm::{
    ColumnTrait, Condition, EntityTrait, ExprTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
    TransactionTrait, UpdateMany,
};

use crate::entities::account;
use crate::identities::NewIdentity;
use crate::jobs::NewJob;
use crate::{Result, Store, StoreError, boxed, identities, jobs};

/// The provider of those who sign in with a password of ours.
pub const LOCAL: &str = "local";

/// In bytes; no address and no username is longer.
const LONGEST_IDENTIFIER: usize = 320;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub id: i64,
    /// In lower case.
    pub email: String,
    pub username: String,
    pub name: Option<String>,
    pub password: Option<PasswordHash>,
    /// A role's name.
    pub role: String,
    /// Who says that it is he: [`LOCAL`], or the name of another house.
    pub provider: String,
    /// Whether his e-mail address is known to be his.
    pub is_confirmed: bool,
    pub is_blocked: bool,
    /// The second since 1970 before which no token counts.
    pub sessions_from: i64,
    pub profile: Profile,
    /// Whether his profile has all that the site asks for.
    pub is_completed: bool,
    /// By what his photo is fetched, if he has one.
    pub photo: Option<String>,
    /// When he accepted the terms, if he did.
    pub terms: Option<Timestamp>,
    /// Whether he ticked the newsletter when he signed up.
    pub wants_news: bool,
    pub created: Timestamp,
    pub updated: Timestamp,
}

/// What somebody tells of himself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// A code of the site's languages.
    pub language: String,
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    /// Two letters of ISO 3166.
    pub country: Option<String>,
    pub birthday: Option<Date>,
}

impl Default for Profile {
    fn default() -> Self {
        Self { language: "pt-PT".to_owned(), first_name: None, last_name: None, country: None, birthday: None }
    }
}

/// What is kept of a password. Is not printed.
#[derive(Clone, PartialEq, Eq)]
pub struct PasswordHash(pub String);

impl fmt::Debug for PasswordHash {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("PasswordHash")
    }
}

#[derive(Clone, Debug, Default)]
pub struct NewAccount {
    pub email: String,
    pub username: String,
    pub name: Option<String>,
    pub password: Option<PasswordHash>,
    pub role: String,
    pub provider: String,
    pub is_confirmed: bool,
    pub profile: Profile,
    /// When he accepted the terms, if he did.
    pub terms: Option<Timestamp>,
    pub wants_news: bool,
}

impl TryFrom<account::Model> for Account {
    type Error = StoreError;

    fn try_from(row: account::Model) -> Result<Self> {
        let id = row.id;
        let wrong = || StoreError::Corrupt(format!("account {id}: its time"));
        let time = |millis: i64| Timestamp::from_millisecond(millis).map_err(|_| wrong());
        Ok(Self {
            id: row.id,
            created: time(row.created_at)?,
            updated: time(row.updated_at)?,
            terms: row.terms_at.map(time).transpose()?,
            email: row.email,
            username: row.username,
            name: row.name,
            password: row.password_hash.map(PasswordHash),
            role: row.role,
            provider: row.provider,
            is_confirmed: row.is_confirmed,
            is_blocked: row.is_blocked,
            sessions_from: row.sessions_from,
            profile: Profile {
                language: row.language,
                first_name: row.first_name,
                last_name: row.last_name,
                country: row.country,
                birthday: row.birthday.as_deref().map(str::parse).transpose().map_err(|_| wrong())?,
            },
            is_completed: row.is_completed,
            photo: row.photo,
            wants_news: row.wants_news,
        })
    }
}

impl Store {
    #[boxed]
    pub async fn account(&self, id: i64) -> Result<Option<Account>> {
        account::Entity::find_by_id(id).one(&self.reader).await?.map(Account::try_from).transpose()
    }

    /// By e-mail address in any case, or by the exact username; who is called like another's address does not stand in
    /// his way.
    #[boxed]
    pub async fn account_by_identifier(&self, text: &str) -> Result<Option<Account>> {
        // What nobody can be called is not looked for: one of the databases takes offence at it.
        if text.contains('\0') || text.len() > LONGEST_IDENTIFIER {
            return Ok(None);
        }
        let email = text.to_lowercase();
        let either = Condition::any().add(account::Column::Email.eq(&email)).add(account::Column::Username.eq(text));
        let rows = account::Entity::find().filter(either).limit(2).all(&self.reader).await?;
        rows.into_iter().max_by_key(|row| row.email == email).map(Account::try_from).transpose()
    }

    /// A page of all accounts, oldest first, and how many there are.
    #[boxed]
    pub async fn accounts(&self, start: u64, limit: u64) -> Result<(Vec<Account>, u64)> {
        let count = account::Entity::find().count(&self.reader).await?;
        let find = account::Entity::find().order_by_asc(account::Column::Id).offset(start).limit(limit);
        let rows = find.all(&self.reader).await?;
        Ok((rows.into_iter().map(Account::try_from).collect::<Result<_>>()?, count))
    }

    /// Those who have a role, oldest first, as far as they may sign in.
    #[boxed]
    pub async fn accounts_in_role(&self, role: &str, most: u64) -> Result<Vec<Account>> {
        let has_role = account::Column::Role.eq(role).and(account::Column::IsBlocked.eq(false));
        let find = account::Entity::find().filter(has_role).order_by_asc(account::Column::Id).limit(most);
        find.all(&self.reader).await?.into_iter().map(Account::try_from).collect()
    }

    /// Says its id.
    #[boxed]
    pub async fn add_account(&self, new: NewAccount, at: Timestamp) -> Result<i64> {
        Ok(account::Entity::insert(row(new, at)).exec(&self.writer).await?.last_insert_id)
    }

    /// The same, with a job that is done if and only if the account is there.
    #[boxed]
    pub async fn add_account_with_job(&self, new: NewAccount, job: &NewJob, at: Timestamp) -> Result<i64> {
        let tx = self.writer.begin().await?;
        let id = account::Entity::insert(row(new, at)).exec(&tx).await?.last_insert_id;
        jobs::add(&tx, job, at).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// The number that an account would have got. Nothing else remains of it; `word` is one that nobody has.
    #[boxed]
    pub async fn use_up_account_id(&self, new: NewAccount, word: &str, at: Timestamp) -> Result<i64> {
        let new = NewAccount { email: format!("{word}@nobody.invalid"), username: word.to_owned(), ..new };
        let tx = self.writer.begin().await?;
        let id = account::Entity::insert(row(new, at)).exec(&tx).await?.last_insert_id;
        account::Entity::delete_by_id(id).exec(&tx).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// Somebody whom another house knows.
    #[boxed]
    pub async fn add_account_of(&self, new: NewAccount, who: &NewIdentity<'_>, at: Timestamp) -> Result<i64> {
        let tx = self.writer.begin().await?;
        let id = account::Entity::insert(row(new, at)).exec(&tx).await?.last_insert_id;
        identities::add(&tx, who, id).await?;
        tx.commit().await?;
        Ok(id)
    }

    /// Every token issued so far is void. Says whether there is such an account; so do the next two.
    #[boxed]
    pub async fn set_account_password(&self, id: i64, hash: PasswordHash, at: Timestamp) -> Result<bool> {
        let hash = account::Entity::update_many().col_expr(account::Column::PasswordHash, Expr::value(hash.0));
        self.change_account(end_sessions(hash, at), id, at).await
    }

    /// Counts from the next request on: the role is looked up with each.
    #[boxed]
    pub async fn set_account_role(&self, id: i64, role: &str, at: Timestamp) -> Result<bool> {
        let role = account::Entity::update_many().col_expr(account::Column::Role, Expr::value(role));
        self.change_account(role, id, at).await
    }

    /// Who is blocked has to sign in again once he no longer is.
    #[boxed]
    pub async fn set_account_blocked(&self, id: i64, is_blocked: bool, at: Timestamp) -> Result<bool> {
        let blocked = account::Entity::update_many().col_expr(account::Column::IsBlocked, Expr::value(is_blocked));
        let blocked = if is_blocked { end_sessions(blocked, at) } else { blocked };
        self.change_account(blocked, id, at).await
    }

    /// Every token issued so far is void, and nothing else changes.
    #[boxed]
    pub async fn end_account_sessions(&self, id: i64, at: Timestamp) -> Result<bool> {
        self.change_account(end_sessions(account::Entity::update_many(), at), id, at).await
    }

    /// His e-mail address is known to be his.
    #[boxed]
    pub async fn confirm_account(&self, id: i64, at: Timestamp) -> Result<bool> {
        let confirmed = account::Entity::update_many().col_expr(account::Column::IsConfirmed, Expr::value(true));
        self.change_account(confirmed, id, at).await
    }

    /// Somebody who proved by another house that the address is his. Whoever had signed up with it before and never
    /// showed that it was his has no part in it: his password is void, and sessions he has none.
    #[boxed]
    pub async fn claim_account(&self, id: i64, at: Timestamp) -> Result<bool> {
        let claimed = account::Entity::update_many()
            .col_expr(account::Column::PasswordHash, Expr::value(None::<String>))
            .col_expr(account::Column::IsConfirmed, Expr::value(true));
        self.change_account(claimed, id, at).await
    }

    #[boxed]
    pub async fn set_account_profile(&self, id: i64, profile: Profile, at: Timestamp) -> Result<bool> {
        let is_completed = profile.first_name.is_some() && profile.last_name.is_some();
        let changed = account::Entity::update_many()
            .col_expr(account::Column::Language, Expr::value(profile.language))
            .col_expr(account::Column::FirstName, Expr::value(profile.first_name))
            .col_expr(account::Column::LastName, Expr::value(profile.last_name))
            .col_expr(account::Column::Country, Expr::value(profile.country))
            .col_expr(account::Column::Birthday, Expr::value(profile.birthday.map(|day| day.to_string())))
            .col_expr(account::Column::IsCompleted, Expr::value(is_completed));
        self.change_account(changed, id, at).await
    }

    async fn change_account(&self, change: UpdateMany<account::Entity>, id: i64, at: Timestamp) -> Result<bool> {
        let change = change.col_expr(account::Column::UpdatedAt, Expr::value(at.as_millisecond()));
        let changed = change.filter(account::Column::Id.eq(id)).exec(&self.writer).await?;
        self.announce_account(id);
        Ok(changed.rows_affected > 0)
    }
}

fn row(new: NewAccount, at: Timestamp) -> account::ActiveModel {
    let is_completed = new.profile.first_name.is_some() && new.profile.last_name.is_some();
    account::ActiveModel {
        id: NotSet,
        email: Set(new.email.to_lowercase()),
        username: Set(new.username),
        name: Set(new.name),
        password_hash: Set(new.password.map(|hash| hash.0)),
        role: Set(new.role),
        provider: Set(new.provider),
        is_confirmed: Set(new.is_confirmed),
        is_blocked: Set(false),
        sessions_from: Set(at.as_second()),
        created_at: Set(at.as_millisecond()),
        updated_at: Set(at.as_millisecond()),
        language: Set(new.profile.language),
        first_name: Set(new.profile.first_name),
        last_name: Set(new.profile.last_name),
        country: Set(new.profile.country),
        is_completed: Set(is_completed),
        terms_at: Set(new.terms.map(Timestamp::as_millisecond)),
        wants_news: Set(new.wants_news),
        birthday: Set(new.profile.birthday.map(|day| day.to_string())),
        photo: Set(None),
    }
}

/// From the next second on, and later than any before: tokens tell no finer time, and none that was issued until now may
/// count any longer.
fn end_sessions(change: UpdateMany<account::Entity>, at: Timestamp) -> UpdateMany<account::Entity> {
    let (known, now) = (Expr::col(account::Column::SessionsFrom), at.as_second());
    let latest = Expr::case(known.clone().gt(now), known).finally(now);
    change.col_expr(account::Column::SessionsFrom, Expr::expr(latest).add(1))
}
