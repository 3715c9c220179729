//! The top of the home page.

use content::model::{FILE, Model};
use serde_json::{Value, json};
use store::content::{Author, NewDocument};
use testkit::TestDatabase;

use crate::client::{Client, now};

const HERO: &str = "/api/v1/home/hero";

async fn add(client: &Client, name: &str, is_published: bool, data: Value) -> i64 {
    let model = Model::built_in();
    let Value::Object(data) = data else { panic!("no object") };
    let locale = if model.named(name).is_localized { "pt-PT" } else { "" };
    let published = is_published.then(now);
    let new = NewDocument { data, locale: locale.to_owned(), published, ..NewDocument::default() };
    let mut write = client.app.store().write().await.unwrap();
    let added = write.add_document(&model, model.named(name), new, &Author::default(), now()).await.unwrap();
    write.commit(now(), "test", json!({})).await.unwrap();
    added.id
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
