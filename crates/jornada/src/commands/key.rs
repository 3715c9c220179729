use accounts::api_key::NewKey;
use accounts::role::Role;
use feeds::feed::Kind;
use jiff::Timestamp;
use store::api_keys::NewApiKey;
use store::{Conflict, StoreError};

use super::{CommandError, print, random, with_store};
use crate::command_line::KeyCommand;
use crate::config::Config;

pub(super) async fn run(config: &Config, command: KeyCommand) -> Result<(), CommandError> {
    let now = config.clock()?.now();
    match command {
        KeyCommand::Add { name, scopes } => add(config, &name, &scopes, now).await,
        KeyCommand::List => list(config).await,
        KeyCommand::Revoke { name } => {
            match with_store(config, async |store| Ok(store.revoke_api_key(&name, now).await?)).await? {
                true => print(&format!("the key “{name}” is out of use\n")),
                false => Err(CommandError::Other(format!("there is no key “{name}” in use"))),
            }
        }
    }
}

async fn add(config: &Config, name: &str, scopes: &[String], now: Timestamp) -> Result<(), CommandError> {
    let is_name =
        (1..=60).contains(&name.chars().count()) && !name.chars().any(char::is_control) && name.trim() == name;
    if !is_name {
        return Err(CommandError::Other("a key's name has 1 to 60 characters".to_owned()));
    }
    let key = NewKey::from_random(random()?);
    let new =
        NewApiKey { name: name.to_owned(), prefix: key.prefix.clone(), hash: key.hash.clone(), scopes: known(scopes)? };
    let added = with_store(config, async |store| Ok(store.add_api_key(new.clone(), now).await)).await?;
    match added {
        Ok(()) => print(&format!("{}\n", key.text)),
        Err(StoreError::Conflict(Conflict::KeyName)) => {
            Err(CommandError::Other(format!("there is, or was, a key “{name}”: choose another name")))
        }
        Err(error) => Err(error.into()),
    }
}

/// Kinds of the feed in their order, and at most one role.
fn known(scopes: &[String]) -> Result<Vec<String>, CommandError> {
    let (mut kinds, mut role): (Vec<Kind>, Option<Role>) = (Vec::new(), None);
    for scope in scopes {
        let staff = Role::from_name(scope).filter(|role| Role::STAFF.contains(role));
        match (scope.as_str(), Kind::from_name(scope), staff) {
            ("all", ..) => kinds.extend(Kind::ALL),
            (_, Some(kind), _) => kinds.push(kind),
            (_, None, Some(one)) if role.is_none_or(|other| other == one) => role = Some(one),
            (_, None, Some(_)) => return Err(CommandError::Other("a key has one role at most".to_owned())),
            (_, None, None) => {
                let (names, roles) = (Kind::ALL.map(Kind::name).join(", "), Role::STAFF.map(Role::name).join(", "));
                let text = format!("“{scope}” is no scope: expected {names} or all; or a role: {roles}");
                return Err(CommandError::Other(text));
            }
        }
    }
    kinds.sort_unstable();
    kinds.dedup();
    Ok(kinds.into_iter().map(Kind::name).chain(role.map(Role::name)).map(str::to_owned).collect())
}

async fn list(config: &Config) -> Result<(), CommandError> {
    let keys = with_store(config, async |store| Ok(store.api_keys().await?)).await?;
    let mut text = String::new();
    for (key, used) in keys {
        let state = match key.revoked {
            Some(at) => format!("revoked {at}"),
            None => "in use".to_owned(),
        };
        let used = used.map_or("never used".to_owned(), |at| format!("last used {at}"));
        text += &format!(
            "{}  {}  {state}, made {}, {used}: {}\n",
            key.prefix,
            key.name,
            key.created,
            key.scopes.join(", ")
        );
    }
    print(&text)
}
