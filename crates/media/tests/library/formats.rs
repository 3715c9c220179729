//! Which sizes there are, and that they show what they should.

use image::{Rgb, RgbImage};
use serde_json::{Value, json};

use crate::Shelf;
use crate::samples::{jpeg, quarters};
use crate::upright::assert_near;

#[tokio::test]
async fn sizes_depend_on_the_picture() {
    let shelf = Shelf::new();
    let cases = [
        ((245, 156), json!(null)),
        ((246, 156), json!({"thumbnail": [245, 155], "xSmall": [64, 41]})),
        ((100, 157), json!({"thumbnail": [99, 156], "xSmall": [41, 64]})),
        ((500, 500), json!({"thumbnail": [156, 156], "xSmall": [64, 64], "square": [500, 500]})),
        ((501, 10), json!({"thumbnail": [245, 5], "xSmall": [64, 1], "small": [500, 10]})),
        (
            (1600, 900),
            json!({"thumbnail": [245, 138], "xSmall": [64, 36], "small": [500, 281], "medium": [750, 422],
                   "large": [1000, 563], "square": [500, 500], "share": [1200, 630]}),
        ),
        (
            (2000, 2500),
            json!({"thumbnail": [125, 156], "xSmall": [51, 64], "small": [400, 500], "medium": [600, 750],
                   "large": [800, 1000], "xLarge": [1280, 1600], "square": [500, 500], "share": [1200, 630]}),
        ),
    ];
    for (number, ((width, height), expected)) in cases.into_iter().enumerate() {
        let kept = shelf.keep(&format!("{number}.jpg"), &jpeg(&quarters(width, height))).await.unwrap();
        let said = serde_json::to_value(&kept).unwrap();
        let sizes = said["formats"].as_object().map(|formats| {
            formats.iter().map(|(key, format)| (key.clone(), json!([format["width"], format["height"]]))).collect()
        });
        assert_eq!(sizes.map_or(Value::Null, Value::Object), expected, "{width}×{height}");
        for format in kept.formats.iter().flat_map(media::Formats::all) {
            for (url, length) in [(&format.url, format.size_in_bytes), (&format.webp.url, format.webp.size_in_bytes)] {
                let picture = shelf.picture(url);
                assert_eq!((picture.width(), picture.height()), (format.width, format.height), "{url}");
                assert_eq!(shelf.bytes(&url["/uploads/".len()..]).len() as u64, length, "{url}");
            }
        }
    }
}

#[tokio::test]
async fn a_file_says_of_itself_what_the_dialect_says() {
    let shelf = Shelf::new();
    let kept = shelf.keep("../Golo do Séc.JPEG", &jpeg(&quarters(300, 200))).await.unwrap();
    let mut said = serde_json::to_value(&kept).unwrap();
    let hash = said["hash"].as_str().unwrap().to_owned();
    let (slug, digits) = hash.rsplit_once('_').unwrap();
    assert_eq!((slug, digits.len()), ("golo_do_sec", 10));
    let length = shelf.bytes(&format!("{hash}.jpg")).len();
    assert!((said["size"].as_f64().unwrap() - length as f64 / 1000.0).abs() < 0.005);
    let placeholder = said["placeholder"].as_str().unwrap();
    assert!(placeholder.starts_with("data:image/webp;base64,") && placeholder.len() <= 300, "{placeholder}");
    let format = said["formats"]["thumbnail"].clone();
    said["formats"] = json!(format["width"]);
    said["placeholder"] = Value::Null;
    said["size"] = Value::Null;
    let expected = json!({
        "name": "Golo do Séc.JPEG", "width": 300, "height": 200, "formats": 234, "hash": hash, "ext": ".jpg",
        "mime": "image/jpeg", "size": null, "url": format!("/uploads/{hash}.jpg"), "previewUrl": null, "provider": "local",
        "provider_metadata": null, "placeholder": null, "focalPoint": null,
    });
    assert_eq!(said, expected);
    let webp = &format["webp"];
    let expected = json!({
        "name": "thumbnail_Golo do Séc.JPEG", "hash": format!("thumbnail_{hash}"), "ext": ".jpg", "mime": "image/jpeg",
        "path": null, "width": 234, "height": 156, "size": format["size"], "sizeInBytes": format["sizeInBytes"],
        "url": format!("/uploads/thumbnail_{hash}.jpg"),
        "webp": {"ext": ".webp", "mime": "image/webp", "size": webp["size"], "sizeInBytes": webp["sizeInBytes"],
                 "url": format!("/uploads/thumbnail_{hash}.webp")},
    });
    assert_eq!(format, expected);
    let read: media::KeptFile = serde_json::from_value(serde_json::to_value(&kept).unwrap()).unwrap();
    assert_eq!(read, kept);
}

