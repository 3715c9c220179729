//! The types of content: those that come with the program, and the league's own in the data folder.

use std::io::ErrorKind;
use std::path::Path;

use content::model::Model;

use crate::config::ConfigError;

/// Reads `<data>/types/*.toml`. Without such a folder there are only the types that come with the program.
pub(crate) fn read(data: &Path) -> Result<Model, ConfigError> {
    let folder = data.join("types");
    let bad = |reason: String| ConfigError::Types(reason);
    let unreadable = |path: &Path, error: std::io::Error| bad(format!("{}: {error}", path.display()));
    let entries = match std::fs::read_dir(&folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Model::built_in()),
        Err(error) => return Err(unreadable(&folder, error)),
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| unreadable(&folder, error))?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            let text = std::fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?;
            files.push((path.display().to_string(), text));
        }
    }
    files.sort();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    Model::built_in_with(&files).map_err(|error| bad(error.to_string()))
}
