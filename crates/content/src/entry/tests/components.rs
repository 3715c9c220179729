use super::*;

#[test]
fn components_are_read_with_all_their_fields() {
    let given = json!({
        "title": "abc",
        "banner": { "caption": "x" },
        "links": [{ "label": "um", "tag": 3, "banner": { "caption": "y" } }, { "label": "dois" }],
        "blocks": [{ "__component": "shared.banner", "caption": "z" }, { "__component": "shared.link", "label": "l" }],
    });
    let data = created(&given).unwrap().data;
    assert_eq!(data["banner"], json!({ "caption": "x" }), "without an id: it is new");
    let links = json!([
        { "label": "um", "tag": 3, "banner": { "caption": "y" } },
        { "label": "dois", "tag": null, "banner": null },
    ]);
    assert_eq!(data["links"], links);
    let blocks = json!([
        { "__component": "shared.banner", "caption": "z" },
        { "__component": "shared.link", "label": "l", "tag": null, "banner": null },
    ]);
    assert_eq!(data["blocks"], blocks);
}

#[test]
fn faults_in_components_have_their_place() {
    let cases = [
        (json!({ "banner": {} }), "banner.caption", "banner.caption must be defined."),
        (
            json!({ "links": [{ "label": "x" }, { "label": 5 }] }),
            "links.1.label",
            "links[1].label must be a `string` type, but the final value was: `5`.",
        ),
        (
            json!({ "links": [{ "label": "x" }, { "label": "x", "banner": {} }] }),
            "links.1.banner.caption",
            "links[1].banner.caption must be defined.",
        ),
        (json!({ "banner": { "caption": "x", "nope": 1 } }), "banner.nope", "Invalid key nope"),
        (json!({ "banner": 5 }), "banner", "banner must be a `object` type, but the final value was: `5`."),
        (json!({ "links": {} }), "links", "links must be a `array` type, but the final value was: `{}`."),
        (json!({ "links": null }), "links", "links must be defined."),
        (
            json!({ "blocks": [null] }),
            "blocks.0",
            "blocks[0] must be a `object` type, but the final value was: `null`.",
        ),
        (
            json!({ "blocks": [{ "caption": "x" }] }),
            "blocks.0.__component",
            "blocks[0].__component is a required field",
        ),
        (
            json!({ "blocks": [{ "__component": "shared.nope" }] }),
            "blocks.0.__component",
            "blocks[0].__component must be one of the following values: shared.link, shared.banner",
        ),
        (json!({ "links": [{ "label": "x" }] }), "links", "links field must have at least 2 items"),
        (
            json!({ "links": vec![json!({ "label": "x" }); 4] }),
            "links",
            "links field must have less than or equal to 3 items",
        ),
        (
            json!({ "blocks": vec![json!({ "__component": "shared.banner", "caption": "x" }); 5] }),
            "blocks",
            "blocks field must have less than or equal to 4 items",
        ),
    ];
    for (mut given, path, message) in cases {
        given["title"] = json!("abc");
        let told = fault(created(&given));
        assert_eq!((told.0.join("."), told.1.as_str()), (path.to_owned(), message));
    }
    assert!(created(&json!({ "title": "abc", "links": [] })).is_ok(), "none at all is not too few");
}

fn before() -> Value {
    json!({
        "title": "abc",
        "banner": { "id": 4, "caption": "antes" },
        "links": [
            { "id": 1, "label": "um", "tag": 3, "banner": { "id": 9, "caption": "y" } },
            { "id": 2, "label": "dois", "tag": null, "banner": null },
        ],
        "blocks": [{ "id": 1, "__component": "shared.link", "label": "l", "tag": 2, "banner": null }],
    })
}

#[test]
fn a_known_component_changes_only_in_what_is_given() {
    let given = json!({
        "banner": { "id": 4 },
        "links": [{ "id": "2", "tag": 8 }, { "label": "novo" }, { "id": 1, "banner": { "id": 9, "caption": "z" } }],
        "blocks": [{ "id": 1, "__component": "shared.link", "label": "k" }, { "__component": "shared.banner", "caption": "n" }],
    });
    let data = updated(&before(), &given).unwrap();
    assert_eq!(data["banner"], json!({ "id": 4, "caption": "antes" }));
    let links = json!([
        { "id": 2, "label": "dois", "tag": 8, "banner": null },
        { "label": "novo", "tag": null, "banner": null },
        { "id": 1, "label": "um", "tag": 3, "banner": { "id": 9, "caption": "z" } },
    ]);
    assert_eq!(data["links"], links);
    let blocks = json!([
        { "id": 1, "__component": "shared.link", "label": "k", "tag": 2, "banner": null },
        { "__component": "shared.banner", "caption": "n" },
    ]);
    assert_eq!(data["blocks"], blocks);
}

#[test]
fn a_component_without_an_id_takes_the_place_of_the_old() {
    let data = updated(&before(), &json!({ "banner": { "caption": "depois" } })).unwrap();
    assert_eq!(data["banner"], json!({ "caption": "depois" }));
    assert_eq!(updated(&before(), &json!({ "banner": null })).unwrap()["banner"], Value::Null);
    assert_eq!(updated(&before(), &json!({ "blocks": [] })).unwrap()["blocks"], json!([]));
    let told = fault(updated(&before(), &json!({ "links": null })));
    assert_eq!(told.1, "links cannot be null.");
    let told = fault(updated(&before(), &json!({ "banner": { "id": 4, "caption": null } })));
    assert_eq!(told.1, "banner.caption cannot be null.");
}

#[test]
fn components_of_others_cannot_be_taken() {
    let strangers = [
        json!({ "banner": { "id": 5, "caption": "x" } }),
        json!({ "links": [{ "id": 4, "label": "x" }, { "label": "y" }] }),
        json!({ "links": [{ "id": 1 }, { "id": 1 }] }),
        json!({ "links": [{ "id": "x" }, { "id": 1 }] }),
        json!({ "links": [{ "id": 2, "banner": { "id": 9, "caption": "x" } }, { "id": 1 }] }),
        json!({ "blocks": [{ "id": 1, "__component": "shared.banner", "caption": "x" }] }),
    ];
    for given in strangers {
        let problem = updated(&before(), &given).unwrap_err();
        assert_eq!(problem.kind, ProblemKind::Application);
        assert!(problem.message.starts_with("Some of the provided components in "), "{given}");
        assert!(problem.message.ends_with(" are not related to the entity"));
    }
}

#[test]
fn a_copy_gets_components_of_its_own() {
    let mut copied = before();
    copied["title"] = json!("cópia");
    let data = created(&copied).unwrap().data;
    assert_eq!(data["banner"], json!({ "caption": "antes" }));
    assert_eq!(data["links"][0]["banner"], json!({ "caption": "y" }));
    assert!(data["blocks"][0].get("id").is_none());
}
