//! The place where files are kept, and the way into it.

use std::fs::File;
use std::io::Read;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;

use bytes::Bytes;
use futures_util::future::join_all;
use futures_util::stream::BoxStream;
use futures_util::{StreamExt, TryStreamExt};
use object_store::path::Path;
use object_store::{
    Attribute, Attributes, Error as StoreError, GetOptions, GetRange, ObjectStore, ObjectStoreExt, PutOptions,
};
use tokio::sync::oneshot;

use crate::crop::FocalPoint;
use crate::encode::Stored;
use crate::error::{MediaError, Refusal};
use crate::kept::{KeptFile, is_object_name};
use crate::paper::Easel;
use crate::place::{Opened, Place};
use crate::process::{Address, LARGEST, Object, Processed, evidence, process, recut};
use crate::square::{Square, square};
use crate::worker::Workers;

/// A file that somebody sent.
#[derive(Clone, Debug)]
pub struct Upload {
    /// As the client calls it.
    pub name: String,
    pub bytes: Bytes,
    pub focal_point: Option<FocalPoint>,
}

/// A file that somebody sent and that waits on disk: it is read when its turn comes, so that many can wait.
#[derive(Debug)]
pub struct Spooled {
    pub name: String,
    pub file: File,
    pub focal_point: Option<FocalPoint>,
}

#[derive(Clone, Debug)]
pub struct Options {
    /// How many files are worked on at a time. Each may take some hundred megabytes.
    pub workers: usize,
    /// How many more may wait.
    pub waiting: usize,
    /// Whether files are on the disk, and not on their way to it, when they are said to be kept.
    pub is_durable: bool,
    /// Where uploads wait. A disk, not memory: there may be many.
    pub scratch: PathBuf,
}

impl Default for Options {
    fn default() -> Self {
        Self { workers: 1, waiting: 32, is_durable: true, scratch: std::env::temp_dir() }
    }
}

/// A kept file, or a part of it, on its way out.
pub struct Reading {
    pub mime: &'static str,
    /// Of the whole file.
    pub length: u64,
    /// What of it comes.
    pub range: Range<u64>,
    pub stream: BoxStream<'static, Result<Bytes, MediaError>>,
}

/// Cheap to clone.
#[derive(Clone)]
pub struct Library {
    inner: Arc<Inner>,
}

struct Inner {
    store: Arc<dyn ObjectStore>,
    address: Address,
    has_attributes: bool,
    workers: Workers,
    easel: Easel,
    scratch: PathBuf,
}

/// Of the place, and of the addresses of its files.
const FOLDER: &str = "uploads";
/// A year: what a name stands for never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

impl Library {
    pub fn open(place: &Place, options: Options) -> Result<Self, MediaError> {
        let Opened { store, provider, base_url, has_attributes } = place.open(options.is_durable)?;
        let workers = Workers::start(options.workers, options.waiting)?;
        let (address, easel, scratch) = (Address { base_url, provider }, Easel::default(), options.scratch);
        Ok(Self { inner: Arc::new(Inner { store, address, has_attributes, workers, easel, scratch }) })
    }

    /// A file that has no name: whatever happens, nothing of it is left.
    pub fn scratch_file(&self) -> std::io::Result<File> {
        tempfile::tempfile_in(&self.inner.scratch)
    }

    /// Keeps a file in all its formats, or nothing of it.
    pub async fn keep(&self, upload: Upload) -> Result<KeptFile, MediaError> {
        let Upload { name, bytes, focal_point } = upload;
        self.keep_read(name, focal_point, move || Ok(bytes)).await
    }

    /// The same for a file that waits on disk.
    pub async fn keep_spooled(&self, spooled: Spooled) -> Result<KeptFile, MediaError> {
        let Spooled { name, file, focal_point } = spooled;
        self.keep_read(name, focal_point, move || read_whole(&file)).await
    }

    async fn keep_read(
        &self,
        name: String,
        focus: Option<FocalPoint>,
        read: impl FnOnce() -> Result<Bytes, MediaError> + Send + 'static,
    ) -> Result<KeptFile, MediaError> {
        let (address, easel) = (self.inner.address.clone(), self.inner.easel.clone());
        let work = move || process(&name, read()?, focus, &address, &easel);
        let Processed { file, objects } = self.inner.workers.run(work).await?;
        self.write(objects).await?;
        Ok(file)
    }

    /// A square of a picture, as WebP. Nothing is kept here.
    pub async fn square(&self, bytes: Bytes, part: Option<Square>, side: u32) -> Result<Vec<u8>, MediaError> {
        self.inner.workers.run(move || square(bytes, part, side)).await
    }

