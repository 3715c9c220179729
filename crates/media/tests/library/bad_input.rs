//! Files that are not what they seem, too large, broken or dangerous: refused with a reason, and nothing is left of them.

use image::ImageFormat;
use media::{MediaError, Refusal};
use pdf_writer::{Filter, Name, Ref};

use crate::Shelf;
use crate::samples::{chunk, encoded, jpeg, pdf, pdf_with_action, quarters, svg, zipped};

async fn assert_refused(name: &str, bytes: &[u8], expected: Refusal) {
    let shelf = Shelf::new();
    match shelf.keep(name, bytes).await {
        Err(MediaError::Refused(refusal)) => assert_eq!(refusal, expected, "{name}"),
        other => panic!("{name}: {other:?}"),
    }
    assert_eq!(shelf.files(), [""; 0], "{name} left something");
}

/// A PNG that says it is this large, with few bytes behind it.
fn png_of(width: u32, height: u32) -> Vec<u8> {
    let head = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 2, 0, 0, 0]].concat();
    let body = zipped(&vec![0; 1 << 20]);
    [&b"\x89PNG\r\n\x1a\n"[..], &chunk(b"IHDR", &head), &chunk(b"IDAT", &body), &chunk(b"IEND", b"")].concat()
}

#[tokio::test]
async fn what_is_no_picture_is_refused() {
    let unknown = Refusal::UnknownKind;
    assert_refused("a.jpg", b"", Refusal::Empty).await;
    assert_refused("a.jpg", b"PK\x03\x04\x14\0\0\0", unknown.clone()).await;
    assert_refused("a.png", b"<!DOCTYPE html><html><script>alert(1)</script></html>", unknown.clone()).await;
    assert_refused("a.gif", b"GIF87a", Refusal::Damaged).await;
    assert_refused("a.jpg", b"\xff\xd8\xff\xe0 and no more", Refusal::Damaged).await;
    assert_refused("a.webp", b"RIFF\x10\0\0\0WEBPVP8 \0\0\0\0", Refusal::Damaged).await;
    assert_refused("a.tiff", b"II*\0\xff\xff\xff\xff", Refusal::Damaged).await;
    assert_refused("a.heic", b"\0\0\0\x18ftypheic", unknown.clone()).await;
    assert_refused("a.mp4", b"\0\0\0\x18ftypmp42", unknown.clone()).await;
    assert_refused("a.svgz", b"\x1f\x8b\x08\0", unknown.clone()).await;
    assert_refused("a.txt", b"just words", unknown).await;
    assert_refused("a.jpg", &vec![0xff; (25 << 20) + 1], Refusal::TooLarge).await;
}

#[tokio::test]
async fn what_ends_early_is_refused() {
    let picture = quarters(400, 300);
    let formats = [ImageFormat::Png, ImageFormat::Gif, ImageFormat::Tiff, ImageFormat::WebP];
    let mut files: Vec<Vec<u8>> = formats.iter().map(|&format| encoded(picture.clone(), format)).collect();
    files.push(jpeg(&picture));
    for bytes in files {
        for part in [bytes.len() / 4, bytes.len() / 2, bytes.len() * 9 / 10] {
            assert_refused("a.jpg", &bytes[..part], Refusal::Damaged).await;
        }
    }
    let whole = pdf(|_| {});
    for part in [whole.len() / 4, whole.len() / 2, whole.len() - 8] {
        assert_refused("a.pdf", &whole[..part], Refusal::Damaged).await;
    }
}

#[tokio::test]
async fn what_is_larger_inside_than_outside_is_refused() {
    for (width, height) in [(60_000, 60_000), (16_385, 1), (1, 16_385), (8_000, 8_000), (u32::MAX / 2, 2)] {
        assert_refused("a.png", &png_of(width, height), Refusal::TooManyPixels).await;
    }
    let mut gif = encoded(quarters(10, 10), ImageFormat::Gif);
    gif[6..10].fill(0xff);
    assert_refused("a.gif", &gif, Refusal::TooManyPixels).await;
    let mut jpeg = jpeg(&quarters(10, 10));
    let frame = jpeg.windows(2).position(|window| window == [0xff, 0xc0]).unwrap();
    jpeg[frame + 5..frame + 9].fill(0xff);
    assert_refused("a.jpg", &jpeg, Refusal::TooManyPixels).await;
}

