//! Newsletters: which there are, who gets them, and how one leaves.

pub(crate) mod confirm;
pub(crate) mod leave;
pub(crate) mod list;
pub(crate) mod save;

use store::accounts::Account;

use crate::app::App;
use crate::error::ApiError;
use crate::locale::Locale;
use crate::notices::name_for;
use crate::wire::own::NewsletterBody;

/// All there are, each with whether somebody gets it.
async fn all_for(app: &App, account: &Account, locale: Locale) -> Result<Vec<NewsletterBody>, ApiError> {
    let subscriptions = app.store().subscriptions(account.id).await?;
    let mut list = Vec::new();
    for newsletter in &app.correspondence().newsletters {
        let state = subscriptions.iter().find(|one| one.newsletter == newsletter.id).map(|one| one.state);
        list.push(NewsletterBody {
            id: newsletter.id.clone(),
            name: name_for(app, newsletter, account, locale).await?,
            description: locale.pick(&newsletter.description.pt, &newsletter.description.en).clone(),
            is_club: newsletter.is_club,
            state: state.into(),
        });
    }
    Ok(list)
}
