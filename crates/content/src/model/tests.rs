mod built_in;

use super::*;

const TAG: (&str, &str) = ("tag.toml", "name = \"tag\"\nplural = \"tags\"\narea = \"editorial\"\n");

fn languages() -> Vec<Language> {
    [("pt-PT", "Português"), ("en", "English")]
        .map(|(code, name)| Language { code: code.to_owned(), name: name.to_owned() })
        .into()
}

fn read(files: &[(&str, &str)]) -> Result<Model, String> {
    Model::read(files, languages()).map_err(|error| error.to_string())
}

/// A model of tags and of one type with these lines of a field.
fn with_field(lines: &str) -> Result<Model, String> {
    let text = format!("name = \"x\"\nplural = \"xs\"\narea = \"site\"\n[[field]]\nname = \"one\"\n{lines}");
    read(&[TAG, ("x.toml", &text)])
}

#[test]
fn the_built_in_types_read() {
    let model = Model::built_in();
    assert_eq!(model.default_locale(), "pt-PT");
    assert!(model.has_locale("en") && !model.has_locale("pt"));
    assert_eq!(model.at("tags").unwrap().name, "tag");
    assert_eq!(model.at("tags").unwrap().uid(), "api::tag.tag");
    assert_eq!(model.named(FILE).uid(), "plugin::upload.file");
    assert!(model.at(FILE).is_none(), "files have no address here");
}

#[test]
fn every_form_of_field_is_read() {
    let text = r##"
        name = "x"
        kind = "single"
        area = "press"
        localized = true
        drafts = true
        public = false
        label = { pt = "Xis", en = "Ex" }
        [[field]]
        name = "title"
        type = "string"
        required = true
        max = 200
        label = { pt = "Título", en = "Title" }
        [[field]]
        name = "slug"
        type = "slug"
        from = "title"
        unique = true
        indexed = true
        [[field]]
        name = "number"
        type = "integer"
        min = -3
        default = 0
        [[field]]
        name = "platform"
        type = "enumeration"
        values = ["web", "app", "all"]
        default = "all"
        [[field]]
        name = "photos"
        type = "media"
        multiple = true
        allowed = ["image", "video"]
        [[field]]
        name = "tags"
        type = "relation"
        target = "tag"
        many = true
        [[field]]
        name = "game"
        type = "sport"
        entity = "match"
        [[field]]
        name = "links"
        type = "component"
        component = "shared.link"
        repeatable = true
        max = 5
        [[field]]
        name = "blocks"
        type = "zone"
        components = ["shared.link"]
    "##;
    let link = "component = \"shared.link\"\n[[field]]\nname = \"url\"\ntype = \"url\"";
    let model = read(&[("x.toml", text), TAG, ("link.toml", link)]).unwrap();
    let it = model.at("x").unwrap();
    assert_eq!((it.kind, it.area), (TypeKind::Single, Area::Press));
    assert!(it.is_localized && it.has_drafts && !it.is_public && it.has_platform());
    assert_eq!(it.label, Label { portuguese: "Xis".to_owned(), english: "Ex".to_owned() });
    let names: Vec<_> = it.fields.iter().map(|field| field.name.as_str()).collect();
    assert_eq!(names, ["title", "slug", "number", "platform", "photos", "tags", "game", "links", "blocks"]);
    assert_eq!(it.field("title").unwrap().label.portuguese, "Título");
    assert_eq!(it.field("slug").unwrap().label.english, "slug", "without a label, the name");
    assert_eq!(it.field("number").unwrap().kind, FieldKind::Integer { min: Some(-3), max: None });
    let photos = FieldKind::Media { is_multiple: true, allowed: vec![MediaKind::Image, MediaKind::Video] };
    assert_eq!(it.field("photos").unwrap().kind, photos);
    assert_eq!(it.field("game").unwrap().kind, FieldKind::Sport { entity: SportEntity::Match, is_many: false });
}

