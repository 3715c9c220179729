//! PDFs. They are kept as they came, so one that does anything but show its pages is refused; and its first page becomes a
//! picture, where that is possible.

mod preview;
mod scan;

use std::io::Read;
use std::sync::Arc;

use bytes::Bytes;
use flate2::read::ZlibDecoder;
use hayro::hayro_syntax::object::{Dict, MaybeRef, Name, Object, String as PdfString};
use hayro::hayro_syntax::{LoadPdfError, Pdf};

use crate::error::Refusal;

pub(crate) use preview::{Easel, first_page};

/// What a page needs none of: scripts, programs, other files, forms that are programs, sounds and films.
const FORBIDDEN: [&[u8]; 16] = [
    b"JavaScript",
    b"JS",
    b"Launch",
    b"EmbeddedFile",
    b"EmbeddedFiles",
    b"XFA",
    b"RichMedia",
    b"RichMediaExecute",
    b"GoToE",
    b"GoToR",
    b"SubmitForm",
    b"ImportData",
    b"Rendition",
    b"Movie",
    b"Sound",
    // Actions that nobody has to click on.
    b"AA",
];
/// Where a link may lead.
const SCHEMES: [&[u8]; 4] = [b"http:", b"https:", b"mailto:", b"tel:"];
const ACTIVE: &str = "it has scripts, attachments or actions in it";
const ENCRYPTED: &str = "it is encrypted";
const TOO_LARGE: &str = "it is larger inside than it may be";
const BROKEN: &str = "it cannot be read";
/// Unpacked, each stream and all together.
const MOST_IN_STREAM: u64 = 64_000_000;
const MOST_IN_STREAMS: u64 = 400_000_000;
const MOST_OBJECTS: usize = 500_000;
/// What may follow the end of a file: a line end, some filling.
const MOST_AFTER_THE_END: usize = 1_024;

/// A PDF that may be kept.
pub(crate) struct Paper {
    pub(super) pdf: Pdf,
}

/// Reads a PDF and refuses what could do harm. Looks at the objects as one reader finds them, and at the bytes as any other
/// might.
pub(crate) fn check(bytes: &Bytes) -> Result<Paper, Refusal> {
    let refuse = |reason| Refusal::Paper(reason);
    let end = bytes.windows(5).rposition(|window| window == b"%%EOF").ok_or(Refusal::Damaged)?;
    let after = &bytes[end + 5..];
    if after.len() > MOST_AFTER_THE_END || !after.iter().all(|b| b.is_ascii_whitespace() || *b == 0) {
        return Err(refuse("something follows its end"));
    }
    if scan::names(bytes).any(|name| is_forbidden(&name, true)) {
        return Err(refuse(ACTIVE));
    }
    check_streams(bytes)?;
    let pdf = Pdf::new(Arc::new(bytes.clone())).map_err(|error| match error {
        LoadPdfError::Decryption(_) => refuse(ENCRYPTED),
        LoadPdfError::Invalid => refuse(BROKEN),
    })?;
    // Readable without a password it may be, but then others see other bytes than we do.
    if scan::names(bytes).any(|name| name == b"Encrypt") {
        return Err(refuse(ENCRYPTED));
    }
    if pdf.pages().is_empty() {
        return Err(refuse("it has no pages"));
    }
    if pdf.len() > MOST_OBJECTS {
        return Err(refuse(TOO_LARGE));
    }
    for object in pdf.objects() {
        if is_active(&object) {
            return Err(refuse(ACTIVE));
        }
    }
    Ok(Paper { pdf })
}

/// In bytes that may be pixels, two letters come up by chance; that actions have a long name too is enough there.
fn is_forbidden(name: &[u8], is_by_chance: bool) -> bool {
    FORBIDDEN.contains(&name) && !(is_by_chance && name.len() < 3)
}

fn is_active(object: &Object<'_>) -> bool {
    match object {
        Object::Name(name) => is_forbidden(name, false),
        Object::Array(array) => array.raw_iter().any(|item| is_active_there(&item)),
        Object::Dict(dict) => is_active_dict(dict),
        Object::Stream(stream) => is_active_dict(stream.dict()),
        Object::Null(_) | Object::Boolean(_) | Object::Number(_) | Object::String(_) => false,
    }
}

fn is_active_dict(dict: &Dict<'_>) -> bool {
    is_bad_action(dict)
        || opens_with_action(dict)
        || dict.entries().any(|(key, value)| is_forbidden(&key, false) || is_active_there(&value))
}

/// A link leads to a page of the web or of the paper, and does nothing else.
fn is_bad_action(dict: &Dict<'_>) -> bool {
    match dict.get::<Name<'_>>("S").as_deref() {
        Some(b"URI") => {
            let address = dict.get::<PdfString<'_>>("URI").map(|address| address.to_ascii_lowercase());
            address.is_some_and(|address| !SCHEMES.iter().any(|scheme| address.starts_with(scheme)))
        }
        Some(b"Thread" | b"Hide") => true,
        _ => false,
    }
}

/// What happens when a paper is opened: it may show one of its pages.
fn opens_with_action(dict: &Dict<'_>) -> bool {
    let action = dict.get::<Dict<'_>>("OpenAction");
    action.is_some_and(|action| action.get::<Name<'_>>("S").as_deref() != Some(b"GoTo") || action.contains_key("Next"))
}

/// What is referred to is an object of its own, and looked at as such.
fn is_active_there(value: &MaybeRef<Object<'_>>) -> bool {
    match value {
        MaybeRef::Ref(_) => false,
        MaybeRef::NotRef(object) => is_active(object),
    }
}

/// Unpacks every stream without keeping it: none may be a bomb, and those that hold objects are looked into.
fn check_streams(bytes: &[u8]) -> Result<(), Refusal> {
    let mut total = 0;
    for stream in scan::streams(bytes) {
        let holds_objects = stream.names().any(|name| name == b"ObjStm" || name == b"XRef");
        let is_unusual = |name: &Vec<u8>| {
            matches!(
                &name[..],
                b"ASCII85Decode"
                    | b"A85"
                    | b"ASCIIHexDecode"
                    | b"AHx"
                    | b"LZWDecode"
                    | b"LZW"
                    | b"RunLengthDecode"
                    | b"RL"
                    | b"Crypt"
            )
        };
        if holds_objects && stream.names().any(|name| is_unusual(&name)) {
            return Err(Refusal::Paper("its objects are packed in an unusual way"));
        }
        let mut unpacked = Vec::new();
        let mut decoder = ZlibDecoder::new(stream.data).take(MOST_IN_STREAM + 1);
        let length = match holds_objects {
            // Whatever is wrong with the rest, the part before it counts.
            true => {
                let _ = decoder.read_to_end(&mut unpacked);
                unpacked.len() as u64
            }
            false => length_of(decoder),
        };
        total += length;
        if length > MOST_IN_STREAM || total > MOST_IN_STREAMS {
            return Err(Refusal::Paper(TOO_LARGE));
        }
        if scan::names(&unpacked).any(|name| is_forbidden(&name, false)) {
            return Err(Refusal::Paper(ACTIVE));
        }
    }
    Ok(())
}

fn length_of(mut reader: impl Read) -> u64 {
    let mut buffer = vec![0; 1 << 16];
    let mut length = 0;
    loop {
        match reader.read(&mut buffer) {
            Ok(0) | Err(_) => return length,
            Ok(count) => length += count as u64,
        }
    }
}
