//! A body with files, part by part onto the disk.

use std::fs::File;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::StatusCode;
use bytes::BytesMut;
use media::Library;
use serde_json::Value;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::described::Description;
use super::link::Link;
use super::too_large;
use crate::error::{ApiError, Dialect};

const MOST_FILES: usize = 10;
const LARGEST_FILE: u64 = 25 << 20;
/// Whatever the parts are for.
const MOST_PARTS: usize = 50;
const LONGEST_TEXT: usize = 64 << 10;
/// How long nothing may come before the sender is given up.
const PATIENCE: Duration = Duration::from_secs(30);
/// So much is written at once.
const BLOCK: usize = 256 << 10;

/// All that a body says.
#[derive(Default)]
pub(super) struct Received {
    pub files: Vec<SentFile>,
    /// One for all, or one for each.
    pub descriptions: Vec<Description>,
    pub link: Option<Link>,
}

/// A file as it was sent, on disk and without a name there.
pub(super) struct SentFile {
    pub name: String,
    pub file: File,
}

impl Received {
    /// What a body without files says.
    pub(super) fn described(info: Option<&Value>) -> Result<Self, ApiError> {
        let descriptions = info.map(Description::read_all).transpose()?.unwrap_or_default();
        Ok(Self { descriptions, ..Self::default() })
    }
}

pub(super) async fn receive(library: &Library, request: Request) -> Result<Received, ApiError> {
    let mut parts = Multipart::from_request(request, &()).await.map_err(|_| unreadable())?;
    let mut received = Received::default();
    let [mut target, mut target_id, mut target_field] = [None, None, None];
    for _ in 0..MOST_PARTS {
        let next = timeout(PATIENCE, parts.next_field()).await.map_err(|_| too_slow())?;
        let Some(mut part) = next.map_err(broken)? else {
            received.link = Link::read(target, target_id, target_field)?;
            return Ok(received);
        };
        let name = part.name().unwrap_or_default().to_owned();
        match (name.as_str(), part.file_name().map(str::to_owned)) {
            ("files" | "files[]", Some(file_name)) => {
                let (file, length) = to_disk(library, &mut part, &file_name).await?;
                // A form whose field for files is left empty sends one without a name.
                if file_name.is_empty() && length == 0 {
                    continue;
                }
                if received.files.len() == MOST_FILES {
                    return Err(Dialect::validation(format!("At most {MOST_FILES} files can be sent at once")));
                }
                received.files.push(SentFile { name: file_name, file });
            }
            ("fileInfo", None) => {
                let text = text(&mut part).await?;
                let wrong = |_| Dialect::validation("fileInfo must be JSON");
                let info: Value = serde_json::from_str(&text).map_err(wrong)?;
                received.descriptions.extend(Description::read_all(&info)?);
            }
            ("ref", None) => target = Some(text(&mut part).await?),
            ("refId", None) => target_id = Some(text(&mut part).await?),
            ("field", None) => target_field = Some(text(&mut part).await?),
            // What is for others is read past.
            _ => while chunk(&mut part).await?.is_some() {},
        }
    }
    Err(Dialect::validation(format!("A form can have at most {MOST_PARTS} parts")))
}

async fn to_disk(library: &Library, part: &mut Field<'_>, name: &str) -> Result<(File, u64), ApiError> {
    let failed = |error: std::io::Error| ApiError::Unavailable(format!("an upload could not be written: {error}"));
    let file = Arc::new(library.scratch_file().map_err(failed)?);
    let mut block = BytesMut::with_capacity(BLOCK);
    let mut length = 0;
    loop {
        let next = chunk(part).await?;
        let is_end = next.is_none();
        let next = next.unwrap_or_default();
        length += next.len() as u64;
        if length > LARGEST_FILE {
            return Err(too_large(&media::cleaned_name(name)));
        }
        block.extend_from_slice(&next);
        if block.len() >= BLOCK || is_end {
            let (file, bytes) = (file.clone(), block.split());
            let written = spawn_blocking(move || (&*file).write_all(&bytes)).await;
            written.map_err(|error| ApiError::Internal(error.to_string()))?.map_err(failed)?;
        }
        if is_end {
            let file =
                Arc::into_inner(file).ok_or_else(|| ApiError::Internal("an upload is still written".to_owned()))?;
            return Ok((file, length));
        }
    }
}

async fn text(part: &mut Field<'_>) -> Result<String, ApiError> {
    let mut bytes = Vec::new();
    while let Some(next) = chunk(part).await? {
        bytes.extend_from_slice(&next);
        if bytes.len() > LONGEST_TEXT {
            return Err(ApiError::PayloadTooLarge);
        }
    }
    String::from_utf8(bytes).map_err(|_| unreadable())
}

async fn chunk(part: &mut Field<'_>) -> Result<Option<bytes::Bytes>, ApiError> {
    timeout(PATIENCE, part.chunk()).await.map_err(|_| too_slow())?.map_err(broken)
}

#[allow(clippy::needless_pass_by_value, reason = "it is what becomes of an error")]
fn broken(error: MultipartError) -> ApiError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::PayloadTooLarge,
        _ => unreadable(),
    }
}

fn unreadable() -> ApiError {
    Dialect::validation("The form cannot be read: it is no multipart/form-data, or it ends early")
}

fn too_slow() -> ApiError {
    Dialect::error(StatusCode::REQUEST_TIMEOUT, "RequestTimeoutError", "The files came too slowly")
}
