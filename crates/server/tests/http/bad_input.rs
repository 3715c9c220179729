use axum::body::Body;
use axum::http::{Method, Request};

use testkit::calls::{Call, every_call};

use crate::client::Client;

#[tokio::test]
async fn every_bad_parameter_is_named() {
    let client = Client::demo().await;
    let long = "9".repeat(10_000);
    let long_value = format!("/api/v2/competition/standings?competition={}", &long[..3_000]);
    let cases: &[(&str, &str)] = &[
        ("/api/v2/competition/standings", "competition"),
        ("/api/v2/competition/standings?competition=", "competition"),
        ("/api/v2/competition/standings?competition=Liga%20A", "competition"),
        ("/api/v2/competition/standings?competition=a'%20OR%201=1--", "competition"),
        ("/api/v2/competition/standings?competition=liga-atlantica%00", "competition"),
        ("/api/v2/competition/standings?competition=%ff%fe", "competition"),
        ("/api/v2/competition/standings?competition=%", "competition"),
        ("/api/v2/competition/standings?competition=a&competition=b", "competition"),
        ("/api/v2/competition/standings?competition=liga-atlantica&season=2026", "season"),
        ("/api/v2/competition/standings?competition=liga-atlantica&season=20262028", "season"),
        ("/api/v2/competition/standings?competition=liga-atlantica&live=maybe", "live"),
        ("/api/v2/competition/standings?competition=liga-atlantica&round=-1", "round"),
        ("/api/v2/competition/standings?competition=liga-atlantica&round=1e9", "round"),
        ("/api/v2/competition/standings?competition=liga-atlantica&round=99999999999999999999", "round"),
        (&long_value, "competition"),
        ("/api/v1/competition/matches?competition=liga-atlantica", "round"),
        ("/api/v1/competition/matches?competition=liga-atlantica&round=0", "round"),
        ("/api/v1/competition/season/rounds?season=20262027", "competition"),
        ("/api/v1/competition/teams?competition[$ne]=x", "competition"),
        ("/api/v1/competition/Liga%20A", "id"),
        ("/api/v1/competition/%ff", "id"),
    ];
    for (path, parameter) in cases {
        let body = client.get(path).await.is_error(400, "invalid_parameter");
        assert!(body["message"].as_str().unwrap().contains(&format!("“{parameter}”")), "{path}: {body}");
    }
}

/// Each parameter of each call in turn: missing, empty, of another kind, hostile, enormous.
#[tokio::test]
async fn no_call_takes_nonsense_for_any_parameter() {
    const NONSENSE: [&str; 10] =
        ["", "%20", "x%27%3B--", "%00", "%ff", "-1", "1e9", "99999999999999999999", "null", "%F0%9F%90%9F"];
    let client = Client::demo().await;
    let description = client.json("/api/openapi.json").await;
    for Call { path, address } in every_call(&client.sample().await) {
        let (base, query) = address.split_once('?').unwrap_or((&address, ""));
        let pairs: Vec<(&str, &str)> = query.split('&').filter_map(|pair| pair.split_once('=')).collect();
        let ask = async |changed: &[(&str, &str)]| {
            let query: Vec<String> = changed.iter().map(|(name, value)| format!("{name}={value}")).collect();
            client.get(&format!("{base}?{}", query.join("&"))).await
        };
        let parameters = description["paths"][path]["get"]["parameters"].as_array().cloned().unwrap_or_default();
        // Whatever is typed is searched for: see the search's own tests.
        for parameter in parameters.iter().filter(|parameter| parameter["in"] == "query" && parameter["name"] != "q") {
            let name = parameter["name"].as_str().unwrap();
            let others: Vec<(&str, &str)> = pairs.iter().copied().filter(|(known, _)| *known != name).collect();
            if parameter["required"] == true {
                let body = ask(&others).await.is_error(400, "invalid_parameter");
                assert!(body["message"].as_str().unwrap().contains(name), "{address} without {name}: {body}");
            }
            for nonsense in NONSENSE {
                let mut changed = others.clone();
                changed.push((name, nonsense));
                let answer = ask(&changed).await;
                // A name that could be one is looked for, and not found.
                if answer.status == 404 && ["null", "-1", "1e9", "99999999999999999999"].contains(&nonsense) {
                    answer.is_error(404, "not_found");
                    continue;
                }
                let body = answer.is_error(400, "invalid_parameter");
                assert!(body["message"].as_str().unwrap().contains(name), "{address}: {name}={nonsense}: {body}");
            }
            let long = "9".repeat(300);
            let mut changed = others.clone();
            changed.push((name, &long));
            ask(&changed).await.is_error(400, "invalid_parameter");
        }
    }
}

