//! What is kept, found again and removed.

use std::io::Write;

use futures_util::TryStreamExt;
use media::Spooled;

use crate::Shelf;
use crate::samples::{jpeg, pdf, quarters};

#[tokio::test]
async fn the_same_again_changes_nothing_and_removing_leaves_nothing() {
    let shelf = Shelf::new();
    let bytes = jpeg(&quarters(800, 600));
    let first = shelf.keep("a.jpg", &bytes).await.unwrap();
    let files = shelf.files();
    let mut names = first.objects();
    names.sort();
    assert_eq!(files, names);
    assert!(shelf.library.is_whole(&first).await.unwrap());
    assert_eq!(shelf.keep("a.jpg", &bytes).await.unwrap(), first);
    assert_eq!(shelf.files(), files);
    let other = shelf.keep("b.jpg", &bytes).await.unwrap();
    assert_ne!(other.hash, first.hash);
    shelf.library.remove_objects(&[first.objects()[3].clone()]).await.unwrap();
    assert!(!shelf.library.is_whole(&first).await.unwrap());
    shelf.library.remove(&first).await.unwrap();
    shelf.library.remove(&first).await.unwrap();
    assert_eq!(shelf.files().len(), files.len());
    shelf.library.remove(&other).await.unwrap();
    assert_eq!(shelf.files(), [""; 0]);
}

#[tokio::test]
async fn files_are_read_whole_and_in_part_and_by_their_own_names_only() {
    let shelf = Shelf::new();
    let bytes = pdf(|_| {});
    let kept = shelf.keep("a.pdf", &bytes).await.unwrap();
    let name = format!("{}.pdf", kept.hash);
    let whole = shelf.library.read(&name, None).await.unwrap().unwrap();
    assert_eq!((whole.mime, whole.length), ("application/pdf", bytes.len() as u64));
    assert_eq!(whole.stream.try_collect::<Vec<_>>().await.unwrap().concat(), bytes);
    let part = shelf.library.read(&name, Some(1..5)).await.unwrap().unwrap();
    assert_eq!((part.length, part.range.clone()), (bytes.len() as u64, 1..5));
    assert_eq!(part.stream.try_collect::<Vec<_>>().await.unwrap().concat(), b"PDF-");
    std::fs::write(shelf.folder.path().join("media/secret.png"), "x").unwrap();
    std::fs::write(shelf.folder.path().join("secret.png"), "x").unwrap();
    for name in ["none.pdf", "../secret.png", "..%2fsecret.png", "../../secret.png", "", ".", "a/../b.png", "\0.png"] {
        assert!(shelf.library.read(name, None).await.unwrap().is_none(), "{name:?}");
    }
}

#[tokio::test]
async fn a_file_on_disk_is_kept_like_one_in_memory() {
    let shelf = Shelf::new();
    let bytes = jpeg(&quarters(400, 300));
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(&bytes).unwrap();
    let spooled = Spooled { name: "a.jpg".to_owned(), file, focal_point: None };
    assert_eq!(shelf.library.keep_spooled(spooled).await.unwrap(), shelf.keep("a.jpg", &bytes).await.unwrap());
}

#[tokio::test]
async fn a_place_that_cannot_be_written_fails_and_leaves_nothing() {
    let shelf = Shelf::new();
    let bytes = jpeg(&quarters(800, 600));
    let kept = shelf.keep("a.jpg", &bytes).await.unwrap();
    shelf.library.remove(&kept).await.unwrap();
    // A folder lies where the fourth file should go.
    let uploads = shelf.folder.path().join("media/uploads");
    std::fs::create_dir(uploads.join(&kept.objects()[3])).unwrap();
    std::fs::write(uploads.join(&kept.objects()[3]).join("x"), "x").unwrap();
    assert!(shelf.keep("a.jpg", &bytes).await.is_err());
    assert_eq!(shelf.files(), ["x"]);
}