#[tokio::test]
async fn a_drawing_that_would_take_for_ever_is_refused() {
    let drawing = |reason| Refusal::Drawing(reason);
    let mut bomb = "<g id='l0'><rect/></g>".to_owned();
    for level in 1..10 {
        bomb += &format!("<g id='l{level}'>{}</g>", format!("<use href='#l{}'/>", level - 1).repeat(10));
    }
    assert_refused("a.svg", &svg(&bomb), drawing("it has too many elements")).await;
    assert_refused("a.svg", &svg(&"<g/>".repeat(250_000)), drawing("it has too many elements")).await;
    assert_refused("a.svg", &svg("<g id='a'><use href='#a'/></g>"), drawing("it refers to itself")).await;
    let long = "it takes too long to draw";
    let coats = "<rect width='160' height='90'/>".repeat(2_000);
    assert_refused("a.svg", &svg(&coats), drawing(long)).await;
    let layers = "<g opacity='0.5'>".repeat(40) + "<rect width='160' height='90'/>" + &"</g>".repeat(40);
    assert_refused("a.svg", &svg(&layers), drawing(long)).await;
    let pattern = "<pattern id='p' width='90000' height='90000' patternUnits='userSpaceOnUse'><rect width='9' height='9'/></pattern>
        <rect width='160' height='90' fill='url(#p)'/>";
    assert_refused("a.svg", &svg(pattern), drawing(long)).await;
    let entities =
        "<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;'>]><svg xmlns='http://www.w3.org/2000/svg'>&b;</svg>";
    assert_refused("a.svg", entities.as_bytes(), drawing("it has a document type")).await;
    let external = "<!DOCTYPE svg SYSTEM 'file:///etc/passwd'><svg xmlns='http://www.w3.org/2000/svg'/>";
    assert_refused("a.svg", external.as_bytes(), drawing("it has a document type")).await;
    assert_refused("a.svg", b"<svg><g></svg>", drawing("it is no well-formed XML")).await;
    assert_refused(
        "a.svg",
        b"<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>",
        drawing("it is no valid SVG"),
    )
    .await;
    assert_refused("a.svg", b"<svg><!--\xff--></svg>", drawing("it is not written in UTF-8")).await;
}

#[tokio::test]
async fn a_paper_that_does_more_than_show_its_pages_is_refused() {
    let active = || Refusal::Paper("it has scripts, attachments or actions in it");
    let names = [
        "JavaScript",
        "Launch",
        "SubmitForm",
        "ImportData",
        "GoToE",
        "GoToR",
        "Sound",
        "Thread",
        "Hide",
        "RichMediaExecute",
    ];
    for name in names {
        assert_refused("a.pdf", &pdf_with_action(name), active()).await;
    }
    let escaped = String::from_utf8_lossy(&pdf_with_action("Launch")).replace("/Launch", "/#4caunc#68");
    assert_refused("a.pdf", escaped.as_bytes(), active()).await;
    let escaped = String::from_utf8_lossy(&pdf_with_action("JavaScript")).replace("/JavaScript", "/#4aavaScript");
    assert_refused("a.pdf", escaped.as_bytes(), active()).await;
    let short = pdf(|pdf| {
        pdf.indirect(Ref::new(9)).dict().pair(Name(b"JS"), pdf_writer::Str(b"app.alert(1)"));
    });
    assert_refused("a.pdf", &short, active()).await;
    let unasked = pdf(|pdf| {
        pdf.indirect(Ref::new(9)).dict().insert(Name(b"AA")).dict();
    });
    assert_refused("a.pdf", &unasked, active()).await;
    let link = |address: &'static [u8]| {
        pdf(move |pdf| {
            let mut action = pdf.indirect(Ref::new(9)).dict();
            action.pair(Name(b"S"), Name(b"URI")).pair(Name(b"URI"), pdf_writer::Str(address));
        })
    };
    for address in [&b"javascript:alert(1)"[..], b"file:///etc/passwd", b"\\\\host\\share", b" https://x.example"] {
        assert_refused("a.pdf", &link(address), active()).await;
    }
    assert!(Shelf::new().keep("a.pdf", &link(b"HTTPS://liga.example/")).await.is_ok(), "a link to be clicked on");
    let opening = |kind: &'static [u8], has_next: bool| {
        pdf(move |pdf| {
            let mut holder = pdf.indirect(Ref::new(9)).dict();
            let mut action = holder.insert(Name(b"OpenAction")).dict();
            action.pair(Name(b"S"), Name(kind)).pair(Name(b"URI"), pdf_writer::Str(b"https://x.example"));
            if has_next {
                action.pair(Name(b"Next"), Ref::new(3));
            }
        })
    };
    assert_refused("a.pdf", &opening(b"URI", false), active()).await;
    assert_refused("a.pdf", &opening(b"GoTo", true), active()).await;
    assert!(Shelf::new().keep("a.pdf", &opening(b"GoTo", false)).await.is_ok(), "it opens at a page");
    let attached = pdf(|pdf| {
        pdf.embedded_file(Ref::new(9), b"MZ");
    });
    assert_refused("a.pdf", &attached, active()).await;
    let form = pdf(|pdf| {
        pdf.indirect(Ref::new(9)).dict().pair(Name(b"XFA"), pdf_writer::Str(b"x"));
    });
    assert_refused("a.pdf", &form, active()).await;
    let packed = pdf(|pdf| {
        let objects = zipped(b"10 0 <</S/#4aavaScript/JS(app.alert(1))>>");
        let mut stream = pdf.stream(Ref::new(9), &objects);
        stream.filter(Filter::FlateDecode);
        stream.pair(Name(b"Type"), Name(b"ObjStm")).pair(Name(b"N"), 1).pair(Name(b"First"), 5);
    });
    assert_refused("a.pdf", &packed, active()).await;
    let wrapped = pdf(|pdf| {
        let mut stream = pdf.stream(Ref::new(9), b"00>");
        stream.filter(Filter::AsciiHexDecode);
        stream.pair(Name(b"Type"), Name(b"ObjStm")).pair(Name(b"N"), 1).pair(Name(b"First"), 5);
    });
    assert_refused("a.pdf", &wrapped, Refusal::Paper("its objects are packed in an unusual way")).await;
}

