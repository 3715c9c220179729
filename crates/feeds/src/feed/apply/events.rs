//! What happened in a match.

use football::event::EventKind;
use football::moment::{Half, Moment};
use football::occurrence::{Occurrence, Origin};
use store::matches::Match;
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
        let match_ = self.match_(&body.match_)?;
        if body.withdrawn {
            return self.withdraw(index, item, body, &match_).await;
        }
        let needed = |field: &str| Fault::invalid(field, format!("an event needs its {field}"));
        let kind = body.type_.ok_or_else(|| needed("type"))?.meaning();
        let half = body.half.ok_or_else(|| needed("half"))?.meaning();
        let moment = moment(half, body.minute.ok_or_else(|| needed("minute"))?, body.added)?;
        checks::link("embed", body.embed.as_ref())?;
        checks::link("image", body.image.as_ref())?;
        if body.side.is_none() && kind != EventKind::Moment {
            return Err(needed("side").into());
        }
        let player = body.player.as_ref().map(|id| self.person("player", id)).transpose()?;
        let related = body.related.as_ref().map(|id| self.person("related", id)).transpose()?;
        let open = self.record(&match_).await?;
        let origin = open.edition.origin();
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
        let number = open.number(&body.id);
        let events = &mut open.record.events;
        let known = events.iter().position(|event| event.number == number);
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
                events.sort_by_key(|event| event.number);
                Outcome::Created
            }
        };
        open.told.insert(number, index);
        open.reasons.extend(item.why.clone().map(|why| (number, why)));
        Ok(outcome)
    }

    async fn withdraw(&mut self, index: usize, item: &Item, body: &EventItem, match_: &Match) -> Result<Outcome, Stop> {
        let open = self.record(match_).await?;
        let events = &mut open.record.events;
        let is_it = |event: &Event| event.external_id.as_deref() == Some(body.id.as_str());
        let Some(place) = events.iter().position(is_it) else { return Ok(Outcome::Unchanged) };
        let number = events.remove(place).number;
        open.told.remove(&number);
        open.withdrawn = Some(index);
        open.reasons.extend(item.why.clone().map(|why| (number, why)));
        Ok(Outcome::Updated)
    }
}

/// Sources abroad give the running minute as well.
fn running(moment: Moment, origin: Origin) -> Option<u16> {
    (origin == Origin::International && moment.half != Half::AfterPlay).then(|| moment.running())
}

/// From the minute of the match to that of its half.
fn moment(half: Half, minute: i32, added: Option<i32>) -> Result<Moment, Fault> {
    let (first, last) = match half {
        Half::First => (1, 45),
        Half::Second => (46, 90),
        Half::ExtraTime => (91, 120),
        Half::Interval => (0, 45),
        Half::AfterPlay => (0, 200),
    };
    checks::within("minute", Some(minute), (first, last))?;
    checks::within("added", added, (1, 60))?;
    let is_end = minute == last || (half == Half::ExtraTime && minute == 105);
    if added.is_some() && !(is_end && matches!(half, Half::First | Half::Second | Half::ExtraTime)) {
        return Err(Fault::contradiction("added", format!("time is added after minute {last}")));
    }
    let start = match half {
        Half::Second => 45,
        Half::ExtraTime => 90,
        _ => 0,
    };
    let minute = u16::try_from(minute - start).unwrap_or(0);
    let minute = if half == Half::Interval { 0 } else { minute };
    let added = added.and_then(|added| u16::try_from(added).ok());
    Ok(Moment { half, minute, time: None, added })
}