#[test]
fn a_fault_is_told_with_its_file_and_field() {
    let cases = [
        ("type = \"relation\"\ntarget = \"tagg\"", "x.toml: field \"one\": there is no type \"tagg\""),
        ("type = \"relation\"\ntarget = \"file\"", "x.toml: field \"one\": files are for media fields"),
        ("type = \"relation\"", "x.toml: field \"one\": “target” is missing"),
        (
            "type = \"string\"\ntarget = \"tag\"",
            "x.toml: field \"one\": “target” says nothing about a field of this type",
        ),
        ("type = \"string\"\nmin = 3\nmax = 2", "x.toml: field \"one\": “min” is more than “max”"),
        ("type = \"string\"\nmax = -2", "x.toml: field \"one\": “max” must not be negative"),
        ("type = \"integer\"\nmax = 2.5", "x.toml: field \"one\": “max” must be a whole number"),
        ("type = \"integer\"\ndefault = \"a\"", "x.toml: field \"one\": the default \"a\" does not fit the field"),
        ("type = \"enumeration\"\nvalues = []", "x.toml: field \"one\": an enumeration has one value at least"),
        (
            "type = \"enumeration\"\nvalues = [\" \"]",
            "x.toml: field \"one\": a value of an enumeration must not be empty",
        ),
        ("type = \"enumeration\"\nvalues = [\"a\", \"a\"]", "x.toml: field \"one\": the value \"a\" is there twice"),
        (
            "type = \"enumeration\"\nvalues = [\"a\"]\ndefault = \"b\"",
            "x.toml: field \"one\": the default \"b\" does not fit the field",
        ),
        (
            "type = \"slug\"\nfrom = \"title\"",
            "x.toml: field \"one\": it is made from \"title\", which is no string field beside it",
        ),
        ("type = \"component\"\ncomponent = \"a.b\"", "x.toml: field \"one\": there is no component \"a.b\""),
        ("type = \"zone\"\ncomponents = []", "x.toml: field \"one\": a zone has one component at least"),
        (
            "type = \"inverse\"\nsource = \"tag\"\nof = \"xs\"",
            "x.toml: field \"one\": \"xs\" of \"tag\" is no relation to \"x\"",
        ),
        (
            "type = \"views\"\n[[field]]\nname = \"two\"\ntype = \"views\"",
            "x.toml: field \"two\": a type counts its views once",
        ),
        (
            "type = \"views\"\n[[field]]\nname = \"one\"\ntype = \"date\"",
            "x.toml: field \"one\": there is another field of this name",
        ),
        (
            "type = \"views\"\nrequired = true",
            "x.toml: field \"one\": nobody writes such a field, so it cannot be required",
        ),
        ("type = \"date\"\n[[field]]\nname = \"id\"\ntype = \"date\"", "x.toml: field \"id\": the name is reserved"),
        (
            "type = \"date\"\n[[field]]\nname = \"a-b\"\ntype = \"date\"",
            "x.toml: field \"a-b\": the name must be of letters, digits and underscores, a letter first",
        ),
        (
            "type = \"date\"\n[[field]]\nname = \"platform\"\ntype = \"date\"",
            "x.toml: field \"platform\": where an entry is shown is an enumeration",
        ),
    ];
    for (lines, message) in cases {
        assert_eq!(with_field(lines).unwrap_err(), message);
    }
    let unknown_key = with_field("type = \"date\"\nrequried = true").unwrap_err();
    assert!(unknown_key.starts_with("x.toml: ") && unknown_key.contains("requried"), "{unknown_key}");
}

#[test]
fn names_and_addresses_are_of_their_own() {
    let single = |name: &str| format!("name = \"{name}\"\nkind = \"single\"\narea = \"site\"");
    let cases = [
        ("name = \"tag\"\nplural = \"others\"\narea = \"site\"".to_owned(), "x.toml: there is another type \"tag\""),
        (
            "name = \"y\"\nplural = \"tags\"\narea = \"site\"".to_owned(),
            "x.toml: another type has the address \"tags\"",
        ),
        (single("tags"), "x.toml: another type has the address \"tags\""),
        (single("users"), "x.toml: the address \"users\" is the program's own"),
        (single("file"), "x.toml: there is another type \"file\""),
        (single("Tag"), "x.toml: \"Tag\" must be of a-z, 0-9 and hyphens, a letter first"),
        (
            "name = \"y\"\narea = \"site\"".to_owned(),
            "x.toml: a collection has a “plural”, which is its address, and no “address”",
        ),
        (format!("{}\nplural = \"ys\"", single("y")), "x.toml: a single has no “plural”"),
        ("component = \"link\"".to_owned(), "x.toml: \"link\" must be of the form group.name"),
        ("area = \"site\"".to_owned(), "x.toml: must have one of “name”, “component” and “extends”"),
        ("extends = \"nothing\"".to_owned(), "x.toml: there is no type or component \"nothing\" to extend"),
        ("extends = \"file\"".to_owned(), "x.toml: there is no type or component \"file\" to extend"),
    ];
    for (text, message) in cases {
        assert_eq!(read(&[TAG, ("x.toml", &text)]).unwrap_err(), message);
    }
}

