//! Rounds.

use football::bracket::Leg;
use football::round::{self, RoundKind};
use jiff::civil::Date;
use serde::Serialize;
use store::rounds::Round;
use utoipa::ToSchema;

use crate::locale::Locale;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundBody {
    #[schema(example = 812)]
    id: i64,
    /// The round's number in the competition: how addresses name it.
    #[schema(example = 14)]
    pub number: u16,
    #[schema(example = "Jornada 14")]
    pub label: String,
    #[schema(example = "2026-11-13")]
    initial_date: Option<String>,
    #[schema(example = "2026-11-16")]
    final_date: Option<String>,
    pub is_current_round: bool,
    pub has_started: bool,
    /// 1 round, 2 group stage, 3 play-off
    #[serde(rename = "matchweekTypeId")]
    #[schema(example = 1)]
    matchweek_type_id: i16,
    phase_id: i64,
}

impl RoundBody {
    /// The rounds of an edition; `today` only where its season is on, for there is no current round in another.
    pub(crate) fn list(rounds: &[Round], started: &[i64], today: Option<Date>, locale: Locale) -> Vec<Self> {
        let windows: Vec<_> = rounds.iter().map(|round| round.window).collect();
        let current = today.and_then(|today| round::current(&windows, today));
        let body = |(index, round): (usize, &Round)| Self {
            id: round.id,
            number: round.number,
            label: label(round, locale),
            initial_date: round.window.map(|window| window.first.to_string()),
            final_date: round.window.map(|window| window.last.to_string()),
            is_current_round: current == Some(index),
            has_started: started.contains(&round.id),
            matchweek_type_id: round.kind.code(),
            phase_id: round.phase_id,
        };
        rounds.iter().enumerate().map(body).collect()
    }
}

/// A round's own name, or its number in words; with the leg, where there are two.
pub(crate) fn label(round: &Round, locale: Locale) -> String {
    let stage = stage_label(round, locale);
    let leg = match round.leg {
        Leg::Only => return stage,
        Leg::First => locale.pick("1.ª mão", "first leg"),
        Leg::Second => locale.pick("2.ª mão", "second leg"),
    };
    format!("{stage}, {leg}")
}

/// The name that both legs have in common.
pub(crate) fn stage_label(round: &Round, locale: Locale) -> String {
    if let Some(label) = &round.label {
        return locale.pick(&label.pt, &label.en).clone();
    }
    let word = match round.kind {
        RoundKind::Round | RoundKind::GroupStage => locale.pick("Jornada", "Round"),
        RoundKind::Playoff => locale.pick("Ronda", "Round"),
    };
    format!("{word} {}", round.number)
}
