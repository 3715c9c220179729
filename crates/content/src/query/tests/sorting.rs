use super::*;

fn sorted(query: &str) -> String {
    let told = told(query);
    told.strip_prefix("all()").unwrap().trim().to_owned()
}

#[test]
fn orders_are_written_in_many_forms() {
    let cases = [
        ("sort=views", "by views asc"),
        ("sort=views:desc", "by views desc"),
        ("sort=views:DESC", "by views desc"),
        ("sort=locale:asc,views:desc", "by locale asc by views desc"),
        ("sort=locale, views:desc", "by locale asc by views desc"),
        ("sort[0]=locale&sort[1]=views:desc", "by locale asc by views desc"),
        ("sort[0]=locale,title&sort[1]=views:desc", "by locale asc by title asc by views desc"),
        ("sort[views]=desc", "by views desc"),
        ("sort[views]=desc&sort[title]=asc", "by views desc by title asc"),
        ("sort[0][views]=desc&sort[1][title]=asc", "by views desc by title asc"),
        ("sort=highlightTag.name:asc", "by highlightTag.name asc"),
        ("sort[highlightTag][name]=desc", "by highlightTag.name desc"),
        ("sort=banner.caption", "by banner.caption asc"),
        ("sort=links.tag.slug", "by links.tag.slug asc"),
        ("sort=photo.size", "by photo.size asc"),
        ("sort=id:desc", "by id desc"),
        ("sort=seen:desc", "by seen desc"),
        ("sort=createdAt,updatedAt,publishedAt", "by createdAt asc by updatedAt asc by publishedAt asc"),
        ("sort=", ""),
        ("sort", ""),
        ("sort=views,,title", "by views asc by title asc"),
    ];
    for (query, expected) in cases {
        assert_eq!(sorted(query), expected, "{query}");
    }
}

#[test]
fn unknown_names_are_refused() {
    let cases = [
        ("nope:asc", "nope"),
        ("highlightTag", "highlightTag"),
        ("banner", "banner"),
        ("blocks", "blocks"),
        ("teams", "teams"),
        ("internalNote", "internalNote"),
        ("password", "password"),
        ("hiddenThing.name", "hiddenThing"),
        ("highlightTag.nope", "nope"),
        ("title.slug", "title"),
        ("createdBy", "createdBy"),
        ("highlightTag.locale", "locale"),
    ];
    for (sort, name) in cases {
        assert_eq!(refused(&format!("sort={sort}")), format!("Invalid parameter {name}"), "{sort}");
    }
}

#[test]
fn malformed_orders_are_refused() {
    let order = "Invalid order. order can only be one of asc|desc|ASC|DESC";
    for query in ["sort=views:up", "sort=views:", "sort[views]=up", "sort[views]="] {
        assert_eq!(refused(query), order, "{query}");
    }
    for query in [
        "sort=:desc",
        "sort[0][0]=views",
        "sort[0]=views&sort[1][title]=asc",
        "sort[views][0]=asc",
        "sort[views]",
        "sort[0]",
    ] {
        assert!(refused(query).starts_with("Invalid sort parameter."), "{query}");
    }
}

#[test]
fn a_query_is_sorted_by_twenty_keys_at_most() {
    let keys = |count: usize| vec!["views"; count].join(",");
    assert!(listed(&model(), &format!("sort={}", keys(20))).is_ok());
    assert_eq!(refused(&format!("sort={}", keys(21))), "Too many sort keys: at most 20 are read");
    let nested = format!("sort={}&populate[tags][sort]=name", keys(20));
    assert_eq!(refused(&nested), "Too many sort keys: at most 20 are read");
    let long = format!("sort={}id", "tags.articles.".repeat(3));
    assert_eq!(refused(&long), "A sort key leads through at most 5 relations");
}
