use super::*;

/// The names of what is populated, with what is populated in each.
fn tree(populated: &[Populated<'_>]) -> String {
    let one = |populated: &Populated<'_>| {
        let name = match populated.what {
            Populatable::Field(field) => field.name.as_str(),
            Populatable::Localizations => "localizations",
        };
        let on = populated.on.iter().map(|(component, how)| match how.shown.populate.as_slice() {
            [] => component.clone(),
            inner => format!("{component}({})", tree(inner)),
        });
        let on: Vec<_> = on.collect();
        match (populated.how.shown.populate.as_slice(), on.as_slice()) {
            ([], []) => name.to_owned(),
            ([], on) => format!("{name}<{}>", on.join(" ")),
            (inner, _) => format!("{name}({})", tree(inner)),
        }
    };
    populated.iter().map(one).collect::<Vec<_>>().join(" ")
}

fn populated(query: &str) -> String {
    let model = model();
    let query = listed(&model, query).unwrap_or_else(|problem| panic!("{query}: {problem}"));
    tree(&query.shown.populate)
}

/// How the only thing is populated that a query asks for.
fn nested<T>(query: &str, read: impl Fn(&Nested<'_>) -> T) -> T {
    let model = model();
    let query = listed(&model, query).unwrap_or_else(|problem| panic!("{query}: {problem}"));
    let [only] = query.shown.populate.as_slice() else { panic!("{}", query.key()) };
    read(&only.how)
}

#[test]
fn names_are_written_in_many_forms() {
    let cases = [
        ("populate=tags", "tags"),
        ("populate=tags,highlightTag", "tags highlightTag"),
        ("populate=highlightTag, tags", "tags highlightTag"),
        ("populate[0]=banner&populate[1]=tags", "tags banner"),
        ("populate[]=banner,links&populate[]=tags", "tags banner links"),
        ("populate=links.tag", "links(tag)"),
        ("populate[0]=links&populate[1]=links.tag", "links(tag)"),
        ("populate=tags.articles.banner,tags.articles.links", "tags(articles(banner links))"),
        ("populate[tags]=true", "tags"),
        ("populate[tags]=*", "tags"),
        ("populate[tags]=1&populate[banner]=anything", "tags banner"),
        ("populate[tags]=false&populate[banner]=true", "banner"),
        ("populate[tags]=0&populate[banner]=f&populate[links]=", ""),
        ("populate[links][populate]=tag", "links(tag)"),
        ("populate[links][populate][0]=tag", "links(tag)"),
        ("populate[links][populate][tag]=true", "links(tag)"),
        ("populate[links][populate]=*", "links(tag)"),
        ("populate[links][populate][tag][populate]=articles", "links(tag(articles))"),
        ("populate=localizations,photo,teams", "photo teams localizations"),
        ("populate[localizations][populate]=tags", "localizations(tags)"),
        ("populate=", ""),
        ("populate", ""),
    ];
    for (query, expected) in cases {
        assert_eq!(populated(query), expected, "{query}");
    }
}

#[test]
fn a_star_is_everything_at_one_level() {
    let blocks = "blocks<shared.link shared.quote>";
    let everything = format!("tags highlightTag banner links {blocks} photo teams competition localizations");
    assert_eq!(populated("populate=*"), everything);
    let model = model();
    let of = model.named("tag");
    let tags = Query::list(&model, of, &brackets::parse("populate=*").unwrap(), &VISITOR).unwrap();
    assert_eq!(tree(&tags.shown.populate), "articles", "tags have one language");
    assert_eq!(populated("populate[tags][populate]=*"), "tags(articles)");
}

#[test]
fn what_is_unknown_or_hidden_is_passed_over() {
    for name in ["nope", "title", "hiddenThing", "createdBy", "internalNote", "password", "links.nope", "deep"] {
        let expected = if name.starts_with("links") { "links" } else { "" };
        assert_eq!(populated(&format!("populate={name}")), expected);
        assert_eq!(populated(&format!("populate[0]={name}")), expected);
    }
    assert_eq!(populated("populate[hiddenThing][fields]=name&populate[nope][0]=x&populate[tags]=true"), "tags");

    let everyone = |_: &ContentType| true;
    let model = model();
    let node = brackets::parse("populate=hiddenThing").unwrap();
    let asking = Asking { may_find: &everyone, ..VISITOR };
    let seen = Query::one(&model, model.named("article"), &node, &asking).unwrap();
    assert_eq!(tree(&seen.populate), "hiddenThing");
}

#[test]
fn zones_are_shown_by_component() {
    let cases = [
        ("populate=blocks", "blocks<shared.link shared.quote>"),
        ("populate[blocks]=true", "blocks<shared.link shared.quote>"),
        ("populate[blocks][populate]=*", "blocks<shared.link(tag) shared.quote>"),
        ("populate=blocks.tag", "blocks<shared.link(tag) shared.quote>"),
        ("populate[blocks][populate][tag][populate]=articles", "blocks<shared.link(tag(articles)) shared.quote>"),
        ("populate[blocks][on][shared.link][populate]=*", "blocks<shared.link(tag)>"),
        (
            "populate[blocks][on][shared.link][populate][tag]=true&populate[blocks][on][shared.quote]=true",
            "blocks<shared.link(tag) shared.quote>",
        ),
        ("populate[blocks][on][shared.quote]=true&populate[blocks][on][shared.link]=false", "blocks<shared.quote>"),
        ("populate[blocks][on][shared.nope]=true&populate[blocks][on][shared.quote]=true", "blocks<shared.quote>"),
        ("populate[blocks][on][shared.nope]=true", ""),
    ];
    for (query, expected) in cases {
        assert_eq!(populated(query), expected, "{query}");
    }
    assert_eq!(refused("populate[blocks][on]=x"), "on must name components");
}

#[test]
fn what_is_populated_has_parameters_of_its_own() {
    let some = |names: &[&str]| Fields::Some(names.iter().map(|name| (*name).to_owned()).collect());
    let fields = |query: &str| nested(query, |how| how.shown.fields.clone());
    assert_eq!(fields("populate[tags][fields][0]=name"), some(&["name"]));
    assert_eq!(fields("populate[tags][fields]=slug"), some(&["slug"]));
    assert_eq!(fields("populate[tags][fields]=*"), Fields::All);
    assert_eq!(fields("populate[tags][fields]="), Fields::All);
    assert_eq!(fields("populate[tags][fields][0]=nope"), some(&[]), "nothing that is known: nothing is shown");
    assert_eq!(fields("populate[tags][fields][0]=nope&populate[tags][fields][1]=name"), some(&["name"]));
    assert_eq!(fields("populate[banner][fields]=caption"), some(&["caption"]));

    let part = |query: &str| nested(query, |how| (how.start, how.limit, how.is_count));
    assert_eq!(part("populate[tags]=true"), (0, None, false));
    assert_eq!(part("populate[tags][start]=1&populate[tags][limit]=2"), (1, Some(2), false));
    assert_eq!(part("populate[tags][limit]=-1"), (0, None, false));
    assert_eq!(part("populate[tags][count]=true"), (0, None, true));
    assert_eq!(part("populate[tags][count]=false"), (0, None, false));
    assert_eq!(part("populate[tags][page]=2&populate[tags][pageSize]=3"), (0, None, false), "pages mean nothing here");
    assert_eq!(part("populate[teams][count]=true&populate[teams][limit]=2"), (0, Some(2), true));

    let state = |query: &str| nested(query, |how| how.state);
    assert_eq!(state("populate[tags]=true"), None);
    assert_eq!(state("populate[tags][publicationState]=live"), Some(State::Live));
    assert_eq!(state("populate[tags][publicationState]=preview"), Some(State::Live), "for who may not see drafts");
}

#[test]
fn nested_filters_and_orders_drop_what_they_do_not_know() {
    let told = |query: &str| {
        let key = nested(query, |how| {
            let of = how.clone();
            (format!("{:?}", matches!(&of.condition, Condition::All(all) if all.is_empty())), of.sort.len())
        });
        (key.0 == "true", key.1)
    };
    assert_eq!(told("populate[tags][filters][slug]=a&populate[tags][sort]=name:desc"), (false, 1));
    assert_eq!(told("populate[tags][filters][nope]=a&populate[tags][sort]=nope,name"), (true, 1));
    assert_eq!(told("populate[tags][filters][articles][internalNote]=a"), (true, 0));
    assert_eq!(told("populate[tags][filters][$or][0][nope]=a&populate[tags][filters][$or][1][name]=b"), (false, 0));
    assert_eq!(told("populate[tags][filters]=&populate[tags][sort]="), (true, 0));
}

#[test]
fn what_cannot_be_read_is_refused() {
    let cases = [
        ("populate[0]=*", "Invalid populate parameter. Expected a string, an array of strings, a populate object"),
        ("populate=*,tags", "Invalid populate parameter. Expected a string, an array of strings, a populate object"),
        (
            "populate[0][tags]=true",
            "Invalid populate parameter. Expected a string, an array of strings, a populate object",
        ),
        ("populate[tags][0]=a", "Invalid nested populate. Expected '*' or an object"),
        ("populate[tags]", "Invalid nested populate. Expected '*' or an object"),
        ("populate[tags][filters]=a", "The filters parameter must be an object or an array"),
        ("populate[tags][filters][id][$between]=a", "$between takes a list of two values"),
        ("populate[tags][sort]=name:up", "Invalid order. order can only be one of asc|desc|ASC|DESC"),
        ("populate[tags][limit]=x", "Invalid limit parameter in populate. Expected a whole number"),
        ("populate[tags][limit]=-2", "Invalid limit parameter in populate. Expected a whole number"),
        ("populate[tags][start]=-1", "Invalid start parameter in populate. Expected a whole number"),
        ("populate[tags][count]=x", "Invalid boolean input. Expected \"t\",\"1\",\"true\",\"false\",\"0\",\"f\""),
        ("populate[tags][page]=0", "Invalid 'page' parameter. Expected an integer > 0"),
        ("populate[tags][publicationState]=x", "Invalid publicationState. Expected one of 'preview','live'"),
        ("populate[tags][fields][a]=x", "Invalid fields parameter. Expected a name or a list of names"),
    ];
    for (query, message) in cases {
        assert_eq!(refused(query), message, "{query}");
    }
    let mixed = problem("populate[tags][page]=1&populate[tags][limit]=1");
    assert_eq!(mixed.kind, ProblemKind::Pagination);
}

#[test]
fn populate_is_five_levels_deep_at_most() {
    assert_eq!(populated("populate=tags.articles.tags.articles.tags"), "tags(articles(tags(articles(tags))))");
    let message = "Populate goes at most 5 levels deep";
    assert_eq!(refused("populate=tags.articles.tags.articles.tags.articles"), message);
    let object = "[populate][articles][populate][tags]".repeat(2) + "[populate]=*";
    assert_eq!(refused(&format!("populate[tags]{object}")), message);
    assert_eq!(populated("populate=tags.articles.tags.articles.tags.nope"), "tags(articles(tags(articles(tags))))");
}

#[test]
fn a_query_populates_no_more_than_it_may() {
    let fields =
        (0..20).map(|number| format!("[[field]]\nname = \"a{number}\"\ntype = \"relation\"\ntarget = \"x\"\n"));
    let text = format!("name = \"x\"\nplural = \"xs\"\narea = \"site\"\n{}", fields.collect::<String>());
    let language = Language { code: "en".to_owned(), name: "English".to_owned() };
    let model = Model::read(&[("x", &text)], vec![language]).unwrap();
    let asked = |rows: usize| {
        let names = (0..rows).map(|row| format!("populate[a{row}][populate]=*"));
        let node = brackets::parse(&names.collect::<Vec<_>>().join("&")).unwrap();
        Query::list(&model, model.named("x"), &node, &VISITOR).map(|query| query.shown.populate.len())
    };
    assert_eq!(asked(9), Ok(9), "nine with twenty each");
    assert_eq!(asked(10).unwrap_err().message, "Too much is populated: at most 200 relations and components");
}
