//! The same in a bucket, of a server that speaks S3 and checks every signature.

use futures_util::TryStreamExt;
use hyper::server::conn::http1;
use hyper_util::rt::TokioIo;
use media::library::Options;
use media::{Bucket, Library, MediaError, Place, Upload};
use s3s::auth::SimpleAuth;
use s3s::service::S3ServiceBuilder;
use s3s_fs::FileSystem;
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::samples::{jpeg, pdf, quarters};

/// A server with one bucket, gone with the test.
struct Server {
    address: String,
    folder: TempDir,
}

impl Server {
    async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("jornada")).unwrap();
        let mut builder = S3ServiceBuilder::new(FileSystem::new(folder.path()).unwrap());
        builder.set_auth(SimpleAuth::from_single("liga", "segredo"));
        let service = builder.build();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                tokio::spawn(http1::Builder::new().serve_connection(TokioIo::new(socket), service.clone()));
            }
        });
        Self { address, folder }
    }

    fn bucket(&self) -> Bucket {
        Bucket {
            name: "jornada".to_owned(),
            region: "eu-west-1".to_owned(),
            endpoint: Some(self.address.clone()),
            access_key: "liga".to_owned(),
            secret_key: "segredo".to_owned(),
            public_url: None,
        }
    }

    fn files(&self) -> usize {
        match std::fs::read_dir(self.folder.path().join("jornada/uploads")) {
            Ok(entries) => entries.count(),
            Err(_) => 0,
        }
    }
}

fn open(bucket: Bucket) -> Library {
    Library::open(&Place::Bucket(bucket), Options::default()).unwrap()
}

fn upload(name: &str, bytes: Vec<u8>) -> Upload {
    Upload { name: name.to_owned(), bytes: bytes.into(), focal_point: None }
}

#[tokio::test]
async fn files_are_kept_read_and_removed() {
    let server = Server::start().await;
    let library = open(server.bucket());
    let bytes = pdf(|_| {});
    let paper = library.keep(upload("a.pdf", bytes.clone())).await.unwrap();
    let picture = library.keep(upload("a.jpg", jpeg(&quarters(800, 600)))).await.unwrap();
    assert_eq!(picture.provider, "aws-s3");
    assert_eq!(picture.url, format!("/uploads/{}.jpg", picture.hash));
    assert_eq!(server.files(), paper.objects().len() + picture.objects().len());
    assert!(library.is_whole(&paper).await.unwrap());
    let name = format!("{}.pdf", paper.hash);
    let whole = library.read(&name, None).await.unwrap().unwrap();
    assert_eq!(whole.length, bytes.len() as u64);
    assert_eq!(whole.stream.try_collect::<Vec<_>>().await.unwrap().concat(), bytes);
    let part = library.read(&name, Some(bytes.len() as u64 - 6..bytes.len() as u64)).await.unwrap().unwrap();
    assert_eq!(part.stream.try_collect::<Vec<_>>().await.unwrap().concat(), bytes[bytes.len() - 6..]);
    assert!(library.read("none.pdf", None).await.unwrap().is_none());
    library.remove(&paper).await.unwrap();
    library.remove(&paper).await.unwrap();
    assert!(!library.is_whole(&paper).await.unwrap());
    assert_eq!(server.files(), picture.objects().len());
}

#[tokio::test]
async fn addresses_are_the_buckets_own_where_it_is_public() {
    let server = Server::start().await;
    let library = open(Bucket { public_url: Some("https://media.liga.example".to_owned()), ..server.bucket() });
    let kept = library.keep(upload("a.jpg", jpeg(&quarters(300, 200)))).await.unwrap();
    assert_eq!(kept.url, format!("https://media.liga.example/uploads/{}.jpg", kept.hash));
    let thumbnail = kept.formats.unwrap().thumbnail.unwrap();
    assert_eq!(thumbnail.url, format!("https://media.liga.example/uploads/{}.jpg", thumbnail.hash));
}

#[tokio::test]
async fn a_wrong_key_is_an_error_that_does_not_tell_it() {
    let server = Server::start().await;
    let library = open(Bucket { secret_key: "very-wrong".to_owned(), ..server.bucket() });
    let error = library.keep(upload("a.jpg", jpeg(&quarters(30, 20)))).await.unwrap_err();
    assert!(matches!(error, MediaError::Storage(_)), "{error:?}");
    assert!(!format!("{error:?} {error} {:?}", server.bucket()).contains("very-wrong"));
    assert!(!format!("{:?}", Place::Bucket(server.bucket())).contains("segredo"));
    assert_eq!(server.files(), 0);
}

/// Whether encryption is at hand is found out when the library is opened.
#[tokio::test]
async fn a_bucket_behind_tls_can_be_opened() {
    let server = Server::start().await;
    for endpoint in [None, Some("https://s3.liga.example".to_owned())] {
        open(Bucket { endpoint, ..server.bucket() });
    }
}