#[tokio::test]
async fn what_does_not_exist_is_not_found() {
    let client = Client::demo().await;
    let cases = [
        ("/api/v2/competition/standings?competition=liga-lunar", "Esta competição não existe."),
        (
            "/api/v2/competition/standings?competition=liga-atlantica&season=19501951",
            "Esta competição não tem essa época.",
        ),
        ("/api/v2/competition/standings?competition=liga-atlantica&round=35", "Esta jornada não existe."),
        ("/api/v1/competition/matches?competition=liga-atlantica&round=r999999", "Esta jornada não existe."),
        ("/api/v1/competition/liga-lunar", "Esta competição não existe."),
        ("/api/v1/nothing/here", "Este endereço não existe."),
        ("/art/crest/99999-00000000.svg", "Esta equipa não existe."),
        ("/art/crest/nonsense", "Este endereço não existe."),
        ("/nowhere", "Este endereço não existe."),
    ];
    for (path, message) in cases {
        assert_eq!(client.get(path).await.is_error(404, "not_found")["message"], message, "{path}");
    }
}

#[tokio::test]
async fn the_content_api_has_its_own_envelope() {
    let client = Client::demo().await;
    let answer = client.get_with("/api/nothing", &[("locale", "en")]).await;
    let body = answer.json();
    assert!(body["data"].is_null());
    assert_eq!((&body["error"]["status"], &body["error"]["name"]), (&404.into(), &"NotFoundError".into()));
    assert_eq!(body["error"]["message"], "Not Found");
    assert!(body["error"]["details"].is_object());
    // A call of the sports API that does not exist keeps that API's.
    client.get("/api/v1/nothing").await.is_error(404, "not_found");
}

#[tokio::test]
async fn methods_bodies_headers_and_addresses_have_limits() {
    let client = Client::demo().await;
    let request = |method: Method, path: &str| Request::builder().method(method).uri(path);
    for method in [Method::POST, Method::PUT, Method::DELETE, Method::PATCH, Method::TRACE] {
        let answer = client.send(request(method, "/api/v2/seasons").body(Body::empty()).unwrap()).await;
        answer.is_error(405, "method_not_allowed");
        assert_eq!(answer.headers["allow"], "GET,HEAD");
    }
    let large = request(Method::POST, "/api/v2/seasons").header("content-length", "10000000000").body(Body::empty());
    client.send(large.unwrap()).await.is_error(413, "payload_too_large");
    let mut many = request(Method::GET, "/api/v2/seasons");
    for i in 0..40 {
        many = many.header(format!("x-{i}"), "y".repeat(500));
    }
    client.send(many.body(Body::empty()).unwrap()).await.is_error(431, "headers_too_large");
    let long = format!("/api/v2/seasons?x={}", "y".repeat(10_000));
    client.get(&long).await.is_error(414, "address_too_long");
}

#[tokio::test]
async fn messages_are_in_the_callers_language() {
    let client = Client::demo().await;
    let answer = client.get_with("/api/v1/competition/liga-lunar", &[("locale", "en")]).await;
    assert_eq!(answer.is_error(404, "not_found")["message"], "This competition does not exist.");
}
