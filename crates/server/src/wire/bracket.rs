//! The bracket of a competition's knock-out rounds.

use football::TeamId;
use football::bracket::{Bracket, Outcome, Side, Stage, Tie, Way};
use football::score::Score;
use serde::Serialize;
use store::matches::Match;
use store::rounds::Round;
use store::teams::Team;
use utoipa::ToSchema;

use super::match_::{MatchBody, MatchContext};
use super::round::stage_label;
use super::team::TeamRef;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BracketBody<'a> {
    /// In playing order.
    stages: Vec<StageBody<'a>>,
    /// Who has won it; null until then.
    champion: Option<TeamRef<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct StageBody<'a> {
    #[schema(example = "Meias-finais")]
    label: String,
    /// The number of the round of the only or the first leg, and of that of the second.
    #[schema(example = 9)]
    round: u16,
    second_round: Option<u16>,
    #[serde(rename = "initial_date")]
    initial_date: Option<String>,
    #[serde(rename = "final_date")]
    final_date: Option<String>,
    /// Those beaten a stage before meet here: nobody comes from it into the next.
    is_consolation: bool,
    /// From the top of the bracket down.
    ties: Vec<TieBody<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TieBody<'a> {
    #[schema(example = "r9-1")]
    id: String,
    /// The place from the top: fed by the places `2 × slot` and `2 × slot + 1` of the stage before.
    slot: u16,
    state: TieState,
    home: TieSideBody<'a>,
    away: TieSideBody<'a>,
    /// In playing order.
    matches: Vec<MatchBody<'a>>,
    /// The goals of all matches, those in play included; null before the first.
    aggregate: Option<Goals>,
    /// The shoot-out that decided, or is on.
    penalties: Option<Goals>,
    /// The id of the winner.
    winner: Option<i64>,
    decided_by: Option<TieWay>,
    /// The tie into which the winner goes; null where that is not drawn.
    #[schema(example = "r11-1")]
    next: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TieSideBody<'a> {
    team: Option<TeamRef<'a>>,
    /// The tie from which the club comes or will come.
    #[schema(example = "r7-2")]
    from: Option<String>,
    /// Who may still come, while nobody has: four at most.
    candidates: Vec<TeamRef<'a>>,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TieState {
    /// Somebody is still to come into it.
    Open,
    Scheduled,
    /// A match is played, and nothing decided.
    Between,
    Live,
    Decided,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum TieWay {
    Goals,
    ExtraTime,
    Penalties,
    Bye,
}

/// Goals of the two sides of a tie.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(crate) struct Goals {
    home: u16,
    away: u16,
}

/// A bracket, with what it takes to show it.
pub(crate) struct Drawing<'a> {
    pub bracket: &'a Bracket,
    pub rounds: &'a [Round],
    pub matches: &'a [Match],
    pub teams: Vec<&'a Team>,
    pub context: &'a MatchContext<'a>,
}

/// The tie that a match belongs to.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MatchTieBody<'a> {
    #[schema(example = "Meias-finais")]
    stage: String,
    /// 1 or 2; null where one match decides.
    leg: Option<usize>,
    tie: TieBody<'a>,
}

impl<'a> MatchTieBody<'a> {
    pub(crate) fn new(drawing: &Drawing<'a>, id: i64) -> Option<Self> {
        drawing.bracket.stages.iter().enumerate().find_map(|(index, stage)| {
            let place = |tie: &Tie| tie.legs.iter().position(|leg| leg.id == id);
            let (tie, place) = stage.ties.iter().find_map(|tie| Some((tie, place(tie)?)))?;
            Some(Self {
                stage: drawing.label(stage),
                leg: stage.second.map(|_| place + 1),
                tie: drawing.tie(index, stage, tie),
            })
        })
    }
}

/// No place can hold more names.
const MOST_CANDIDATES: usize = 4;

impl<'a> BracketBody<'a> {
    pub(crate) fn new(drawing: &Drawing<'a>) -> Self {
        let stages = drawing.bracket.stages.iter().enumerate();
        Self {
            stages: stages.map(|(index, stage)| drawing.stage(index, stage)).collect(),
            champion: drawing.bracket.champion().and_then(|team| drawing.team(team)),
        }
    }
}

