//! What stands in a file, key by key, and the field that it means. Whether names lead anywhere is looked at later, when all
//! files are known.

use serde::Deserialize;
use serde_json::Value;

use super::{Area, Field, FieldKind, Label, MediaKind, SportEntity, TextForm, TypeKind};

/// Which of the three sorts of file it is.
#[derive(Debug, Deserialize)]
pub(super) struct Sort {
    pub name: Option<String>,
    pub component: Option<String>,
    pub extends: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeclaredType {
    pub name: String,
    pub plural: Option<String>,
    pub address: Option<String>,
    #[serde(default)]
    pub kind: DeclaredKind,
    pub area: DeclaredArea,
    #[serde(default)]
    pub localized: bool,
    #[serde(default)]
    pub drafts: bool,
    #[serde(default = "yes")]
    pub public: bool,
    pub label: Option<DeclaredLabel>,
    #[serde(default)]
    pub field: Vec<DeclaredField>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeclaredComponent {
    pub component: String,
    pub label: Option<DeclaredLabel>,
    #[serde(default)]
    pub field: Vec<DeclaredField>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeclaredExtension {
    pub extends: String,
    #[serde(default)]
    pub field: Vec<DeclaredField>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum DeclaredKind {
    #[default]
    Collection,
    Single,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum DeclaredArea {
    Editorial,
    Press,
    Site,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeclaredLabel {
    pub pt: String,
    pub en: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum DeclaredForm {
    String,
    Text,
    RichText,
    Email,
    Slug,
    Url,
    #[serde(rename = "legacyUrl")]
    LegacyUrl,
    #[serde(rename = "oldPath")]
    OldPath,
    Destination,
    Colour,
    Integer,
    BigInteger,
    Decimal,
    Boolean,
    Date,
    DateTime,
    Time,
    Json,
    Enumeration,
    Password,
    Views,
    Media,
    Relation,
    Inverse,
    Sport,
    Component,
    Zone,
}

/// All keys that some field may have. Which of them a form takes is in [`DeclaredForm::keys`].
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DeclaredField {
    pub name: String,
    #[serde(rename = "type")]
    form: DeclaredForm,
    #[serde(default)]
    required: bool,
    #[serde(default)]
    unique: bool,
    #[serde(default)]
    private: bool,
    #[serde(default)]
    indexed: bool,
    default: Option<Value>,
    label: Option<DeclaredLabel>,
    min: Option<f64>,
    max: Option<f64>,
    from: Option<String>,
    values: Option<Vec<String>>,
    target: Option<String>,
    many: Option<bool>,
    source: Option<String>,
    of: Option<String>,
    multiple: Option<bool>,
    allowed: Option<Vec<DeclaredMedia>>,
    entity: Option<DeclaredEntity>,
    component: Option<String>,
    repeatable: Option<bool>,
    components: Option<Vec<String>>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum DeclaredMedia {
    Image,
    Video,
    Audio,
    File,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
enum DeclaredEntity {
    Team,
    Player,
    Competition,
    Match,
}

fn yes() -> bool {
    true
}

impl DeclaredLabel {
    /// What is declared, or the name itself in both languages.
    pub fn or_name(label: Option<Self>, name: &str) -> Label {
        match label {
            Some(Self { pt, en }) => Label { portuguese: pt, english: en },
            None => Label { portuguese: name.to_owned(), english: name.to_owned() },
        }
    }
}

impl From<DeclaredKind> for TypeKind {
    fn from(kind: DeclaredKind) -> Self {
        match kind {
            DeclaredKind::Collection => Self::Collection,
            DeclaredKind::Single => Self::Single,
        }
    }
}

impl From<DeclaredArea> for Area {
    fn from(area: DeclaredArea) -> Self {
        match area {
            DeclaredArea::Editorial => Self::Editorial,
            DeclaredArea::Press => Self::Press,
            DeclaredArea::Site => Self::Site,
        }
    }
}

impl From<DeclaredMedia> for MediaKind {
    fn from(kind: DeclaredMedia) -> Self {
        match kind {
            DeclaredMedia::Image => Self::Image,
            DeclaredMedia::Video => Self::Video,
            DeclaredMedia::Audio => Self::Audio,
            DeclaredMedia::File => Self::File,
        }
    }
}

impl From<DeclaredEntity> for SportEntity {
    fn from(entity: DeclaredEntity) -> Self {
        match entity {
            DeclaredEntity::Team => Self::Team,
            DeclaredEntity::Player => Self::Player,
            DeclaredEntity::Competition => Self::Competition,
            DeclaredEntity::Match => Self::Match,
        }
    }
}

impl DeclaredForm {
    /// The keys that mean something for it, beside those that every field has.
    fn keys(self) -> &'static [&'static str] {
        match self {
            Self::String | Self::Text | Self::Email | Self::Url | Self::LegacyUrl => {
                &["min", "max", "default", "unique", "indexed"]
            }
            Self::RichText => &["min", "max", "default"],
            Self::Slug => &["min", "max", "from", "unique", "indexed"],
            Self::OldPath => &["unique", "indexed"],
            Self::Destination => &["from"],
            Self::Colour => &["default", "indexed"],
            Self::Integer | Self::Decimal => &["min", "max", "default", "unique", "indexed"],
            Self::BigInteger => &["default", "unique", "indexed"],
            Self::Boolean | Self::Date | Self::DateTime | Self::Time => &["default", "indexed"],
            Self::Json => &["default"],
            Self::Enumeration => &["values", "default", "indexed"],
            Self::Password => &[],
            Self::Views => &["indexed"],
            Self::Media => &["multiple", "allowed"],
            Self::Relation => &["target", "many"],
            Self::Inverse => &["source", "of", "many"],
            Self::Sport => &["entity", "many"],
            Self::Component => &["component", "repeatable", "min", "max"],
            Self::Zone => &["components", "max"],
        }
    }
}

impl DeclaredField {
    /// The field that is meant, or what is wrong with it.
    pub fn into_field(self) -> Result<Field, String> {
        if let Some((key, _)) = self.given().into_iter().find(|(key, given)| *given && !self.form.keys().contains(key))
        {
            return Err(format!("“{key}” says nothing about a field of this type"));
        }
        if self.min.zip(self.max).is_some_and(|(min, max)| min > max) {
            return Err("“min” is more than “max”".to_owned());
        }
        let kind = self.kind()?;
        if self.required && matches!(kind, FieldKind::Views | FieldKind::Inverse { .. }) {
            return Err("nobody writes such a field, so it cannot be required".to_owned());
        }
        Ok(Field {
            label: DeclaredLabel::or_name(self.label, &self.name),
            name: self.name,
            kind,
            is_required: self.required,
            is_unique: self.unique,
            is_private: self.private,
            is_indexed: self.indexed,
            default: self.default,
        })
    }

    fn given(&self) -> [(&'static str, bool); 16] {
        [
            ("min", self.min.is_some()),
            ("max", self.max.is_some()),
            ("default", self.default.is_some()),
            ("unique", self.unique),
            ("indexed", self.indexed),
            ("from", self.from.is_some()),
            ("values", self.values.is_some()),
            ("target", self.target.is_some()),
            ("many", self.many.is_some()),
            ("source", self.source.is_some()),
            ("of", self.of.is_some()),
            ("multiple", self.multiple.is_some()),
            ("allowed", self.allowed.is_some()),
            ("entity", self.entity.is_some()),
            ("component", self.component.is_some() || self.repeatable.is_some()),
            ("components", self.components.is_some()),
        ]
    }

    fn kind(&self) -> Result<FieldKind, String> {
        let is_many = self.many.unwrap_or(false);
        Ok(match self.form {
            DeclaredForm::String => self.text(TextForm::Line)?,
            DeclaredForm::Text => self.text(TextForm::Text)?,
            DeclaredForm::RichText => self.text(TextForm::Rich)?,
            DeclaredForm::Email => self.text(TextForm::Email)?,
            DeclaredForm::Slug => self.text(TextForm::Slug { from: self.from.clone() })?,
            DeclaredForm::Url => self.text(TextForm::Url)?,
            DeclaredForm::LegacyUrl => self.text(TextForm::LegacyUrl)?,
            DeclaredForm::OldPath => self.text(TextForm::OldPath)?,
            DeclaredForm::Destination => self.text(TextForm::Destination { from: self.from.clone() })?,
            DeclaredForm::Colour => self.text(TextForm::Colour)?,
            DeclaredForm::Integer => {
                FieldKind::Integer { min: integer("min", self.min)?, max: integer("max", self.max)? }
            }
            DeclaredForm::BigInteger => FieldKind::BigInteger,
            DeclaredForm::Decimal => FieldKind::Decimal { min: self.min, max: self.max },
            DeclaredForm::Boolean => FieldKind::Boolean,
            DeclaredForm::Date => FieldKind::Date,
            DeclaredForm::DateTime => FieldKind::DateTime,
            DeclaredForm::Time => FieldKind::Time,
            DeclaredForm::Json => FieldKind::Json,
            DeclaredForm::Enumeration => FieldKind::Enumeration(needed("values", &self.values)?),
            DeclaredForm::Password => FieldKind::Password,
            DeclaredForm::Views => FieldKind::Views,
            DeclaredForm::Media => FieldKind::Media {
                is_multiple: self.multiple.unwrap_or(false),
                allowed: self.allowed.iter().flatten().copied().map(MediaKind::from).collect(),
            },
            DeclaredForm::Relation => FieldKind::Relation { target: needed("target", &self.target)?, is_many },
            DeclaredForm::Inverse => {
                FieldKind::Inverse { source: needed("source", &self.source)?, field: needed("of", &self.of)?, is_many }
            }
            DeclaredForm::Sport => FieldKind::Sport { entity: needed("entity", &self.entity)?.into(), is_many },
            DeclaredForm::Component => {
                let is_repeatable = self.repeatable.unwrap_or(false);
                if !is_repeatable && (self.min.is_some() || self.max.is_some()) {
                    return Err("“min” and “max” count the components of a repeatable field".to_owned());
                }
                let component = needed("component", &self.component)?;
                FieldKind::Component {
                    component,
                    is_repeatable,
                    min: count("min", self.min)?,
                    max: count("max", self.max)?,
                }
            }
            DeclaredForm::Zone => {
                FieldKind::Zone { components: needed("components", &self.components)?, max: count("max", self.max)? }
            }
        })
    }

    fn text(&self, form: TextForm) -> Result<FieldKind, String> {
        Ok(FieldKind::Text { form, min: count("min", self.min)?, max: count("max", self.max)? })
    }
}

fn needed<T: Clone>(key: &str, value: &Option<T>) -> Result<T, String> {
    value.clone().ok_or_else(|| format!("“{key}” is missing"))
}

fn integer(key: &str, number: Option<f64>) -> Result<Option<i64>, String> {
    /// Beyond it a floating-point number skips integers.
    const LARGEST: f64 = 9_007_199_254_740_992.0;
    match number {
        Some(number) if number.fract() != 0.0 || number.abs() > LARGEST => {
            Err(format!("“{key}” must be a whole number"))
        }
        number => Ok(number.map(|number| number as i64)),
    }
}

fn count(key: &str, number: Option<f64>) -> Result<Option<usize>, String> {
    let number = integer(key, number)?;
    number.map(|number| usize::try_from(number).map_err(|_| format!("“{key}” must not be negative"))).transpose()
}
