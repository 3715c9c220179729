//! Who misses a match.

use std::collections::HashMap;

use football::PersonId;
use football::suspension::{Ban, Discipline, YELLOWS};
use serde::Serialize;
use store::persons::Person;
use store::teams::Team;
use utoipa::ToSchema;

use super::person::PersonRef;
use crate::locale::Locale;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AbsencesBody<'a> {
    pub home: TeamAbsences<'a>,
    pub away: TeamAbsences<'a>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeamAbsences<'a> {
    suspended: Vec<AbsenceBody<'a>>,
    /// One more yellow card, and they miss a match.
    at_risk: Vec<PersonRef<'a>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct AbsenceBody<'a> {
    player: PersonRef<'a>,
    /// redCard, secondYellow or yellows
    #[schema(example = "yellows")]
    reason: &'static str,
    #[schema(example = "5 cartões amarelos")]
    label: String,
}

impl<'a> TeamAbsences<'a> {
    /// Those who are `listed` for the match are not absent.
    pub(crate) fn new(
        found: &Discipline<PersonId>,
        team: Option<&Team>,
        people: &'a HashMap<PersonId, Person>,
        listed: &[PersonId],
        locale: Locale,
    ) -> Self {
        let absent = |(player, ban): &(PersonId, Ban)| {
            let person = people.get(player).filter(|_| !listed.contains(player))?;
            let player = PersonRef::player(person, team);
            Some(AbsenceBody { player, reason: ban.name(), label: label(*ban, locale) })
        };
        Self {
            suspended: found.banned.iter().filter_map(absent).collect(),
            at_risk: found.at_risk.iter().filter_map(|id| people.get(id)).map(PersonRef::name_only).collect(),
        }
    }
}

fn label(ban: Ban, locale: Locale) -> String {
    match ban {
        Ban::RedCard => locale.pick("Cartão vermelho", "Red card").to_owned(),
        Ban::SecondYellow => locale.pick("Segundo amarelo", "Second yellow").to_owned(),
        Ban::Yellows => locale.pick(format!("{YELLOWS} cartões amarelos"), format!("{YELLOWS} yellow cards")),
    }
}
