//! From an upload to the files that are kept of it. Pure work on bytes, done by a worker.

use bytes::Bytes;
use image::ImageFormat;
use sha2::{Digest, Sha256};

use crate::crop::FocalPoint;
use crate::decode::decode;
use crate::drawing::rasterise;
use crate::encode::{self, Stored};
use crate::error::{MediaError, Refusal};
use crate::formats::{self, Made};
use crate::kept::{Format, FormatKey, Formats, KeptFile, WebpFormat, kilobytes};
use crate::name;
use crate::paper::{self, Easel};
use crate::picture::Picture;
use crate::placeholder::placeholder;
use crate::sniff::{Kind, sniff};

pub(crate) const LARGEST: usize = 25 << 20;
const ORIGINAL_JPEG_QUALITY: u8 = 90;
const ORIGINAL_WEBP_QUALITY: f32 = 90.0;

/// A file of ours with its bytes.
#[derive(Clone)]
pub(crate) struct Object {
    pub name: String,
    pub mime: &'static str,
    pub bytes: Bytes,
}

/// Where files are, as far as a document tells it.
#[derive(Clone)]
pub(crate) struct Address {
    pub base_url: String,
    pub provider: &'static str,
}

impl Address {
    fn of(&self, name: &str) -> String {
        format!("{}/{name}", self.base_url)
    }
}

/// What is to be kept of an upload, the file itself first.
pub(crate) struct Processed {
    pub file: KeptFile,
    pub objects: Vec<Object>,
}

pub(crate) fn process(
    name: &str,
    bytes: Bytes,
    focus: Option<FocalPoint>,
    address: &Address,
    easel: &Easel,
) -> Result<Processed, MediaError> {
    if bytes.len() > LARGEST {
        return Err(Refusal::TooLarge.into());
    }
    let kind = sniff(&bytes)?;
    let name = name::cleaned(name);
    let hash = format!("{}_{}", name::slug(&name), ten_digits(&bytes));
    match kind {
        Kind::Picture(format) => {
            let stored = match format {
                ImageFormat::Jpeg => Stored::Jpeg,
                ImageFormat::WebP => Stored::WebP,
                _ => Stored::Png,
            };
            Maker::new(name, hash, stored, address).picture(decode(format, bytes)?, focus)
        }
        Kind::Drawing => {
            let picture = rasterise(&bytes)?;
            drop(bytes);
            Maker::new(name, hash, Stored::Png, address).picture(picture, focus)
        }
        Kind::Paper => {
            let page = paper::first_page(paper::check(&bytes)?, easel);
            Maker::new(name, hash, Stored::Pdf, address).paper(bytes, page)
        }
    }
}

/// The kind of a file that somebody shows as evidence, and that others will open.
pub(crate) fn evidence(bytes: Bytes) -> Result<&'static str, MediaError> {
    match sniff(&bytes)? {
        Kind::Paper => {
            paper::check(&bytes)?;
            Ok(Stored::Pdf.mime())
        }
        Kind::Picture(format @ (ImageFormat::Jpeg | ImageFormat::Png)) => {
            decode(format, bytes)?;
            Ok(if format == ImageFormat::Jpeg { Stored::Jpeg.mime() } else { Stored::Png.mime() })
        }
        Kind::Picture(_) | Kind::Drawing => Err(Refusal::NoEvidence.into()),
    }
}

/// The cuts of a picture that is kept already, around another focal point. All else stays.
pub(crate) fn recut(
    file: &KeptFile,
    bytes: Bytes,
    focus: Option<FocalPoint>,
    address: &Address,
) -> Result<Processed, MediaError> {
    let Kind::Picture(format) = sniff(&bytes)? else { return Err(MediaError::Failed("no picture is kept".to_owned())) };
    let picture = decode(format, bytes)?.weighed()?;
    let stored = Stored::of_ext(&file.ext).ok_or_else(|| MediaError::Failed("an unknown kind is kept".to_owned()))?;
    let mut maker = Maker::new(file.name.clone(), file.hash.clone(), stored, address);
    maker.formats = file.formats.clone().unwrap_or_default();
    maker.add(formats::cuts(&picture, focus.unwrap_or(FocalPoint::MIDDLE))?, &cut_hash(&file.hash, focus));
    let formats = (maker.formats != Formats::default()).then_some(maker.formats);
    let file = KeptFile { formats, focal_point: focus, ..file.clone() };
    Ok(Processed { file, objects: maker.objects })
}

fn ten_digits(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(5).map(|byte| format!("{byte:02x}")).collect()
}

