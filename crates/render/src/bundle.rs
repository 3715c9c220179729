//! The web app as `vite build` leaves it: one script for the engine, hashed files for browsers, and the manifest that
//! tells which page needs which of them.

mod manifest;

use std::borrow::Cow;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use thiserror::Error;

use crate::page::Outline;
use manifest::Manifest;
pub(crate) use manifest::Needs;

mod embedded {
    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
}

const SCRIPT: &str = "server/pages.js";
const MANIFEST: &str = "client/manifest.json";
const CLIENT: &str = "client/";

#[derive(Debug)]
pub struct Bundle {
    script: String,
    manifest: Manifest,
    files: HashMap<String, File>,
}

/// A file for browsers, in the forms it was compressed to beforehand.
#[derive(Clone, Debug)]
pub struct File {
    pub bytes: Cow<'static, [u8]>,
    pub brotli: Option<Cow<'static, [u8]>>,
    pub gzip: Option<Cow<'static, [u8]>>,
    pub content_type: &'static str,
    /// Its name holds a fingerprint of the content.
    pub is_immutable: bool,
}

#[derive(Debug, Error)]
pub enum BundleError {
    #[error("the web app is not built: {0} is missing. Build it with `make web`.")]
    Missing(String),
    #[error("the web app's {file} cannot be read: {error}")]
    Unreadable { file: String, error: io::Error },
    #[error("the web app's manifest is broken: {0}")]
    Manifest(String),
}

impl Bundle {
    /// The one in the program, or – in a dev build – the one in the working tree.
    pub fn load() -> Result<Self, BundleError> {
        if embedded::EMBEDDED.is_empty() {
            return Self::read(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist")));
        }
        let files = embedded::EMBEDDED.iter().map(|&(name, bytes)| (name.to_owned(), Cow::Borrowed(bytes)));
        Self::new(files.collect())
    }

    /// The one in a folder.
    pub fn read(folder: &Path) -> Result<Self, BundleError> {
        let mut files = HashMap::new();
        let mut folders = vec![folder.to_owned()];
        let unreadable = |path: &Path| {
            let file = path.display().to_string();
            move |error| BundleError::Unreadable { file, error }
        };
        while let Some(next) = folders.pop() {
            if !next.is_dir() {
                return Err(BundleError::Missing(next.display().to_string()));
            }
            for entry in fs::read_dir(&next).map_err(unreadable(&next))? {
                let path: PathBuf = entry.map_err(unreadable(&next))?.path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let bytes = fs::read(&path).map_err(unreadable(&path))?;
                let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().into_owned();
                files.insert(name, Cow::Owned(bytes));
            }
        }
        Self::new(files)
    }

    /// A script alone, without files for browsers: for tests of the engine.
    pub fn of_script(script: &str) -> Self {
        Self { script: script.to_owned(), manifest: Manifest::default(), files: HashMap::new() }
    }

    fn new(mut all: HashMap<String, Cow<'static, [u8]>>) -> Result<Self, BundleError> {
        let mut text = |name: &str| {
            let bytes = all.remove(name).ok_or_else(|| BundleError::Missing(name.to_owned()))?;
            String::from_utf8(bytes.into_owned()).map_err(|error| BundleError::Unreadable {
                file: name.to_owned(),
                error: io::Error::new(io::ErrorKind::InvalidData, error),
            })
        };
        let (script, manifest) = (text(SCRIPT)?, Manifest::parse(&text(MANIFEST)?)?);
        let names: Vec<String> = all.keys().filter(|name| is_for_browsers(name)).cloned().collect();
        let files = names.into_iter().filter_map(|name| {
            let compressed = |extension: &str| all.get(&format!("{name}.{extension}")).cloned();
            let file = File {
                bytes: all.get(&name)?.clone(),
                brotli: compressed("br"),
                gzip: compressed("gz"),
                content_type: content_type(&name),
                is_immutable: name.starts_with("client/assets/"),
            };
            Some((name.strip_prefix(CLIENT)?.to_owned(), file))
        });
        let files = files.collect();
        Ok(Self { script, manifest, files })
    }

    pub(crate) fn script(&self) -> &str {
        &self.script
    }

    /// The file at this path (without the slash in front), if there is one.
    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.get(path)
    }

    /// Files of text, one after the other, to be written into a document: none where one of them is missing, or would
    /// end the element that it is in.
    pub(crate) fn text(&self, paths: &[&str]) -> Option<String> {
        let texts = paths.iter().map(|path| std::str::from_utf8(&self.file(path)?.bytes).ok());
        let text = texts.collect::<Option<Vec<&str>>>()?.join("\n");
        (!text.is_empty() && !["</", "<!--", "\r"].iter().any(|end| text.contains(end))).then_some(text)
    }

    /// The script that passes on to the app what the organisation's sign-in gave a popup or a frame.
    pub fn bridge(&self) -> Option<&str> {
        self.manifest.bridge()
    }

    /// What a browser has to load for a page, in this language.
    pub(crate) fn needs(&self, outline: &Outline, language: &str) -> Needs<'_> {
        self.manifest.needs(&outline.files, &outline.later, language)
    }
}

fn is_for_browsers(name: &str) -> bool {
    name.starts_with(CLIENT) && !name.ends_with(".br") && !name.ends_with(".gz") && !name.ends_with("manifest.json")
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}
