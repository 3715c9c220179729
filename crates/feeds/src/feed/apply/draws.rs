//! Legs and draws of knock-out rounds.

use football::bracket::{Drawn, Source};
use football::round::RoundKind;
use store::editions::Edition;
use store::rounds::Round;

use super::super::items::{RoundItem, TieItem, TieSide};
use super::super::problem::{Fault, Stop};
use super::super::session::Session;
use super::super::words::FeedLeg;
use super::checks;

/// No round has more.
const MOST_TIES: usize = 512;

impl Session<'_> {
    /// Says whether anything of it is new.
    pub(super) async fn apply_draw(
        &mut self,
        edition: &Edition,
        round: &Round,
        item: &RoundItem,
    ) -> Result<bool, Stop> {
        let is_knock_out = round.kind == RoundKind::Playoff;
        let mut is_news = false;
        if let Some(leg) = item.leg {
            if !is_knock_out && leg.meaning() != FeedLeg::Only.meaning() {
                return Err(Fault::contradiction("leg", "only knock-out rounds have legs").into());
            }
            is_news |= self.write.set_leg(edition, round.id, leg.meaning()).await?;
        }
        let Some(ties) = &item.ties else { return Ok(is_news) };
        if !is_knock_out && !ties.is_empty() {
            return Err(Fault::contradiction("ties", "only knock-out rounds are drawn").into());
        }
        checks::at_most("ties", Some(ties), MOST_TIES)?;
        let mut drawn = Vec::with_capacity(ties.len());
        for (index, TieItem { home, away }) in ties.iter().enumerate() {
            let place = format!("ties[{index}]");
            let (home, away) = (self.source(&place, "home", home)?, self.source(&place, "away", away)?);
            if home == Source::Bye && !matches!(away, Source::Team(_))
                || away == Source::Bye && !matches!(home, Source::Team(_))
            {
                return Err(Fault::invalid(&place, "a bye needs a team on the other side").into());
            }
            drawn.push(Drawn { round: round.number, number: index as u16 + 1, home, away });
        }
        check_repeated(&drawn)?;
        Ok(is_news | self.write.set_draw(edition, round, &drawn).await?)
    }

    fn source(&self, place: &str, side: &str, given: &TieSide) -> Result<Source, Stop> {
        let place = format!("{place}.{side}");
        match (&given.team, given.winner_of, given.bye) {
            (None, None, false) => Ok(Source::Open),
            (None, None, true) => Ok(Source::Bye),
            (Some(team), None, false) => Ok(Source::Team(self.team(&format!("{place}.team"), team)?)),
            (None, Some(number), false) => {
                checks::within(&format!("{place}.winnerOf"), Some(number), (1, MOST_TIES as u16))?;
                Ok(Source::Winner(number))
            }
            _ => Err(Fault::invalid(&place, "a side is a team, a winner, or a bye").into()),
        }
    }
}

/// Nobody is in two ties of a round, and nobody's winner goes to two of them.
fn check_repeated(drawn: &[Drawn]) -> Result<(), Fault> {
    let named = |source: &Source| matches!(source, Source::Team(_) | Source::Winner(_));
    let mut known: Vec<Source> = Vec::new();
    for (index, tie) in drawn.iter().enumerate() {
        for (side, source) in [("home", tie.home), ("away", tie.away)] {
            if named(&source) && known.contains(&source) {
                return Err(Fault::contradiction(
                    &format!("ties[{index}].{side}"),
                    "this side is in another tie already",
                ));
            }
            known.push(source);
        }
    }
    Ok(())
}
