//! Media that ask to be let in.

use accounts::role::Role;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use pdf_writer::{Finish, Name, Pdf, Rect, Ref};
use serde_json::{Value, json};

use super::photo::{studio, studio_with};
use super::{House, body};
use crate::client::Answer;

const PATH: &str = "/api/v1/accreditation";
const REQUESTS: &str = "/api/v1/accreditation/requests";

/// One empty page.
fn paper() -> Vec<u8> {
    let mut pdf = Pdf::new();
    let [catalog, pages, page] = [1, 2, 3].map(Ref::new);
    pdf.catalog(catalog).pages(pages);
    pdf.pages(pages).kids([page]).count(1);
    pdf.page(page).parent(pages).media_box(Rect::new(0.0, 0.0, 210.0, 297.0));
    pdf.finish()
}

/// The same with a program in it.
fn program() -> Vec<u8> {
    let mut pdf = Pdf::new();
    let [catalog, pages, page] = [1, 2, 3].map(Ref::new);
    let mut root = pdf.catalog(catalog);
    root.pages(pages);
    root.insert(Name(b"OpenAction")).dict().pair(Name(b"S"), Name(b"JavaScript"));
    root.finish();
    pdf.pages(pages).kids([page]).count(1);
    pdf.page(page).parent(pages).media_box(Rect::new(0.0, 0.0, 210.0, 297.0));
    pdf.finish()
}

fn form() -> Value {
    json!({
        "mediaName": "Rádio Onda Média", "email": "Redacao@OndaMedia.example", "address": "Rua do Farolim, 12, 2.º",
        "postalCode": "4000-120", "locality": "Cabo Alto", "phoneNumber": "+351 912 345 678", "ercNumber": "126044",
        "fileBase64": STANDARD.encode(paper()), "fileName": "C:\\papéis\\registo ERC.pdf",
    })
}

async fn ask(house: &House, form: &Value) -> Answer {
    house.send("POST", PATH, &[("content-type", "application/json")], form.to_string()).await
}

async fn press(house: &House) -> String {
    house.add("press", Role::Press).await;
    house.token("Press").await
}

async fn decide(house: &House, token: &str, reference: &str, decision: &Value) -> Answer {
    house.own("POST", &format!("{REQUESTS}/{reference}/decision"), token, decision).await
}

#[tokio::test]
async fn a_request_is_kept_acknowledged_opened_and_accepted() {
    let house = studio().await;
    let token = press(&house).await;
    assert_eq!(body(&ask(&house, &form()).await, 200), json!({ "value": "AC-2026-0001" }));
    house.post_letters().await;
    let to_medium = house.outbox.to("redacao@ondamedia.example");
    assert!(to_medium.len() == 1 && to_medium[0].subject.contains("AC-2026-0001"), "{to_medium:?}");
    assert!(
        !to_medium[0].text.contains("Onda"),
        "an address that anybody may have typed is told nothing that was typed"
    );
    let to_press = house.outbox.to("press@liga.example");
    assert!(
        to_press[0].text.contains("Rádio Onda Média")
            && to_press[0].text.contains("/accreditation/inbox?request=AC-2026-0001")
    );

    let list = body(&house.get(REQUESTS, &token).await, 200);
    assert_eq!(list["meta"]["counts"], json!({ "pending": 1, "accepted": 0, "refused": 0 }));
    assert_eq!(list["meta"]["pagination"], json!({ "page": 1, "pageSize": 20, "pageCount": 1, "total": 1 }));
    let opened = body(&house.get(&format!("{REQUESTS}/AC-2026-0001"), &token).await, 200);
    assert_eq!(opened, list["data"][0]);
    assert_eq!(
        (&opened["email"], &opened["fileName"]),
        (&json!("redacao@ondamedia.example"), &json!("registo ERC.pdf"))
    );
    assert_eq!((&opened["fileType"], &opened["status"]), (&json!("application/pdf"), &json!("pending")));
    let file = house.get(&format!("{REQUESTS}/AC-2026-0001/file"), &token).await;
    assert_eq!(file.body.as_ref(), paper());
    assert_eq!(file.headers["content-disposition"], "attachment; filename=\"AC-2026-0001.pdf\"");
    assert_eq!(file.headers["content-security-policy"], "default-src 'none'; sandbox");
    assert_eq!(file.headers["x-content-type-options"], "nosniff");
    assert_eq!(file.headers["cache-control"], "private, no-store");

    let decided = body(&decide(&house, &token, "AC-2026-0001", &json!({ "decision": "accepted" })).await, 200);
    assert_eq!((&decided["status"], &decided["decidedBy"]), (&json!("accepted"), &json!("press da Silva")));
    decide(&house, &token, "AC-2026-0001", &json!({ "decision": "refused", "reason": "x" }))
        .await
        .is_error(409, "already_decided");
    house.post_letters().await;
    let letters = house.outbox.to("redacao@ondamedia.example");
    assert!(
        letters.len() == 2 && letters[1].subject.contains("aceite") && letters[1].text.contains("Rádio Onda Média")
    );
    assert_eq!(body(&house.get(REQUESTS, &token).await, 200)["data"], json!([]));
    for status in ["accepted", "all"] {
        assert_eq!(
            body(&house.get(&format!("{REQUESTS}?status={status}"), &token).await, 200)["data"][0]["reference"],
            "AC-2026-0001"
        );
    }
}

