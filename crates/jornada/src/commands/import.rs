use std::path::Path;

use feeds::formats::{FileError, SeasonFile, clubs, football_txt, openfootball_json, season_csv};
use feeds::import::{Import, ImportError, Report, import};

use super::{CommandError, print, with_store};
use crate::command_line::{ImportArgs, ImportFormat};
use crate::config::Config;

pub(super) async fn run(config: &Config, format: ImportFormat) -> Result<(), CommandError> {
    let (args, is_csv) = match &format {
        ImportFormat::Openfootball(args) => (args, false),
        ImportFormat::Csv(args) => (args, true),
    };
    // Everything is read before anything is written.
    let import_request = Import {
        competition: args.competition.clone(),
        season: args.season,
        name: args.name.clone(),
        rules: args.rules.clone(),
        clubs: match &args.clubs {
            Some(path) => clubs::parse(&name(path), &read(path)?).map_err(ImportError::from)?,
            None => Vec::new(),
        },
        zone: config.zone()?,
        files: args.files.iter().map(|path| parse(path, args, is_csv)).collect::<Result<_, _>>()?,
    };
    let now = config.clock()?.now();
    let report = with_store(config, async |store| Ok(import(store, now, &import_request).await?)).await?;
    print(&summary(&report))
}

fn parse(path: &Path, args: &ImportArgs, is_csv: bool) -> Result<(String, SeasonFile), CommandError> {
    let (name, bytes) = (name(path), read(path)?);
    let is_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    let parsed: Result<SeasonFile, FileError> = match (is_csv, is_json) {
        (true, _) => season_csv::parse(&name, &bytes),
        (false, true) => openfootball_json::parse(&name, &bytes),
        (false, false) => football_txt::parse(&name, &bytes, args.season.start_year()),
    };
    Ok((name, parsed.map_err(ImportError::from)?))
}

fn read(path: &Path) -> Result<Vec<u8>, CommandError> {
    std::fs::read(path).map_err(|error| CommandError::File { path: path.to_owned(), error })
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

fn summary(report: &Report) -> String {
    let Report { new_teams, added, updated, unchanged } = report;
    let mut text = format!("{added} matches added, {updated} updated, {unchanged} unchanged\n");
    if !new_teams.is_empty() {
        text += &format!("{} new teams: {}\n", new_teams.len(), new_teams.join(", "));
    }
    text
}
