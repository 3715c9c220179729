//! Components of an entry: single ones, lists of them, and zones.

use serde_json::{Map, Value};

use super::Reading;
use super::fault::{Faults, Place, not_a, shortened};
use crate::model::{Field, FieldKind, Model};
use crate::problem::Problem;
use crate::stored::{COMPONENT, component_name};

/// So many components a list or a zone has where its field says nothing.
const MOST: usize = 200;

impl Reading<'_> {
    /// The new stored form of a field of components. One with an id is a known one, of which only what is given changes; one
    /// without is new.
    pub(super) fn components(
        self,
        field: &Field,
        value: &Value,
        known: Option<&Value>,
        place: &Place<'_>,
        faults: &mut Faults,
    ) -> Result<Value, Problem> {
        let (is_list, min, max) = match &field.kind {
            FieldKind::Component { is_repeatable, min, max, .. } => (*is_repeatable, *min, *max),
            FieldKind::Zone { max, .. } => (true, None, *max),
            _ => (false, None, None),
        };
        let mut known = Known::of(field, known);
        if !is_list {
            return match value {
                Value::Null => Ok(Value::Null),
                value => self.one(field, value, &mut known, place, faults),
            };
        }
        let Value::Array(items) = value else {
            let message = match value {
                Value::Null if self.is_creation => "${path} must be defined.".to_owned(),
                Value::Null => "${path} cannot be null.".to_owned(),
                other => not_a("array", other),
            };
            faults.add(place, message);
            return Ok(Value::Bool(false));
        };
        count(field, items.len(), min.filter(|_| !self.is_draft), max, place, faults);
        let items = items.iter().take(max.unwrap_or(MOST)).enumerate();
        let items = items.map(|(index, item)| self.one(field, item, &mut known, &place.index(index), faults));
        Ok(Value::Array(items.collect::<Result<_, _>>()?))
    }

    fn one(
        self,
        field: &Field,
        value: &Value,
        known: &mut Known<'_>,
        place: &Place<'_>,
        faults: &mut Faults,
    ) -> Result<Value, Problem> {
        let Value::Object(given) = value else {
            faults.add(place, not_a("object", value));
            return Ok(Value::Bool(false));
        };
        let Some(name) = component_name(field, given) else {
            let message = match given.get(COMPONENT) {
                None | Some(Value::Null) => "${path} is a required field".to_owned(),
                Some(_) => format!("${{path}} must be one of the following values: {}", allowed(field)),
            };
            faults.add(&place.field(COMPONENT), message);
            return Ok(Value::Bool(false));
        };
        let component = self.model.named_component(name);
        for key in given.keys() {
            if component.field(key).is_none() && key != "id" && key != COMPONENT {
                faults.add(&place.field(key), format!("Invalid key {}", shortened(key)));
            }
        }
        // An entry that is being created has no components yet: ids are those of another one, from which it was copied.
        let id = given.get("id").filter(|id| !id.is_null() && !self.is_creation);
        let known = id.map(|id| known.take(field, name, id)).transpose()?;
        let reading = Self { is_creation: known.is_none(), ..self };
        let mut data = known.cloned().unwrap_or_default();
        if matches!(field.kind, FieldKind::Zone { .. }) {
            data.insert(COMPONENT.to_owned(), name.into());
        }
        reading.fields(&component.fields, given, &mut data, known, place, faults)?;
        Ok(Value::Object(data))
    }
}

/// The components that are in a field now.
struct Known<'a> {
    components: Vec<&'a Map<String, Value>>,
}

impl<'a> Known<'a> {
    fn of(field: &Field, value: Option<&'a Value>) -> Self {
        let components = match value {
            Some(Value::Array(items)) => items.iter().filter_map(Value::as_object).collect(),
            Some(Value::Object(one)) => vec![one],
            _ => Vec::new(),
        };
        Self { components: components.into_iter().filter(|one| component_name(field, one).is_some()).collect() }
    }

    /// The one with an id. It is found once: it cannot be in two places.
    fn take(&mut self, field: &Field, name: &str, id: &Value) -> Result<&'a Map<String, Value>, Problem> {
        let id = match id {
            Value::String(text) => text.parse().ok(),
            id => id.as_i64(),
        };
        let is_it = |one: &&Map<String, Value>| {
            id.is_some() && one.get("id").and_then(Value::as_i64) == id && component_name(field, one) == Some(name)
        };
        let place = self.components.iter().position(is_it).ok_or_else(|| {
            let name = &field.name;
            Problem::application(format!("Some of the provided components in {name} are not related to the entity"))
        })?;
        Ok(self.components.swap_remove(place))
    }
}

fn allowed(field: &Field) -> String {
    match &field.kind {
        FieldKind::Zone { components, .. } => components.join(", "),
        _ => String::new(),
    }
}

fn count(field: &Field, count: usize, min: Option<usize>, max: Option<usize>, place: &Place<'_>, faults: &mut Faults) {
    // An empty list is too short only where there must be one.
    if let Some(min) = min.filter(|min| count < *min && (count > 0 || field.is_required)) {
        faults.add(place, format!("${{path}} field must have at least {min} items"));
    }
    let max = max.unwrap_or(MOST);
    if count > max {
        faults.add(place, format!("${{path}} field must have less than or equal to {max} items"));
    }
}

/// What is missing in stored fields before they may be seen.
pub(super) fn complete(
    model: &Model,
    fields: &[Field],
    data: &Map<String, Value>,
    place: &Place<'_>,
    faults: &mut Faults,
) {
    for field in fields {
        let place = place.field(&field.name);
        let value = data.get(&field.name).unwrap_or(&Value::Null);
        let is_stored = !matches!(field.kind, FieldKind::Inverse { .. } | FieldKind::Password | FieldKind::Views);
        if value.is_null() && field.is_required && is_stored {
            faults.add(&place, "${path} must be defined.");
            continue;
        }
        match (&field.kind, value) {
            (FieldKind::Text { min: Some(min), .. }, Value::String(text)) if text.chars().count() < *min => {
                faults.add(&place, format!("${{path}} must be at least {min} characters"));
            }
            (FieldKind::Component { min, .. }, Value::Array(items)) => {
                count(field, items.len(), *min, None, &place, faults);
                inside(model, field, items, &place, faults);
            }
            (FieldKind::Zone { .. }, Value::Array(items)) => inside(model, field, items, &place, faults),
            (FieldKind::Component { component, .. }, Value::Object(data)) => {
                complete(model, &model.named_component(component).fields, data, &place, faults);
            }
            _ => {}
        }
    }
}

fn inside(model: &Model, field: &Field, items: &[Value], place: &Place<'_>, faults: &mut Faults) {
    for (index, data) in items.iter().enumerate().filter_map(|(index, item)| Some((index, item.as_object()?))) {
        if let Some(component) = component_name(field, data).and_then(|name| model.component(name)) {
            complete(model, &component.fields, data, &place.index(index), faults);
        }
    }
}
