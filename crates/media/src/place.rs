//! Where files are kept: a folder, or a bucket of a service that speaks S3.

use std::fmt;
use std::path::{Path as FolderPath, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use object_store::aws::AmazonS3Builder;
use object_store::local::LocalFileSystem;
use object_store::{ClientOptions, ObjectStore};

use crate::error::MediaError;

#[derive(Clone, Debug)]
pub enum Place {
    Folder(PathBuf),
    Bucket(Bucket),
}

#[derive(Clone)]
pub struct Bucket {
    pub name: String,
    pub region: String,
    /// Other than Amazon's own. One with `http://` is spoken to without encryption.
    pub endpoint: Option<String>,
    pub access_key: String,
    pub secret_key: String,
    /// Where visitors find the bucket's files, without a last slash. Without it they get them from us.
    pub public_url: Option<String>,
}

impl fmt::Debug for Bucket {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Bucket")
            .field("name", &self.name)
            .field("endpoint", &self.endpoint)
            .finish_non_exhaustive()
    }
}

/// What comes of a place once it is open.
pub(crate) struct Opened {
    pub store: Arc<dyn ObjectStore>,
    /// What the dialect calls it.
    pub provider: &'static str,
    /// Before the name of a file.
    pub base_url: String,
    /// Objects of a bucket say themselves what they are.
    pub has_attributes: bool,
}

impl Place {
    pub(crate) fn open(&self, is_durable: bool) -> Result<Opened, MediaError> {
        match self {
            Self::Folder(folder) => open_folder(folder, is_durable),
            Self::Bucket(bucket) => bucket.open(),
        }
    }
}

fn open_folder(folder: &FolderPath, is_durable: bool) -> Result<Opened, MediaError> {
    let cannot = |error: &dyn fmt::Display| MediaError::Place(format!("{}: {error}", folder.display()));
    std::fs::create_dir_all(folder).map_err(|error| cannot(&error))?;
    sweep(&folder.join("uploads"), folder).map_err(|error| cannot(&error))?;
    let store = LocalFileSystem::new_with_prefix(folder).map_err(|error| cannot(&error))?.with_fsync(is_durable);
    let base_url = "/uploads".to_owned();
    Ok(Opened { store: Arc::new(store), provider: "local", base_url, has_attributes: false })
}

/// Removes what a crash left half written. Another process may be writing right now, so only what is old goes; how old it is
/// tells the file system's own clock.
fn sweep(uploads: &FolderPath, folder: &FolderPath) -> std::io::Result<()> {
    const OLD: Duration = Duration::from_secs(3600);
    let now = tempfile::tempfile_in(folder)?.metadata()?.modified()?;
    let Ok(entries) = std::fs::read_dir(uploads) else { return Ok(()) };
    for entry in entries {
        let entry = entry?;
        // Half written files are called as they will be, with a number.
        let is_half = entry.file_name().to_str().is_some_and(|name| name.contains('#'));
        let is_old =
            || Ok::<_, std::io::Error>(now.duration_since(entry.metadata()?.modified()?).is_ok_and(|age| age > OLD));
        if is_half && is_old()? {
            std::fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

impl Bucket {
    fn open(&self) -> Result<Opened, MediaError> {
        // Only the first time: others may have chosen already, and as well.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let options =
            ClientOptions::new().with_timeout(Duration::from_secs(60)).with_connect_timeout(Duration::from_secs(5));
        let mut builder = AmazonS3Builder::new()
            .with_client_options(options)
            .with_bucket_name(&self.name)
            .with_region(&self.region)
            .with_access_key_id(&self.access_key)
            .with_secret_access_key(&self.secret_key);
        if let Some(endpoint) = &self.endpoint {
            builder = builder
                .with_endpoint(endpoint)
                .with_virtual_hosted_style_request(false)
                .with_allow_http(endpoint.starts_with("http://"));
        }
        let store = builder.build().map_err(|error| MediaError::Place(error.to_string()))?;
        let base_url = self.public_url.as_ref().map_or("/uploads".to_owned(), |url| format!("{url}/uploads"));
        Ok(Opened { store: Arc::new(store), provider: "aws-s3", base_url, has_attributes: true })
    }
}
