use serde_json::json;

use super::*;

fn of(name: &str, data: &Value) -> Searchable {
    let model = Model::built_in();
    Searchable::new(&model, model.named(name), data.as_object().unwrap())
}

#[test]
fn everything_that_is_read_is_found() {
    let found = of(
        "news",
        &json!({
            "title": " Golo aos 90 ", "slug": "golo-aos-90", "lead": "A entrada.", "date": "2026-11-14T20:30:00.000Z",
            "banner": 7, "author": 3, "platform": "web", "legacyUrl": "/pt/noticias/9", "tags": [1, 2],
            "seo": { "id": 1, "title": "para motores" },
            "content": [
                { "__component": "blocks.rich-text", "id": 1, "content": "<p>Um <strong>texto</strong></p><p>longo &amp; bom</p>",
                  "alignment": "left" },
                { "__component": "blocks.quote", "id": 1, "text": "Foi\n bonito", "author": "Treinador", "photo": 9 },
                { "__component": "blocks.tabs", "id": 1, "tabs": [{ "id": 1, "label": "Ficha", "content": "<p>Onze</p>" }] },
                { "__component": "blocks.embed", "id": 1, "url": "https://example.org/x", "caption": "Resumo" },
                { "__component": "blocks.unknown", "id": 1, "text": "nada" }
            ]
        }),
    );
    assert_eq!((found.title.as_str(), found.slug.as_deref()), ("Golo aos 90", Some("golo-aos-90")));
    assert_eq!(found.text, "A entrada. Um texto longo & bom Foi bonito Treinador Ficha Onze Resumo");
    assert_eq!((found.image, found.author, found.number), (Some(7), Some(3), None));
    assert_eq!(found.date.unwrap().to_string(), "2026-11-14T20:30:00Z");
}

#[test]
fn each_type_has_its_own_fields() {
    let page =
        of("static-page", &json!({ "title": "Bilhetes", "hero": { "id": 1, "subtitle": "Como comprar", "image": 4 } }));
    assert_eq!((page.text.as_str(), page.image), ("Como comprar", Some(4)));
    let statement =
        of("comunicado", &json!({ "title": "Castigos", "number": 27, "season": "2026/27", "summary": "Mapa" }));
    assert_eq!((statement.number, statement.text.as_str()), (Some(27), "2026/27 Mapa"));
    let nothing = of("video", &json!({}));
    assert_eq!((nothing.title.as_str(), nothing.text.as_str(), nothing.date), ("", "", None));
}

#[test]
fn every_kind_has_its_type_and_number() {
    let model = Model::built_in();
    for kind in Kind::ALL {
        assert_eq!(Kind::of(model.named(kind.type_name())), Some(kind));
        assert_eq!(Kind::from_code(kind.code()), Some(kind));
    }
    assert_eq!((Kind::of(model.named("tag")), Kind::from_code(0)), (None, None));
    assert!(is_for_the_site(&Map::new()));
    assert!(!is_for_the_site(json!({ "platform": "app" }).as_object().unwrap()));
}

#[test]
fn a_long_text_has_an_end() {
    let long = of("video", &json!({ "title": "t", "synopsis": "golo ".repeat(20_000) }));
    assert!(long.text.len() < LONGEST_TEXT);
}

#[test]
fn another_declaration_is_told_from_this_one() {
    let field =
        "extends = \"news\"\n[[field]]\nname = \"kicker\"\ntype = \"string\"\nlabel = { pt = \"x\", en = \"x\" }\n";
    let other = Model::built_in_with(&[("own.toml", field)]).unwrap();
    assert_eq!(fingerprint(&Model::built_in()), fingerprint(&Model::built_in()));
    assert_ne!(fingerprint(&Model::built_in()), fingerprint(&other));
}
