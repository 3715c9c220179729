use serde_json::json;

use super::*;

fn model() -> Model {
    let files = [
        ("tag", "name = \"tag\"\nplural = \"tags\"\narea = \"site\""),
        (
            "link",
            "component = \"shared.link\"\n[[field]]\nname = \"label\"\ntype = \"string\"\n[[field]]\nname = \"tag\"\ntype = \"relation\"\ntarget = \"tag\"",
        ),
        (
            "box",
            "component = \"shared.box\"\n[[field]]\nname = \"links\"\ntype = \"component\"\ncomponent = \"shared.link\"\nrepeatable = true\n[[field]]\nname = \"photo\"\ntype = \"media\"\nallowed = [\"image\"]",
        ),
        (
            "x",
            "name = \"x\"\nplural = \"xs\"\narea = \"site\"\n[[field]]\nname = \"tags\"\ntype = \"relation\"\ntarget = \"tag\"\nmany = true\n[[field]]\nname = \"box\"\ntype = \"component\"\ncomponent = \"shared.box\"\n[[field]]\nname = \"blocks\"\ntype = \"zone\"\ncomponents = [\"shared.link\", \"shared.box\"]\n[[field]]\nname = \"teams\"\ntype = \"sport\"\nentity = \"team\"\nmany = true",
        ),
    ];
    let locale = crate::model::Language { code: "en".to_owned(), name: "English".to_owned() };
    Model::read(&files, vec![locale]).unwrap()
}

fn data() -> Map<String, Value> {
    let data = json!({
        "tags": [3, 1],
        "box": {"id": 1, "links": [{"id": 1, "label": "a", "tag": 7}, {"id": 2, "label": "b", "tag": 3}], "photo": 3},
        "blocks": [
            {"id": 3, "__component": "shared.link", "label": "c", "tag": 3},
            {"id": 2, "__component": "shared.box", "links": [{"id": 4, "label": "d", "tag": null}], "photo": null},
            {"id": 9, "__component": "shared.gone", "tag": 3},
        ],
        "teams": [4],
    });
    data.as_object().unwrap().clone()
}

#[test]
fn links_are_found_with_their_paths() {
    let model = model();
    let links = links(&model, &model.named("x").fields, &data());
    let told: Vec<_> = links.iter().map(|link| (link.path.as_str(), link.position, link.id)).collect();
    let expected = [
        ("tags", 0, 3),
        ("tags", 1, 1),
        ("box.links.tag", 0, 7),
        ("box.links.tag", 1, 3),
        ("box.photo", 0, 3),
        ("blocks.shared.link.tag", 0, 3),
        ("teams", 0, 4),
    ];
    assert_eq!(told, expected);
    assert_eq!(links[4].target, LinkTarget::Type(FILE.to_owned()));
    assert_eq!(links[6].target, LinkTarget::Sport(SportEntity::Team));
}

#[test]
fn files_in_fields_for_some_kinds_are_found_wherever_they_are() {
    let model = model();
    let mut data = data();
    data["blocks"][1]["photo"] = json!(8);
    let links = media_links(&model, &model.named("x").fields, &data);
    let told: Vec<_> = links.iter().map(|link| (link.path.as_str(), link.allowed, link.id)).collect();
    let image = &[MediaKind::Image][..];
    assert_eq!(told, [("box.photo", image, 3), ("blocks.shared.box.photo", image, 8)]);
    assert_eq!(MediaKind::of_mime("image/webp"), MediaKind::Image);
    assert_eq!(MediaKind::of_mime("application/pdf"), MediaKind::File);
    assert_eq!(MediaKind::of_mime(""), MediaKind::File);
}

#[test]
fn components_are_visited_outer_before_inner() {
    let model = model();
    let mut data = data();
    let mut names = Vec::new();
    each_component_mut(&model, &model.named("x").fields, &mut data, &mut |name, component| {
        names.push(name.to_owned());
        component.insert("seen".to_owned(), json!(names.len()));
    });
    let (link, container) = ("shared.link", "shared.box");
    assert_eq!(names, [container, link, link, link, container, link]);
    assert_eq!(data["blocks"][1]["links"][0]["seen"], 6);
    assert!(data["blocks"][2].get("seen").is_none(), "a component that the model does not know is left alone");
}

#[test]
fn what_is_gone_is_taken_out_everywhere() {
    let model = model();
    let fields = &model.named("x").fields;
    let mut data = data();
    let tag = LinkTarget::Type("tag".to_owned());
    assert!(remove_link(&model, fields, &mut data, &tag, 3));
    assert_eq!(data["tags"], json!([1]));
    assert_eq!(data["box"]["links"][1]["tag"], Value::Null);
    assert_eq!(data["box"]["links"][0]["tag"], 7);
    assert_eq!(data["box"]["photo"], 3, "a file of the same number stays");
    assert_eq!(data["blocks"][0]["tag"], Value::Null);
    assert!(!remove_link(&model, fields, &mut data, &tag, 3));
    assert!(remove_link(&model, fields, &mut data, &LinkTarget::Sport(SportEntity::Team), 4));
    assert_eq!(data["teams"], json!([]));
}
