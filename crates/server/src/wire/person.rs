//! People in reference form: enough to show and to link.

use football::participant::Participant;
use football::position::Position;
use serde::Serialize;
use store::persons::Person;
use store::profiles::{Award, Social, TagMark};
use store::teams::Team;
use utoipa::ToSchema;

use super::country;
use super::picture::{Dress, Formats, portrait};
use crate::locale::Locale;

/// Somebody, small.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PersonRef<'a> {
    #[schema(example = 412)]
    id: i64,
    #[schema(example = "Duarte Pimentel")]
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    profile_photo: Option<String>,
}

/// A player in lists of the best.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LeaderPlayer<'a> {
    id: i64,
    name: &'a str,
    #[schema(example = "PT")]
    country: Option<&'a str>,
    #[schema(example = "1999-04-02")]
    birthday: Option<String>,
    #[schema(example = "avançado")]
    position: Option<&'static str>,
    photo: Option<Formats>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SocialBody<'a> {
    #[schema(example = "instagram")]
    social: &'a str,
    url: &'a str,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AwardBody<'a> {
    award: &'a str,
    result: &'a str,
    icon: Option<&'a str>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TagBody<'a> {
    slug: &'a str,
    name: &'a str,
    background_colour: &'a str,
    text_colour: &'a str,
}

impl<'a> PersonRef<'a> {
    pub(crate) fn player(person: &'a Person, team: Option<&Team>) -> Self {
        Self { id: person.id, name: &person.facts.name, profile_photo: portrait(person, team, Dress::Shirt) }
    }

    /// Where somebody else is in the picture.
    pub(crate) fn name_only(person: &'a Person) -> Self {
        Self { id: person.id, name: &person.facts.name, profile_photo: None }
    }

    /// A coach or an official.
    pub(crate) fn in_suit(person: &'a Person, team: Option<&Team>) -> Self {
        Self { id: person.id, name: &person.facts.name, profile_photo: portrait(person, team, Dress::Suit) }
    }
}

impl<'a> LeaderPlayer<'a> {
    pub(crate) fn new(person: &'a Person, team: Option<&Team>, locale: Locale) -> Self {
        let facts = &person.facts;
        Self {
            id: person.id,
            name: &facts.name,
            country: facts.country.as_deref(),
            birthday: facts.birthday.map(|day| day.to_string()),
            position: facts.position.map(|position| position_label(position, locale)),
            photo: portrait(person, team, Dress::Shirt).map(Formats::small),
        }
    }
}

impl<'a> From<&'a Social> for SocialBody<'a> {
    fn from(social: &'a Social) -> Self {
        Self { social: &social.social, url: &social.url }
    }
}

impl<'a> From<&'a Award> for AwardBody<'a> {
    fn from(award: &'a Award) -> Self {
        Self { award: &award.award, result: &award.result, icon: award.icon.as_deref() }
    }
}

impl<'a> From<&'a TagMark> for TagBody<'a> {
    fn from(tag: &'a TagMark) -> Self {
        Self {
            slug: &tag.slug,
            name: &tag.name,
            background_colour: &tag.background_colour,
            text_colour: &tag.text_colour,
        }
    }
}

pub(crate) fn position_label(position: Position, locale: Locale) -> &'static str {
    locale.pick(position.label_pt(), position.label_en())
}

pub(crate) fn role_label(role: Participant, locale: Locale) -> &'static str {
    locale.pick(role.label_pt(), role.label_en())
}

/// The name of somebody's country.
pub(crate) fn nationality(person: &Person, locale: Locale) -> Option<&str> {
    person.facts.country.as_deref().map(|code| country::name(code, locale))
}
