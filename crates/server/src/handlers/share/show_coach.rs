use axum::extract::State;
use axum::response::Response;
use media::art::Attire;
use media::card::{CardBody, CardFigure, CardProfile};

use super::subject::somebody;
use super::{Heading, answer, capital, number};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, Missing};
use crate::handlers::coach::{find_coach, find_spell};
use crate::params::{Id, Params, Segments};
use crate::wire::coach::CoachStats;
use crate::wire::person::role_label;

/// `/share/coach/955.png?season=20262027&team=7`: a coach and how his matches went.
pub(crate) async fn show_shared_coach(
    State(app): State<App>,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    let id = number(&segments)?;
    let (season, team) = (params.season()?, params.optional::<Id>("team")?.map(|Id(team)| team));
    let locale = params.language()?;
    let key = format!("share coach {id} {season:?} {team:?} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let (person, career) = find_coach(&app, reads, id).await?;
            let member = find_spell(&career, season, team)?;
            let store = app.store();
            let (team, editions, results) = tokio::try_join!(
                store.team(member.team_id),
                store.editions_of_team(member.team_id, member.season),
                store.coached_results(id, Some(member.season)),
            )?;
            let team = team.ok_or(ApiError::NotFound(Missing::Team))?;
            let stats = CoachStats::of(results.iter().filter(|result| result.team_id == team.id));
            let named = [("Jogos", "Matches"), ("Vitórias", "Won"), ("Empates", "Drawn"), ("Derrotas", "Lost")];
            let figure = |((pt, en), value): ((&str, &str), u32)| CardFigure {
                label: locale.pick(pt, en).to_owned(),
                value: value.to_string(),
            };
            let profile = CardProfile {
                field: somebody(&person, Some(&team), Attire::Suit, None),
                line: format!("{}, {}", capital(role_label(member.role, locale)), team.name),
                figures: named.into_iter().zip(stats.in_order()).map(figure).collect(),
                form: Vec::new(),
            };
            let names = (person.facts.name.clone(), member.season.label());
            let heading = Heading::of(editions.first());
            answer(&app, reads, heading, names, CardBody::Profile(Box::new(profile)), locale).await
        })
        .await
}
