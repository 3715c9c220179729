use super::{CommandError, print};
use crate::config::Config;
use crate::model;

/// With the league's own types, if it has any.
pub(super) fn run(config: &Config) -> Result<(), CommandError> {
    let document = server::openapi(&model::read(&config.data)?).to_pretty_json();
    let document = document.map_err(|error| CommandError::Other(error.to_string()))?;
    print(&(document + "\n"))
}
