//! The fields of football.json, past and present.

use std::fmt;

use football::score::Score;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::formats::result_parts::{ResultParts, Status};

#[derive(Deserialize)]
pub(super) struct SeasonShape {
    pub name: Option<String>,
    matches: Option<Vec<MatchShape>>,
    /// The older form: matches under their rounds.
    rounds: Option<Vec<RoundShape>>,
}

#[derive(Deserialize)]
struct RoundShape {
    name: Option<String>,
    matches: Vec<MatchShape>,
}

#[derive(Deserialize)]
pub(super) struct MatchShape {
    round: Option<String>,
    pub group: Option<String>,
    pub date: Option<String>,
    pub time: Option<String>,
    pub team1: TeamShape,
    pub team2: TeamShape,
    #[serde(default)]
    score: ScoreShape,
    status: Option<String>,
    // The older form of a score.
    score1: Option<u16>,
    score2: Option<u16>,
    score1i: Option<u16>,
    score2i: Option<u16>,
    score1et: Option<u16>,
    score2et: Option<u16>,
    score1p: Option<u16>,
    score2p: Option<u16>,
}

/// A name, or in the older form an object that holds one.
pub(super) struct TeamShape(pub String);

/// `{ht, ft, et, p}`, or `[2, 1]`, or nothing.
#[derive(Clone, Copy, Default, Deserialize)]
struct ScoreParts {
    ht: Option<[u16; 2]>,
    ft: Option<[u16; 2]>,
    et: Option<[u16; 2]>,
    p: Option<[u16; 2]>,
}

#[derive(Clone, Copy, Default)]
struct ScoreShape(ScoreParts);

impl SeasonShape {
    /// Every match with the name of its round, in the order of the file.
    pub fn into_matches(self) -> Result<Vec<(Option<String>, MatchShape)>, String> {
        match (self.matches, self.rounds) {
            (Some(matches), None) => Ok(matches.into_iter().map(|shape| (shape.round.clone(), shape)).collect()),
            (None, Some(rounds)) => {
                let in_round = |round: RoundShape| {
                    let name = round.name;
                    round.matches.into_iter().map(move |shape| (shape.round.clone().or_else(|| name.clone()), shape))
                };
                Ok(rounds.into_iter().flat_map(in_round).collect())
            }
            (None, None) => Err("neither `matches` nor `rounds`: this is no football.json".to_owned()),
            (Some(_), Some(_)) => Err("both `matches` and `rounds`".to_owned()),
        }
    }
}

impl MatchShape {
    pub fn result_parts(&self) -> Result<ResultParts, String> {
        let score = self.score.0;
        let pair = |together: Option<[u16; 2]>, home: Option<u16>, away: Option<u16>| {
            let apart = match (home, away) {
                (Some(home), Some(away)) => Some([home, away]),
                (None, None) => None,
                _ => return Err("a score with one side only".to_owned()),
            };
            match (together, apart) {
                (Some(_), Some(_)) => Err("a score is told twice".to_owned()),
                (together, apart) => Ok(together.or(apart).map(|[home, away]| Score::new(home, away))),
            }
        };
        Ok(ResultParts {
            half_time: pair(score.ht, self.score1i, self.score2i)?,
            full_time: pair(score.ft, self.score1, self.score2)?,
            extra_time: pair(score.et, self.score1et, self.score2et)?,
            penalties: pair(score.p, self.score1p, self.score2p)?,
            status: self.status.as_deref().map(Status::read).transpose()?,
        })
    }
}

impl<'de> Deserialize<'de> for TeamShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TeamVisitor)
    }
}

struct TeamVisitor;

impl<'de> Visitor<'de> for TeamVisitor {
    type Value = TeamShape;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a club")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<TeamShape, E> {
        Ok(TeamShape(name.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<TeamShape, A::Error> {
        #[derive(Deserialize)]
        struct Named {
            name: String,
        }
        Named::deserialize(MapAccessDeserializer::new(map)).map(|team| TeamShape(team.name))
    }
}

impl<'de> Deserialize<'de> for ScoreShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(ScoreVisitor)
    }
}

struct ScoreVisitor;

impl<'de> Visitor<'de> for ScoreVisitor {
    type Value = ScoreShape;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a score such as {\"ft\": [2, 1]} or [2, 1]")
    }

    fn visit_unit<E: Error>(self) -> Result<ScoreShape, E> {
        Ok(ScoreShape::default())
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ScoreShape, A::Error> {
        ScoreParts::deserialize(MapAccessDeserializer::new(map)).map(ScoreShape)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<ScoreShape, A::Error> {
        let (home, away, more) = (seq.next_element()?, seq.next_element()?, seq.next_element::<u16>()?);
        match (home, away, more) {
            (Some(home), Some(away), None) => {
                Ok(ScoreShape(ScoreParts { ft: Some([home, away]), ..ScoreParts::default() }))
            }
            _ => Err(A::Error::custom("a score has two numbers")),
        }
    }
}

#[derive(Serialize)]
pub(super) struct WrittenSeason<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<&'a str>,
    pub matches: Vec<WrittenMatch<'a>>,
}

#[derive(Serialize)]
pub(super) struct WrittenMatch<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<String>,
    pub team1: &'a str,
    pub team2: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<WrittenScore>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<&'static str>,
}

#[derive(Serialize)]
pub(super) struct WrittenScore {
    #[serde(skip_serializing_if = "Option::is_none")]
    p: Option<[u16; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    et: Option<[u16; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ht: Option<[u16; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ft: Option<[u16; 2]>,
}

impl WrittenScore {
    pub fn new(parts: &ResultParts) -> Self {
        let pair = |score: Score| [score.home, score.away];
        Self {
            p: parts.penalties.map(pair),
            et: parts.extra_time.map(pair),
            ht: parts.half_time.map(pair),
            ft: parts.full_time.map(pair),
        }
    }
}
