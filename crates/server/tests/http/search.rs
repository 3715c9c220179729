//! Searching.

mod bad_input;
mod newsroom;
mod table;

use serde_json::Value;
use testkit::calls::list;

use crate::client::Client;
use newsroom::{add, article};

async fn search(client: &Client, query: &str) -> Value {
    client.json(&format!("/api/v1/search?{query}")).await
}

fn titles(page: &Value) -> Vec<&str> {
    list(&page["results"]).iter().map(|result| result["title"].as_str().unwrap()).collect()
}

fn kinds(page: &Value) -> Vec<&str> {
    list(&page["results"]).iter().map(|result| result["type"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_club_comes_with_all_that_belongs_to_it() {
    let client = Client::demo().await;
    add(&client, "news", &[article("Farol vence ao cair do pano", "Três pontos na Enseada.")]).await;
    let page = search(&client, "q=far&pageSize=50").await;
    let first = &page["results"][0];
    assert_eq!((&first["type"], &first["title"]), (&"team".into(), &"Farol do Cabo".into()));
    assert_eq!(first["titleParts"][0], serde_json::json!({ "text": "Far", "isMatch": true }));
    assert_eq!(first["subtitle"], "Liga Atlântica");
    assert_eq!((&first["competition"]["id"], &first["season"]), (&"liga-atlantica".into(), &20_262_027.into()));
    assert!(first["team"]["logo"]["normal"]["small"].as_str().unwrap().starts_with("/art/crest/"));
    for kind in ["team", "match", "coach", "news"] {
        assert!(kinds(&page).contains(&kind), "{kind}: {:?}", kinds(&page));
        assert!(page["counts"][kind].as_u64().unwrap() > 0, "{kind}");
    }
    let m = list(&page["results"]).iter().find(|result| result["type"] == "match").unwrap();
    assert_eq!(m["id"], m["match"]["id"]);
    let coach = list(&page["results"]).iter().find(|result| result["type"] == "coach").unwrap();
    assert!(coach["image"]["small"].as_str().unwrap().starts_with("/art/portrait/"));
    let news = list(&page["results"]).iter().find(|result| result["type"] == "news").unwrap();
    assert_eq!(news["slug"], "farol-vence-ao-cair-do-pano");
    assert!(news["date"].as_str().unwrap().ends_with("+00:00"));
    let sum: u64 = page["counts"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(page["pagination"]["total"], sum);
}

#[tokio::test]
async fn pages_and_kinds_part_the_same_list() {
    let client = Client::demo().await;
    let many: Vec<Value> = (0..30).map(|n| article(&format!("Farol {n}"), "")).collect();
    add(&client, "news", &many).await;
    let whole = search(&client, "q=farol&pageSize=100").await;
    let mut pieces = Vec::new();
    for number in 1.. {
        let page = search(&client, &format!("q=farol&pageSize=7&page={number}")).await;
        if list(&page["results"]).is_empty() {
            assert_eq!(page["pagination"]["pageCount"], number - 1);
            break;
        }
        pieces.extend(list(&page["results"]).iter().cloned());
    }
    assert_eq!(pieces, list(&whole["results"]));
    let news = search(&client, "q=farol&type=news&pageSize=100").await;
    assert_eq!((news["pagination"]["total"].as_u64(), kinds(&news).len()), (Some(30), 30));
    assert_eq!(news["counts"], whole["counts"], "counts are of all kinds");
    assert_eq!(client.json("/api/v1/search/news/farol?pageSize=100").await["results"], news["results"]);
    for several in ["type=team,match", "type=team&type=match", "type[]=match&type[]=team"] {
        let page = search(&client, &format!("q=farol&{several}&pageSize=100")).await;
        assert!(kinds(&page).iter().all(|kind| ["team", "match"].contains(kind)), "{several}");
        assert!(kinds(&page).len() > 2);
    }
}

#[tokio::test]
async fn each_language_finds_its_own_texts_and_the_same_names() {
    let client = Client::demo().await;
    add(&client, "video", &[article("Resumo da Nortada", "o golo")]).await;
    let mut english = article("Nortada highlights", "the goal");
    english["locale"] = "en".into();
    add(&client, "video", &[english]).await;
    for (locale, title) in [("pt-PT", "Resumo da Nortada"), ("en", "Nortada highlights")] {
        let page = client.get_with("/api/v1/search?q=nortada&pageSize=100", &[("locale", locale)]).await.json();
        assert_eq!(page["results"][0]["title"], "Nortada", "{locale}");
        let videos: Vec<&Value> = list(&page["results"]).iter().filter(|result| result["type"] == "video").collect();
        assert_eq!((videos.len(), &videos[0]["title"]), (1, &title.into()), "{locale}");
        let only = client.get_with("/api/v1/search/videos/nortada", &[("locale", locale)]).await.json();
        assert_eq!(titles(&only), [title]);
    }
    let page = client.get_with("/api/v1/search?q=atlantic%20league", &[("locale", "en")]).await.json();
    assert_eq!(page["results"][0]["title"], "Liga Atlântica");
}

#[tokio::test]
async fn what_is_published_is_found_at_once_and_drafts_never() {
    let client = Client::demo().await;
    let mut draft = article("Rascunho inconfundível", "");
    draft["publishedAt"] = Value::Null;
    let id = add(&client, "news", &[draft]).await[0];
    assert!(titles(&search(&client, "q=inconfundivel").await).is_empty());
    newsroom::publish(&client, "news", id).await;
    assert_eq!(titles(&search(&client, "q=inconfundivel").await), ["Rascunho inconfundível"]);
    newsroom::delete(&client, "news", id).await;
    assert!(titles(&search(&client, "q=inconfundivel").await).is_empty());
}

#[tokio::test]
async fn where_the_words_are_is_marked() {
    let client = Client::demo().await;
    let text =
        format!("{} No fim, Zulmira decidiu o dérbi de cabeça. {}", "Um começo. ".repeat(40), "E acabou. ".repeat(40));
    add(&client, "opinion", &[article("Crónica de uma noite", &text)]).await;
    let page = search(&client, "q=DERBI%20zulmira").await;
    let result = &page["results"][0];
    let marked = |parts: &Value| -> Vec<String> {
        let parts = list(parts).iter().filter(|part| part["isMatch"] == true);
        parts.map(|part| part["text"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(marked(&result["excerptParts"]), ["Zulmira", "dérbi"]);
    assert!(marked(&result["titleParts"]).is_empty());
    let whole: String = list(&result["excerptParts"]).iter().map(|part| part["text"].as_str().unwrap()).collect();
    assert!(whole.starts_with('…') && whole.ends_with('…') && whole.chars().count() < 200, "{whole}");
}

#[tokio::test]
async fn a_slip_is_said_and_what_was_typed_comes_first() {
    let client = Client::demo().await;
    let page = search(&client, "q=valmrinho").await;
    assert_eq!((&page["query"], &page["corrected"]), (&"valmrinho".into(), &"valmarinho".into()));
    assert_eq!(page["results"][0]["title"], "Valmarinho");
    assert_eq!(list(&page["results"][0]["titleParts"])[0]["isMatch"], true);
    // Somebody has written the word: it was no slip.
    add(&client, "news", &[article("O Valmrinho de antigamente", "")]).await;
    let page = search(&client, "q=valmrinho").await;
    assert_eq!((&page["corrected"], &page["results"][0]["type"]), (&Value::Null, &"news".into()));
    assert!(titles(&page).contains(&"Valmarinho"));
}

#[tokio::test]
async fn what_has_some_of_the_words_is_better_than_nothing() {
    let client = Client::demo().await;
    add(&client, "news", &[article("Sorteio da próxima eliminatória", "")]).await;
    let page = search(&client, "q=sorteio%20zzzzzz").await;
    assert_eq!(titles(&page), ["Sorteio da próxima eliminatória"]);
    let page = search(&client, "q=torrebela%20zzzzzz").await;
    assert_eq!(page["results"][0]["title"], "Torrebela");
}

#[tokio::test]
async fn counts_say_where_they_end() {
    let client = Client::demo().await;
    let many: Vec<Value> = (0..230).map(|n| article(&format!("Texto {n}"), "sobre a quermesse")).collect();
    add(&client, "news", &many).await;
    let page = search(&client, "q=quermesse").await;
    assert_eq!((&page["counts"]["news"], &page["more"]), (&200.into(), &serde_json::json!(["news"])));
    let page = search(&client, "q=texto%20229").await;
    assert_eq!((&page["counts"]["news"], &page["more"]), (&1.into(), &serde_json::json!([])));
}
