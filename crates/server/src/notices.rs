//! Letters about newsletters and about accreditation, as jobs: each says only what it is about, and is written from what is
//! known when it is sent.

use accounts::letter::Matter;
use accounts::role::Role;
use serde::{Deserialize, Serialize};
use store::accounts::Account;
use store::accreditations::{Accreditation, Reference, Status};
use store::jobs::NewJob;
use store::newsletters::{Asked, SubscriptionState};

use crate::app::App;
use crate::correspondence::Newsletter;
use crate::error::ApiError;
use crate::letters::{self, About, Failure, post};
use crate::locale::Locale;

pub(crate) const NEWSLETTER: &str = "newsletter";
pub(crate) const ACCREDITATION: &str = "accreditation";
/// So many of those who decide are told of a request where no press office is named.
const MOST_TOLD: u64 = 20;

#[derive(Debug, Deserialize, Serialize)]
struct NewsletterOrder {
    account: i64,
    newsletter: String,
}

/// That a newsletter was confirmed.
pub(crate) fn newsletter_on(account: i64, newsletter: &str) -> NewJob {
    let order = NewsletterOrder { account, newsletter: newsletter.to_owned() };
    NewJob { kind: NEWSLETTER, body: serde_json::to_string(&order).unwrap_or_default() }
}

pub(crate) async fn send_newsletter(app: &App, body: &str) -> Result<(), Failure> {
    let order: NewsletterOrder = serde_json::from_str(body).map_err(|error| Failure::Never(error.to_string()))?;
    let account = app.store().account(order.account).await?.filter(|account| !account.is_blocked);
    let Some(account) = account else { return Ok(()) };
    let subscriptions = app.store().subscriptions(account.id).await?;
    let subscription =
        subscriptions.into_iter().find(|one| one.newsletter == order.newsletter && one.state == SubscriptionState::On);
    let (Some(subscription), Some(newsletter)) = (subscription, app.correspondence().newsletter(&order.newsletter))
    else {
        return Ok(());
    };
    let locale = Locale::coded(&account.profile.language);
    let name = name_for(app, newsletter, &account, locale).await?;
    let (origin, code) = (app.origin().unwrap_or_default(), &subscription.code);
    let matter = Matter::NewsletterOn {
        name: &name,
        leave: &format!("{origin}/newsletters/leave?code={code}"),
        one_click: &format!("{origin}/api/v1/newsletters/leave?code={code}"),
    };
    post(app, &account.email, matter, &account.profile.language).await
}

/// Who ticked the newsletter when he signed up gets it: at once where his address has just been shown to be his, else when he
/// says so once more.
pub(crate) async fn subscribe_at_sign_up(app: &App, account: &Account, is_proven: bool) -> Result<(), ApiError> {
    let Some(newsletter) = app.correspondence().first().filter(|_| account.wants_news) else { return Ok(()) };
    let asked = [Asked { newsletter: &newsletter.id, code: app.sign_in().pass() }];
    let is_new = app.store().change_subscriptions(account.id, &asked, &[], app.now()).await?;
    if !is_new {
        return Ok(());
    }
    if !is_proven {
        return letters::ask_for(app, About::Newsletters, &account.email, &account.profile.language).await;
    }
    app.store().confirm_subscriptions(account.id, app.now()).await?;
    app.store().add_job(&newsletter_on(account.id, &newsletter.id), app.now()).await?;
    app.jobs().wake();
    Ok(())
}

/// The names of those that somebody has asked for and not confirmed.
pub(crate) async fn pending_names(app: &App, account: &Account, language: &str) -> Result<String, store::StoreError> {
    let subscriptions = app.store().subscriptions(account.id).await?;
    let is_pending =
        |id: &str| subscriptions.iter().any(|one| one.newsletter == id && one.state == SubscriptionState::Pending);
    let mut names = Vec::new();
    for newsletter in app.correspondence().newsletters.iter().filter(|newsletter| is_pending(&newsletter.id)) {
        names.push(name_for(app, newsletter, account, Locale::coded(language)).await?);
    }
    Ok(names.join(", "))
}

/// What a newsletter is called for somebody: one about his club bears its name.
pub(crate) async fn name_for(
    app: &App,
    newsletter: &Newsletter,
    account: &Account,
    locale: Locale,
) -> Result<String, store::StoreError> {
    if newsletter.is_club
        && let Some(&main) = app.store().favourites(account.id).await?.first()
        && let Some(team) = app.store().team(main).await?
    {
        return Ok(team.name);
    }
    Ok(locale.pick(&newsletter.name.pt, &newsletter.name.en).clone())
}

/// Who is told what about a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Told {
    /// The medium: that it arrived.
    Received,
    /// The press office: the same.
    Arrived,
    /// The medium: what was decided.
    Decided,
}

#[derive(Debug, Deserialize, Serialize)]
struct AccreditationOrder {
    reference: String,
    told: Told,
    /// Only for the press office: each of several gets a letter of his own.
    #[serde(default)]
    to: Option<String>,
}

pub(crate) fn accreditation(reference: Reference, told: Told, to: Option<&str>) -> NewJob {
    let order = AccreditationOrder { reference: reference.to_string(), told, to: to.map(str::to_owned) };
    NewJob { kind: ACCREDITATION, body: serde_json::to_string(&order).unwrap_or_default() }
}

/// Who decides on requests, as far as he is to be told of new ones.
pub(crate) async fn press_office(app: &App) -> Result<Vec<String>, store::StoreError> {
    if let Some(address) = &app.correspondence().press_office {
        return Ok(vec![address.clone()]);
    }
    let press = app.store().accounts_in_role(Role::Press.name(), MOST_TOLD).await?;
    Ok(press.into_iter().map(|account| account.email).collect())
}

pub(crate) async fn send_accreditation(app: &App, body: &str) -> Result<(), Failure> {
    let order: AccreditationOrder = serde_json::from_str(body).map_err(|error| Failure::Never(error.to_string()))?;
    let reference = order.reference.parse().map_err(|()| Failure::Never("no reference".to_owned()))?;
    let Some(request) = app.store().accreditation(reference).await? else { return Ok(()) };
    let Accreditation { media_name: media, email, language, reason, .. } = &request;
    let reference = order.reference.as_str();
    let link = format!("{}/accreditation/inbox?request={reference}", app.origin().unwrap_or_default());
    let matter = match (order.told, request.status) {
        (Told::Received, _) => Matter::AccreditationReceived { reference },
        (Told::Arrived, _) => Matter::AccreditationArrived { reference, media, link: &link },
        (Told::Decided, Status::Accepted) => Matter::AccreditationAccepted { reference, media },
        (Told::Decided, Status::Refused) => {
            Matter::AccreditationRefused { reference, media, reason: reason.as_deref().unwrap_or_default() }
        }
        (Told::Decided, Status::Pending) => return Err(Failure::Never("nothing was decided".to_owned())),
    };
    let (to, language) = match (&order.to, order.told) {
        (Some(to), Told::Arrived) => (to, Locale::Portuguese.code()),
        _ => (email, language.as_str()),
    };
    post(app, to, matter, language).await
}
