//! Whatever is typed is searched for.

use testkit::TestDatabase;
use testkit::calls::list;

use crate::client::Client;

/// Every byte as `%xx`.
pub fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[tokio::test]
async fn nothing_that_is_typed_is_an_error() {
    let long = "golo ".repeat(2_000);
    let typed = [
        "",
        " ",
        "a",
        "1",
        "?!…",
        "\"",
        "'",
        "%",
        "_",
        "*",
        "\\",
        "()",
        "⚽🔥🏆",
        "👩‍👩‍👧",
        "東京",
        "Динамо",
        "ﷺ",
        "a\u{301}\u{301}\u{301}",
        "'; DROP TABLE search_name; --",
        "' OR 1=1 --",
        "\" OR \"a\" NOT \"b",
        "farol AND",
        "NEAR(farol cabo, 2)",
        "title : farol",
        "{title body} : farol",
        "farol* ^cabo -nortada",
        "farol & cabo | !nortada <-> x:*A",
        "k1 lptpt",
        "$1 ${1} {0} %s",
        "<script>alert(1)</script>",
        "../../etc/passwd",
        "null undefined NaN true",
        "99999999999999999999 9 9 9",
        &long,
        &"é".repeat(5_000),
        &"x".repeat(10_000),
        &"'\"".repeat(5_000),
    ];
    let sqlite = Client::demo().await;
    let postgres = Client::new(TestDatabase::postgres().await).await;
    for text in typed {
        for client in [&sqlite, &postgres] {
            let answer = client.get(&format!("/api/v1/search?q={}", encoded(text))).await;
            let shown: String = text.chars().take(40).collect();
            assert_eq!(answer.status, 200, "{shown}: {}", answer.text());
            let page = answer.json();
            assert!(page["query"].as_str().unwrap().chars().count() <= 200);
            assert!(list(&page["results"]).len() <= 20);
        }
    }
    for nothing in ["", "?q=", "?q=%20%20", "?q=%3F%21"] {
        let page = sqlite.json(&format!("/api/v1/search{nothing}")).await;
        assert_eq!((list(&page["results"]).len(), &page["pagination"]["total"]), (0, &0.into()), "{nothing}");
    }
    let one = sqlite.json("/api/v1/search?q=v").await;
    assert!(!list(&one["results"]).is_empty(), "a letter begins many names");
}

#[tokio::test]
async fn what_is_no_text_or_no_kind_is_said() {
    let client = Client::demo().await;
    for (query, parameter) in [
        ("q=%ff%fe", "q"),
        ("q=%00", "q"),
        ("q=a%0ab", "q"),
        ("q=a&q=b", "q"),
        ("q=farol&type=stadium", "type"),
        ("q=farol&type=", "type"),
        ("q=farol&type=news,", "type"),
        ("q=farol&page=0", "page"),
        ("q=farol&page=99999999999999999999", "page"),
        ("q=farol&pageSize=101", "pageSize"),
    ] {
        let body = client.get(&format!("/api/v1/search?{query}")).await.is_error(400, "invalid_parameter");
        assert!(body["message"].as_str().unwrap().contains(&format!("“{parameter}”")), "{query}: {body}");
    }
    for path in ["news/%00", "videos/%ff", "news/farol?page=x"] {
        client.get(&format!("/api/v1/search/{path}")).await.is_error(400, "invalid_parameter");
    }
    for path in ["teams/farol", "news", "news/a/b"] {
        client.get(&format!("/api/v1/search/{path}")).await.is_error(404, "not_found");
    }
    let far = client.json("/api/v1/search?q=farol&page=10000&pageSize=100").await;
    assert!(list(&far["results"]).is_empty());
}
