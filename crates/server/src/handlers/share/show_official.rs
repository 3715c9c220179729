use axum::extract::State;
use axum::response::Response;
use football::duty::Calling;
use media::art::Attire;
use media::card::{CardBody, CardFigure, CardProfile};
use store::tags::Tag;

use super::subject::somebody;
use super::{Heading, answer, number};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::ApiError;
use crate::handlers::official::{FoundOfficial, find_official};
use crate::locale::Locale;
use crate::params::{Params, Segments};
use crate::wire::official::OfficialStats;

/// `/share/referee/1238.png?season=20262027`: a referee and his season in figures.
pub(crate) async fn show_shared_referee(
    State(app): State<App>,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    show(&app, &wanted, Calling::Referee, &segments, &params).await
}

pub(crate) async fn show_shared_delegate(
    State(app): State<App>,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    show(&app, &wanted, Calling::Delegate, &segments, &params).await
}

pub(crate) async fn show_shared_observer(
    State(app): State<App>,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    show(&app, &wanted, Calling::Observer, &segments, &params).await
}

async fn show(
    app: &App,
    wanted: &Wanted,
    calling: Calling,
    segments: &Segments,
    params: &Params,
) -> Result<Response, ApiError> {
    let (id, season, locale) = (number(segments)?, params.season()?, params.language()?);
    let key = format!("share {calling:?} {id} {season:?} {}", locale.code());
    app.cache()
        .answer(wanted, key, async |reads| {
            let FoundOfficial { person, licence } = find_official(app, reads, id, calling, season).await?;
            reads.tag(Tag::seasons());
            let store = app.store();
            let (editions, officiated) = tokio::try_join!(
                store.editions_of_season(licence.season),
                store.officiated(id, Some(licence.season)),
            )?;
            let his: Vec<_> = officiated.iter().filter(|it| it.duty.calling() == calling).collect();
            let stats = OfficialStats::of(&his, licence.season, &[]);
            let profile = CardProfile {
                field: somebody(&person, None, Attire::Suit, None),
                line: [Some(called(calling, locale)), licence.association.as_deref()]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(", "),
                figures: figures(&stats, locale),
                form: Vec::new(),
            };
            let names = (person.facts.name.clone(), licence.season.label());
            let heading = Heading::of(editions.first());
            answer(app, reads, heading, names, CardBody::Profile(Box::new(profile)), locale).await
        })
        .await
}

fn called(calling: Calling, locale: Locale) -> &'static str {
    match calling {
        Calling::Referee => locale.pick("Árbitro", "Referee"),
        Calling::Delegate => locale.pick("Delegado", "Delegate"),
        Calling::Observer => locale.pick("Observador", "Observer"),
    }
}

/// What is not known is left out.
fn figures(stats: &OfficialStats, locale: Locale) -> Vec<CardFigure> {
    let with_comma = |value: f64| locale.pick(value.to_string().replace('.', ","), value.to_string());
    let known = [
        ("Jogos", "Matches", Some(stats.matches.to_string())),
        ("Cartões amarelos", "Yellow cards", Some(stats.yellow_cards.to_string())),
        ("Cartões vermelhos", "Red cards", Some((stats.red_cards + stats.double_yellow_cards).to_string())),
        ("Cartões por jogo", "Cards per match", stats.cards_per_match.map(with_comma)),
        ("Tempo útil médio", "Average useful time", stats.average_useful_time.clone()),
        ("Do tempo de jogo", "Of the time played", stats.average_percentage.map(|share| with_comma(share) + "%")),
    ];
    let figure = |(pt, en, value): (&str, &str, Option<String>)| {
        Some(CardFigure { label: locale.pick(pt, en).to_owned(), value: value? })
    };
    known.into_iter().filter_map(figure).collect()
}
