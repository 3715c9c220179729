use std::cmp::Ordering;

use axum::extract::State;
use axum::response::Response;
use football::position::Position;
use football::season::SeasonId;
use football::statistic::Statistic;
use football::table::Row;
use media::art::Attire;
use media::card::{CardBody, CardComparison, CardContrast, CardRival};
use media::colour::Colour;
use store::editions::Edition;
use store::teams::Team;

use super::show_team::place;
use super::subject::{SharedPlayer, club, somebody};
use super::{Heading, answer, named};
use crate::app::App;
use crate::cache::{Answer, Reads, Wanted};
use crate::error::{ApiError, Missing};
use crate::handlers::team::TeamInSeason;
use crate::locale::Locale;
use crate::params::{CompetitionKey, Id, OneOrAll, Params, Segments};
use crate::wire::statistic::label;

/// Who are compared, and in what.
struct Asked {
    one: i64,
    other: i64,
    season: Option<SeasonId>,
    competition: Option<CompetitionKey>,
    locale: Locale,
}

/// `/share/compare/player.png?a=412&b=171&season=20262027`, `/share/compare/team.png?a=7&b=9&competition=…`: two beside
/// each other.
pub(crate) async fn show_shared_comparison(
    State(app): State<App>,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    let kind = named(&segments)?;
    let are_players = match kind.as_str() {
        "player" => true,
        "team" => false,
        _ => return Err(ApiError::NotFound(Missing::Page)),
    };
    let (Id(one), Id(other)) = (params.required("a")?, params.required("b")?);
    let competition = params.optional::<OneOrAll<CompetitionKey>>("competition")?.and_then(OneOrAll::one);
    let asked = Asked { one, other, season: params.season()?, competition, locale: params.language()? };
    let Asked { season, competition, locale, .. } = &asked;
    let key = format!("share compare {kind} {one} {other} {season:?} {competition:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            if are_players { players(&app, reads, &asked).await } else { teams(&app, reads, &asked).await }
        })
        .await
}

/// What players are compared by: those of the goal among themselves, everybody else.
const KEEPERS: [Statistic; 6] = [
    Statistic::Appearances,
    Statistic::PlayedMinutes,
    Statistic::Saves,
    Statistic::GoalsSuffered,
    Statistic::CleanSheets,
    Statistic::TotalCards,
];
const PLAYERS: [Statistic; 6] = [
    Statistic::Appearances,
    Statistic::PlayedMinutes,
    Statistic::Goals,
    Statistic::Assists,
    Statistic::Shots,
    Statistic::TotalCards,
];

async fn players(app: &App, reads: &mut Reads, asked: &Asked) -> Result<Answer, ApiError> {
    let one = SharedPlayer::find(app, reads, asked.one, asked.season, None).await?;
    let other = SharedPlayer::find(app, reads, asked.other, asked.season, None).await?;
    let is_keeper = |player: &SharedPlayer| {
        let (person, member) = (&player.found.person, &player.found.member);
        member.position.or(person.facts.position) == Some(Position::Goalkeeper)
    };
    let statistics = if is_keeper(&one) && is_keeper(&other) { KEEPERS } else { PLAYERS };
    let row = |statistic: Statistic| {
        let name = label(statistic, asked.locale);
        contrast(name, [one.sum(statistic), other.sum(statistic)], statistic.is_lower_better())
    };
    let rival = |player: &SharedPlayer| CardRival {
        name: player.found.person.facts.name.clone(),
        line: player.team.name.clone(),
        field: somebody(&player.found.person, Some(&player.team), Attire::Shirt, None),
    };
    let rivals = told_apart([rival(&one), rival(&other)], &other.team);
    let body = CardComparison { rivals, rows: statistics.map(row).into() };
    let note = seasons(one.found.member.season, other.found.member.season);
    let heading = Heading::of(one.edition.as_ref());
    answer(app, reads, heading, (String::new(), note), CardBody::Comparison(Box::new(body)), asked.locale).await
}

async fn teams(app: &App, reads: &mut Reads, asked: &Asked) -> Result<Answer, ApiError> {
    let competition = asked.competition.as_ref();
    let one = TeamInSeason::find(app, reads, asked.one, asked.season).await?.only(competition)?;
    let mut other = TeamInSeason::find(app, reads, asked.other, asked.season).await?;
    // Clubs of two leagues are compared as each stands in its own.
    let is_asked = |edition: &Edition| competition.is_some_and(|key| edition.competition.key == key.as_str());
    if let Some(place) = other.editions.iter().position(is_asked) {
        other.editions.swap(0, place);
    }
    let mut rows = Vec::new();
    if let (Some(first), Some(second)) = (one.editions.first(), other.editions.first())
        && let (Some(left), Some(right)) =
            tokio::try_join!(place(app, first, one.team.id), place(app, second, other.team.id))?
    {
        rows = of_tables(&left, &right, asked.locale);
    }
    let rival = |found: &TeamInSeason| CardRival {
        name: found.team.name.clone(),
        line: found.editions.first().map(|edition| edition.competition.label.clone()).unwrap_or_default(),
        field: club(&found.team),
    };
    let rivals = told_apart([rival(&one), rival(&other)], &other.team);
    let body = CardBody::Comparison(Box::new(CardComparison { rivals, rows }));
    let heading = Heading::of(one.editions.first());
    answer(app, reads, heading, (String::new(), seasons(one.season, other.season)), body, asked.locale).await
}

fn of_tables(left: &Row, right: &Row, locale: Locale) -> Vec<CardContrast> {
    let row = |pt: &str, en: &str, of: fn(&Row) -> i64, is_lower_better: bool| {
        contrast(locale.pick(pt, en), [of(left), of(right)], is_lower_better)
    };
    vec![
        row("Lugar", "Place", |row| row.position.into(), true),
        row("Pontos", "Points", |row| row.points.into(), false),
        row("Vitórias", "Won", |row| row.tally.wins.into(), false),
        row("Derrotas", "Lost", |row| row.tally.losses.into(), true),
        row("Golos marcados", "Goals scored", |row| row.tally.goals_for.into(), false),
        row("Golos sofridos", "Goals conceded", |row| row.tally.goals_against.into(), true),
    ]
}

fn contrast(label: &str, values: [i64; 2], is_lower_better: bool) -> CardContrast {
    let more = match values[0].cmp(&values[1]) {
        Ordering::Greater => Some(0),
        Ordering::Equal => None,
        Ordering::Less => Some(1),
    };
    let ahead = more.map(|side| if is_lower_better { 1 - side } else { side });
    CardContrast { label: label.to_owned(), values: values.map(|value| value.to_string()), ahead }
}

/// Two fields of one colour would be taken for one: the second is in the other colour of its club.
fn told_apart(mut rivals: [CardRival; 2], second: &Team) -> [CardRival; 2] {
    let (first, own) = (rivals[0].field.colour, rivals[1].field.colour);
    if first.is_close_to(own) {
        let other = second.secondary_color.as_deref().and_then(|colour| colour.parse().ok());
        let free = [other, Some(Colour::PAPER), Some(Colour::INK)];
        rivals[1].field.colour = free.into_iter().flatten().find(|it| !it.is_close_to(first)).unwrap_or(own);
    }
    rivals
}

/// One season, or each its own.
fn seasons(one: SeasonId, other: SeasonId) -> String {
    if one == other { one.label() } else { format!("{} – {}", one.label(), other.label()) }
}