    /// What kind of paper or photograph of one this is: a PDF that does nothing, a JPEG or a PNG that can be seen. Nothing
    /// is kept here.
    pub async fn evidence(&self, bytes: Bytes) -> Result<&'static str, MediaError> {
        self.inner.workers.run(move || evidence(bytes)).await
    }

    /// Cuts a kept picture around another point. What it was cut to before stays, for those who still have its address.
    pub async fn refocus(&self, file: &KeptFile, focus: Option<FocalPoint>) -> Result<KeptFile, MediaError> {
        if !file.mime.starts_with("image/") {
            return Ok(file.clone());
        }
        let name = format!("{}{}", file.hash, file.ext);
        let bytes = self.inner.store.get(&location(&name)).await?.bytes().await?;
        let (file, address) = (file.clone(), self.inner.address.clone());
        let work = move || recut(&file, bytes, focus, &address);
        let Processed { file, objects } = self.inner.workers.run(work).await?;
        self.write(objects).await?;
        Ok(file)
    }

    /// Nothing where there is no such file. Names that no file of ours can have are not looked for.
    /// A range lies within the file, as [`Library::length`] tells it.
    pub async fn read(&self, name: &str, range: Option<Range<u64>>) -> Result<Option<Reading>, MediaError> {
        if !is_object_name(name) {
            return Ok(None);
        }
        let ext = name.rfind('.').map_or("", |dot| &name[dot..]);
        let Some(stored) = Stored::of_ext(ext) else { return Ok(None) };
        let options = GetOptions { range: range.map(GetRange::Bounded), ..GetOptions::default() };
        match self.inner.store.get_opts(&location(name), options).await {
            Ok(found) => Ok(Some(Reading {
                mime: stored.mime(),
                length: found.meta.size,
                range: found.range.clone(),
                stream: found.into_stream().map(|part| part.map_err(MediaError::from)).boxed(),
            })),
            Err(StoreError::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Whether all that belongs to a file is there.
    pub async fn is_whole(&self, file: &KeptFile) -> Result<bool, MediaError> {
        let names = file.objects();
        let found = join_all(names.iter().map(|name| self.length(name))).await;
        found.into_iter().try_fold(true, |is_whole, length| Ok(is_whole && length?.is_some()))
    }

    /// Removes a file and all that was made of it.
    pub async fn remove(&self, file: &KeptFile) -> Result<(), MediaError> {
        self.remove_objects(&file.objects()).await
    }

    /// Removes single files. What is not there is no error.
    pub async fn remove_objects(&self, names: &[String]) -> Result<(), MediaError> {
        self.inner.remove(names).await
    }

    /// The names of all files that are there.
    pub async fn names(&self) -> Result<Vec<String>, MediaError> {
        let folder = Path::from(FOLDER);
        let names = self.inner.store.list(Some(&folder)).try_filter_map(|found| {
            let name = found.location.filename().filter(|name| is_object_name(name)).map(str::to_owned);
            std::future::ready(Ok(name))
        });
        Ok(names.try_collect().await?)
    }

    /// How long a file is, if it is there.
    pub async fn length(&self, name: &str) -> Result<Option<u64>, MediaError> {
        match is_object_name(name) {
            true => self.inner.length(name).await,
            false => Ok(None),
        }
    }

    /// Writes all or nothing, also when nobody waits for it any more.
    async fn write(&self, objects: Vec<Object>) -> Result<(), MediaError> {
        let inner = self.inner.clone();
        let (done, is_done) = oneshot::channel();
        tokio::spawn(async move {
            let mut written = Vec::new();
            let result = inner.write(objects, &mut written).await;
            if result.is_err() {
                inner.take_back(&written).await;
                let _ = done.send(result);
            } else if done.send(result).is_err() {
                inner.take_back(&written).await;
            }
        });
        is_done.await.unwrap_or_else(|_| Err(MediaError::Failed("the writing ended".to_owned())))
    }
}

impl Inner {
    /// Notes what was not there before: only that may be taken away again.
    async fn write(&self, objects: Vec<Object>, written: &mut Vec<String>) -> Result<(), MediaError> {
        for object in objects {
            let is_new = match self.length(&object.name).await? {
                Some(length) if length == object.bytes.len() as u64 => continue,
                Some(_) => false,
                None => true,
            };
            if is_new {
                written.push(object.name.clone());
            }
            let mut attributes = Attributes::new();
            if self.has_attributes {
                attributes.insert(Attribute::ContentType, object.mime.into());
                attributes.insert(Attribute::CacheControl, FOR_EVER.into());
            }
            let options = PutOptions { attributes, ..PutOptions::default() };
            self.store.put_opts(&location(&object.name), object.bytes.into(), options).await?;
        }
        Ok(())
    }

    async fn take_back(&self, names: &[String]) {
        if let Err(error) = self.remove(names).await {
            tracing::warn!("files that are not needed were left behind: {error}");
        }
    }

    /// What cannot be removed keeps none of the others.
    async fn remove(&self, names: &[String]) -> Result<(), MediaError> {
        let mut result = Ok(());
        for name in names.iter().filter(|name| is_object_name(name)) {
            match self.store.delete(&location(name)).await {
                Ok(()) | Err(StoreError::NotFound { .. }) => {}
                Err(error) => result = Err(error.into()),
            }
        }
        result
    }

    async fn length(&self, name: &str) -> Result<Option<u64>, MediaError> {
        match self.store.head(&location(name)).await {
            Ok(found) => Ok(Some(found.size)),
            Err(StoreError::NotFound { .. }) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

fn location(name: &str) -> Path {
    Path::from_iter([FOLDER, name])
}

fn read_whole(mut file: &File) -> Result<Bytes, MediaError> {
    let failed = |error: std::io::Error| MediaError::Failed(format!("reading what was uploaded: {error}"));
    let length = file.metadata().map_err(failed)?.len();
    if length > LARGEST as u64 {
        return Err(Refusal::TooLarge.into());
    }
    let mut bytes = Vec::with_capacity(length as usize);
    std::io::Seek::rewind(&mut file).map_err(failed)?;
    file.take(LARGEST as u64 + 1).read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes.into())
}
