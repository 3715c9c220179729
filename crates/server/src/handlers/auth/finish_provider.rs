use accounts::code;
use accounts::provider::{Email, Identity, Proof};
use axum::extract::{Path, Request, State};
use axum::http::request::Parts;
use axum::response::Response;
use content::brackets::{self, Node};
use serde::{Deserialize, Serialize};

use super::connect::{COOKIE, provider, said, take};
use super::{limited, welcome};
use crate::app::App;
use crate::caller::Caller;
use crate::error::{ApiError, Dialect};
use crate::fans;
use crate::locale::Locale;
use crate::metrics;
use crate::visitor::cookie;
use crate::wire::account::SignedInBody;

pub(super) const ARRIVED: &str = "arrived";
/// Longer texts are no tokens of any house.
const LONGEST_TOKEN: usize = 8 << 10;

/// Somebody who came back from another house, and has not asked for his token yet.
#[derive(Deserialize, Serialize)]
pub(super) struct Arrived {
    provider: String,
    /// The digest of what only his browser has.
    browser: String,
    subject: String,
    email: Option<String>,
    is_verified: bool,
    first_name: Option<String>,
    last_name: Option<String>,
}

impl Arrived {
    pub(super) fn new(provider: &str, who: Identity, browser: String) -> Self {
        Self {
            provider: provider.to_owned(),
            browser,
            subject: who.subject,
            is_verified: who.email.as_ref().is_some_and(|email| email.proof == Proof::Verified),
            email: who.email.map(|email| email.address),
            first_name: who.first_name,
            last_name: who.last_name,
        }
    }

    fn who(self) -> Identity {
        let proof = if self.is_verified { Proof::Verified } else { Proof::Said };
        Identity {
            subject: self.subject,
            email: self.email.map(|address| Email { address, proof }),
            first_name: self.first_name,
            last_name: self.last_name,
        }
    }
}

/// Get a token for what another house gave
///
/// Takes the `access_token` with which a browser came back, once and from that browser alone; or a token that an app got
/// from that house itself, if it was made for this site.
#[utoipa::path(
    get, path = "/api/auth/{provider}/callback", tag = "Accounts", operation_id = "provider_callback",
    params(
        ("provider" = String, Path, description = "`google`, `facebook` or `apple`"),
        ("access_token" = String, Query, description = "What the other house gave"),
    ),
    responses((status = 200, body = SignedInBody)),
)]
pub(crate) async fn finish_provider(
    State(app): State<App>,
    Path(name): Path<String>,
    request: Request,
) -> Result<Response, ApiError> {
    let (parts, _) = request.into_parts();
    Caller::of(&parts, &app).await?;
    Ok(limited(&app, &parts, "/auth/callback", None, answer(&app, &name, &parts)).await)
}

async fn answer(app: &App, name: &str, parts: &Parts) -> Result<Response, ApiError> {
    let provider = provider(app, name)?;
    let query = brackets::parse(parts.uri.query().unwrap_or_default())?;
    let fields = ["access_token", "code", "oauth_token"];
    let shown = fields.iter().find_map(|field| query.get(field).and_then(Node::as_text));
    let shown = shown.filter(|shown| (1..=LONGEST_TOKEN).contains(&shown.len()));
    let shown = shown.ok_or_else(|| Dialect::application("No access_token."))?;
    let who = match take::<Arrived>(app, ARRIVED, shown).await? {
        Some(arrived) => {
            let browser = cookie(&parts.headers, COOKIE).map(code::digest);
            let is_same = arrived.provider == name && browser.as_ref() == Some(&arrived.browser);
            // Another browser's: somebody may have been sent here to sign in as somebody else.
            if !is_same {
                metrics::sign_in("foreign pass");
                return Err(Dialect::application("The provider's answer cannot be trusted."));
            }
            arrived.who()
        }
        // A page of ours only ever has what it was handed: in a browser, another house's token comes from a link that
        // somebody made.
        None if parts.headers.contains_key("sec-fetch-site") => {
            metrics::sign_in("foreign pass");
            return Err(Dialect::application("The provider's answer cannot be trusted."));
        }
        None => provider.holder(shown, app.now()).await.map_err(|error| {
            tracing::info!(provider = name, %error, "a provider's token does not count");
            metrics::sign_in("provider failed");
            Dialect::application(said(&error))
        })?,
    };
    let account = fans::welcome(app, name, who, Some(Locale::of(&parts.headers))).await?;
    if account.is_blocked {
        metrics::sign_in("blocked");
        return Err(Dialect::application("Your account has been blocked by an administrator"));
    }
    metrics::sign_in("good");
    tracing::info!(account = account.id, provider = name, result = "good", "sign-in");
    welcome(app, &account, parts).await
}
