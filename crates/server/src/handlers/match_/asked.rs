//! Which match is asked for.

use football::season::SeasonId;
use store::editions::Edition;
use store::matches::Match;
use store::tags::Tag;

use crate::app::App;
use crate::cache::Reads;
use crate::error::{ApiError, Missing, Problem};
use crate::params::{CompetitionKey, Id, Params, RoundRef};

/// A match named by its place in a competition (at home), or by its number alone.
#[derive(Clone, Debug)]
pub(crate) enum AskedMatch {
    Home {
        competition: CompetitionKey,
        season: SeasonId,
        round: RoundRef,
        id: i64,
    },
    Abroad {
        id: i64,
    },
    /// Wherever it is played.
    Numbered {
        id: i64,
    },
}

/// A match with what it belongs to.
pub(crate) struct FoundMatch {
    pub match_: Match,
    pub edition: Edition,
}

impl AskedMatch {
    pub(crate) fn by_query(params: &Params) -> Result<Self, ApiError> {
        let competition = params.required("competition")?;
        let season = params.required("season")?;
        let round = params.required("round")?;
        let Id(id) = params.required("fixture")?;
        Ok(Self::Home { competition, season, round, id })
    }

    /// The part of a cache key that stands for the match.
    pub(crate) fn key(&self) -> String {
        match self {
            Self::Home { competition, season, round, id } => {
                format!("{} {season} {round:?} {id}", competition.as_str())
            }
            Self::Abroad { id } | Self::Numbered { id } => format!("{id}"),
        }
    }

    fn id(&self) -> i64 {
        match self {
            Self::Home { id, .. } | Self::Abroad { id } | Self::Numbered { id } => *id,
        }
    }

    pub(crate) async fn find(&self, app: &App, reads: &mut Reads) -> Result<FoundMatch, ApiError> {
        let missing = || ApiError::NotFound(Missing::Match);
        let match_ = app.store().match_(self.id()).await?.ok_or_else(missing)?;
        let edition = app.store().editions_by_id(&[match_.edition_id]).await?.pop().ok_or_else(missing)?;
        match self {
            Self::Abroad { .. } if !edition.competition.is_international => return Err(missing()),
            Self::Abroad { .. } | Self::Numbered { .. } => {}
            Self::Home { competition, season, round, .. } => {
                let contradicts = |name: &'static str| {
                    Err(ApiError::InvalidParameter { name: name.into(), problem: Problem::Contradicts })
                };
                if competition.as_str() != edition.competition.key {
                    return contradicts("competition");
                }
                if *season != edition.season {
                    return contradicts("season");
                }
                let is_its_round = match round {
                    RoundRef::Id(id) => *id == match_.round_id,
                    RoundRef::Number(number) => {
                        let numbers = app.store().round_numbers(&[edition.id]).await?;
                        numbers.get(&match_.round_id) == Some(number)
                    }
                };
                if !is_its_round {
                    return contradicts("round");
                }
            }
        }
        reads.tag(Tag::match_(match_.id));
        reads.tag(Tag::edition(&edition.competition.key, edition.season.number()));
        Ok(FoundMatch { match_, edition })
    }
}
