//! Moments that are worth a picture and change nothing: the referee at the screen, a shot against the post.

use football::PersonId;
use football::event::EventKind;
use football::side::Side;
use store::rounds::Label;

use super::super::chances::Chances;
use super::super::script::Time;
use super::happenings::Happening;

/// Portuguese and English.
const IN_PLAY: [(&str, &str); 8] = [
    ("Remate ao poste", "Shot against the post"),
    ("Bola na trave", "Off the crossbar"),
    ("Grande defesa do guarda-redes", "Great save by the goalkeeper"),
    ("O VAR anula um golo por fora de jogo", "VAR rules out a goal for offside"),
    ("O árbitro vai ao monitor: não há penálti", "The referee goes to the monitor: no penalty"),
    ("Corte em cima da linha", "Cleared off the line"),
    ("Livre direto muito perto do ângulo", "Free kick just past the top corner"),
    ("Arrancada que levanta o estádio", "A run that lifts the whole ground"),
];
const CHECKED: [(&str, &str); 2] = [
    ("O VAR confirma o golo", "VAR confirms the goal"),
    ("Linhas traçadas: o golo é válido", "Lines drawn: the goal stands"),
];

pub(super) fn in_play(side: Side, time: Time, passed: i64, player: PersonId, chances: &mut Chances) -> Happening {
    let text = IN_PLAY[chances.below(IN_PLAY.len())];
    moment(side, time, passed, Some(player), text, chances)
}

/// The referee's team looks again, and the goal stands.
pub(super) fn checked_goal(
    side: Side,
    time: Time,
    passed: i64,
    scorer: Option<PersonId>,
    chances: &mut Chances,
) -> Happening {
    let text = CHECKED[chances.below(CHECKED.len())];
    moment(side, time, passed, scorer, text, chances)
}

/// About half of them have been cut into a clip.
fn moment(
    side: Side,
    time: Time,
    passed: i64,
    player: Option<PersonId>,
    (pt, en): (&str, &str),
    chances: &mut Chances,
) -> Happening {
    Happening {
        time,
        passed,
        kind: EventKind::Moment,
        side,
        player,
        related: None,
        description: Some(Label { pt: pt.to_owned(), en: en.to_owned() }),
        has_embed: chances.happens(0.5),
    }
}
