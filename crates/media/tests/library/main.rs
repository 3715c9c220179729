//! What becomes of uploads: every format to the pixel, every bad file refused without a trace.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod bad_input;
mod bucket;
mod drawings;
mod formats;
mod keeping;
mod papers;
mod samples;
mod upright;

use std::path::Path;

use image::{DynamicImage, ImageFormat};
use media::library::Options;
use media::{FocalPoint, KeptFile, Library, MediaError, Place, Upload};
use tempfile::TempDir;

/// A library in a folder of its own, gone with the test.
struct Shelf {
    library: Library,
    folder: TempDir,
}

impl Shelf {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let options = Options { is_durable: false, ..Options::default() };
        let library = Library::open(&Place::Folder(folder.path().join("media")), options).unwrap();
        Self { library, folder }
    }

    async fn keep(&self, name: &str, bytes: &[u8]) -> Result<KeptFile, MediaError> {
        self.keep_focused(name, bytes, None).await
    }

    async fn keep_focused(
        &self,
        name: &str,
        bytes: &[u8],
        focal_point: Option<(f64, f64)>,
    ) -> Result<KeptFile, MediaError> {
        let focal_point = focal_point.map(|(x, y)| FocalPoint::new(x, y).unwrap());
        let upload = Upload { name: name.to_owned(), bytes: bytes.to_vec().into(), focal_point };
        self.library.keep(upload).await
    }

    /// The names of all files that are there.
    fn files(&self) -> Vec<String> {
        let mut names = Vec::new();
        collect(self.folder.path(), &mut names);
        names.sort();
        names
    }

    fn bytes(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.folder.path().join("media/uploads").join(name)).unwrap()
    }

    /// A stored picture, by its address.
    fn picture(&self, url: &str) -> DynamicImage {
        let name = url.strip_prefix("/uploads/").unwrap();
        let format = ImageFormat::from_path(name).unwrap();
        image::load_from_memory_with_format(&self.bytes(name), format).unwrap()
    }
}

fn collect(folder: &Path, names: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.is_dir() {
            true => collect(&path, names),
            false => names.push(path.file_name().unwrap().to_str().unwrap().to_owned()),
        }
    }
}
