//! Fans who come from another house: who they are here.

use accounts::code;
use accounts::provider::{Email, Identity, Proof};
use accounts::role::Role;
use store::accounts::{Account, NewAccount, Profile};
use store::identities::NewIdentity;
use store::{Conflict, StoreError};

use crate::app::App;
use crate::error::{ApiError, Dialect};
use crate::locale::Locale;
use crate::sessions::ORGANISATION;

/// The account of somebody whom another house knows: the one that he had, or a new one. He is let into an account that
/// was there before only if that house has seen that its address is his.
pub(crate) async fn welcome(
    app: &App,
    provider: &str,
    who: Identity,
    language: Option<Locale>,
) -> Result<Account, ApiError> {
    if let Some(account) = app.store().account_by_identity(provider, &who.subject).await? {
        return Ok(account);
    }
    match arrive(app, provider, &who, language).await {
        // Somebody came a moment before: the same fan in another tab, or another with his address.
        Err(ApiError::Dialect(error)) if error.message == TAKEN => {
            app.store().account_by_identity(provider, &who.subject).await?.ok_or(ApiError::Dialect(error))
        }
        other => other,
    }
}

const TAKEN: &str = "Email is already taken.";
const FACEBOOK: &str = "facebook";

async fn arrive(app: &App, provider: &str, who: &Identity, language: Option<Locale>) -> Result<Account, ApiError> {
    let (store, now) = (app.store(), app.now());
    let email = match &who.email {
        // One house does not say whether an address was ever shown to be his; the others do, and then it must have been.
        Some(email) if email.proof == Proof::Verified || [FACEBOOK, ORGANISATION].contains(&provider) => email.clone(),
        // Who works for the league need not have told it an address.
        _ if provider == ORGANISATION => Email { address: placeholder(&who.subject), proof: Proof::Said },
        _ => return Err(Dialect::application("Email was not available.")),
    };
    let identity = NewIdentity { provider, subject: &who.subject, is_proven: email.proof == Proof::Verified };
    let known = store.account_by_identifier(&email.address).await?.filter(|known| known.email == email.address);
    if let Some(known) = known {
        if email.proof != Proof::Verified {
            return Err(Dialect::application(TAKEN));
        }
        if !known.is_confirmed {
            store.claim_account(known.id, now).await?;
        }
        store.add_identity(&identity, known.id).await?;
        return read(app, known.id).await;
    }
    if !app.sign_in().registration && provider != ORGANISATION {
        return Err(Dialect::application("Register action is actually not available."));
    }
    let names: Vec<&str> = [&who.first_name, &who.last_name].into_iter().filter_map(Option::as_deref).collect();
    let new = NewAccount {
        username: email.address.clone(),
        email: email.address,
        name: Some(names.join(" ")).filter(|name| !name.is_empty()),
        role: Role::Fan.name().to_owned(),
        provider: provider.to_owned(),
        is_confirmed: true,
        profile: Profile {
            first_name: who.first_name.clone(),
            last_name: who.last_name.clone(),
            language: language.unwrap_or_default().code().to_owned(),
            ..Profile::default()
        },
        ..NewAccount::default()
    };
    match store.add_account_of(new, &identity, now).await {
        Ok(id) => read(app, id).await,
        Err(StoreError::Conflict(Conflict::AccountEmail | Conflict::AccountUsername)) => {
            Err(Dialect::application(TAKEN))
        }
        Err(error) => Err(error.into()),
    }
}

async fn read(app: &App, id: i64) -> Result<Account, ApiError> {
    app.store().account(id).await?.ok_or_else(Dialect::invalid_credentials)
}

/// An address to which no mail can be sent (RFC 2606).
fn placeholder(subject: &str) -> String {
    format!("{}@organisation.invalid", &code::digest(subject)[..32])
}
