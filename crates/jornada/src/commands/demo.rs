use store::Store;

use super::{CommandError, print, with_store};
use crate::config::Config;

pub(super) async fn run(config: &Config, seasons: u8) -> Result<(), CommandError> {
    let (now, zone) = (config.clock()?.now(), config.zone()?);
    let load = async |store: &Store| {
        Ok(feeds::demo::load_seasons(store, now, &zone, feeds::demo::SEED, seasons.into()).await?)
    };
    match with_store(config, load).await? {
        true => print("the demo league is loaded\n"),
        false => Err(CommandError::Other("the database is not empty: the demo league was not loaded".to_owned())),
    }
}
