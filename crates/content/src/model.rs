//! Types of content, as they are declared.
//!
//! [`Model::built_in`] has those that come with the program; [`Model::built_in_with`] adds a league's own. A model that was
//! read is whole: whoever holds one looks names up without asking whether they lead anywhere.

mod built_in;
mod check;
mod declared;
mod default;
mod file;
mod read;

use std::collections::HashMap;

use serde_json::Value;

pub use read::ModelError;

/// All types there are. Names in it are known to be good: every relation has its target, every component is there.
#[derive(Clone, Debug)]
pub struct Model {
    types: Vec<ContentType>,
    components: Vec<Component>,
    by_name: HashMap<String, usize>,
    by_address: HashMap<String, usize>,
    locales: Vec<Language>,
}

/// A language in which content is written. The first one of a model is the default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    pub code: String,
    pub name: String,
}

#[derive(Clone, Debug)]
pub struct ContentType {
    /// In the singular: `article`. Also the name of its rows.
    pub name: String,
    /// The part of the address: the plural for a collection, the name for a single.
    pub address: String,
    pub kind: TypeKind,
    pub area: Area,
    pub is_localized: bool,
    /// Whether there are drafts.
    pub has_drafts: bool,
    /// Whether visitors may read what is published.
    pub is_public: bool,
    /// Has no address of its own: files.
    pub is_internal: bool,
    /// What the studio calls it.
    pub label: Label,
    pub fields: Vec<Field>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeKind {
    Collection,
    Single,
}

/// Who looks after a type: permissions are given by area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Area {
    /// News, opinions, videos and the like.
    Editorial,
    /// Press releases, statements, media kits.
    Press,
    /// The site itself: pages, menus, texts, settings.
    Site,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub portuguese: String,
    pub english: String,
}

/// A group of fields that entries contain: `shared.link`.
#[derive(Clone, Debug)]
pub struct Component {
    pub name: String,
    pub label: Label,
    pub fields: Vec<Field>,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub name: String,
    pub kind: FieldKind,
    pub is_required: bool,
    /// No two entries of a language share its value.
    pub is_unique: bool,
    /// Neither read, filtered nor sorted by, by anybody.
    pub is_private: bool,
    /// Worth an index: entries are looked up by it.
    pub is_indexed: bool,
    pub default: Option<Value>,
    pub label: Label,
}

#[derive(Clone, Debug, PartialEq)]
pub enum FieldKind {
    Text {
        form: TextForm,
        min: Option<usize>,
        max: Option<usize>,
    },
    Integer {
        min: Option<i64>,
        max: Option<i64>,
    },
    /// Too large for a number in JavaScript: a text on the wire.
    BigInteger,
    Decimal {
        min: Option<f64>,
        max: Option<f64>,
    },
    Boolean,
    Date,
    DateTime,
    Time,
    Json,
    Enumeration(Vec<String>),
    /// Written, never shown.
    Password,
    /// Counted by the program, never written: how often an entry was seen.
    Views,
    Media {
        is_multiple: bool,
        allowed: Vec<MediaKind>,
    },
    /// A relation that this type owns.
    Relation {
        target: String,
        is_many: bool,
    },
    /// The other side of `field` of `source`.
    Inverse {
        source: String,
        field: String,
        is_many: bool,
    },
    /// Something of the league.
    Sport {
        entity: SportEntity,
        is_many: bool,
    },
    Component {
        component: String,
        is_repeatable: bool,
        min: Option<usize>,
        max: Option<usize>,
    },
    /// Components of several kinds, in the order of their author.
    Zone {
        components: Vec<String>,
        max: Option<usize>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextForm {
    /// One line.
    Line,
    /// Several lines.
    Text,
    /// HTML, sanitised.
    Rich,
    Email,
    /// Lower-case letters, digits and hyphens; made from another field where it is left out.
    Slug {
        from: Option<String>,
    },
    /// An address inside the site or outside of it.
    Url,
    /// An old address, kept without its last slash.
    LegacyUrl,
    /// A path that leads elsewhere; with `/*` at its end, all below it.
    OldPath,
    /// Where the path in the field `from` leads.
    Destination {
        from: Option<String>,
    },
    Colour,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MediaKind {
    Image,
    Video,
    Audio,
    File,
}

impl MediaKind {
    /// By what a file says it is. All that is neither seen nor heard is a file.
    pub fn of_mime(mime: &str) -> Self {
        match mime.split_once('/').map_or(mime, |(kind, _)| kind) {
            "image" => Self::Image,
            "video" => Self::Video,
            "audio" => Self::Audio,
            _ => Self::File,
        }
    }

    /// As types declare it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Image => "image",
            Self::Video => "video",
            Self::Audio => "audio",
            Self::File => "file",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SportEntity {
    Team,
    Player,
    Competition,
    Match,
}

/// The type behind media fields.
pub const FILE: &str = "file";
/// The field that says where an entry is shown: `web`, `app` or `all`. Lists by it are counted, not scanned.
pub const PLATFORM: &str = "platform";

impl Model {
    pub fn types(&self) -> &[ContentType] {
        &self.types
    }

    pub fn components(&self) -> &[Component] {
        &self.components
    }

    pub fn find(&self, name: &str) -> Option<&ContentType> {
        self.by_name.get(name).map(|&index| &self.types[index])
    }

    /// By the first part of an address: `articles`, `homepage`.
    pub fn at(&self, address: &str) -> Option<&ContentType> {
        self.by_address.get(address).map(|&index| &self.types[index])
    }

    /// A type that a field of the model names.
    pub fn named(&self, name: &str) -> &ContentType {
        self.find(name).expect("the names in a model were checked when it was made")
    }

    pub fn component(&self, name: &str) -> Option<&Component> {
        self.components.iter().find(|component| component.name == name)
    }

    /// A component that a field of the model names.
    pub fn named_component(&self, name: &str) -> &Component {
        self.component(name).expect("the names in a model were checked when it was made")
    }

    /// The default first.
    pub fn locales(&self) -> &[Language] {
        &self.locales
    }

    pub fn default_locale(&self) -> &str {
        &self.locales[0].code
    }

    pub fn has_locale(&self, code: &str) -> bool {
        self.locales.iter().any(|language| language.code == code)
    }
}

impl ContentType {
    /// As the dialect names it: `api::article.article`.
    pub fn uid(&self) -> String {
        match self.is_internal {
            true => format!("plugin::upload.{}", self.name),
            false => format!("api::{0}.{0}", self.name),
        }
    }

    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// Whether it is counted how often its entries are seen.
    pub fn counts_views(&self) -> bool {
        self.fields.iter().any(|field| field.kind == FieldKind::Views)
    }

    pub fn has_platform(&self) -> bool {
        self.field(PLATFORM).is_some_and(|field| matches!(field.kind, FieldKind::Enumeration(_)))
    }
}

impl Component {
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.name == name)
    }
}

impl FieldKind {
    /// Whether it is shown without being asked for: everything that leads nowhere else.
    pub fn is_scalar(&self) -> bool {
        !matches!(
            self,
            Self::Media { .. }
                | Self::Relation { .. }
                | Self::Inverse { .. }
                | Self::Sport { .. }
                | Self::Component { .. }
                | Self::Zone { .. }
        )
    }
}

impl Field {
    /// Whether anybody may see it.
    pub fn is_visible(&self) -> bool {
        !self.is_private && self.kind != FieldKind::Password
    }
}

#[cfg(test)]
mod tests;
