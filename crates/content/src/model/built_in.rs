//! The types that come with the program, and what a league adds to them.

use std::sync::LazyLock;

use super::read::ModelError;
use super::{Language, Model};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$((concat!("types/", $name), include_str!(concat!("../../types/", $name)))),*]
    };
}

const FILES: &[(&str, &str)] = files!["tag.toml", "token.toml"];

static BUILT_IN: LazyLock<Model> =
    LazyLock::new(|| Model::built_in_with(&[]).expect("built-in types read: a test reads them all"));

impl Model {
    /// The types that come with the program, in Portuguese and English.
    pub fn built_in() -> Self {
        BUILT_IN.clone()
    }

    /// The same with a league's own files: new types and components, and further fields of those that are there.
    pub fn built_in_with(files: &[(&str, &str)]) -> Result<Self, ModelError> {
        let language = |code: &str, name: &str| Language { code: code.to_owned(), name: name.to_owned() };
        let locales = vec![language("pt-PT", "Português"), language("en", "English")];
        Self::read(&[FILES, files].concat(), locales)
    }
}
