use feeds::export::{ExportFormat, export};
use football::season::SeasonId;

use super::{CommandError, open, print};
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
    let store = open(config).await?;
    print(&export(&store, competition, season, &config.zone()?, format).await?)
}
