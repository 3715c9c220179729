use store::Store;

use super::{CommandError, print};
use crate::config::Config;

pub(super) async fn run(config: &Config) -> Result<(), CommandError> {
    let applied = Store::open(&config.store()?).await?.migrate().await?;
    if applied.is_empty() {
        return print("the schema is up to date\n");
    }
    print(&applied.iter().map(|name| format!("applied {name}\n")).collect::<String>())
}