#[tokio::test]
async fn papers_with_something_around_or_inside_are_refused() {
    let whole = pdf(|_| {});
    let behind = [&whole[..], b"PK\x03\x04 a zip behind it"].concat();
    assert_refused("a.pdf", &behind, Refusal::Paper("something follows its end")).await;
    let before = [b"<html>", &whole[..]].concat();
    assert_refused("a.pdf", &before, Refusal::UnknownKind).await;
    let bomb = pdf(|pdf| {
        pdf.stream(Ref::new(9), &zipped(&vec![0; 100 << 20])).filter(Filter::FlateDecode);
    });
    assert_refused("a.pdf", &bomb, Refusal::Paper("it is larger inside than it may be")).await;
    assert_refused("a.pdf", b"%PDF-1.7\nnothing\n%%EOF", Refusal::Paper("it cannot be read")).await;
    let encrypted = String::from_utf8_lossy(&whole)
        .replace("trailer\n<<", "trailer\n<< /Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -1 >>");
    let shelf = Shelf::new();
    let refused = shelf.keep("a.pdf", encrypted.as_bytes()).await;
    assert!(matches!(refused, Err(MediaError::Refused(Refusal::Paper(_)))), "{refused:?}");
    assert_eq!(shelf.files(), [""; 0]);
}

/// Two kinds of file at once: of a picture, only the pixels are left.
#[tokio::test]
async fn what_is_two_things_at_once_becomes_one() {
    let shelf = Shelf::new();
    let mut gif = encoded(quarters(300, 200), ImageFormat::Gif);
    gif.extend(b"/*<script>alert(1)</script>*/=1;alert(1)");
    let zip = [&jpeg(&quarters(300, 200))[..], b"PK\x03\x04alert"].concat();
    for (name, bytes) in [("a.gif", gif), ("b.jpg", zip)] {
        shelf.keep(name, &bytes).await.unwrap();
    }
    for name in shelf.files() {
        assert!(!shelf.bytes(&name).windows(5).any(|window| window == b"alert"), "{name}");
    }
}

#[tokio::test]
async fn whatever_a_file_is_called_it_lands_in_its_place() {
    let shelf = Shelf::new();
    let bytes = jpeg(&quarters(20, 20));
    let long = "x".repeat(5_000);
    for name in
        ["../../etc/passwd", "a\0b.jpg", "/abs/olute.jpg", "..\\..\\w.jpg", &long, "⚽️.jpg", "\u{202e}gpj.exe", ""]
    {
        let kept = shelf.keep(name, &bytes).await.unwrap();
        assert!(kept.objects().iter().all(|name| media::is_object_name(name)), "{name:?}");
        assert!(!kept.name.chars().any(char::is_control) && kept.name.len() <= 200, "{name:?}");
        assert!((shelf.bytes(&kept.objects()[0]).len() as f64 / 1000.0 - kept.size).abs() < 0.006);
    }
    assert_eq!(std::fs::read_dir(shelf.folder.path()).unwrap().count(), 1);
}
