//! Other houses by whom fans sign in. Each says in its own way who somebody is; what comes out is an [`Identity`].
//!
//! What they say is believed only as far as it can be checked: signatures against keys that the house publishes itself,
//! audiences, times, and that the answer belongs to the question.

mod apple;
mod code_flow;
mod facebook;
mod google;
mod http;
mod issuer;
mod jwk;

use jiff::Timestamp;
use thiserror::Error;

pub use apple::Apple;
pub use facebook::Facebook;
pub use google::Google;
pub use http::Http;
pub use issuer::{Issuer, TokenProblem, identity};

/// Who somebody is in another house.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// What that house calls him, always.
    pub subject: String,
    pub email: Option<Email>,
    pub first_name: Option<String>,
    pub last_name: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Email {
    /// In lower case.
    pub address: String,
    pub proof: Proof,
}

/// What another house says of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// He has shown there that it is his: he is let into an account here that has this address.
    Verified,
    /// It is what he said, or what was once true.
    Said,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProviderError {
    /// It does not answer, too late, or nonsense.
    #[error("the provider is away: {0}")]
    Away(String),
    /// It says no, in its own words.
    #[error("{0}")]
    Refused(String),
    /// What came back does not belong to us, or is not what it claims to be.
    #[error("not to be believed: {0}")]
    Untrue(String),
}

/// What is taken along on the way there.
#[derive(Clone, Copy, Debug)]
pub struct Leaving<'a> {
    pub redirect_uri: &'a str,
    pub state: &'a str,
    pub nonce: &'a str,
    /// The digest of what is shown on the way back.
    pub challenge: &'a str,
}

/// What comes back.
#[derive(Clone, Copy, Debug)]
pub struct Arriving<'a> {
    pub code: &'a str,
    pub redirect_uri: &'a str,
    pub nonce: &'a str,
    pub verifier: &'a str,
    /// What Apple tells of somebody the first time, and only beside the code.
    pub user: Option<&'a str>,
}

/// A house that can be chosen.
pub enum Provider {
    Google(Google),
    Facebook(Facebook),
    Apple(Apple),
}

impl Provider {
    pub fn name(&self) -> &'static str {
        match self {
            Self::Google(_) => "google",
            Self::Facebook(_) => "facebook",
            Self::Apple(_) => "apple",
        }
    }

    /// Where a browser is sent.
    pub async fn departure(&self, leaving: &Leaving<'_>, now: Timestamp) -> Result<String, ProviderError> {
        match self {
            Self::Google(google) => google.departure(leaving, now).await,
            Self::Facebook(facebook) => facebook.departure(leaving),
            Self::Apple(apple) => apple.departure(leaving, now).await,
        }
    }

    /// Who came back.
    pub async fn arrival(&self, arriving: &Arriving<'_>, now: Timestamp) -> Result<Identity, ProviderError> {
        match self {
            Self::Google(google) => google.arrival(arriving, now).await,
            Self::Facebook(facebook) => facebook.arrival(arriving).await,
            Self::Apple(apple) => apple.arrival(arriving, now).await,
        }
    }

    /// Whose token this is, as apps get it from the house itself. One that was made for another app is nobody's.
    pub async fn holder(&self, token: &str, now: Timestamp) -> Result<Identity, ProviderError> {
        match self {
            Self::Google(google) => google.holder(token, now).await,
            Self::Facebook(facebook) => facebook.holder(token).await,
            Self::Apple(apple) => apple.holder(token, now).await,
        }
    }
}
