//! A file that is kept, in the form that the content API gives it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::crop::FocalPoint;
use crate::encode::Stored;

/// What a file document says of its file. The names are the dialect's; `placeholder` and `focalPoint` are ours.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct KeptFile {
    pub name: String,
    pub width: Option<u32>,
    pub height: Option<u32>,
    pub formats: Option<Formats>,
    pub hash: String,
    pub ext: String,
    pub mime: String,
    /// In thousands of bytes.
    pub size: f64,
    pub url: String,
    pub preview_url: Option<String>,
    pub provider: String,
    #[serde(rename = "provider_metadata")]
    pub provider_metadata: Option<Value>,
    /// A few pixels as a data address, to be shown until the picture is there.
    pub placeholder: Option<String>,
    pub focal_point: Option<FocalPoint>,
}

/// The same picture in other sizes. Which there are depends on how large it is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Formats {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thumbnail: Option<Format>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x_small: Option<Format>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub small: Option<Format>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub medium: Option<Format>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub large: Option<Format>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub x_large: Option<Format>,
    /// Cut around the focal point.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<Format>,
    /// Cut around the focal point in the shape of a link's preview.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub share: Option<Format>,
}

impl Formats {
    pub fn all(&self) -> impl Iterator<Item = &Format> {
        let Self { thumbnail, x_small, small, medium, large, x_large, square, share } = self;
        [thumbnail, x_small, small, medium, large, x_large, square, share].into_iter().flatten()
    }

    pub(crate) fn place(&mut self, key: FormatKey) -> &mut Option<Format> {
        match key {
            FormatKey::Thumbnail => &mut self.thumbnail,
            FormatKey::XSmall => &mut self.x_small,
            FormatKey::Small => &mut self.small,
            FormatKey::Medium => &mut self.medium,
            FormatKey::Large => &mut self.large,
            FormatKey::XLarge => &mut self.x_large,
            FormatKey::Square => &mut self.square,
            FormatKey::Share => &mut self.share,
        }
    }
}

/// A picture in another size: as JPEG, or PNG where something shines through, and as WebP for those who take it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Format {
    pub name: String,
    pub hash: String,
    pub ext: String,
    pub mime: String,
    pub path: Option<String>,
    pub width: u32,
    pub height: u32,
    pub size: f64,
    pub size_in_bytes: u64,
    pub url: String,
    pub webp: WebpFormat,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WebpFormat {
    pub ext: String,
    pub mime: String,
    pub size: f64,
    pub size_in_bytes: u64,
    pub url: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FormatKey {
    Thumbnail,
    XSmall,
    Small,
    Medium,
    Large,
    XLarge,
    Square,
    Share,
}

impl FormatKey {
    /// As the dialect spells it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Thumbnail => "thumbnail",
            Self::XSmall => "xSmall",
            Self::Small => "small",
            Self::Medium => "medium",
            Self::Large => "large",
            Self::XLarge => "xLarge",
            Self::Square => "square",
            Self::Share => "share",
        }
    }

    /// As it begins the name of a file: addresses have small letters only.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Self::XSmall => "xsmall",
            Self::XLarge => "xlarge",
            other => other.name(),
        }
    }
}

impl KeptFile {
    /// The names of all files that belong to it, the file itself first.
    pub fn objects(&self) -> Vec<String> {
        let formats = self.formats.iter().flat_map(Formats::all);
        let formats = formats.flat_map(|f| [format!("{}{}", f.hash, f.ext), format!("{}{}", f.hash, f.webp.ext)]);
        std::iter::once(format!("{}{}", self.hash, self.ext)).chain(formats).collect()
    }
}

/// In thousands of bytes, with two decimals, as the dialect tells sizes.
pub(crate) fn kilobytes(bytes: usize) -> f64 {
    (bytes as f64 / 10.0).round() / 100.0
}

/// Whether this is a name that a file of ours may have. No other name is looked for.
pub fn is_object_name(name: &str) -> bool {
    let Some((stem, ext)) = name.rsplit_once('.') else { return false };
    let fits = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_' || b == b'-';
    !stem.is_empty() && stem.len() <= 120 && stem.bytes().all(fits) && Stored::of_ext(&format!(".{ext}")).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_told_as_in_the_dialect() {
        for (bytes, expected) in [(0, 0.0), (4, 0.0), (5, 0.01), (1_000, 1.0), (123_456, 123.46)] {
            assert_eq!(kilobytes(bytes), expected, "{bytes}");
        }
    }

    #[test]
    fn names_of_files_are_of_one_form() {
        for name in ["a_0123456789.jpg", "thumbnail_a_0123456789.webp", "x.pdf", "x-y.png"] {
            assert!(is_object_name(name), "{name}");
        }
        let others =
            ["", ".jpg", "a", "a.svg", "a.html", "A.jpg", "../a.jpg", "a/b.jpg", "a\\b.jpg", "a.jpg.exe", "a%2e.jpg"];
        for name in others {
            assert!(!is_object_name(name), "{name}");
        }
        assert!(!is_object_name(&format!("{}.jpg", "a".repeat(200))));
    }
}
