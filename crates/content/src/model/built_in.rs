//! The types that come with the program, and what a league adds to them.

use std::sync::LazyLock;

use super::read::ModelError;
use super::{Language, Model};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$((concat!("types/", $name), include_str!(concat!("../../types/", $name)))),*]
    };
}

const FILES: &[(&str, &str)] = files![
    "news.toml",
    "video.toml",
    "opinion.toml",
    "author.toml",
    "publication.toml",
    "contest.toml",
    "tag.toml",
    "videos-menu.toml",
    "pressrelease.toml",
    "comunicado.toml",
    "media-kit.toml",
    "homepage.toml",
    "static-page.toml",
    "store.toml",
    "partnership.toml",
    "token.toml",
    "menu.toml",
    "header.toml",
    "footer.toml",
    "settings.toml",
    "redirect.toml",
    "components/shared.link.toml",
    "components/shared.button.toml",
    "components/shared.seo.toml",
    "components/shared.hero.toml",
    "components/shared.menu-item.toml",
    "components/shared.menu-child.toml",
    "components/blocks.rich-text.toml",
    "components/blocks.image.toml",
    "components/blocks.gallery.toml",
    "components/blocks.quote.toml",
    "components/blocks.embed.toml",
    "components/blocks.buttons.toml",
    "components/blocks.tabs.toml",
    "components/blocks.tab.toml",
    "components/blocks.table.toml",
    "components/blocks.author.toml",
    "components/blocks.related.toml",
    "components/home.highlight.toml",
    "components/home.block.toml",
    "components/store.block.toml",
    "components/videos.tab.toml",
    "components/videos.sub-tab.toml",
];

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
