use super::{CommandError, print};

pub(super) fn run() -> Result<(), CommandError> {
    let document = server::openapi().to_pretty_json().map_err(|error| CommandError::Other(error.to_string()))?;
    print(&(document + "\n"))
}
