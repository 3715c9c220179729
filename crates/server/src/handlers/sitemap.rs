//! What search engines read: which pages there are, in which languages, with which pictures.

mod part;
pub(crate) mod show_index;
pub(crate) mod show_part;
pub(crate) mod show_robots;
mod walk;
mod xml;

use crate::app::App;
use crate::error::{ApiError, Missing};

/// Where visitors find the site. Without pages there is nothing to list.
fn origin(app: &App) -> Result<&str, ApiError> {
    app.pages().map(crate::app::Pages::origin).ok_or(ApiError::NotFound(Missing::Page))
}
