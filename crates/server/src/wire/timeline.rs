//! The timeline of a match.

use std::collections::HashMap;

use football::PersonId;
use football::event::EventKind;
use football::moment::Half;
use football::score::Score;
use football::side::Side;
use football::timeline::{Entry, Marker};
use serde::Serialize;
use store::persons::Person;
use store::records::Event;
use store::teams::Team;
use utoipa::ToSchema;

use super::person::PersonRef;
use crate::locale::Locale;

/// Something that happened, or a marker such as half time. Fields that say nothing are left out.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TimelineEvent<'a> {
    /// Markers have negative ones.
    id: i64,
    /// 0 moment, 1 substitution, 2 yellow card, 3 red card, 4 goal, 5 own goal, 6 second yellow, 7 penalty scored,
    /// 8 penalty missed; markers: 86 half time, 95 current time, 97 start, 98 temporary data, 99 end, 101 penalties
    #[serde(rename = "type")]
    #[schema(example = 4)]
    kind: i16,
    #[schema(example = "67'")]
    minute: String,
    /// The id of the team it is credited to.
    #[serde(skip_serializing_if = "Option::is_none")]
    team: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    is_from_home_team: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<PersonRef<'a>>,
    /// Who assisted, or who went off.
    #[serde(skip_serializing_if = "Option::is_none")]
    related_player: Option<PersonRef<'a>>,
    /// The score after a goal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "2-1")]
    score: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    embed: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<&'a str>,
    /// How much of the match is played; only with the current time.
    #[serde(skip_serializing_if = "Option::is_none")]
    percentage: Option<u8>,
}

/// A player's part in a match, for marks beside his name.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlayerEvent {
    player_id: i64,
    #[serde(rename = "type")]
    kind: i16,
    minute: String,
    is_from_home_team: bool,
}

/// What the entries of a timeline are shown with.
pub(crate) struct Cast<'a> {
    pub home: Option<&'a Team>,
    pub away: Option<&'a Team>,
    pub people: &'a HashMap<PersonId, Person>,
    pub events: &'a [Event],
    pub locale: Locale,
}

impl<'a> Cast<'a> {
    pub(crate) fn timeline(&self, entries: Vec<Entry<PersonId>>) -> Vec<TimelineEvent<'a>> {
        let mut score = Score::new(0, 0);
        entries.into_iter().map(|entry| self.entry(entry, &mut score)).collect()
    }

    fn entry(&self, entry: Entry<PersonId>, score: &mut Score) -> TimelineEvent<'a> {
        let told = match entry {
            Entry::Marker(marker) => return marked(marker),
            Entry::Event(told) => told,
        };
        let kind = told.kind.unwrap_or(EventKind::Unknown);
        let is_goal = kind.is_goal() && told.moment.half != Half::AfterPlay;
        if is_goal {
            match told.side {
                Some(Side::Home) => score.home += 1,
                Some(Side::Away) => score.away += 1,
                None => {}
            }
        }
        let event = self.events.iter().find(|event| event.id == told.id);
        let team = told.side.and_then(|side| side.pick(self.home, self.away));
        // Whoever scores an own goal wears the other side's shirt.
        let wears = if kind == EventKind::OwnGoal { told.side.map(Side::other) } else { told.side };
        let wears = wears.and_then(|side| side.pick(self.home, self.away));
        let person = |id: Option<PersonId>| id.and_then(|id| self.people.get(&id));
        let description = event.and_then(|event| event.description.as_ref());
        TimelineEvent {
            id: told.id,
            kind: kind.code(),
            minute: told.moment.text(),
            team: team.map(|team| team.id),
            is_from_home_team: told.side.map(Side::is_home),
            player: person(told.player).map(|person| PersonRef::player(person, wears)),
            related_player: person(told.related).map(PersonRef::name_only),
            score: is_goal.then(|| format!("{}-{}", score.home, score.away)),
            description: description.map(|label| self.locale.pick(label.pt.as_str(), &label.en)),
            embed: event.and_then(|event| event.embed.as_deref()),
            image: event.and_then(|event| event.image.as_deref()),
            percentage: None,
        }
    }
}

fn marked<'a>(marker: Marker) -> TimelineEvent<'a> {
    let (minute, percentage) = match marker {
        Marker::CurrentTime { clock, percentage } => (clock.text(), Some(percentage)),
        Marker::TemporaryData | Marker::Start | Marker::HalfTime | Marker::End | Marker::Penalties => {
            (String::new(), None)
        }
    };
    let kind = marker.kind().code();
    TimelineEvent {
        id: -i64::from(kind),
        kind,
        minute,
        team: None,
        is_from_home_team: None,
        player: None,
        related_player: None,
        score: None,
        description: None,
        embed: None,
        image: None,
        percentage,
    }
}

/// Goals, cards and substitutions by player, in the order in which they happened.
pub(crate) fn player_events(entries: &[Entry<PersonId>]) -> Vec<PlayerEvent> {
    let mut list = Vec::new();
    for entry in entries {
        let Entry::Event(told) = entry else { continue };
        let (Some(kind), Some(side)) = (told.kind, told.side) else { continue };
        if !(kind.is_goal() || kind.is_card() || kind == EventKind::Substitution) {
            continue;
        }
        let both = if kind == EventKind::Substitution { told.related } else { None };
        for player in told.player.into_iter().chain(both) {
            list.push(PlayerEvent {
                player_id: player,
                kind: kind.code(),
                minute: told.moment.text(),
                is_from_home_team: side.is_home(),
            });
        }
    }
    list
}
