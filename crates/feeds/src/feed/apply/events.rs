//! What happened in a match.

use football::event::EventKind;
use football::moment::{Half, Moment};
use football::occurrence::{Occurrence, Origin};
use store::records::Event;

use super::super::Outcome;
use super::super::items::{EventItem, Item};
use super::super::problem::{Fault, Stop};
use super::super::session::Session;
use super::super::words::FeedSide;
use super::checks;

/// More than this is no match.
const MOST_EVENTS: usize = 1_000;

impl Session<'_> {
    pub(in super::super) async fn apply_event(
        &mut self,
        index: usize,
        item: &Item,
        body: &EventItem,
    ) -> Result<Outcome, Stop> {
        let kind = body.type_.meaning();
        let moment = moment(body)?;
        checks::link("embed", body.embed.as_ref())?;
        checks::link("image", body.image.as_ref())?;
        if body.side.is_none() && kind != EventKind::Moment {
            return Err(Fault::invalid("side", "this needs a side").into());
        }
        let player = body.player.as_ref().map(|id| self.person("player", id)).transpose()?;
        let related = body.related.as_ref().map(|id| self.person("related", id)).transpose()?;
        let match_ = self.match_(&body.match_)?;
        let open = self.record(&match_, item).await?;
        let origin = open.edition.origin();
        let events = &mut open.record.events;
        let known = events.iter().position(|event| event.external_id.as_deref() == Some(body.id.as_str()));
        if body.withdrawn {
            return Ok(match known {
                Some(place) => {
                    events.remove(place);
                    Outcome::Updated
                }
                None => Outcome::Unchanged,
            });
        }
        let told = Occurrence {
            id: 0,
            kind: Some(kind),
            moment: Moment { time: running(moment, origin), ..moment },
            side: body.side.map(FeedSide::meaning),
            player,
            related,
            has_embed: body.embed.is_some(),
        };
        let told = told.plainly(origin);
        let number = match known {
            Some(place) => events[place].number,
            None => events.iter().map(|event| event.number).max().unwrap_or(0) + 1,
        };
        let event = Event {
            id: known.map_or(0, |place| events[place].id),
            number,
            external_id: Some(body.id.clone()),
            kind: told.kind,
            moment: told.moment,
            side: told.side,
            person_id: told.player,
            related_id: told.related,
            embed: body.embed.clone(),
            image: body.image.clone(),
            description: body.description.clone().map(Into::into),
        };
        let outcome = match known {
            Some(place) => {
                let is_news = events[place] != event;
                events[place] = event;
                Outcome::updated(is_news)
            }
            None if events.len() >= MOST_EVENTS => {
                return Err(Fault::invalid("match", "a match has at most 1,000 events").into());
            }
            None => {
                events.push(event);
                Outcome::Created
            }
        };
        open.told.insert(number, index);
        Ok(outcome)
    }
}

/// Sources abroad give the running minute as well.
fn running(moment: Moment, origin: Origin) -> Option<u16> {
    (origin == Origin::International && moment.half != Half::AfterPlay).then(|| moment.running())
}

/// From the minute of the match to that of its half.
fn moment(body: &EventItem) -> Result<Moment, Fault> {
    let half = body.half.meaning();
    let (first, last) = match half {
        Half::First => (1, 45),
        Half::Second => (46, 90),
        Half::ExtraTime => (91, 120),
        Half::Interval => (0, 45),
        Half::AfterPlay => (0, 200),
    };
    checks::within("minute", Some(body.minute), (first, last))?;
    checks::within("added", body.added, (1, 60))?;
    let is_end = body.minute == last || (half == Half::ExtraTime && body.minute == 105);
    if body.added.is_some() && !(is_end && matches!(half, Half::First | Half::Second | Half::ExtraTime)) {
        return Err(Fault::contradiction("added", format!("time is added after minute {last}")));
    }
    let start = match half {
        Half::Second => 45,
        Half::ExtraTime => 90,
        _ => 0,
    };
    let minute = u16::try_from(body.minute - start).unwrap_or(0);
    let minute = if half == Half::Interval { 0 } else { minute };
    let added = body.added.and_then(|added| u16::try_from(added).ok());
    Ok(Moment { half, minute, time: None, added })
}
