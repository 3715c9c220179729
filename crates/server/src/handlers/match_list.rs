//! Lists of matches: what they have in common, wherever the matches come from.

use std::collections::HashMap;

use store::editions::Edition;
use store::matches::Match;
use store::stadiums::Stadium;
use store::teams::Team;

use crate::app::App;
use crate::cache::{Answer, Reads};
use crate::error::ApiError;
use crate::locale::Locale;
use crate::wire::match_::{MatchBody, MatchContext, next_minute};

/// All that it takes to show some matches, whichever competitions they belong to.
pub(crate) struct MatchFrame {
    editions: Vec<Edition>,
    rounds: HashMap<i64, u16>,
    teams: Vec<Team>,
    stadiums: Vec<Stadium>,
}

impl MatchFrame {
    /// Reads what the matches belong to; the answer then depends on their editions, on teams, and on the running clock.
    pub(crate) async fn read(app: &App, reads: &mut Reads, matches: &[Match]) -> Result<Self, ApiError> {
        let mut ids: Vec<i64> = matches.iter().map(|m| m.edition_id).collect();
        ids.sort_unstable();
        ids.dedup();
        let editions = app.store().editions_by_id(&ids).await?;
        Self::within(app, reads, editions, matches).await
    }

    /// The same where the editions are known.
    pub(crate) async fn within(
        app: &App,
        reads: &mut Reads,
        editions: Vec<Edition>,
        matches: &[Match],
    ) -> Result<Self, ApiError> {
        let ids: Vec<i64> = editions.iter().map(|edition| edition.id).collect();
        let grounds: Vec<i64> = matches.iter().filter_map(|m| m.facts.stadium_id).collect();
        let mut sides: Vec<i64> = matches.iter().flat_map(|m| [m.home_team_id, m.away_team_id]).collect();
        sides.sort_unstable();
        sides.dedup();
        let store = app.store();
        let (rounds, teams, stadiums) =
            tokio::try_join!(store.round_numbers(&ids), store.teams(&sides), store.stadiums(&grounds))?;
        reads.tag(store::tags::Tag::teams());
        for edition in &editions {
            reads.tag(store::tags::Tag::edition(&edition.competition.key, edition.season.number()));
        }
        matches.iter().filter_map(|m| next_minute(&m.facts, app.now())).for_each(|instant| reads.until(instant));
        Ok(Self { editions, rounds, teams, stadiums })
    }

    pub(crate) fn context<'a>(&'a self, app: &'a App, locale: Locale) -> MatchContext<'a> {
        MatchContext {
            editions: &self.editions,
            rounds: &self.rounds,
            teams: &self.teams,
            stadiums: &self.stadiums,
            zone: app.zone(),
            now: app.now(),
            locale,
        }
    }

    /// The edition and the number of the round that a match belongs to.
    pub(crate) fn place(&self, m: &Match) -> Option<(&Edition, u16)> {
        let edition = self.editions.iter().find(|edition| edition.id == m.edition_id)?;
        Some((edition, *self.rounds.get(&m.round_id)?))
    }

    pub(crate) fn team(&self, id: i64) -> Option<&Team> {
        self.teams.iter().find(|team| team.id == id)
    }
}

impl<'a> MatchContext<'a> {
    /// A match whose team, edition or round is missing is a fault of the database.
    pub(crate) fn expect(&self, m: &'a Match) -> Result<MatchBody<'a>, ApiError> {
        let unknown = || ApiError::Internal(format!("match {}: without its team, edition or round", m.id));
        self.body(m).ok_or_else(unknown)
    }
}

/// The matches in list form.
pub(crate) async fn answer(
    app: &App,
    reads: &mut Reads,
    editions: Vec<Edition>,
    matches: &[Match],
    locale: Locale,
) -> Result<Answer, ApiError> {
    let frame = MatchFrame::within(app, reads, editions, matches).await?;
    answer_in(app, &frame, matches, locale)
}

/// The same where what they belong to has been read.
pub(crate) fn answer_in(app: &App, frame: &MatchFrame, matches: &[Match], locale: Locale) -> Result<Answer, ApiError> {
    let context = frame.context(app, locale);
    let bodies: Vec<MatchBody<'_>> = matches.iter().map(|m| context.expect(m)).collect::<Result<_, _>>()?;
    Answer::json(&bodies)
}
