//! For those who run the program: health, readiness, figures, and the description of the API.

pub(crate) mod docs;
pub(crate) mod docs_page;
pub(crate) mod health;
