use accounts::password;
use accounts::role::Role;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::response::Response;
use serde_json::Value;
use store::accounts::{Account, LOCAL, NewAccount, PasswordHash, Profile};
use store::{Conflict, StoreError};

use super::given::Given;
use super::{limited, private, welcome};
use crate::app::App;
use crate::caller::Caller;
use crate::error::{ApiError, Dialect};
use crate::handlers::content::read_body;
use crate::letters::{self, About};
use crate::locale::Locale;
use crate::metrics;
use crate::notices;
use crate::wire::account::{NewAccountBody, RegisterBody, SignedInBody, UserBody};

const LONGEST_USERNAME: usize = 254;
const TAKEN: &str = "Email or Username are already taken";

/// Sign up with an e-mail address
///
/// Where addresses are confirmed, there is no token yet: a letter goes to the address. The answer is the same if it is
/// taken; then its owner is told.
#[utoipa::path(
    post, path = "/api/auth/local/register", tag = "Accounts", operation_id = "register",
    request_body = RegisterBody,
    responses(
        (status = 200, description = "Without `jwt` where the address must be confirmed first", body = SignedInBody),
        (status = 429, description = "Too many attempts", body = ref("#/components/schemas/ContentError")),
    ),
)]
pub(crate) async fn register(State(app): State<App>, request: Request) -> Result<Response, ApiError> {
    let (parts, body) = request.into_parts();
    let body = read_body(&parts, body).await?;
    Caller::of(&parts, &app).await?;
    let email = body.get("email").and_then(Value::as_str).unwrap_or_default();
    Ok(limited(&app, &parts, "/auth/local/register", Some(email), answer(&app, &parts, &body)).await)
}

struct Wanted<'b> {
    username: &'b str,
    email: String,
    password: &'b str,
    language: Locale,
    wants_news: bool,
    accepts_terms: bool,
}

impl<'b> Wanted<'b> {
    fn read(body: &'b Value, parts: &Parts) -> Result<Self, ApiError> {
        let mut given = Given::new(body)?;
        let (username, email, password) = (given.text("username"), given.email(), given.text("password"));
        let length = username.chars().count();
        if (1..3).contains(&length) {
            given.wrong("username", "username must be at least 3 characters");
        }
        if length > LONGEST_USERNAME || username.chars().any(char::is_control) {
            given.wrong("username", "username must be one line of at most 254 characters");
        }
        // Else somebody could sign up under another's address, or find out whether it is known here.
        if username.contains('@') && !email.is_empty() && !username.eq_ignore_ascii_case(&email) {
            given.wrong("username", "username must be the email, or have no @");
        }
        if !password.is_empty()
            && let Err(problem) = password::check(password, &[&email, username])
        {
            given.wrong("password", problem.to_string());
        }
        let language = match given.choice("language").and_then(Value::as_str) {
            Some(code) => Locale::coded(code),
            None => Locale::of(&parts.headers),
        };
        let is_true = |field: &str| given.choice(field) == Some(&Value::Bool(true));
        let (wants_news, accepts_terms) = (is_true("newsletter"), is_true("terms"));
        given.done()?;
        Ok(Self { username, email, password, language, wants_news, accepts_terms })
    }
}

async fn answer(app: &App, parts: &Parts, body: &Value) -> Result<Response, ApiError> {
    if !app.sign_in().registration {
        return Err(Dialect::application("Register action is currently disabled"));
    }
    let wanted = Wanted::read(body, parts)?;
    let (password, salt) = (wanted.password.to_owned(), app.sign_in().salt());
    let hash = PasswordHash(app.passwords().run(move || password::hash(&password, salt)).await?);
    let known = app.store().account_by_identifier(&wanted.email).await?;
    let known = known.filter(|known| known.email == wanted.email);
    if app.sign_in().confirmation {
        return confirm_first(app, &wanted, hash, known).await;
    }
    let new = new_account(app, &wanted, hash, true);
    match app.store().add_account(new, app.now()).await {
        Ok(id) => {
            metrics::sign_in("registered");
            let account = app.store().account(id).await?.ok_or_else(Dialect::invalid_credentials)?;
            notices::subscribe_at_sign_up(app, &account, false).await?;
            welcome(app, &account, parts).await
        }
        Err(error) => Err(taken(error)),
    }
}

/// Whoever asks learns nothing of whether the address was known: the same work is done, and the same is said.
async fn confirm_first(
    app: &App,
    wanted: &Wanted<'_>,
    hash: PasswordHash,
    known: Option<Account>,
) -> Result<Response, ApiError> {
    let (store, now, language) = (app.store(), app.now(), wanted.language.code());
    let new = new_account(app, wanted, hash.clone(), false);
    let id = match known {
        None => {
            let job = letters::job(About::Confirm, &wanted.email, language);
            store.add_account_with_job(new.clone(), &job, now).await.map_err(taken)?
        }
        Some(known) => {
            // Another's username is no secret of that other's.
            let other = store.account_by_identifier(wanted.username).await?;
            if other.is_some_and(|other| other.id != known.id) {
                return Err(Dialect::application(TAKEN));
            }
            // Who signs up anew before he has confirmed means the password that he gave last.
            let about = if known.is_confirmed { About::AlreadyHere } else { About::Confirm };
            if !known.is_confirmed {
                store.set_account_password(known.id, hash, now).await?;
            }
            letters::ask_for(app, about, &wanted.email, language).await?;
            store.use_up_account_id(new.clone(), &app.sign_in().pass(), now).await?
        }
    };
    app.jobs().wake();
    metrics::sign_in("registered");
    Ok(private(&NewAccountBody { user: UserBody::of_new(id, &new, now) }))
}

fn new_account(app: &App, wanted: &Wanted<'_>, hash: PasswordHash, is_confirmed: bool) -> NewAccount {
    NewAccount {
        email: wanted.email.clone(),
        username: wanted.username.to_owned(),
        name: None,
        password: Some(hash),
        role: Role::Fan.name().to_owned(),
        provider: LOCAL.to_owned(),
        is_confirmed,
        profile: Profile { language: wanted.language.code().to_owned(), ..Profile::default() },
        terms: wanted.accepts_terms.then(|| app.now()),
        wants_news: wanted.wants_news,
    }
}

fn taken(error: StoreError) -> ApiError {
    match error {
        StoreError::Conflict(Conflict::AccountEmail | Conflict::AccountUsername) => Dialect::application(TAKEN),
        other => other.into(),
    }
}
