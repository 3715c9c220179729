//! Where addresses of the old site lead.

use accounts::role::Role;
use accounts::token::{MARK_BYTES, Tokens};
use axum::body::Body;
use axum::http::Request;
use serde_json::{Value, json};
use store::accounts::{LOCAL, NewAccount};
use testkit::TestDatabase;

use crate::client::{Answer, Client, SECRET, now};
use crate::pages::{limits, pages};

/// A site with one account of each role.
pub struct Desk {
    pub client: Client,
}

impl Desk {
    pub async fn on(database: TestDatabase) -> Self {
        let client = Client::with_pages(database, Some(pages(limits()))).await;
        for role in Role::ALL {
            let new = NewAccount {
                email: format!("{}@desk.example", role.name()),
                username: role.name().to_owned(),
                name: None,
                password: None,
                role: role.name().to_owned(),
                provider: LOCAL.to_owned(),
                is_confirmed: true,
                ..NewAccount::default()
            };
            client.app.store().add_account(new, now()).await.unwrap();
        }
        Self { client }
    }

    /// `who` is a role, or nobody.
    pub async fn send(&self, who: &str, method: &str, path: &str, body: &Value) -> Answer {
        let mut request = Request::builder().method(method).uri(path).header("content-type", "application/json");
        if !who.is_empty() {
            let account = self.client.app.store().account_by_identifier(who).await.unwrap().unwrap();
            let tokens = Tokens::new(&server::Secret::new(SECRET).unwrap());
            let token = tokens.issue(account.id, account.sessions_from, now(), [7; MARK_BYTES]);
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        self.client.send(request.body(body).unwrap()).await
    }

    pub async fn add(&self, address: &str, data: &Value) -> i64 {
        let answer = self.send("editor", "POST", &format!("/api/{address}"), &json!({ "data": data })).await;
        assert_eq!(answer.status, 200, "{address} {data}: {}", answer.text());
        answer.json()["data"]["id"].as_i64().unwrap()
    }

    async fn redirect(&self, from: &str, to: &str) -> i64 {
        self.add("redirects", &json!({ "from": from, "to": to })).await
    }

    /// Where a path leads, or the status that says why not.
    async fn to(&self, path: &str) -> Result<String, u16> {
        let answer = self.asked(path).await;
        match answer.status.as_u16() {
            200 => Ok(answer.json()["to"].as_str().unwrap().to_owned()),
            status => Err(status),
        }
    }

    async fn asked(&self, path: &str) -> Answer {
        let path: String = path.bytes().map(|byte| format!("%{byte:02X}")).collect();
        self.client.get(&format!("/api/v1/redirect?path={path}")).await
    }
}

fn to(address: &str) -> Result<String, u16> {
    Ok(address.to_owned())
}

#[tokio::test]
async fn the_editors_table_leads_on_both_databases() {
    for database in TestDatabase::at_hand().await {
        let desk = Desk::on(database).await;
        for (from, target) in [
            ("/Bilhetes/", "/pages/bilhetes"),
            ("/a", "/b"),
            ("/b/", "/c?tab=x"),
            ("/loja-antiga/*", "https://loja.example/novo/*"),
            ("/pt/x/*", "/pages/*"),
            ("/pt/x/y", "/news"),
            ("/self/*", "/self/b"),
            ("/round", "/and"),
            ("/and", "/round"),
            ("/grows/*", "/grows/more/*"),
            ("/all/*", "/*"),
            ("/not%C3%ADcias-antigas", "/news"),
            // To itself, as visitors would find out.
            ("/tickets", "https://liga.example/tickets"),
            ("/tickets-de", "https://LIGA.example/tickets-en"),
            ("/tickets-en", "/tickets-de"),
            ("/news/999", "/noticias/999"),
            ("/opinion/*", "/opiniao/*"),
            ("/statements/old", "/comunicados"),
        ] {
            desk.redirect(from, target).await;
        }
        for step in 1..=12 {
            desk.redirect(&format!("/s{step}"), &format!("/s{}", step + 1)).await;
        }
        for (path, expected) in [
            ("/bilhetes", to("/pages/bilhetes")),
            ("/BILHETES/", to("/pages/bilhetes")),
            ("/bilhetes?utm=1", to("/pages/bilhetes")),
            ("/a", to("/c?tab=x")),
            ("/loja-antiga/Um/dois", to("https://loja.example/novo/Um/dois")),
            ("/loja-antiga", Err(404)),
            ("/pt/x/y", to("/news")),
            ("/pt/x/z", to("/pages/z")),
            ("/self/a", to("/self/b")),
            ("/self/b", Err(404)),
            ("/round", Err(404)),
            ("/grows/x", Err(404)),
            ("/s1", Err(404)),
            ("/s4", to("/s13")),
            ("/all//evil.example", to("/evil.example")),
            ("/not%c3%adcias-antigas", to("/news")),
            ("/notícias-antigas", to("/news")),
            ("/tickets", Err(404)),
            ("/tickets-de", Err(404)),
            ("/news/999", Err(404)),
            ("/opinion/999/x", Err(404)),
            ("/statements/old", to("/statements")),
            ("/unknown", Err(404)),
            ("///A", Err(404)),
            ("/%2f%2fA", Err(404)),
            ("///all//x", Err(404)),
            ("/", Err(404)),
            ("//", Err(404)),
            ("bilhetes", Err(400)),
            ("/%zz", Err(400)),
            ("/a\0b", Err(400)),
            ("/%00", Err(400)),
            ("", Err(400)),
        ] {
            assert_eq!(desk.to(path).await, expected, "{path}");
        }
        assert_eq!(desk.to(&format!("/{}", "a".repeat(500))).await, Err(400));
        assert_eq!(desk.client.get("/api/v1/redirect").await.status, 400);
        let error = desk.asked("/unknown").await.json();
        assert_eq!((&error["error"], &error["statusCode"]), (&json!("not_found"), &json!(404)));
        let english = desk.asked("/en/bilhetes").await;
        assert_eq!(english.status, 404);
        desk.redirect("/en/tickets", "/pages/bilhetes").await;
        assert_eq!(desk.asked("/en/tickets").await.json(), json!({ "to": "/pages/bilhetes", "language": "en" }));
        assert_eq!(desk.asked("/a").await.json()["language"], Value::Null);
    }
}

#[tokio::test]
async fn an_editor_changes_his_mind_and_it_holds_at_once() {
    let desk = Desk::on(TestDatabase::sqlite()).await;
    assert_eq!(desk.to("/a").await, Err(404));
    let id = desk.redirect("/a", "/b").await;
    assert_eq!(desk.to("/a").await, to("/b"));
    let path = format!("/api/redirects/{id}");
    let changed = desk.send("editor", "PUT", &path, &json!({ "data": { "to": "/c" } })).await;
    assert_eq!(changed.status, 200, "{}", changed.text());
    assert_eq!(desk.to("/a").await, to("/c"));
    assert_eq!(desk.send("editor", "DELETE", &path, &Value::Null).await.status, 200);
    assert_eq!(desk.to("/a").await, Err(404));
}

#[tokio::test]
async fn only_those_who_look_after_the_site_see_or_write_the_table() {
    let desk = Desk::on(TestDatabase::sqlite()).await;
    let id = desk.redirect("/a", "/b").await;
    let body = json!({ "data": { "from": "/x", "to": "/y" } });
    for who in ["", "fan", "author", "press", "operator"] {
        for (method, path) in [
            ("GET", "/api/redirects".to_owned()),
            ("GET", format!("/api/redirects/{id}")),
            ("GET", format!("/api/redirects/{id}?preview=1.x")),
            ("GET", "/api/redirects?preview=1.x".to_owned()),
            ("POST", "/api/redirects".to_owned()),
            ("PUT", format!("/api/redirects/{id}")),
            ("DELETE", format!("/api/redirects/{id}")),
        ] {
            let body = if matches!(method, "POST" | "PUT") { &body } else { &Value::Null };
            let answer = desk.send(who, method, &path, body).await;
            assert_eq!(answer.status, 403, "{who} {method} {path}: {}", answer.text());
        }
    }
    let list = desk.send("editor", "GET", "/api/redirects", &Value::Null).await.json();
    assert_eq!(list["data"][0]["attributes"]["from"], "/a");
}

#[tokio::test]
async fn what_would_lead_astray_is_refused_at_its_field() {
    let desk = Desk::on(TestDatabase::sqlite()).await;
    desk.redirect("/taken", "/b").await;
    for (from, target, field) in [
        ("a", "/b", "from"),
        ("//evil.example", "/b", "from"),
        ("/a/*/c", "/b", "from"),
        ("/a\u{7}", "/b", "from"),
        ("/Taken/", "/b", "from"),
        ("/a", "b", "to"),
        ("/a", "//evil.example", "to"),
        ("/a", "/\\evil.example", "to"),
        ("/a", "http://evil.example", "to"),
        ("/a", "javascript:alert(1)", "to"),
        ("/a", "https://liga.example@evil.example", "to"),
        ("/a", "/b\r\nx: y", "to"),
        ("/a", "/A/", "to"),
        ("/a", "/b/*", "to"),
    ] {
        let body = json!({ "data": { "from": from, "to": target } });
        let answer = desk.send("admin", "POST", "/api/redirects", &body).await;
        assert_eq!(answer.status, 400, "{from} {target}: {}", answer.text());
        assert_eq!(answer.json()["error"]["details"]["errors"][0]["path"][0], field, "{from} {target}");
    }
}

#[tokio::test]
async fn entries_are_found_by_what_they_were_called_once_they_are_published() {
    for database in TestDatabase::at_hand().await {
        let desk = Desk::on(database).await;
        let old = "/pt/liga/noticias/Golo-aos-90";
        let add = async |address: &str, title: &str, more: Value| {
            let mut data = json!({ "title": title });
            data.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            desk.add(address, &data).await
        };
        add("news", "Rascunho", json!({ "legacyUrl": old, "publishedAt": null })).await;
        add("news", "Amanhã", json!({ "legacyUrl": old, "publishedAt": "2026-11-20T10:00:00Z" })).await;
        add("news", "Só na app", json!({ "legacyUrl": old, "platform": "app" })).await;
        assert_eq!(desk.to(old).await, Err(404), "drafts, what is to come, and what is not on the site");
        let news = add("news", "Golo aos 90", json!({ "legacyUrl": format!("https://old.example{old}/") })).await;
        assert_eq!(desk.to(old).await, to(&format!("/news/{news}/golo-aos-90")));
        assert_eq!(desk.to("/pt/liga/noticias/golo-aos-90/").await, to(&format!("/news/{news}/golo-aos-90")));
        assert_eq!(desk.to("/pt/liga/noticias/golo%2Daos%2D90").await, to(&format!("/news/{news}/golo-aos-90")));
        let statement = add("comunicados", "N.º 1", json!({ "legacyUrl": "/pt/liga/c/1" })).await;
        assert_eq!(desk.to("/pt/liga/c/1").await, to(&format!("/statements#{statement}")));
        add("static-pages", "Bilhetes", json!({ "legacyUrl": "/pt/paginas/conteudos/entradas" })).await;
        for path in ["/pt/paginas/conteudos/entradas", "/pt/paginas/conteudos/a/b/bilhetes", "/en/liga/bilhetes"] {
            assert_eq!(desk.to(path).await, to("/pages/bilhetes"), "{path}");
        }
        assert_eq!(desk.asked("/en/liga/bilhetes").await.json()["language"], "en");
        let video = add("videos", "Resumo", json!({})).await;
        assert_eq!(desk.to("/media/resumo").await, to(&format!("/video/{video}/resumo")));
        add("opinions", "Rascunho", json!({ "publishedAt": null })).await;
        assert_eq!(desk.to("/media/rascunho").await, Err(404));
        // The old site told some of its pages apart by what came after the question mark.
        let asked = add("news", "Com pergunta", json!({ "legacyUrl": "/missing/x?id=5" })).await;
        assert_eq!(desk.to("/missing/x?id=5").await, to(&format!("/news/{asked}/com-pergunta")));
        let moved = desk.client.get("/missing/x?id=5").await;
        assert_eq!(moved.status, 308);
        assert_eq!(moved.headers["location"], format!("/news/{asked}/com-pergunta"));
        let english = desk.client.get("/missing/x?id=5&lang=en").await;
        assert_eq!(english.status, 404, "another address, as far as anybody knows");
        assert_eq!(desk.client.get("/missing/x?id=6").await.status, 404);
        assert_eq!(desk.client.get(&format!("/missing/x?id={}", "5".repeat(2000))).await.status, 404);
        // The editors' word comes first.
        desk.redirect(old, "/news").await;
        assert_eq!(desk.to(old).await, to("/news"));
    }
}

#[tokio::test]
async fn addresses_of_the_old_site_are_understood() {
    let desk = Desk::on(Client::demo_database().await).await;
    let sample = desk.client.sample().await;
    let sitemap = |part: &str| format!("/sitemaps/{part}.xml");
    let listed = async |part: &str, start: &str| {
        let text = desk.client.get(&sitemap(part)).await.text().to_owned();
        let at = text.find(&format!("https://liga.example{start}")).unwrap_or_else(|| panic!("{start}"));
        text[at + "https://liga.example".len()..].split('<').next().unwrap().to_owned()
    };
    let team = listed("teams", &format!("/team/{}/", sample.team)).await;
    let player = listed("players", &format!("/player/{}/", sample.player)).await;
    let slug_in = |address: &str| address.split('/').nth(3).unwrap().to_owned();
    for (path, expected) in [
        ("/homepage".to_owned(), "/".to_owned()),
        ("/pt/homepage".to_owned(), "/".to_owned()),
        ("/en".to_owned(), "/".to_owned()),
        ("/pt/noticias".to_owned(), "/news".to_owned()),
        ("/en/statements/".to_owned(), "/statements".to_owned()),
        ("/pt/liga/x/liga-atlantica".to_owned(), "/competition/liga-atlantica".to_owned()),
        (format!("/pt/epocas/20262027/equipas/{}", slug_in(&team)), team.clone()),
        (format!("/en/epocas/2026-27/clubs/{}", slug_in(&team)), team.clone()),
        (format!("/pt/epocas/1999-00/clubes/{}", slug_in(&team)), team.clone()),
        (format!("/pt/epocas/2026-2027/jogadores/{}", slug_in(&player)), player.clone()),
        ("/pt/epocas/20262027/competicoes/liga-atlantica".to_owned(), "/competition/liga-atlantica".to_owned()),
        (
            "/pt/epocas/20262027/classificacao/liga-atlantica".to_owned(),
            "/competition/liga-atlantica/classification".to_owned(),
        ),
        (
            format!("/pt/epocas/20262027/jogos/{}", sample.over),
            format!("/match/20262027/liga-atlantica/14/{}", sample.over),
        ),
        ("/pt/epocas/20262027/jogos/x".to_owned(), "/calendar".to_owned()),
    ] {
        assert_eq!(desk.to(&path).await, Ok(expected), "{path}");
    }
    for path in
        ["/", "/pt/epocas/20262027/equipas/nobody", "/pt/epocas/x/y/z", "/epocas/20262027/equipas/x", "/media/x"]
    {
        assert_eq!(desk.to(path).await, Err(404), "{path}");
    }
}

#[tokio::test]
async fn pages_lead_to_pages_and_to_other_sites_only_with_https() {
    let desk = Desk::on(TestDatabase::sqlite()).await;
    for (path, location) in [
        ("/old", Some("/new?tab=a")),
        ("/lead/%2Fstatements%234?lang=en", Some("/statements?lang=en#4")),
        ("/lead/https%3A%2F%2Floja.example%2Fx?lang=en", Some("https://loja.example/x")),
        ("/lead/%2F%2Fevil.example", None),
        ("/lead/%2F%5Cevil.example", None),
        ("/lead/http%3A%2F%2Fevil.example", None),
        ("/lead/javascript%3Aalert(1)", None),
    ] {
        let answer = desk.client.get(path).await;
        let Some(location) = location else {
            assert_eq!(answer.status, 404, "{path}");
            continue;
        };
        assert_eq!(answer.status, 308, "{path}");
        assert_eq!(answer.headers["location"], location);
        assert_eq!(answer.headers["cache-control"], "no-cache", "{path}");
    }
}
