use axum::extract::State;
use axum::response::Response;
use football::table::{Row, Standings, View};
use media::card::{CardBody, CardRow};
use store::editions::Promotion;

use super::{Heading, answer, asked, named, side};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::ApiError;
use crate::handlers::competition::standings::{Facts, Material, Moment};
use crate::params::{Params, Segments};

/// `/share/table/liga-atlantica/20262027.png`: the top of a table.
pub(crate) async fn show_shared_table(
    State(app): State<App>,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = asked(&segments, &named(&segments)?)?;
    let locale = params.language()?;
    let key = format!("share table {} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let material = Material::read(&app, reads, &asked, None).await?;
            let facts = material.facts();
            let now = Moment::new(&facts, false, None);
            let after = match now.last_round {
                0 => String::new(),
                round => locale.pick(format!(" · após a jornada {round}"), format!(" · after round {round}")),
            };
            let title = locale.pick("Classificação", "Table").to_owned();
            let note = format!("{}{after}", material.edition.season.label());
            let columns = locale.pick(["J", "DG", "Pts"], ["P", "GD", "Pts"]).map(str::to_owned);
            let body = CardBody::Table { columns, rows: rows(&facts, &now)? };
            answer(&app, reads, Heading::of(Some(&material.edition)), (title, note), body, locale).await
        })
        .await
}

/// Of several groups, the first.
fn rows(facts: &Facts<'_>, now: &Moment) -> Result<Vec<CardRow>, ApiError> {
    let teams = facts.teams(facts.groups().first().copied());
    let ids: Vec<i64> = teams.iter().map(|team| team.id).collect();
    let (rules, deductions) = (facts.rules()?, facts.deductions());
    let (matches, season_over) = (&now.matches, now.season_over);
    let table = Standings { rules, teams: &ids, matches, deductions: &deductions, season_over }.table(View::Overall);
    let zone = |place: u16| {
        let leads_to = |promotion: &&Promotion| promotion.rank == place && now.last_round > 0;
        facts.edition.promotions.iter().find(leads_to).and_then(|promotion| promotion.color.parse().ok())
    };
    let row = |(place, row): (u16, Row)| {
        let team = teams.iter().find(|team| team.id == row.team)?;
        Some(CardRow {
            position: row.position,
            side: side(team),
            played: row.tally.matches,
            difference: signed(row.tally.goal_difference()),
            points: row.points,
            zone: zone(place),
        })
    };
    Ok((1..).zip(table).take(media::card::MOST_ROWS).filter_map(row).collect())
}

/// With a real minus, as wide as the plus.
fn signed(value: i32) -> String {
    match value {
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
        _ => format!("−{}", value.unsigned_abs()),
    }
}
