use super::{CommandError, open, print};
use crate::config::Config;

pub(super) async fn run(config: &Config, seasons: u8) -> Result<(), CommandError> {
    let store = open(config).await?;
    let (now, zone) = (config.clock()?.now(), config.zone()?);
    match feeds::demo::load_seasons(&store, now, &zone, feeds::demo::SEED, seasons.into()).await? {
        true => print("the demo league is loaded\n"),
        false => Err(CommandError::Other("the database is not empty: the demo league was not loaded".to_owned())),
    }
}