impl<'a> Drawing<'a> {
    fn team(&self, id: TeamId) -> Option<TeamRef<'a>> {
        let known = self.context.team(id).or_else(|| self.teams.iter().copied().find(|team| team.id == id));
        known.map(TeamRef::new)
    }

    fn round(&self, number: u16) -> Option<&'a Round> {
        self.rounds.iter().find(|round| round.number == number)
    }

    fn label(&self, stage: &Stage) -> String {
        self.round(stage.round).map(|round| stage_label(round, self.context.locale)).unwrap_or_default()
    }

    fn stage(&self, index: usize, stage: &Stage) -> StageBody<'a> {
        let first = self.round(stage.round);
        let last = stage.second.and_then(|number| self.round(number)).or(first);
        StageBody {
            label: self.label(stage),
            round: stage.round,
            second_round: stage.second,
            initial_date: first.and_then(|round| round.window).map(|window| window.first.to_string()),
            final_date: last.and_then(|round| round.window).map(|window| window.last.to_string()),
            is_consolation: stage.is_consolation,
            ties: stage.ties.iter().map(|tie| self.tie(index, stage, tie)).collect(),
        }
    }

    fn tie(&self, index: usize, stage: &Stage, tie: &Tie) -> TieBody<'a> {
        let body = |id: i64| self.matches.iter().find(|m| m.id == id).and_then(|m| self.context.body(m));
        let (state, decided_by) = match tie.outcome {
            Outcome::Undrawn => (TieState::Open, None),
            Outcome::ToPlay => (TieState::Scheduled, None),
            Outcome::Between => (TieState::Between, None),
            Outcome::Live => (TieState::Live, None),
            Outcome::Decided { way, .. } => (TieState::Decided, Some(way.into())),
        };
        TieBody {
            id: tie_id(stage, tie.number),
            slot: tie.slot,
            state,
            home: self.side(index, &tie.home),
            away: self.side(index, &tie.away),
            matches: tie.legs.iter().filter_map(|leg| body(leg.id)).collect(),
            aggregate: tie.aggregate().map(|sum| Goals { home: sum.home, away: sum.away }),
            penalties: shoot_out(tie).map(|kicks| Goals { home: kicks.home, away: kicks.away }),
            winner: tie.winner(),
            decided_by,
            next: self.next(index, tie.number),
        }
    }

    fn side(&self, index: usize, side: &Side) -> TieSideBody<'a> {
        let before = self.bracket.before(index);
        let candidates = match (side.team, before, side.from) {
            (None, Some(before), Some(from)) => self.bracket.candidates(before, from),
            _ => Vec::new(),
        };
        let is_told = candidates.len() <= MOST_CANDIDATES;
        TieSideBody {
            team: side.team.and_then(|team| self.team(team)),
            from: before.zip(side.from).map(|(before, from)| tie_id(&self.bracket.stages[before], from)),
            candidates: candidates.into_iter().filter(|_| is_told).filter_map(|team| self.team(team)).collect(),
        }
    }

    fn next(&self, index: usize, number: u16) -> Option<String> {
        let comes_from = |tie: &&Tie| [tie.home.from, tie.away.from].contains(&Some(number));
        let after = (index + 1..self.bracket.stages.len()).find(|&after| self.bracket.before(after) == Some(index))?;
        let stage = self.bracket.stages[after..].iter().find(|stage| !stage.is_consolation)?;
        stage.ties.iter().find(comes_from).map(|tie| tie_id(stage, tie.number))
    }
}

fn tie_id(stage: &Stage, number: u16) -> String {
    format!("r{}-{number}", stage.round)
}

/// The kicks of a tie's last match, seen from the side that is named first.
fn shoot_out(tie: &Tie) -> Option<Score> {
    let last = tie.legs.last()?;
    let kicks = last.score?.penalties?;
    Some(if Some(last.home) == tie.home.team { kicks } else { kicks.reversed() })
}

impl From<Way> for TieWay {
    fn from(way: Way) -> Self {
        match way {
            Way::Goals => Self::Goals,
            Way::ExtraTime => Self::ExtraTime,
            Way::Penalties => Self::Penalties,
            Way::Bye => Self::Bye,
        }
    }
}
