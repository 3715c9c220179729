//! The top of the home page.

use content::model::{FILE, Model};
use serde_json::{Value, json};
use store::StoreError;
use store::content::{Author, NewDocument};
use testkit::TestDatabase;
use testkit::calls::list;

use crate::client::{Client, now};

const HERO: &str = "/api/v1/home/hero";

async fn add(client: &Client, name: &str, is_published: bool, data: Value) -> i64 {
    let locale = if Model::built_in().named(name).is_localized { "pt-PT" } else { "" };
    add_as(client, name, (locale, is_published), data).await
}

async fn add_as(client: &Client, name: &str, place: (&str, bool), data: Value) -> i64 {
    try_to_add(client, name, place, data).await.unwrap()
}

/// In a language, published or not.
async fn try_to_add(
    client: &Client,
    name: &str,
    (locale, is_published): (&str, bool),
    data: Value,
) -> Result<i64, StoreError> {
    let model = Model::built_in();
    let Value::Object(data) = data else { panic!("no object") };
    let published = is_published.then(now);
    let new = NewDocument { data, locale: locale.to_owned(), published, ..NewDocument::default() };
    let mut write = client.app.store().write().await?;
    let added = write.add_document(&model, model.named(name), new, &Author::default(), now()).await?;
    write.commit(now(), "test", json!({})).await?;
    Ok(added.id)
}

async fn delete(client: &Client, name: &str, id: i64) {
    let model = Model::built_in();
    let mut write = client.app.store().write().await.unwrap();
    write.delete_document(&model, model.named(name), id, None, &Author::default(), now()).await.unwrap();
    write.commit(now(), "test", json!({})).await.unwrap();
}

async fn picture(client: &Client, name: &str) -> i64 {
    let url = format!("/uploads/{name}.jpg");
    let formats = json!({ "small": { "url": format!("/uploads/small_{name}.jpg"), "width": 500, "height": 281 } });
    let placeholder = "data:image/webp;base64,AA==";
    let data = json!({ "name": name, "url": url, "mime": "image/jpeg", "width": 1600, "height": 900, "formats": formats,
                       "placeholder": placeholder, "focalPoint": { "x": 0.5, "y": 0.2 } });
    add(client, FILE, true, data).await
}

