//! What a message says of a field: nothing, that it is empty, or a value. So a provider may tell what it knows, bit by
//! bit, without emptying what others know.

use serde::{Deserialize, Deserializer};

#[derive(Clone, Debug, Default, PartialEq)]
pub enum Given<T> {
    #[default]
    Nothing,
    Empty,
    Value(T),
}

impl<T> Given<T> {
    /// What holds from now on.
    pub(crate) fn over(self, known: Option<T>) -> Option<T> {
        match self {
            Self::Nothing => known,
            Self::Empty => None,
            Self::Value(value) => Some(value),
        }
    }

    pub(crate) fn value(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            _ => None,
        }
    }

    pub(crate) fn map<U>(self, change: impl FnOnce(T) -> U) -> Given<U> {
        match self {
            Self::Nothing => Given::Nothing,
            Self::Empty => Given::Empty,
            Self::Value(value) => Given::Value(change(value)),
        }
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Given<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::deserialize(deserializer)?.map_or(Self::Empty, Self::Value))
    }
}
