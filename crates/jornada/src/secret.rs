//! The secret with which tokens and links are signed, where the configuration does not have it.

use std::fs::{self, File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;

use accounts::secret::Secret;
use store::DatabaseUrl;

use crate::commands::CommandError;
use crate::config::{Config, ConfigError};

const FILE: &str = "secret";
const RANDOM_BYTES: usize = 32;

/// The one that is set; else, with SQLite, the one in the data folder, made when it is first needed. Nodes that share a
/// database must share the secret too, and only who runs them can see to that.
pub(crate) fn of(config: &Config) -> Result<Secret, CommandError> {
    if let Some(secret) = config.secret()? {
        return Ok(secret);
    }
    match config.store()?.url {
        DatabaseUrl::Sqlite(_) => kept_in(&config.data),
        DatabaseUrl::Postgres(_) => {
            let reason = "with PostgreSQL it must be set, the same on every node: put at least 32 characters that nobody \
                          can guess, such as those of `openssl rand -hex 32`, into JORNADA_SECRET";
            Err(ConfigError::Bad { key: "secret", reason: reason.to_owned() }.into())
        }
    }
}

fn kept_in(folder: &Path) -> Result<Secret, CommandError> {
    let path = folder.join(FILE);
    let failed = |error| CommandError::File { path: path.clone(), error };
    if !path.exists() {
        make(folder, &path).map_err(failed)?;
    }
    if fs::metadata(&path).map_err(failed)?.mode() & 0o077 != 0 {
        tracing::warn!(file = %path.display(), "others can read the secret: take their rights away");
    }
    let text = fs::read_to_string(&path).map_err(failed)?;
    Secret::new(text.trim()).map_err(|error| CommandError::Other(format!("{}: {error}", path.display())))
}

/// Written aside and then put in place, unless another process was faster: nobody ever reads half of it.
fn make(folder: &Path, path: &Path) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut bytes = [0; RANDOM_BYTES];
    getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
    let text: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let aside = folder.join(format!("{FILE}.{}", std::process::id()));
    let mut file: File = OpenOptions::new().write(true).create(true).truncate(true).mode(0o600).open(&aside)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    let placed = written.and_then(|()| fs::hard_link(&aside, path));
    fs::remove_file(&aside)?;
    match placed {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        placed => placed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_made_once_and_kept_for_the_program_alone() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        kept_in(&data).unwrap();
        let first = fs::read_to_string(data.join(FILE)).unwrap();
        assert_eq!((first.len(), fs::metadata(data.join(FILE)).unwrap().mode() & 0o777), (64, 0o600));
        kept_in(&data).unwrap();
        make(&data, &data.join(FILE)).unwrap();
        assert_eq!(fs::read_to_string(data.join(FILE)).unwrap(), first);
        assert_eq!(fs::read_dir(&data).unwrap().count(), 1, "nothing is left aside");
    }

    #[test]
    fn what_cannot_be_a_secret_is_named_and_not_shown() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), "short-one\n").unwrap();
        let said = kept_in(folder.path()).err().unwrap().to_string();
        assert!(said.contains("secret: ") && said.contains("32") && !said.contains("short-one"), "{said}");
    }
}
