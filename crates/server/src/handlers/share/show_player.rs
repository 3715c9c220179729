use axum::extract::State;
use axum::response::Response;
use media::art::Attire;
use media::card::{CardBody, CardFigure, CardProfile};

use super::subject::{SharedPlayer, somebody};
use super::{Heading, answer, capital, number};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::ApiError;
use crate::params::{Id, Params, Segments};
use crate::wire::person::position_label;
use crate::wire::statistic::label;

/// `/share/player/412.png?season=20262027&team=7`: a player and the figures of his position.
pub(crate) async fn show_shared_player(
    State(app): State<App>,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    let id = number(&segments)?;
    let (season, team) = (params.season()?, params.optional::<Id>("team")?.map(|Id(team)| team));
    let locale = params.language()?;
    let key = format!("share player {id} {season:?} {team:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let player = SharedPlayer::find(&app, reads, id, season, team).await?;
            let (person, member) = (&player.found.person, &player.found.member);
            let position = member.position.or(person.facts.position);
            let statistics = position.map_or(&[][..], |position| position.statistics());
            let figure = |known: &football::position::PositionStatistic| CardFigure {
                label: label(known.statistic, locale).to_owned(),
                value: player.sum(known.statistic).to_string(),
            };
            let position = position.map(|position| capital(position_label(position, locale)));
            let line = position.into_iter().chain([player.team.name.clone()]).collect::<Vec<_>>().join(", ");
            let profile = CardProfile {
                field: somebody(person, Some(&player.team), Attire::Shirt, member.kit_number),
                line,
                figures: statistics.iter().map(figure).collect(),
                form: Vec::new(),
            };
            let heading = Heading::of(player.edition.as_ref());
            let names = (person.facts.name.clone(), member.season.label());
            answer(&app, reads, heading, names, CardBody::Profile(Box::new(profile)), locale).await
        })
        .await
}
