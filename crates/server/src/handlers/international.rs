//! Competitions abroad: the same answers as at home, found by number.

pub(crate) mod list_rounds;
pub(crate) mod list_seasons;
pub(crate) mod list_stage_matches;
pub(crate) mod matches;
pub(crate) mod show_bracket;
pub(crate) mod show_standings;

use crate::error::{ApiError, Missing};
use crate::handlers::competition::Asked;
use crate::params::Params;

/// The competition with this number, in the season asked for, else in the current one.
fn asked(id: &str, params: &Params) -> Result<Asked, ApiError> {
    let asked = Asked::by_path(id, params)?;
    if asked.competition.as_str().bytes().all(|b| b.is_ascii_digit()) {
        Ok(asked)
    } else {
        Err(ApiError::NotFound(Missing::Competition))
    }
}
