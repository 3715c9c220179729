//! PDFs, kept as they came, with a picture of their first page.

use crate::Shelf;
use crate::samples::{RED, pdf};

#[tokio::test]
async fn a_paper_is_kept_and_its_first_page_shown() {
    let shelf = Shelf::new();
    let bytes = pdf(|_| {});
    let kept = shelf.keep("Comunicado n.º 1.pdf", &bytes).await.unwrap();
    assert_eq!((kept.ext.as_str(), kept.mime.as_str()), (".pdf", "application/pdf"));
    assert_eq!((kept.width, kept.height), (None, None));
    assert_eq!(shelf.bytes(&format!("{}.pdf", kept.hash)), bytes);
    let formats = kept.formats.clone().unwrap();
    assert!(formats.large.is_none() && formats.square.is_none() && formats.share.is_none());
    let small = formats.small.clone().unwrap();
    assert_eq!((small.width, small.height), (354, 500));
    assert_eq!(kept.preview_url.as_ref(), Some(&small.url));
    for format in formats.all() {
        let page = shelf.picture(&format.url).into_rgb8();
        let (w, h) = page.dimensions();
        let (above, below) = (page.get_pixel(w / 2, h / 4).0, page.get_pixel(w / 2, h * 3 / 4).0);
        assert!(above.iter().zip(RED).all(|(a, b)| a.abs_diff(b) <= 6), "{above:?}");
        assert!(below.iter().all(|&c| c >= 250), "{below:?}");
    }
    assert!(shelf.library.refocus(&kept, media::FocalPoint::new(0.1, 0.1)).await.unwrap() == kept);
}

#[tokio::test]
async fn a_page_that_cannot_be_drawn_is_kept_without_a_picture() {
    let shelf = Shelf::new();
    let huge = pdf(|pdf| {
        let mut image = pdf.image_xobject(pdf_writer::Ref::new(8), b"\0");
        image.width(60_000).height(60_000).bits_per_component(1);
        image.color_space().device_gray();
    });
    let kept = shelf.keep("a.pdf", &huge).await.unwrap();
    assert_eq!((kept.formats, kept.preview_url, kept.placeholder), (None, None, None));
    let inline = pdf(|pdf| {
        pdf.stream(pdf_writer::Ref::new(8), b"q BI /W 60000 /H 60000 /BPC 1 /CS /G ID x EI Q");
    });
    assert_eq!(shelf.keep("b.pdf", &inline).await.unwrap().formats, None);
}
