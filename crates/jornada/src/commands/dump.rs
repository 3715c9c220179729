use std::io::{BufWriter, ErrorKind, Write};

use super::{CommandError, with_store};
use crate::config::Config;

pub(super) async fn run(config: &Config) -> Result<(), CommandError> {
    let mut out = BufWriter::new(std::io::stdout());
    let mut is_read = true;
    with_store(config, async |store| {
        let mut write = |line: &str| match out.write_all(line.as_bytes()) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {
                is_read = false;
                Err(error)
            }
            written => written,
        };
        match store.dump(&mut write).await {
            // A reader that went away is no error.
            Err(_) if !is_read => Ok(()),
            dumped => Ok(dumped?),
        }
    })
    .await?;
    match out.flush() {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(CommandError::Other(error.to_string())),
        _ => Ok(()),
    }
}
