//! SVG drawings, of which only the picture is kept.

use crate::Shelf;
use crate::samples::{RED, svg};
use crate::upright::{assert_near, corners};

#[tokio::test]
async fn a_drawing_becomes_a_picture() {
    let shelf = Shelf::new();
    let kept = shelf.keep("a.svg", &svg("<rect width='160' height='90' fill='rgb(220,20,20)'/>")).await.unwrap();
    assert_eq!((kept.ext.as_str(), kept.mime.as_str()), (".png", "image/png"));
    assert_eq!((kept.width, kept.height), (Some(1600), Some(900)));
    assert_near(corners(&shelf.picture(&kept.url).into_rgb8()), [RED; 4], &kept.url);
    assert!(kept.formats.unwrap().all().all(|format| format.ext == ".jpg"));
    assert!(shelf.files().iter().all(|name| !name.ends_with(".svg")));
    let clear = shelf.keep("b.svg", &svg("<circle r='20'/>")).await.unwrap();
    assert!(clear.formats.unwrap().all().all(|format| format.ext == ".png"));
}

#[tokio::test]
async fn what_a_drawing_does_beside_drawing_has_no_effect() {
    let shelf = Shelf::new();
    let red = "<rect width='160' height='90' fill='rgb(220,20,20)'/>";
    let secret = shelf.folder.path().join("secret.png");
    std::fs::write(&secret, crate::samples::encoded(crate::samples::quarters(9, 9), image::ImageFormat::Png)).unwrap();
    let inners = [
        "<script>alert(1)</script>".to_owned(),
        "<g onload='alert(1)'/>".to_owned(),
        "<a href='javascript:alert(1)'><rect/></a>".to_owned(),
        "<foreignObject width='99' height='99'><iframe src='http://localhost'/></foreignObject>".to_owned(),
        "<image href='http://localhost:1/x.png' width='160' height='90'/>".to_owned(),
        format!("<image href='{}' width='160' height='90'/>", secret.display()),
        format!("<image href='file://{}' width='160' height='90'/>", secret.display()),
        "<image href='data:image/svg+xml;base64,PHN2Zy8+' width='160' height='90'/>".to_owned(),
        "<style>@import url(http://localhost:1/x.css);</style>".to_owned(),
    ];
    for inner in inners {
        let drawing = svg(&format!("{red}{inner}"));
        let kept = shelf.keep("a.svg", &drawing).await.unwrap();
        assert_near(corners(&shelf.picture(&kept.url).into_rgb8()), [RED; 4], &inner);
        for name in kept.objects() {
            let bytes = shelf.bytes(&name);
            assert!(!bytes.windows(5).any(|window| window == b"alert"), "{inner}");
        }
    }
}

#[tokio::test]
async fn every_shape_of_drawing_fits() {
    let shelf = Shelf::new();
    let sizes = [
        ("viewBox='0 0 1 1'", (1600, 1600)),
        ("width='24' height='24'", (1600, 1600)),
        ("viewBox='0 0 100000 50000'", (1600, 800)),
        ("viewBox='0 0 1 10000'", (1, 1600)),
        ("width='2e9' height='1e9'", (1600, 800)),
    ];
    for (number, (size, expected)) in sizes.into_iter().enumerate() {
        let text = format!("<svg xmlns='http://www.w3.org/2000/svg' {size}><rect width='9' height='9'/></svg>");
        let kept = shelf.keep(&format!("{number}.svg"), text.as_bytes()).await.unwrap();
        assert_eq!((kept.width, kept.height), (Some(expected.0), Some(expected.1)), "{size}");
    }
}