#[test]
fn components_end_somewhere() {
    let inner = |name: &str, inner: &str| {
        format!("component = \"{name}\"\n[[field]]\nname = \"in\"\ntype = \"component\"\ncomponent = \"{inner}\"")
    };
    let last = "component = \"a.three\"\n[[field]]\nname = \"x\"\ntype = \"date\"";
    let (one, two) = (inner("a.one", "a.two"), inner("a.two", "a.three"));
    let outer = "name = \"x\"\nkind = \"single\"\narea = \"site\"\n[[field]]\nname = \"c\"\ntype = \"component\"\ncomponent = \"a.one\"";
    let files = [("1", one.as_str()), ("2", two.as_str()), ("3", last), ("x", outer)];
    assert!(read(&files).is_ok());

    let zero = inner("a.zero", "a.one");
    let deeper = [&files[..], &[("0", zero.as_str())]].concat();
    let reason = "components lie within each other at most 3 deep, and not in themselves";
    assert_eq!(read(&deeper).unwrap_err(), format!("0: field \"in\": {reason}"));

    let itself = inner("a.self", "a.self");
    assert_eq!(read(&[("s", &itself)]).unwrap_err(), format!("s: field \"in\": {reason}"));

    for form in ["zone\"\ncomponents = [\"a.three\"]", "views\"", "password\"", "inverse\"\nsource = \"x\"\nof = \"c\""]
    {
        let text = format!("component = \"a.b\"\n[[field]]\nname = \"z\"\ntype = \"{form}");
        let error = read(&[("3", last), ("b", &text)]).unwrap_err();
        assert_eq!(error, "b: field \"z\": only types have fields of this type");
    }
}

#[test]
fn a_league_adds_types_components_and_fields() {
    let shirt = "name = \"shirt\"\nplural = \"shirts\"\narea = \"site\"\n[[field]]\nname = \"tag\"\ntype = \"relation\"\ntarget = \"tag\"";
    let extension = "extends = \"tag\"\n[[field]]\nname = \"shirts\"\ntype = \"inverse\"\nsource = \"shirt\"\nof = \"tag\"\nmany = true";
    let model = Model::built_in_with(&[("own/tag.toml", extension), ("own/shirt.toml", shirt)]).unwrap();
    assert!(model.at("shirts").is_some());
    assert_eq!(model.named("tag").fields.last().unwrap().name, "shirts");

    let again = "extends = \"tag\"\n[[field]]\nname = \"slug\"\ntype = \"string\"";
    let error = Model::built_in_with(&[("own/tag.toml", again)]).unwrap_err();
    assert_eq!(error.to_string(), "own/tag.toml: field \"slug\": there is another field of this name");
}

#[test]
fn languages_have_codes() {
    let with = |codes: &[&str]| {
        let languages = codes.iter().map(|code| Language { code: (*code).to_owned(), name: String::new() });
        Model::read(&[TAG], languages.collect()).map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(with(&["pt-PT", "en"]), Ok(()));
    assert_eq!(with(&[]).unwrap_err(), "locales: there must be one at least");
    assert_eq!(with(&["en", "en"]).unwrap_err(), "locales: \"en\" is there twice");
    for code in ["all", "EN", "", "e", "en-", "en_GB"] {
        assert_eq!(with(&[code]).unwrap_err(), format!("locales: \"{code}\" is no language's code"));
    }
}
