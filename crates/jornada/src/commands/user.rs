use std::io::BufRead;

use accounts::role::Role;
use accounts::{email, password};
use jiff::Timestamp;
use store::accounts::{Account, LOCAL, NewAccount, PasswordHash};
use store::{Conflict, Store, StoreError};

use super::{CommandError, print, random, with_store};
use crate::command_line::UserCommand;
use crate::config::Config;

/// How many accounts are read at a time.
const PAGE: u64 = 500;
/// A first line longer than this is no password.
const LONGEST_LINE: u64 = 4096;

pub(super) async fn run(config: &Config, command: UserCommand) -> Result<(), CommandError> {
    let now = config.clock()?.now();
    match command {
        UserCommand::Add { email, role, username, name, password_stdin } => {
            add(config, &email, role, username, name, password_stdin, now).await
        }
        UserCommand::List => with_store(config, async |store| list(store).await).await,
        UserCommand::Password { email, password_stdin } => set_password(config, &email, password_stdin, now).await,
        UserCommand::Role { email, role } => {
            change(config, &email, async |store, id| store.set_account_role(id, role.name(), now).await).await?;
            print(&format!("{email} is {} now\n", role.name()))
        }
        UserCommand::Block { email } => {
            change(config, &email, async |store, id| store.set_account_blocked(id, true, now).await).await?;
            print(&format!("{email} is blocked\n"))
        }
        UserCommand::Unblock { email } => {
            change(config, &email, async |store, id| store.set_account_blocked(id, false, now).await).await?;
            print(&format!("{email} may sign in again\n"))
        }
    }
}

async fn add(
    config: &Config,
    given: &str,
    role: Role,
    username: Option<String>,
    name: Option<String>,
    password_stdin: bool,
    now: Timestamp,
) -> Result<(), CommandError> {
    let email = address(given)?;
    let username = username.unwrap_or_else(|| email.clone());
    if !is_line(&username, 3..=254) {
        return Err(CommandError::Other("a username has 3 to 254 characters".to_owned()));
    }
    if name.as_ref().is_some_and(|name| !is_line(name, 1..=100)) {
        return Err(CommandError::Other("a name has 1 to 100 characters".to_owned()));
    }
    let password = Password::choose(password_stdin)?;
    let new = NewAccount {
        password: Some(password.hash()?),
        role: role.name().to_owned(),
        provider: LOCAL.to_owned(),
        // Whoever runs the program vouches for the address.
        is_confirmed: true,
        email,
        username,
        name,
        ..NewAccount::default()
    };
    match with_store(config, async |store| Ok(store.add_account(new.clone(), now).await)).await? {
        Ok(_) => print(&password.told(&format!("{given} may sign in"))),
        Err(StoreError::Conflict(Conflict::AccountUsername)) if new.username != new.email => {
            Err(CommandError::Other(format!("somebody else is called “{}”: choose another username", new.username)))
        }
        // Which of the two is found first is the database's choice.
        Err(StoreError::Conflict(Conflict::AccountEmail | Conflict::AccountUsername)) => {
            Err(CommandError::Other(format!("there is an account of “{given}” already")))
        }
        Err(error) => Err(error.into()),
    }
}

async fn set_password(config: &Config, email: &str, stdin: bool, now: Timestamp) -> Result<(), CommandError> {
    let password = Password::choose(stdin)?;
    let hash = password.hash()?;
    change(config, email, async |store, id| store.set_account_password(id, hash.clone(), now).await).await?;
    print(&password.told(&format!("{email} has a new password")))
}

/// Changes the account with this address.
async fn change(
    config: &Config,
    given: &str,
    work: impl AsyncFnOnce(&Store, i64) -> store::Result<bool>,
) -> Result<(), CommandError> {
    let email = address(given)?;
    let is_changed = with_store(config, async |store| {
        let found = store.account_by_identifier(&email).await?;
        match found.filter(|account| account.email == email) {
            Some(account) => Ok(work(store, account.id).await?),
            None => Ok(false),
        }
    });
    match is_changed.await? {
        true => Ok(()),
        false => Err(CommandError::Other(format!("there is no account of “{given}”"))),
    }
}

async fn list(store: &Store) -> Result<(), CommandError> {
    for page in 0.. {
        let (accounts, _) = store.accounts(page * PAGE, PAGE).await?;
        print(&accounts.iter().map(line).collect::<String>())?;
        if (accounts.len() as u64) < PAGE {
            break;
        }
    }
    Ok(())
}

fn line(account: &Account) -> String {
    let Account { id, email, username, role, created, .. } = account;
    let state = match (account.is_blocked, account.is_confirmed) {
        (true, _) => "blocked",
        (false, false) => "not confirmed",
        (false, true) => "may sign in",
    };
    let name = account.name.as_deref().unwrap_or("–");
    format!("{id}  {email}  {username}  {name}  {role}, {state}, made {created}\n")
}

fn address(given: &str) -> Result<String, CommandError> {
    email::normal(given).ok_or_else(|| CommandError::Other(format!("“{given}” is no e-mail address")))
}

/// One line of so many characters, without blanks around it.
fn is_line(text: &str, characters: std::ops::RangeInclusive<usize>) -> bool {
    characters.contains(&text.chars().count()) && !text.chars().any(char::is_control) && text.trim() == text
}

enum Password {
    Given(String),
    /// To be shown once.
    Made(String),
}

impl Password {
    fn choose(stdin: bool) -> Result<Self, CommandError> {
        if !stdin {
            return Ok(Self::Made(password::make(random()?)));
        }
        let mut line = String::new();
        let unreadable = |error: std::io::Error| CommandError::Other(format!("no password: {error}"));
        std::io::Read::take(std::io::stdin().lock(), LONGEST_LINE).read_line(&mut line).map_err(unreadable)?;
        let given = line.trim_end_matches(['\r', '\n']);
        password::check(given, &[]).map_err(|problem| CommandError::Other(problem.to_string()))?;
        Ok(Self::Given(given.to_owned()))
    }

    fn hash(&self) -> Result<PasswordHash, CommandError> {
        let (Self::Given(text) | Self::Made(text)) = self;
        Ok(PasswordHash(password::hash(text, random()?)))
    }

    /// What is printed: a password that was made stands alone, so that it can be piped.
    fn told(&self, otherwise: &str) -> String {
        match self {
            Self::Given(_) => format!("{otherwise}\n"),
            Self::Made(text) => format!("{text}\n"),
        }
    }
}
