//! Drawn pictures of people and things.

use crate::client::Client;

#[tokio::test]
async fn pictures_are_drawn_from_their_address_alone() {
    let client = Client::demo().await;
    for address in [
        "/art/portrait/412-FFD21F-15171C.svg",
        "/art/portrait/412-FFD21F-15171C-suit.svg",
        "/art/kit/hoops-FFD21F-15171C-home.svg",
        "/art/kit/plain-FFD21F-15171C-goalkeeper.svg",
        "/art/ball/E1FF19.svg",
        "/art/scene/stadium-12-FFD21F-15171C.svg",
        "/art/moment/demo-20262027-liga-atlantica-14-tbe-rin-17.svg",
    ] {
        let answer = client.get(address).await;
        assert_eq!(answer.status, 200, "{address}");
        assert_eq!(answer.headers["content-type"], "image/svg+xml");
        assert!(answer.headers["cache-control"].to_str().unwrap().contains("immutable"), "{address}");
        assert!(answer.text().starts_with("<svg"));
        assert_eq!(client.get(address).await.body, answer.body);
    }
    assert_ne!(
        client.get("/art/portrait/1-FFD21F-15171C.svg").await.body,
        client.get("/art/portrait/2-FFD21F-15171C.svg").await.body
    );
}

#[tokio::test]
async fn what_says_nothing_is_not_drawn() {
    let client = Client::demo().await;
    let long = format!("/art/moment/{}.svg", "a".repeat(121));
    for address in [
        "/art/portrait/x-FFD21F-15171C.svg",
        "/art/portrait/412-FFD21F.svg",
        "/art/portrait/412-GGGGGG-15171C.svg",
        "/art/portrait/99999999999999999999-FFD21F-15171C.svg",
        "/art/kit/tartan-FFD21F-15171C-home.svg",
        "/art/kit/hoops-FFD21F-15171C.svg",
        "/art/ball/red.svg",
        "/art/ball/E1FF19",
        "/art/scene/moon-1-FFD21F-15171C.svg",
        "/art/moment/%3Cscript%3E.svg",
        &long,
    ] {
        client.get(address).await.is_error(404, "not_found");
    }
}

#[tokio::test]
async fn crests_and_portraits_are_drawn_and_for_lists_small_pictures() {
    let client = Client::demo().await;
    let teams = client.json("/api/v1/competition/teams?competition=liga-atlantica").await;
    let drawn = teams[0]["logo"]["normal"]["small"].as_str().unwrap().to_owned();
    let small = drawn.replace(".svg", ".webp");
    for (address, kind) in [(&drawn, "image/svg+xml"), (&small, "image/webp")] {
        let answer = client.get(address).await;
        assert_eq!(
            (answer.status.as_u16(), answer.headers["content-type"].to_str().unwrap()),
            (200, kind),
            "{address}"
        );
        assert!(answer.headers["cache-control"].to_str().unwrap().contains("immutable"), "{address}");
        assert!(answer.body.len() < 12_000, "{address}: {}", answer.body.len());
    }
    let picture = image::load_from_memory(&client.get(&small).await.body).unwrap();
    assert_eq!(picture.height(), 96);
    let portrait = client.get("/art/portrait/412-FFD21F-15171C-suit.webp").await;
    assert_eq!(image::load_from_memory(&portrait.body).unwrap().height(), 96);
    // Another fingerprint gets the crest of today, for today.
    let old = small.split_once('-').unwrap().0.to_owned() + "-00000000.webp";
    let answer = client.get(&old).await;
    assert_eq!(answer.status, 200);
    assert!(!answer.headers["cache-control"].to_str().unwrap().contains("immutable"));
}
