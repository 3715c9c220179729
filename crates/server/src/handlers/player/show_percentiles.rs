use std::collections::HashMap;

use axum::extract::State;
use axum::response::Response;
use football::percentile::{Contender, compare, compared};
use football::statistic::Statistic;
use store::competitions::Format;
use store::editions::Edition;
use store::tags::Tag;
use store::totals::{PlayerTotal, TeamTotal};

use super::{FoundPlayer, find_spell};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody, Missing};
use crate::locale::Locale;
use crate::openapi::LocaleHeader;
use crate::params::{CompetitionKey, Id, Params, Segment};
use crate::wire::percentile::PlayerPercentiles;

/// A player among those of his position
///
/// The share of the others that he is ahead of in what counts in his position, per ninety minutes on the pitch. Null
/// where he has played less than a third of the time that his team has, or fewer than eight players are compared.
#[utoipa::path(
    get, path = "/api/v1/player/{id}/percentiles", tag = "Player", operation_id = "show_player_percentiles",
    params(
        ("id" = i64, Path, description = "The player's number", example = 171),
        ("season" = Option<String>, Query, description = "Default: his last season", example = "20262027"),
        ("competition" = Option<String>, Query, description = "Default: the league in which he has played most, else the competition", example = "liga-atlantica"),
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Option<PlayerPercentiles>),
        (status = 404, description = "No such player, or not in that season; no such competition", body = ErrorBody),
    ),
)]
pub(crate) async fn show_player_percentiles(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(id): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let Id(id) = id.parse().map_err(|()| ApiError::malformed("id"))?;
    let season = params.season()?;
    let competition = params.optional::<CompetitionKey>("competition")?;
    let key = format!("player percentiles {id} {season:?} {competition:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let FoundPlayer { person, member } = find_spell(&app, reads, id, season, None).await?;
            let store = app.store();
            let (editions, his) =
                tokio::try_join!(store.editions_of_season(member.season), store.totals_of_player(id))?;
            reads.tag(Tag::seasons());
            reads.tag(Tag::persons());
            for edition in &editions {
                reads.tag(Tag::statistics(&edition.competition.key, edition.season.number()));
            }
            let edition = match &competition {
                Some(key) => {
                    let named = editions.iter().find(|edition| edition.competition.key == key.as_str());
                    Some(named.ok_or(ApiError::NotFound(Missing::Competition))?)
                }
                None => played_most(&editions, &his),
            };
            let position = member.position.or(person.facts.position);
            let (Some(edition), Some(position)) = (edition, position) else {
                return Answer::json(&None::<()>);
            };
            let mut statistics = compared(position).to_vec();
            if !statistics.contains(&Statistic::PlayedMinutes) {
                statistics.push(Statistic::PlayedMinutes);
            }
            let ids = [edition.id];
            let (totals, teams) = tokio::try_join!(
                store.totals_of_position(edition, position, id, &statistics),
                store.team_totals(&ids),
            )?;
            let found = compare(id, position, &contenders(&totals, &teams));
            Answer::json(&found.map(|found| PlayerPercentiles::new(edition, position, &found, locale)))
        })
        .await
}

/// The league in which somebody has played most; else the competition.
fn played_most<'e>(editions: &'e [Edition], totals: &[PlayerTotal]) -> Option<&'e Edition> {
    let minutes = |edition: &Edition| -> i64 {
        let there = totals.iter().filter(|t| t.edition_id == edition.id && t.statistic == Statistic::PlayedMinutes);
        there.map(|total| total.value).sum()
    };
    let is_league = |edition: &Edition| edition.competition.format == Format::League.name();
    // Of several that are level, the first in the competitions' order.
    let played = editions.iter().rev().filter(|edition| minutes(edition) > 0);
    played.max_by_key(|edition| (is_league(edition), minutes(edition)))
}

/// Those whose sums these are. Sums come by person.
fn contenders(totals: &[PlayerTotal], teams: &[TeamTotal]) -> Vec<Contender> {
    let matches: HashMap<i64, i64> = teams
        .iter()
        .filter(|total| total.statistic == Statistic::Appearances)
        .map(|total| (total.team_id, total.value))
        .collect();
    let contender = |his: &[PlayerTotal]| {
        let minutes = |total: &&PlayerTotal| total.statistic == Statistic::PlayedMinutes;
        let main_team = his.iter().filter(minutes).max_by_key(|total| total.value).map(|total| total.team_id);
        let mut values: HashMap<Statistic, i64> = HashMap::new();
        for total in his {
            *values.entry(total.statistic).or_default() += total.value;
        }
        Contender {
            person: his[0].person_id,
            minutes: values.get(&Statistic::PlayedMinutes).copied().unwrap_or(0),
            team_matches: main_team.and_then(|team| matches.get(&team)).copied().unwrap_or(0),
            values,
        }
    };
    totals.chunk_by(|one, next| one.person_id == next.person_id).map(contender).collect()
}
