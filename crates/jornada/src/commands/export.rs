use feeds::export::{ExportFormat, export};
use football::season::SeasonId;

use super::{CommandError, print, with_store};
use crate::command_line::Format;
use crate::config::Config;

pub(super) async fn run(
    config: &Config,
    competition: &str,
    season: SeasonId,
    format: Format,
) -> Result<(), CommandError> {
    let format = match format {
        Format::Json => ExportFormat::Json,
        Format::Csv => ExportFormat::Csv,
        Format::FootballTxt => ExportFormat::FootballTxt,
    };
    let zone = config.zone()?;
    let text = with_store(config, async |store| Ok(export(store, competition, season, &zone, format).await?)).await?;
    print(&text)
}