#[tokio::test]
async fn a_refusal_says_why_in_the_language_of_the_request() {
    let house = studio().await;
    let token = press(&house).await;
    let headers = [("content-type", "application/json"), ("locale", "en")];
    let asked = house.send("POST", PATH, &headers, form().to_string()).await;
    assert_eq!(asked.status, 200);
    for (wrong, field) in [
        (json!({ "decision": "refused" }), "reason"),
        (json!({ "decision": "refused", "reason": "  " }), "reason"),
        (json!({ "decision": "refused", "reason": "x".repeat(1001) }), "reason"),
        (json!({ "decision": "perhaps" }), "decision"),
        (json!({}), "decision"),
    ] {
        let error = decide(&house, &token, "AC-2026-0001", &wrong).await.is_error(400, "invalid_parameter");
        assert_eq!(error["parameter"], field, "{wrong}");
    }
    let refused = json!({ "decision": "refused", "reason": "The <b>registration</b> has expired" });
    assert_eq!(body(&decide(&house, &token, "AC-2026-0001", &refused).await, 200)["reason"], refused["reason"]);
    house.post_letters().await;
    let letters = house.outbox.to("redacao@ondamedia.example");
    assert!(letters[1].subject.contains("refused") && letters[1].text.contains("has expired"), "{:?}", letters[1]);
    assert!(letters[1].html.contains("&lt;b&gt;"));
    for (path, status, code) in [
        (format!("{REQUESTS}/AC-2026-0002"), 404, "not_found"),
        (format!("{REQUESTS}/AC-2026-0002/file"), 404, "not_found"),
        (format!("{REQUESTS}/1"), 400, "invalid_parameter"),
        (format!("{REQUESTS}?status=odd"), 400, "invalid_parameter"),
        (format!("{REQUESTS}?page=0"), 400, "invalid_parameter"),
        (format!("{REQUESTS}?pageSize=101"), 400, "invalid_parameter"),
    ] {
        house.get(&path, &token).await.is_error(status, code);
    }
}

