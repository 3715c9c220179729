use axum::extract::State;
use axum::response::Response;
use football::PersonId;
use football::event::EventKind;
use football::moment::Half;
use football::side::Side;
use football::state::{MatchState, Phase};
use football::timeline::Entry;
use media::card::{BoardSide, CardBoard, CardBody};
use media::colour::Colour;
use store::matches::Match;
use store::teams::Team;

use super::{Heading, answer, month, named, side};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, Missing};
use crate::handlers::match_::{AskedMatch, MatchSheet};
use crate::params::{Params, Segments};
use crate::wire::match_::{MatchContext, clock};
use crate::wire::round::label;
use crate::wire::team::colour;

/// `/share/match/812.png`: a match as it stands at the moment.
pub(crate) async fn show_shared_match(
    State(app): State<App>,
    wanted: Wanted,
    segments: Segments,
    params: Params,
) -> Result<Response, ApiError> {
    let id: i64 = named(&segments)?.parse().map_err(|_| ApiError::NotFound(Missing::Page))?;
    let locale = params.language()?;
    let key = format!("share match {id} {}", locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let found = AskedMatch::Numbered { id }.find(&app, reads).await?;
            let edition = found.edition.clone();
            let round = app.store().rounds_by_id(&[found.match_.round_id]).await?.pop();
            let sheet = MatchSheet::read(&app, reads, found).await?;
            let context = sheet.frame.context(&app, locale);
            let missing = || ApiError::NotFound(Missing::Team);
            let home = context.team(sheet.match_.home_team_id).ok_or_else(missing)?;
            let away = context.team(sheet.match_.away_team_id).ok_or_else(missing)?;
            let (first, second) = colours(home, away);
            let entries = sheet.entries(&context);
            let of = |team: &Team, colour: Colour, of: Side| BoardSide {
                side: side(team),
                colour,
                scorers: scorers(&entries, of, |id| sheet.people.get(&id).map(|person| person.facts.called())),
            };
            let (middle, state) = centre(&sheet.match_, &context);
            let penalties = sheet.match_.facts.score.and_then(|score| score.penalties);
            let in_words = |kicks: football::score::Score| {
                let word = locale.pick("Penáltis", "Penalties");
                format!("{word} {}–{}", kicks.home, kicks.away)
            };
            let board = CardBoard {
                home: of(home, first, Side::Home),
                away: of(away, second, Side::Away),
                middle,
                state,
                is_live: sheet.match_.facts.state.is_live(),
                below: penalties.map(in_words).unwrap_or_default(),
            };
            let title = round.map(|round| label(&round, locale)).unwrap_or_default();
            let note = note(&sheet.match_, &context);
            answer(&app, reads, Heading::of(Some(&edition)), (title, note), CardBody::Board(Box::new(board)), locale)
                .await
        })
        .await
}

/// The clubs' colours; the visitors' second one where the first is that of the club at home.
fn colours(home: &Team, away: &Team) -> (Colour, Colour) {
    let own = |team: &Team| colour(team).parse().unwrap_or(Colour::INK);
    let (first, second): (Colour, Colour) = (own(home), own(away));
    if !first.is_close_to(second) {
        return (first, second);
    }
    let other = away.secondary_color.as_deref().and_then(|colour| colour.parse().ok());
    let free = [other, Some(Colour::PAPER), Some(Colour::INK)].into_iter().flatten();
    (first, free.into_iter().find(|colour| !colour.is_close_to(first)).unwrap_or(second))
}

/// What stands between the clubs, and how far the match has come.
fn centre(m: &Match, context: &MatchContext<'_>) -> (String, String) {
    let (facts, locale) = (&m.facts, context.locale);
    let score = facts.score.map(|score| format!("{}–{}", score.goals.home, score.goals.away));
    let kickoff = facts.kickoff.map(|kickoff| kickoff.to_zoned(context.zone.clone()).strftime("%H:%M").to_string());
    let day = facts.day.map(|day| format!("{} {}", day.day(), month(day, locale)));
    let open = || locale.pick("Por definir", "To be set").to_owned();
    let word = |pt: &str, en: &str| locale.pick(pt, en).to_owned();
    let minute = || clock(facts, context.now).map(football::moment::Clock::text).unwrap_or_default();
    let state = match facts.state {
        MatchState::Preview | MatchState::LineupsOut => day.unwrap_or_else(open),
        MatchState::Live(Phase::HalfTime) => word("Intervalo", "Half-time"),
        MatchState::Live(Phase::Penalties) => word("Penáltis", "Penalties"),
        MatchState::Live(
            Phase::FirstHalf
            | Phase::SecondHalf
            | Phase::AfterNinety
            | Phase::ExtraTimeFirstHalf
            | Phase::ExtraTimeBreak
            | Phase::ExtraTimeSecondHalf
            | Phase::FullTime,
        ) => minute(),
        MatchState::Ended => word("Final, provisório", "Full time, provisional"),
        MatchState::Finished => word("Final", "Full time"),
        MatchState::Postponed => word("Adiado", "Postponed"),
        MatchState::Suspended => word("Suspenso", "Suspended"),
        MatchState::Cancelled => word("Anulado", "Cancelled"),
        MatchState::Interrupted => word("Interrompido", "Interrupted"),
    };
    let is_off = matches!(facts.state, MatchState::Postponed | MatchState::Cancelled);
    (score.or(kickoff.filter(|_| !is_off)).unwrap_or_else(|| "–".to_owned()), state)
}

/// When and where.
fn note(m: &Match, context: &MatchContext<'_>) -> String {
    let day = m.facts.day.map(|day| format!("{} {} {}", day.day(), month(day, context.locale), day.year()));
    let stadium = context.stadiums.iter().find(|stadium| Some(stadium.id) == m.facts.stadium_id);
    let parts = [day, stadium.map(|stadium| stadium.name.clone())];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// A line for each scorer of a side, in the order of their first goals: `Obando 38', 61'`.
fn scorers<'a>(entries: &[Entry<PersonId>], side: Side, called: impl Fn(PersonId) -> Option<&'a str>) -> Vec<String> {
    let mut lines: Vec<(PersonId, String)> = Vec::new();
    for entry in entries {
        let Entry::Event(told) = entry else { continue };
        let is_goal = told.kind.is_some_and(EventKind::is_goal) && told.moment.half != Half::AfterPlay;
        let (Some(player), true) = (told.player, is_goal && told.side == Some(side)) else { continue };
        let minute = told.moment.text();
        match lines.iter_mut().find(|(known, _)| *known == player) {
            Some((_, line)) => *line += &format!(", {minute}"),
            None => lines.extend(called(player).map(|name| (player, format!("{name} {minute}")))),
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}