#[tokio::test]
async fn editors_choose_what_the_page_opens_with() {
    for database in [Client::demo_database().await, Client::demo_on_postgres().await] {
        let client = Client::new(database).await;
        let (wide, tall, own) =
            (picture(&client, "wide").await, picture(&client, "tall").await, picture(&client, "own").await);
        let tag = add(&client, "tag", true, json!({ "name": "Golo", "name_en": "Goal", "slug": "golo" })).await;
        let entry = |title: &str| {
            json!({ "title": title, "slug": "s", "lead": "L", "banner": own, "highlightTag": tag,
                                          "date": "2026-11-14T20:00:00.000Z" })
        };
        let news = add(&client, "news", true, entry("Notícia")).await;
        let draft = add(&client, "news", false, entry("Rascunho")).await;
        let video =
            add(&client, "video", true, json!({ "title": "Vídeo", "slug": "v", "image": own, "duration": 95 })).await;
        let sample = client.sample().await;
        let highlights = json!([
            { "type": "game", "match": sample.live, "title": "O jogo", "imageLandscape": wide, "imagePortrait": tall },
            { "type": "news", "news": news },
            { "type": "news", "news": draft },
            { "type": "video", "video": video, "title": "Outro título", "lead": "Outra entrada", "imageLandscape": wide },
            { "type": "news" },
            { "type": "news", "news": news, "platform": "app" },
        ]);
        add(
            &client,
            "homepage",
            true,
            json!({ "highlights": highlights, "internationalHighlights": [{ "type": "news", "news": news }] }),
        )
        .await;

        let hero = client.json(HERO).await;
        let kinds: Vec<&str> = hero.as_array().unwrap().iter().map(|one| one["type"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["game", "news", "video"], "what is not published is not there: {hero}");
        assert_eq!(hero[0]["title"], "O jogo");
        assert_eq!(hero[0]["match"]["id"], sample.live);
        assert_eq!(hero[0]["landscape"]["url"], "/uploads/wide.jpg");
        assert_eq!(hero[0]["portrait"]["url"], "/uploads/tall.jpg");
        let link = hero[0]["link"].as_str().unwrap();
        assert!(link.starts_with("/match/20262027/") && link.ends_with(&format!("/{}", sample.live)), "{link}");
        let english = client.get_with(HERO, &[("locale", "en")]).await.json();
        assert_eq!((&hero[1]["tag"]["name"], &english[1]["tag"]["name"]), (&json!("Golo"), &json!("Goal")));
        let news_hero = &hero[1];
        assert_eq!(news_hero["title"], "Notícia");
        assert_eq!(news_hero["lead"], "L");
        assert_eq!(news_hero["link"], format!("/news/{news}/s"));
        assert_eq!(news_hero["date"], "2026-11-14T20:00:00+00:00");
        assert_eq!(news_hero["tag"], json!({ "name": "Golo", "slug": "golo" }));
        assert_eq!(news_hero["landscape"]["formats"]["small"]["width"], 500);
        assert_eq!(news_hero["landscape"]["placeholder"], "data:image/webp;base64,AA==");
        assert_eq!(news_hero["landscape"]["focalPoint"], json!({ "x": 0.5, "y": 0.2 }));
        assert_eq!(news_hero["portrait"]["url"], "/uploads/own.jpg", "there is no other");
        assert_eq!(hero[2]["title"], "Outro título");
        assert_eq!(hero[2]["video"], json!({ "id": video, "slug": "v", "title": "Vídeo", "duration": 95 }));
        let abroad = client.json(&format!("{HERO}?page=international")).await;
        assert_eq!(abroad.as_array().unwrap().len(), 1);
        let english = client.get_with(HERO, &[("locale", "en")]).await.json();
        assert_eq!(english.as_array().unwrap().len(), 3, "in the league's own language where there is no other");
    }
}

#[tokio::test]
async fn a_page_that_nobody_made_opens_with_what_is_new() {
    let client = Client::demo().await;
    let hero = client.json(HERO).await;
    assert_eq!(hero[0]["type"], "game", "{hero}");
    assert_eq!(hero[0]["match"]["status"], 3, "a match is on");
    let before = hero.as_array().unwrap().len();
    add(
        &client,
        "news",
        true,
        json!({ "title": "Nova", "slug": "n", "platform": "all", "date": "2026-11-14T21:00:00.000Z" }),
    )
    .await;
    let hero = client.json(HERO).await;
    assert_eq!(hero.as_array().unwrap().len(), before + 1);
    assert_eq!((&hero[1]["type"], &hero[1]["title"]), (&json!("news"), &json!("Nova")));
    assert_eq!(hero[1]["landscape"], Value::Null);
}

#[tokio::test]
async fn an_empty_league_opens_with_nothing() {
    let client = Client::new(TestDatabase::sqlite()).await;
    assert_eq!(client.json(HERO).await, json!([]));
    client.get(&format!("{HERO}?page=x")).await.is_error(400, "invalid_parameter");
}

/// What a page may say that was stored long ago, imported, or chosen by somebody whose choice is gone since.
#[tokio::test]
async fn what_a_highlight_refers_to_may_be_gone() {
    for database in [Client::demo_database().await, Client::demo_on_postgres().await] {
        let client = Client::new(database).await;
        let title = |text: &str| json!({ "title": text, "slug": "s" });
        let news = add(&client, "news", true, title("Está")).await;
        let gone = add(&client, "news", true, title("Apagada")).await;
        let gone_video = add(&client, "video", true, title("Apagado")).await;
        let gone_picture = picture(&client, "apagada").await;
        let draft = add(&client, "news", false, title("Rascunho")).await;
        let video = add(&client, "video", true, title("Vídeo")).await;
        let english = add_as(&client, "news", ("en", true), title("In English")).await;
        let live = client.sample().await.live;
        let highlights = json!([
            { "type": "game", "match": "x" },
            { "type": "game" },
            { "type": "game", "match": live, "link": "javascript:alert(1)" },
            { "type": "news", "news": gone },
            { "type": "video", "video": gone_video },
            { "type": "news", "news": draft },
            { "type": "news", "news": english },
            { "type": "video", "news": news },
            { "type": "poll", "news": news },
            { "type": 7, "news": news },
            { "type": null },
            { "news": news },
            "news",
            null,
            { "type": "news", "news": news, "link": "//elsewhere.example", "imageLandscape": gone_picture },
            { "type": "video", "video": video, "link": "https://tv.example/1" },
        ]);
        add(&client, "homepage", true, json!({ "highlights": highlights, "internationalHighlights": "none" })).await;
        for (name, id) in [("news", gone), ("video", gone_video), (FILE, gone_picture)] {
            delete(&client, name, id).await;
        }
        let hero = client.json(HERO).await;
        let shown: Vec<(&str, &str)> =
            list(&hero).iter().map(|one| (one["type"].as_str().unwrap(), one["link"].as_str().unwrap())).collect();
        let (of_match, of_news) = (hero[0]["link"].as_str().unwrap(), format!("/news/{news}/s"));
        assert!(of_match.starts_with("/match/") && of_match.ends_with(&format!("/{live}")), "{of_match}");
        assert_eq!(shown[1..], [("news", of_news.as_str()), ("video", "https://tv.example/1")]);
        assert_eq!(hero[1]["landscape"], Value::Null);
        // Nothing is left of the other page: it opens with what is new.
        assert_eq!(client.get(&format!("{HERO}?page=international")).await.status, 200);
    }
}

#[tokio::test]
async fn of_too_many_highlights_the_first_are_shown() {
    let client = Client::demo().await;
    let mut highlights = Vec::new();
    for number in 0..14 {
        let id = add(&client, "news", true, json!({ "title": format!("N {number}"), "slug": "s" })).await;
        highlights.push(json!({ "type": "news", "news": id }));
    }
    add(&client, "homepage", true, json!({ "highlights": highlights })).await;
    let hero = client.json(HERO).await;
    assert_eq!((list(&hero).len(), &hero[9]["title"]), (10, &json!("N 9")));
}

/// The document itself is given without what is no longer there; what was never there cannot be written.
#[tokio::test]
async fn the_blocks_of_a_page_may_refer_to_what_is_gone() {
    for database in [Client::demo_database().await, Client::demo_on_postgres().await] {
        let client = Client::new(database).await;
        let [stays, gone] = [tag(&client, "fica").await, tag(&client, "foi").await];
        let gone_picture = picture(&client, "apagada").await;
        let gone_news = add(&client, "news", true, json!({ "title": "Apagada", "slug": "s" })).await;
        let blocks = json!([
            { "kind": "news", "width": "full", "tag": stays, "limit": 7 },
            { "kind": "news", "width": "half", "tag": gone, "platform": "all" },
            { "kind": "standings", "width": "half", "competition": "liga-atlantica" },
            { "kind": "banner", "width": "full", "image": gone_picture, "link": { "label": "x", "url": "/news" } },
            { "kind": "carousel", "width": "third" },
        ]);
        let highlights = json!([{ "type": "news", "news": gone_news }]);
        add(&client, "homepage", true, json!({ "blocks": blocks, "highlights": highlights })).await;
        for (name, id) in [("tag", gone), (FILE, gone_picture), ("news", gone_news)] {
            delete(&client, name, id).await;
        }
        let asked = "/api/homepage?locale=pt-PT&populate[blocks][populate]=*&populate[highlights][populate]=*";
        let page = client.json(asked).await;
        let attributes = &page["data"]["attributes"];
        let blocks = list(&attributes["blocks"]);
        assert_eq!(blocks.len(), 5, "{page}");
        assert_eq!(blocks[0]["tag"]["data"]["attributes"]["slug"], "fica");
        assert_eq!(blocks[1]["tag"]["data"], Value::Null);
        assert_eq!(blocks[2]["competition"]["data"]["attributes"]["label"], "Liga Atlântica");
        assert_eq!(blocks[3]["image"]["data"], Value::Null);
        assert_eq!(blocks[3]["link"]["url"], "/news");
        assert_eq!(attributes["highlights"][0]["news"]["data"], Value::Null);
        for dead in [json!({ "competition": "liga-lunar" }), json!({ "team": 999_999 }), json!({ "tag": gone })] {
            let written = try_to_add(&client, "homepage", ("en", true), json!({ "blocks": [dead] })).await;
            assert!(written.is_err(), "{written:?}");
        }
    }
}

async fn tag(client: &Client, slug: &str) -> i64 {
    add(client, "tag", true, json!({ "name": slug, "slug": slug })).await
}