/// White, with a red spot of 100 pixels around a point.
fn spotted(width: u32, height: u32, (x, y): (f64, f64)) -> RgbImage {
    let (left, top) = (x * f64::from(width) - 50.0, y * f64::from(height) - 50.0);
    let is_in = |at: u32, from: f64| (from..from + 100.0).contains(&f64::from(at));
    RgbImage::from_fn(width, height, |x, y| Rgb(if is_in(x, left) && is_in(y, top) { [220, 20, 20] } else { [255; 3] }))
}

#[tokio::test]
async fn cuts_show_the_focal_point_as_near_to_their_middle_as_can_be() {
    let shelf = Shelf::new();
    // A picture of 2000 × 1000: a square of 1000 becomes 500, a share of 1905 × 1000 becomes 1200.
    let cases = [
        (None, (0.5, 0.5), (250, 250), (600, 315)),
        (Some((0.5, 0.5)), (0.5, 0.5), (250, 250), (600, 315)),
        (Some((0.4, 0.9)), (0.4, 0.9), (250, 450), (504, 567)),
        (Some((0.05, 0.1)), (0.05, 0.1), (50, 50), (63, 63)),
        (Some((0.95, 0.9)), (0.95, 0.9), (450, 450), (1137, 567)),
    ];
    for (focus, spot, square, share) in cases {
        let kept = shelf.keep_focused("a.jpg", &jpeg(&spotted(2000, 1000, spot)), focus).await.unwrap();
        let formats = kept.formats.unwrap();
        for (format, (x, y)) in [(formats.square.unwrap(), square), (formats.share.unwrap(), share)] {
            for url in [&format.url, &format.webp.url] {
                let picture = shelf.picture(url).into_rgb8();
                let red = |x: u32, y: u32| picture.get_pixel(x, y).0[1] < 100;
                assert!(red(x, y), "{focus:?} {url} is not red at {x} {y}");
                let sum = picture.enumerate_pixels().filter(|(_, _, pixel)| pixel.0[1] < 128);
                let (count, sx, sy) = sum.fold((0, 0, 0), |(n, sx, sy), (x, y, _)| (n + 1, sx + x, sy + y));
                let middle = (sx / count, sy / count);
                assert!(middle.0.abs_diff(x) <= 1 && middle.1.abs_diff(y) <= 1, "{focus:?} {url}: {middle:?}");
            }
        }
    }
}

#[tokio::test]
async fn another_focal_point_changes_the_cuts_and_nothing_else() {
    let shelf = Shelf::new();
    let picture = quarters(1600, 900);
    let first = shelf.keep("a.jpg", &jpeg(&picture)).await.unwrap();
    let corner = media::FocalPoint::new(0.0, 0.0);
    let second = shelf.library.refocus(&first, corner).await.unwrap();
    assert_eq!(second.focal_point, corner);
    let (before, after) = (first.formats.clone().unwrap(), second.formats.clone().unwrap());
    assert_ne!(before.square.as_ref().unwrap().url, after.square.as_ref().unwrap().url);
    assert_ne!(before.share.as_ref().unwrap().url, after.share.as_ref().unwrap().url);
    let square = shelf.picture(&after.square.as_ref().unwrap().url).into_rgb8();
    // The left 900 of 1600 pixels: the border between the colours is at 800.
    assert_near(
        [[square.get_pixel(440, 100).0, square.get_pixel(448, 100).0]; 2].concat().try_into().unwrap(),
        [crate::samples::RED, crate::samples::GREEN, crate::samples::RED, crate::samples::GREEN],
        "square",
    );
    let rest = |formats: &media::Formats| media::Formats { square: None, share: None, ..formats.clone() };
    assert_eq!(rest(&before), rest(&after));
    assert_eq!(
        media::KeptFile { formats: None, focal_point: None, ..second.clone() },
        media::KeptFile { formats: None, ..first.clone() }
    );
    // And at once is the same as later.
    let at_once = shelf.keep_focused("a.jpg", &jpeg(&picture), Some((0.0, 0.0))).await.unwrap();
    assert_eq!(at_once.objects(), second.objects());
    assert_eq!(shelf.library.refocus(&second, None).await.unwrap().objects(), first.objects());
}
