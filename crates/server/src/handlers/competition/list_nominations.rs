use axum::extract::State;
use axum::response::Response;
use store::tags::Tag;

use super::{Asked, find_round};
use crate::app::App;
use crate::cache::{Answer, Wanted};
use crate::error::{ApiError, ErrorBody};
use crate::handlers::match_::read_people;
use crate::handlers::match_list::MatchFrame;
use crate::locale::Locale;
use crate::openapi::{EditionQuery, LocaleHeader};
use crate::params::{Params, RoundRef, Segment};
use crate::wire::match_detail::NominationBody;
use crate::wire::referees::RefereesBody;

/// Who is appointed to the matches of a round
#[utoipa::path(
    get, path = "/api/v1/competition/round/{round}/nominations", tag = "Competition", operation_id = "list_nominations",
    params(
        ("round" = String, Path, description = "The round's number, or `r` and its id", example = "13"),
        EditionQuery,
        LocaleHeader,
    ),
    responses(
        (status = 200, body = Vec<NominationBody>),
        (status = 404, description = "No such competition, season or round", body = ErrorBody),
    ),
)]
pub(crate) async fn list_nominations(
    State(app): State<App>,
    locale: Locale,
    wanted: Wanted,
    Segment(round): Segment,
    params: Params,
) -> Result<Response, ApiError> {
    let asked = Asked::by_query(&params)?;
    let round: RoundRef = round.parse().map_err(|()| ApiError::malformed("round"))?;
    let key = format!("nominations {} {round:?} {}", asked.key(), locale.code());
    app.cache()
        .answer(&wanted, key, async |reads| {
            let edition = asked.find(&app, reads).await?;
            reads.tag(Tag::statistics(&edition.competition.key, edition.season.number()));
            let store = app.store();
            let rounds = store.rounds(edition.id).await?;
            let matches = store.matches_of_round(find_round(&rounds, round)?.id).await?;
            let ids: Vec<i64> = matches.iter().map(|m| m.id).collect();
            let appointed = store.appointments(&ids).await?;
            let people = appointed.iter().map(|(_, appointed)| appointed.person_id).collect();
            let people = read_people(&app, reads, people).await?;
            let frame = MatchFrame::within(&app, reads, vec![edition], &matches).await?;
            let context = frame.context(&app, locale);
            let mut list: Vec<NominationBody<'_>> = Vec::with_capacity(matches.len());
            for m in &matches {
                let of_match = appointed.iter().filter(|(id, _)| *id == m.id).map(|(_, appointed)| *appointed);
                list.push(NominationBody {
                    match_: context.expect(m)?,
                    referees: RefereesBody::new(of_match, &people),
                });
            }
            Answer::json(&list)
        })
        .await
}