#[tokio::test]
async fn what_is_wrong_is_said_of_its_field_and_nothing_is_kept() {
    let house = studio().await;
    let token = press(&house).await;
    let wrong = [
        ("mediaName", json!("R")),
        ("mediaName", json!("x".repeat(121))),
        ("mediaName", json!("Rádio\r\nBcc: todos@liga.example")),
        ("mediaName", json!(null)),
        ("email", json!("redacao")),
        ("email", json!("a@b.example\r\nBcc: c@d.example")),
        ("email", json!("a@b.example, c@d.example")),
        ("address", json!("Rua")),
        ("postalCode", json!("4000")),
        ("locality", json!("")),
        ("phoneNumber", json!("812345678")),
        ("ercNumber", json!("12604")),
        ("fileName", json!("")),
        ("fileName", json!("x".repeat(201))),
        ("fileName", json!("/")),
        ("fileBase64", json!("não é base64")),
        ("fileBase64", json!("")),
        ("fileBase64", json!(7)),
    ];
    for (number, (field, value)) in wrong.into_iter().enumerate() {
        if number % 8 == 0 {
            house.rest();
        }
        let mut given = form();
        given[field] = value.clone();
        let error = ask(&house, &given).await.is_error(400, "invalid_parameter");
        assert_eq!(error["parameter"], field, "{value}");
    }
    house.rest();
    let html = "<!doctype html><script>alert(1)</script>";
    let disguised = [
        html.as_bytes().to_vec(),
        b"PK\x03\x04docx".to_vec(),
        b"%PDF-1.7 and nothing else".to_vec(),
        b"\x89PNG\r\n\x1a\nno".to_vec(),
        program(),
        b"GIF89a".to_vec(),
    ];
    for bytes in disguised {
        let mut given = form();
        given["fileBase64"] = json!(STANDARD.encode(bytes));
        ask(&house, &given).await.is_error(415, "unsupported_media_type");
    }
    house.rest();
    let mut given = form();
    given["fileBase64"] = json!(STANDARD.encode(vec![0; (10 << 20) + 1]));
    ask(&house, &given).await.is_error(413, "payload_too_large");
    ask(&house, &json!("x".repeat(15 << 20))).await.is_error(413, "payload_too_large");
    ask(&house, &json!([])).await.is_error(400, "invalid_parameter");
    house.send("POST", PATH, &[("content-type", "application/json")], "{").await.is_error(400, "malformed_json");
    house.send("POST", PATH, &[], form().to_string()).await.is_error(415, "unsupported_media_type");
    assert_eq!(
        body(&house.get(&format!("{REQUESTS}?status=all"), &token).await, 200)["meta"]["pagination"]["total"],
        0
    );
    house.post_letters().await;
    assert!(
        house.outbox.to("redacao@ondamedia.example").is_empty() && house.outbox.to("press@liga.example").is_empty()
    );
}

#[tokio::test]
async fn a_mail_server_that_is_away_loses_nothing() {
    let house = studio().await;
    press(&house).await;
    house.outbox.is_away_for(4);
    assert_eq!(ask(&house, &form()).await.status, 200);
    for _ in 0..6 {
        house.post_letters().await;
        house.clock.pass(3 * 3600);
    }
    assert_eq!(house.outbox.to("redacao@ondamedia.example").len(), 1);
    assert_eq!(house.outbox.to("press@liga.example").len(), 1);
}

#[tokio::test]
async fn nobody_fills_the_house_with_requests() {
    let house = studio().await;
    for _ in 0..10 {
        assert_eq!(ask(&house, &form()).await.status, 200);
    }
    let held = ask(&house, &form()).await;
    held.is_error(429, "too_many_requests");
    assert!(held.headers.contains_key("retry-after"));
}

#[tokio::test]
async fn files_go_some_time_after_the_decision() {
    let house = studio().await;
    let token = press(&house).await;
    ask(&house, &form()).await;
    ask(&house, &form()).await;
    body(&decide(&house, &token, "AC-2026-0001", &json!({ "decision": "accepted" })).await, 200);
    house.clock.pass(91 * 24 * 3600);
    house.client.app.forget_papers().await.unwrap();
    let token = house.token("Press").await;
    house.get(&format!("{REQUESTS}/AC-2026-0001/file"), &token).await.is_error(404, "not_found");
    assert_eq!(body(&house.get(&format!("{REQUESTS}/AC-2026-0001"), &token).await, 200)["hasFile"], false);
    assert_eq!(house.get(&format!("{REQUESTS}/AC-2026-0002/file"), &token).await.status, 200, "this one waits");
}

#[tokio::test]
async fn the_press_office_is_told_where_one_is_named() {
    let office = Some("imprensa@liga.example".to_owned());
    let house = studio_with(|options| options.correspondence.press_office = office).await;
    press(&house).await;
    ask(&house, &form()).await;
    house.post_letters().await;
    assert_eq!(house.outbox.to("imprensa@liga.example").len(), 1);
    assert!(house.outbox.to("press@liga.example").is_empty());
}
