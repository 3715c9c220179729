//! The officials of a match.

use std::collections::HashMap;

use football::PersonId;
use football::duty::Duty;
use serde::Serialize;
use store::officials::Appointment;
use store::persons::Person;
use utoipa::ToSchema;

use super::person::PersonRef;

/// Who is in charge of a match; null where nobody is named yet.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RefereesBody<'a> {
    main: Option<PersonRef<'a>>,
    aux1: Option<PersonRef<'a>>,
    aux2: Option<PersonRef<'a>>,
    fourth: Option<PersonRef<'a>>,
    var: Option<PersonRef<'a>>,
    a_var: Option<PersonRef<'a>>,
    field_delegate: Option<PersonRef<'a>>,
    league_delegate: Option<PersonRef<'a>>,
    observer: Option<PersonRef<'a>>,
}

impl<'a> RefereesBody<'a> {
    pub(crate) fn new(
        appointments: impl IntoIterator<Item = Appointment>,
        people: &'a HashMap<PersonId, Person>,
    ) -> Self {
        let mut body = Self::default();
        for appointed in appointments {
            let person = people.get(&appointed.person_id).map(|person| PersonRef::in_suit(person, None));
            let place = match appointed.duty {
                Duty::Main => &mut body.main,
                Duty::FirstAssistant => &mut body.aux1,
                Duty::SecondAssistant => &mut body.aux2,
                Duty::Fourth => &mut body.fourth,
                Duty::Var => &mut body.var,
                Duty::Avar => &mut body.a_var,
                Duty::FieldDelegate => &mut body.field_delegate,
                Duty::LeagueDelegate => &mut body.league_delegate,
                Duty::Observer => &mut body.observer,
            };
            *place = person;
        }
        body
    }
}