/// Cuts around another point are other files: what was cached under a name stays true.
fn cut_hash(hash: &str, focus: Option<FocalPoint>) -> String {
    let Some(FocalPoint { x, y }) = focus else { return hash.to_owned() };
    let slug = hash.rsplit_once('_').map_or(hash, |(slug, _)| slug);
    format!("{slug}_{}", ten_digits(format!("{hash} {x} {y}").as_bytes()))
}

struct Maker<'a> {
    name: String,
    hash: String,
    stored: Stored,
    address: &'a Address,
    formats: Formats,
    objects: Vec<Object>,
}

impl<'a> Maker<'a> {
    fn new(name: String, hash: String, stored: Stored, address: &'a Address) -> Self {
        Self { name, hash, stored, address, formats: Formats::default(), objects: Vec::new() }
    }

    fn picture(mut self, picture: Picture, focus: Option<FocalPoint>) -> Result<Processed, MediaError> {
        let (width, height) = (picture.width, picture.height);
        let bytes = match self.stored {
            Stored::Jpeg => encode::jpeg(&picture, ORIGINAL_JPEG_QUALITY)?,
            Stored::WebP => encode::webp(&picture, ORIGINAL_WEBP_QUALITY)?,
            Stored::Png | Stored::Pdf => encode::png(&picture)?,
        };
        self.keep(bytes.into());
        let picture = picture.weighed()?;
        let hash = self.hash.clone();
        self.add(formats::whole(&picture)?, &hash);
        self.add(formats::cuts(&picture, focus.unwrap_or(FocalPoint::MIDDLE))?, &cut_hash(&hash, focus));
        let placeholder = placeholder(&picture)?;
        let mut processed = self.finish(placeholder);
        processed.file.width = Some(width);
        processed.file.height = Some(height);
        processed.file.focal_point = focus;
        Ok(processed)
    }

    fn paper(mut self, bytes: Bytes, page: Option<Picture>) -> Result<Processed, MediaError> {
        self.keep(bytes);
        let mut shown = None;
        if let Some(page) = page {
            let page = page.weighed()?;
            let hash = self.hash.clone();
            self.add(formats::whole(&page)?, &hash);
            shown = placeholder(&page)?;
        }
        let mut processed = self.finish(shown);
        let small = processed.file.formats.as_ref().and_then(|formats| formats.small.as_ref());
        processed.file.preview_url = small.map(|small| small.url.clone());
        Ok(processed)
    }

    fn keep(&mut self, bytes: Bytes) {
        let name = format!("{}{}", self.hash, self.stored.ext());
        self.objects.push(Object { name, mime: self.stored.mime(), bytes });
    }

    fn add(&mut self, made: Vec<Made>, hash: &str) {
        for Made { key, width, height, stored, bytes, webp } in made {
            let hash = format!("{}_{hash}", FormatKey::prefix(key));
            let (name, webp_name) = (format!("{hash}{}", stored.ext()), format!("{hash}{}", Stored::WebP.ext()));
            let webp_format = WebpFormat {
                ext: Stored::WebP.ext().to_owned(),
                mime: Stored::WebP.mime().to_owned(),
                size: kilobytes(webp.len()),
                size_in_bytes: webp.len() as u64,
                url: self.address.of(&webp_name),
            };
            *self.formats.place(key) = Some(Format {
                name: format!("{}_{}", key.name(), self.name),
                hash,
                ext: stored.ext().to_owned(),
                mime: stored.mime().to_owned(),
                path: None,
                width,
                height,
                size: kilobytes(bytes.len()),
                size_in_bytes: bytes.len() as u64,
                url: self.address.of(&name),
                webp: webp_format,
            });
            self.objects.push(Object { name, mime: stored.mime(), bytes: bytes.into() });
            self.objects.push(Object { name: webp_name, mime: Stored::WebP.mime(), bytes: webp.into() });
        }
    }

    fn finish(self, placeholder: Option<String>) -> Processed {
        let size = self.objects.first().map_or(0, |object| object.bytes.len());
        let file = KeptFile {
            url: self.address.of(&format!("{}{}", self.hash, self.stored.ext())),
            name: self.name,
            width: None,
            height: None,
            formats: (self.formats != Formats::default()).then_some(self.formats),
            hash: self.hash,
            ext: self.stored.ext().to_owned(),
            mime: self.stored.mime().to_owned(),
            size: kilobytes(size),
            preview_url: None,
            provider: self.address.provider.to_owned(),
            provider_metadata: None,
            placeholder,
            focal_point: None,
        };
        Processed { file, objects: self.objects }
    }
}
