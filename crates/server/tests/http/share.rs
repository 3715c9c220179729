//! Pictures for whoever shares a page.

use crate::client::Client;

/// A PNG begins so, and says its size.
fn size(png: &[u8]) -> (u32, u32) {
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[tokio::test]
async fn tables_rounds_and_matches_have_a_picture() {
    let client = Client::demo().await;
    let mut seen = Vec::new();
    for address in [
        "/share/table/liga-atlantica/20262027.png",
        "/share/table/liga-atlantica/20262027.png?lang=en",
        "/share/table/liga-atlantica/20252026.png",
        "/share/table/1/20262027.png",
        "/share/round/liga-atlantica/20262027/14.png",
        "/share/round/taca-atlantica/20252026/3.png",
        "/share/round/1/20262027/2.png",
        "/share/match/2085.png",
        "/share/match/2085.png?lang=en",
        "/share/match/2089.png",
    ] {
        let answer = client.get(address).await;
        assert_eq!((answer.status.as_u16(), &answer.headers["content-type"]), (200, &"image/png".parse().unwrap()));
        assert_eq!(size(&answer.body), (1200, 630), "{address}");
        assert!(answer.headers.contains_key("etag") && answer.headers.contains_key("cache-tag"));
        assert!(answer.body.len() < 300_000, "{address}: {}", answer.body.len());
        assert!(!seen.contains(&answer.body), "{address} is a picture of its own");
        seen.push(answer.body);
    }
}

#[tokio::test]
async fn what_is_not_there_has_none() {
    let client = Client::demo().await;
    for address in [
        "/share/table/nada/20262027.png",
        "/share/table/liga-atlantica/19992000.png",
        "/share/table/taca-atlantica/20262027.png",
        "/share/table/liga-atlantica/20262027.jpg",
        "/share/table/liga-atlantica/x.png",
        "/share/round/liga-atlantica/20262027/99.png",
        "/share/round/liga-atlantica/20262027/x.png",
        "/share/match/999999.png",
        "/share/match/x.png",
        "/share/match/2085.jpg",
        "/share/other",
    ] {
        assert_eq!(client.get(address).await.status, 404, "{address}");
    }
}
