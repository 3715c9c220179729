use axum::extract::State;
use axum::response::Response;
use football::form::{outcome_for, recent};
use football::score::Outcome;
use football::table::{Row, Standings, View};
use media::card::{CardBody, CardFigure, CardProfile, CardResult};
use media::colour::Colour;
use store::editions::Edition;
use store::matches::Match;
use store::teams::Team;

use super::subject::club;
use super::{Heading, answer, number};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::ApiError;
use crate::handlers::competition::standings::{Facts, Moment};
use crate::handlers::team::TeamInSeason;
use crate::locale::Locale;
use crate::params::{CompetitionKey, OneOrAll, Params, Segments};

/// `/share/team/7.png?season=20262027&competition=liga-atlantica`: a club, where it stands and how it has played.
pub(crate) async fn show_shared_team(
    State(app): State<App>,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    let id = number(&segments)?;
    let (season, locale) = (params.season()?, params.language()?);
    let competition = params.optional::<OneOrAll<CompetitionKey>>("competition")?.and_then(OneOrAll::one);
    let key = format!("share team {id} {season:?} {competition:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = TeamInSeason::find(&app, reads, id, season).await?.only(competition.as_ref())?;
            let edition = found.editions.first();
            let (row, matches) = match edition {
                None => (None, Vec::new()),
                Some(edition) => {
                    let ids = [edition.id];
                    tokio::try_join!(place(&app, edition, id), async {
                        Ok(app.store().matches_of_team(id, &ids).await?)
                    })?
                }
            };
            let profile = CardProfile {
                field: club(&found.team),
                line: below(&found.team),
                figures: row.map(|row| figures(&row, locale)).unwrap_or_default(),
                form: form(id, &matches, locale),
            };
            let names = (found.team.name.clone(), found.season.label());
            let heading = Heading::of(edition);
            answer(&app, reads, heading, names, CardBody::Profile(Box::new(profile)), locale).await
        })
        .await
}

/// What more a team is called, or where it is from, as far as its name does not say that already.
fn below(team: &Team) -> String {
    let known = [team.fullname.as_ref(), team.city.as_ref()].into_iter().flatten();
    known.into_iter().find(|text| **text != team.name).cloned().unwrap_or_default()
}

/// Where a team stands in a competition, if that has a table.
pub(super) async fn place(app: &App, edition: &Edition, team: i64) -> Result<Option<Row>, ApiError> {
    let (store, id) = (app.store(), edition.id);
    let (entrants, matches, deductions) =
        tokio::try_join!(store.entrants(id), store.table_facts(id), store.deductions(id))?;
    let Some(entrant) = entrants.iter().find(|entrant| entrant.team.id == team).filter(|_| !matches.is_empty()) else {
        return Ok(None);
    };
    let facts = Facts { edition, entrants: &entrants, matches: &matches, deductions: &deductions };
    let now = Moment::new(&facts, false, None);
    if now.last_round == 0 {
        return Ok(None);
    }
    let teams: Vec<i64> = facts.teams(entrant.group.as_deref()).iter().map(|team| team.id).collect();
    let (rules, deductions) = (facts.rules()?, facts.deductions());
    let (matches, season_over) = (&now.matches, now.season_over);
    let table = Standings { rules, teams: &teams, matches, deductions: &deductions, season_over }.table(View::Overall);
    Ok(table.into_iter().find(|row| row.team == team))
}

fn figures(row: &Row, locale: Locale) -> Vec<CardFigure> {
    let tally = &row.tally;
    let named = [
        ("Lugar", "Place", locale.pick(format!("{}.º", row.position), row.position.to_string())),
        ("Pontos", "Points", row.points.to_string()),
        ("Jogos", "Matches", tally.matches.to_string()),
        ("V–E–D", "W–D–L", format!("{}–{}–{}", tally.wins, tally.draws, tally.losses)),
        ("Golos marcados", "Goals scored", tally.goals_for.to_string()),
        ("Golos sofridos", "Goals conceded", tally.goals_against.to_string()),
    ];
    named.into_iter().map(|(pt, en, value)| CardFigure { label: locale.pick(pt, en).to_owned(), value }).collect()
}

/// The last results; `matches` come by date.
fn form(team: i64, matches: &[Match], locale: Locale) -> Vec<CardResult> {
    let results = matches.iter().filter(|m| m.facts.state.is_result());
    let outcomes: Vec<Outcome> =
        results.filter_map(|m| outcome_for(team, m.home_team_id, m.away_team_id, m.facts.score?.goals)).collect();
    let shown = |outcome: &Outcome| {
        let (pt, en, colour) = match outcome {
            Outcome::Win => ("V", "W", Colour::from_rgb(0x19, 0xFF, 0x91)),
            Outcome::Draw => ("E", "D", Colour::from_rgb(0xA9, 0xB9, 0xD4)),
            Outcome::Loss => ("D", "L", Colour::from_rgb(0xFF, 0x5C, 0x7A)),
        };
        CardResult { letter: locale.pick(pt, en).to_owned(), colour }
    };
    recent(&outcomes).iter().map(shown).collect()
}
