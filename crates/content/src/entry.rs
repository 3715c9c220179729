#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InverseChange {
    pub field: String,
}
impl InverseChange {
    pub fn applied_to(&self, present: &[i64]) -> Vec<i64> {
        present.to_vec()
    }
}
use crate::{model::*, problem::Problem};
use serde_json::{Map, Value};
pub enum Purpose<'a> {
    Create,
    Update { known: &'a Map<String, Value> },
}
pub struct Entry {
    pub data: Map<String, Value>,
    pub inverse: Vec<InverseChange>,
    pub published_at: Option<Option<i64>>,
    pub locale: Option<String>,
}
impl Entry {
    pub fn check(_: &Model, _: &ContentType, given: &Value, _: Purpose<'_>) -> Result<Self, Problem> {
        Ok(Self {
            data: given.as_object().cloned().unwrap_or_default(),
            inverse: vec![],
            published_at: None,
            locale: None,
        })
    }
}
