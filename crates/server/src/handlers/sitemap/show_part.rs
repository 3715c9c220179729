use std::io::Write;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use futures_util::stream;
use tokio::sync::mpsc;

use super::part::Part;
use super::walk::Walk;
use super::{origin, xml};
use crate::app::App;
use crate::cache::Wanted;
use crate::error::{ApiError, Missing};
use crate::params::Segment;

/// `/sitemaps/news-1.xml`: written while it is read, so that a long one takes no more memory than a short one.
pub(crate) async fn show_sitemap_part(
    State(app): State<App>,
    wanted: Wanted,
    Segment(file): Segment,
) -> Result<Response, ApiError> {
    let part = file.strip_suffix(".xml").and_then(Part::named).ok_or(ApiError::NotFound(Missing::Page))?;
    let origin = origin(&app)?.to_owned();
    // What cannot be read at all is told by the status.
    let mut walk = Walk::begin(app, part).await?.ok_or(ApiError::NotFound(Missing::Page))?;
    let first = walk.pages().await?;
    let is_compressed = wanted.likes_gzip();
    let pages = read_ahead(walk);
    let writing =
        Writing { pages, origin, packer: is_compressed.then(Packer::new), first, is_begun: false, is_over: false };
    let pieces = stream::try_unfold(writing, async |mut writing: Writing| {
        let piece = writing.piece().await?;
        Ok::<_, ApiError>(piece.map(|piece| (piece, writing)))
    });
    let mut response = Body::from_stream(pieces).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/xml; charset=utf-8"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=600"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if is_compressed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(response)
}

/// Reads on while the pages before are written. Ends when nobody listens any more.
fn read_ahead(mut walk: Walk) -> mpsc::Receiver<Result<Vec<xml::Page>, ApiError>> {
    let (sender, receiver) = mpsc::channel(1);
    tokio::spawn(async move {
        while let Some(pages) = walk.pages().await.transpose() {
            let is_failed = pages.is_err();
            if sender.send(pages).await.is_err() || is_failed {
                return;
            }
        }
    });
    receiver
}

struct Writing {
    pages: mpsc::Receiver<Result<Vec<xml::Page>, ApiError>>,
    origin: String,
    packer: Option<Packer>,
    /// Read before anything was answered.
    first: Option<Vec<xml::Page>>,
    is_begun: bool,
    is_over: bool,
}

impl Writing {
    /// The next piece, until there is none.
    async fn piece(&mut self) -> Result<Option<Bytes>, ApiError> {
        if self.is_over {
            return Ok(None);
        }
        let mut text = String::new();
        if !std::mem::replace(&mut self.is_begun, true) {
            text = xml::open();
        }
        let pages = match self.first.take() {
            Some(pages) => Some(pages),
            None => self.pages.recv().await.transpose()?,
        };
        match pages {
            Some(pages) => pages.iter().for_each(|page| xml::page(&mut text, &self.origin, page)),
            None => {
                text.push_str(xml::CLOSE);
                self.is_over = true;
            }
        }
        Ok(Some(match &mut self.packer {
            Some(packer) => {
                packer.pack(text.as_bytes(), self.is_over).map_err(|e| ApiError::Internal(e.to_string()))?
            }
            None => text.into(),
        }))
    }
}

/// Compresses piece by piece.
struct Packer(GzEncoder<Vec<u8>>);

impl Packer {
    fn new() -> Self {
        // Made anew for everybody: quick rather than small.
        Self(GzEncoder::new(Vec::new(), Compression::fast()))
    }

    fn pack(&mut self, bytes: &[u8], is_last: bool) -> std::io::Result<Bytes> {
        self.0.write_all(bytes)?;
        if is_last {
            self.0.try_finish()?;
        }
        Ok(std::mem::take(self.0.get_mut()).into())
    }
}
