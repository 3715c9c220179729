use super::*;

const ADDRESSES: &[&str] = &[
    "news",
    "videos",
    "homepage",
    "comunicados",
    "partnerships",
    "media-kits",
    "contests",
    "pressreleases",
    "publications",
    "opinions",
    "authors",
    "tokens",
    "settings",
    "static-pages",
    "stores",
    "tags",
    "menus",
    "videos-menus",
    "header",
    "footer",
];

fn at<'m>(model: &'m Model, address: &str) -> &'m ContentType {
    model.at(address).unwrap_or_else(|| panic!("{address}"))
}

#[test]
fn every_address_of_the_site_has_its_type() {
    let model = Model::built_in();
    for address in ADDRESSES {
        assert!(at(&model, address).is_public, "{address}");
    }
    // What visitors are led by, but do not read.
    assert!(!at(&model, "redirects").is_public);
    assert_eq!(model.types().len(), ADDRESSES.len() + 2, "these, redirects and files");
    let singles = model.types().iter().filter(|of| of.kind == TypeKind::Single).map(|of| of.name.as_str());
    assert_eq!(singles.collect::<Vec<_>>(), ["homepage", "header", "footer", "settings"]);
}

#[test]
fn types_have_those_who_look_after_them() {
    let model = Model::built_in();
    let editorial = ["news", "videos", "opinions", "authors", "publications", "contests", "tags", "videos-menus"]
        .map(|it| (it, Area::Editorial));
    let press = ["pressreleases", "comunicados", "media-kits"].map(|it| (it, Area::Press));
    let known: HashMap<_, _> = editorial.into_iter().chain(press).collect();
    for address in ADDRESSES {
        let area = known.get(address).copied().unwrap_or(Area::Site);
        assert_eq!(at(&model, address).area, area, "{address}");
    }
}

#[test]
fn what_is_read_has_drafts_and_languages() {
    let model = Model::built_in();
    let without_drafts = ["tags", "tokens", "settings", "menus", "videos-menus", "header", "footer"];
    let without_languages = ["tags", "partnerships"];
    for address in ADDRESSES {
        assert_eq!(at(&model, address).has_drafts, !without_drafts.contains(address), "{address}");
        assert_eq!(at(&model, address).is_localized, !without_languages.contains(address), "{address}");
    }
}

#[test]
fn the_fields_of_the_specification_are_there() {
    let model = Model::built_in();
    let cases: &[(&str, &[&str])] = &[
        (
            "videos",
            &["duration", "image", "title", "synopsis", "date", "url", "tag", "extraTags", "views", "iframeText"],
        ),
        (
            "news",
            &["date", "lead", "title", "tags", "highlightTag", "content", "banner", "author", "legacyUrl", "platform"],
        ),
        ("opinions", &["date", "lead", "title", "tags", "highlightTag", "content", "banner", "author", "views"]),
        ("pressreleases", &["image", "date", "title", "issuuEmbed", "tag", "pdf"]),
        ("comunicados", &["number", "title", "date", "pdf"]),
        ("authors", &["name", "photo", "position", "opinions"]),
        ("tags", &["name", "slug", "background_colour", "text_colour"]),
        ("static-pages", &["slug", "title", "hero", "contents"]),
        ("partnerships", &["logo", "logoSecondary", "name", "url", "type", "location"]),
        ("stores", &["link", "image", "title", "blocks"]),
        ("contests", &["title", "link", "image", "showTitle"]),
        ("media-kits", &["gameKey", "match"]),
        ("tokens", &["key", "value"]),
        ("menus", &["menuItems"]),
        ("header", &["menus", "menuItems"]),
        ("footer", &["menus", "menuItems"]),
        ("videos-menus", &["tabs"]),
        ("homepage", &["highlights", "blocks"]),
    ];
    for (address, names) in cases {
        for name in *names {
            assert!(at(&model, address).field(name).is_some(), "{address}: {name}");
        }
    }
}

#[test]
fn what_is_looked_up_is_indexed() {
    let model = Model::built_in();
    for of in model.types() {
        for name in ["legacyUrl", "slug", "key", "gameKey", "number", PLATFORM] {
            assert!(of.field(name).is_none_or(|field| field.is_indexed), "{}: {name}", of.name);
        }
        assert!(of.field(PLATFORM).is_none() || of.has_platform(), "{}", of.name);
    }
    for (address, name) in [("tokens", "key"), ("redirects", "from"), ("static-pages", "slug"), ("tags", "slug")] {
        assert!(at(&model, address).field(name).unwrap().is_unique, "{address}");
    }
    for address in ["news", "opinions", "videos"] {
        assert!(at(&model, address).counts_views(), "{address}");
    }
}

#[test]
fn everything_has_a_name_in_both_languages() {
    let model = Model::built_in();
    let types = model.types().iter().map(|of| (&of.name, &of.label, &of.fields));
    let components = model.components().iter().map(|of| (&of.name, &of.label, &of.fields));
    for (name, label, fields) in types.chain(components) {
        for label in fields.iter().map(|field| &field.label).chain([label]) {
            assert!(!label.portuguese.trim().is_empty() && !label.english.trim().is_empty(), "{name}");
            let starts_upper = |text: &str| text.starts_with(|first: char| first.is_uppercase() || first == 'i');
            assert!(starts_upper(&label.portuguese) && starts_upper(&label.english), "{name}: {label:?}");
        }
    }
}

#[test]
fn blocks_hold_addresses_and_never_frames() {
    let model = Model::built_in();
    let is_url = |name: &str, field: &str| {
        let field = model.named_component(name).field(field).unwrap();
        matches!(field.kind, FieldKind::Text { form: TextForm::Url, .. })
    };
    assert!(is_url("blocks.embed", "url") && is_url("home.block", "embed"));
    let FieldKind::Zone { components, .. } = &model.named("news").field("content").unwrap().kind else { panic!() };
    assert_eq!(components.len(), 10);
    assert!(components.iter().all(|name| name.starts_with("blocks.")));
}
