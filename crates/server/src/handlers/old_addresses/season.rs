//! What belonged to a season: `/pt/epocas/20232024/equipas/farol-do-cabo`.

use content::slug;
use football::season::SeasonId;
use store::old_addresses::CompetitionAddress;

use crate::app::App;
use crate::error::ApiError;
use crate::params::Id;
use crate::site;
use crate::wire::season::current;

pub(super) async fn lead(app: &App, season: &str, entity: &str, name: &str) -> Result<Option<String>, ApiError> {
    let season = read(season);
    match slug::of_name(entity).as_str() {
        "competicoes" | "competicao" | "competitions" | "competition" => competition(app, season, name).await,
        "classificacao" | "classificacoes" | "classification" | "standings" | "table" => table(app, season, name).await,
        "equipas" | "equipa" | "clubes" | "clube" | "teams" | "team" | "clubs" | "club" => {
            team(app, season, name).await
        }
        "jogadores" | "jogador" | "players" | "player" => player(app, season, name).await,
        "jogos" | "jogo" | "matches" | "match" => match_(app, name).await.map(Some),
        _ => Ok(None),
    }
}

/// `20232024`, `2023-2024` or `2023-24`.
fn read(text: &str) -> Option<SeasonId> {
    match text.split_once('-') {
        None => text.parse().ok(),
        Some((first, second)) if first.len() == 4 => {
            let season = SeasonId::starting_in(first.parse().ok()?).ok()?;
            let last = (season.start_year() + 1).to_string();
            (second == last || Some(second) == last.get(2..)).then_some(season)
        }
        Some(_) => None,
    }
}

/// By its key or its name.
async fn find(app: &App, season: Option<SeasonId>, name: &str) -> Result<Option<CompetitionAddress>, ApiError> {
    let known = app.store().competition_addresses(season).await?;
    let name = slug::of_name(name);
    let is_meant = |one: &&CompetitionAddress| one.key == name || slug::of_name(&one.name) == name;
    Ok(known.iter().find(is_meant).cloned())
}

pub(super) async fn competition(app: &App, season: Option<SeasonId>, name: &str) -> Result<Option<String>, ApiError> {
    let Some(found) = find(app, season, name).await? else { return Ok(None) };
    in_season(app, site::competition(&found.key), found.season_id).await.map(Some)
}

async fn table(app: &App, season: Option<SeasonId>, name: &str) -> Result<Option<String>, ApiError> {
    let Some(found) = find(app, season, name).await? else { return Ok(None) };
    let address = site::competition(&found.key);
    let address = if found.format == "league" { format!("{address}/classification") } else { address };
    in_season(app, address, found.season_id).await.map(Some)
}

/// Pages show the current season unless they are told otherwise.
async fn in_season(app: &App, address: String, season: i64) -> Result<String, ApiError> {
    let seasons = app.store().seasons().await?;
    let is_current = current(seasons.iter(), app.today()).is_some_and(|current| current.id.number() == season);
    Ok(if is_current { address } else { format!("{address}?season={season}") })
}

async fn team(app: &App, season: Option<SeasonId>, name: &str) -> Result<Option<String>, ApiError> {
    let name = slug::of_name(name);
    let words = longest(&name);
    if words.is_empty() {
        return Ok(None);
    }
    let found = app.store().teams_called(&words, season).await?;
    let meant = found.iter().filter(|one| slug::of_name(&one.name) == name).max_by_key(|one| one.season_id);
    Ok(meant.map(|one| site::team(one.id, &one.name, &one.competition, one.season_id)))
}

async fn player(app: &App, season: Option<SeasonId>, name: &str) -> Result<Option<String>, ApiError> {
    let name = slug::of_name(name);
    let words = longest(&name);
    if words.is_empty() {
        return Ok(None);
    }
    let found = app.store().players_called(&words, season).await?;
    let is_then = |one: i64| season.is_some_and(|season| season.number() == one);
    let namesakes = found.iter().filter(|one| slug::of_name(&one.name) == name);
    let meant = namesakes.max_by_key(|one| (is_then(one.season_id), one.season_id));
    Ok(meant.map(|one| site::player(one.id, &one.name, one.season_id, one.team_id)))
}

async fn match_(app: &App, name: &str) -> Result<String, ApiError> {
    let found = match name.parse::<Id>() {
        Ok(Id(id)) => app.store().match_address(id).await?,
        Err(()) => None,
    };
    let address = found.map(|found| site::match_(found.season_id, &found.competition, found.round, found.id));
    Ok(address.unwrap_or_else(|| "/calendar".to_owned()))
}

/// The two words of a name that fewest others have: the longest.
fn longest(name: &str) -> Vec<&str> {
    let mut words: Vec<&str> = name.split('-').filter(|word| word.len() > 1).collect();
    words.sort_by_key(|word| (std::cmp::Reverse(word.len()), *word));
    words.dedup();
    words.truncate(2);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seasons_are_read_as_the_old_site_wrote_them() {
        let season = SeasonId::starting_in(2023).ok();
        for text in ["20232024", "2023-2024", "2023-24"] {
            assert_eq!(read(text), season, "{text}");
        }
        for text in ["", "2023", "2023-25", "2023-2025", "20232025", "-24", "2023-", "23-24", "2023-2024-2025"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(longest("farol-do-cabo"), ["farol", "cabo"]);
        assert!(longest("-").is_empty());
    }
}
