//! What a sender says of a file: `fileInfo`.

use content::entry::{Entry, Purpose};
use content::model::{FILE, Model};
use media::FocalPoint;
use serde_json::{Map, Value, json};

use crate::error::{ApiError, Dialect};

/// What is left out stays as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Description {
    pub name: Option<String>,
    pub focal_point: Option<Option<FocalPoint>>,
    /// `alternativeText` and `caption`, as they are given.
    texts: Map<String, Value>,
}

impl Description {
    /// One, or a list of them.
    pub(super) fn read_all(info: &Value) -> Result<Vec<Self>, ApiError> {
        match info {
            Value::Array(list) => list.iter().map(Self::read).collect(),
            Value::Null => Ok(Vec::new()),
            one => Ok(vec![Self::read(one)?]),
        }
    }

    fn read(info: &Value) -> Result<Self, ApiError> {
        let Value::Object(info) = info else { return Err(Dialect::validation("fileInfo must be an object")) };
        let name = match info.get("name") {
            None | Some(Value::Null) => None,
            Some(Value::String(name)) => Some(media::cleaned_name(name)),
            Some(_) => return Err(Dialect::validation("name must be a `string` type")),
        };
        let focal_point = match info.get("focalPoint") {
            None => None,
            Some(Value::Null) => Some(None),
            Some(point) => {
                let side = |name: &str| point.get(name).and_then(Value::as_f64);
                let point = side("x").zip(side("y")).and_then(|(x, y)| FocalPoint::new(x, y));
                let wrong = || Dialect::validation("focalPoint must have x and y, each from 0 to 1");
                Some(Some(point.ok_or_else(wrong)?))
            }
        };
        let texts = ["alternativeText", "caption"];
        let texts = texts.into_iter().filter_map(|name| Some((name.to_owned(), info.get(name)?.clone()))).collect();
        Ok(Self { name, focal_point, texts })
    }

    /// The texts over those that are known, held against the type.
    pub(super) fn texts(&self, model: &Model, known: &Map<String, Value>) -> Result<Map<String, Value>, ApiError> {
        let known: Map<String, Value> = ["alternativeText", "caption"]
            .into_iter()
            .map(|name| (name.to_owned(), known.get(name).cloned().unwrap_or_default()))
            .collect();
        let with_name = json!({ "name": "file" });
        let base = with_name.as_object().cloned().unwrap_or_default().into_iter().chain(known).collect();
        let given = Value::Object(self.texts.clone());
        let entry = Entry::check(model, model.named(FILE), &given, Purpose::Update { known: &base })?;
        let is_text = |name: &str| name == "alternativeText" || name == "caption";
        Ok(entry.data.into_iter().filter(|(name, _)| is_text(name)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_read_and_what_is_wrong_is_named() {
        let read = |info: Value| Description::read_all(&info).map_err(|error| error.to_string());
        assert_eq!(read(Value::Null).unwrap(), []);
        assert_eq!(read(json!([{}, { "name": "a/b.jpg", "folder": 1 }])).unwrap()[1].name.as_deref(), Some("b.jpg"));
        let point = |x, y| read(json!({ "focalPoint": { "x": x, "y": y } })).map(|all| all[0].focal_point);
        assert_eq!(point(json!(0.25), json!(1)).unwrap(), Some(FocalPoint::new(0.25, 1.0)));
        assert_eq!(read(json!({ "focalPoint": null })).unwrap()[0].focal_point, Some(None));
        for (x, y) in [(json!(-0.1), json!(0)), (json!(0), json!(1.1)), (json!("0"), json!(0)), (Value::Null, json!(0))]
        {
            assert!(point(x, y).is_err());
        }
        for wrong in [json!(5), json!("x"), json!([5]), json!({ "name": 5 })] {
            assert!(read(wrong).is_err());
        }
    }

    #[test]
    fn texts_are_laid_over_those_that_are_known() {
        let model = Model::built_in();
        let known = json!({ "alternativeText": "a", "caption": "b", "name": "x.jpg" });
        let given = Description::read_all(&json!({ "caption": null })).unwrap().remove(0);
        let texts = given.texts(&model, known.as_object().unwrap()).unwrap();
        assert_eq!(Value::Object(texts), json!({ "alternativeText": "a", "caption": null }));
        let wrong = Description::read_all(&json!({ "caption": 5 })).unwrap().remove(0);
        assert!(wrong.texts(&model, &Map::new()).is_err());
    }
}
