//! What can go wrong with an upload.

use thiserror::Error;

/// Why a file was not kept. Whatever the reason, nothing of it is left behind.
#[derive(Debug, Error)]
pub enum MediaError {
    /// It is no picture and no paper that we take, or a dangerous one. Whoever sent it can read why.
    #[error("{0}")]
    Refused(Refusal),
    /// More is waiting already than will be done soon.
    #[error("too many files are being worked on")]
    Busy,
    /// A decoder failed in a way that it should not.
    #[error("the work on a file failed: {0}")]
    Failed(String),
    /// The folder or bucket could not be read or written.
    #[error("the media storage failed: {0}")]
    Storage(#[from] object_store::Error),
    /// The configured place cannot be used at all.
    #[error("the media storage cannot be used: {0}")]
    Place(String),
}

/// Why a file is not taken, in words for those who sent it.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum Refusal {
    #[error("is empty")]
    Empty,
    #[error("is larger than 25 MB")]
    TooLarge,
    #[error("is not a JPEG, PNG, WebP, GIF or TIFF picture, an SVG drawing or a PDF")]
    UnknownKind,
    #[error("has too many pixels: at most 16384 a side, 50 megapixels and 200 MB")]
    TooManyPixels,
    #[error("is no picture")]
    NoPicture,
    #[error("is smaller than the part that was asked for")]
    Outside,
    #[error("is too small")]
    TooSmall,
    #[error("is no PDF, JPEG or PNG")]
    NoEvidence,
    #[error("is damaged or incomplete")]
    Damaged,
    #[error("is a drawing that cannot be used: {0}")]
    Drawing(&'static str),
    #[error("is a PDF that cannot be used: {0}")]
    Paper(&'static str),
}

impl From<Refusal> for MediaError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
