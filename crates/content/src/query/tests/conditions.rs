use super::*;

#[test]
fn several_conditions_must_all_hold() {
    assert_eq!(
        told("filters[views][$gt]=3&filters[title][$contains]=5"),
        "all( views Greater(Integer(3)) title Contains(\"5\"))"
    );
    assert_eq!(
        told("filters[views][$gt]=3&filters[views][$lt]=5"),
        "all( views Greater(Integer(3)) views Less(Integer(5)))"
    );
    assert_eq!(
        told("filters[0][views]=3&filters[1][title]=a"),
        "all( views Equal(Integer(3)) title Equal(Text(\"a\")))"
    );
}

#[test]
fn groups_stand_at_any_level() {
    assert_eq!(
        told("filters[$or][0][title]=a&filters[$or][1][views]=5"),
        "any( title Equal(Text(\"a\")) views Equal(Integer(5)))"
    );
    assert_eq!(
        told("filters[$and][0][$or][0][views]=1&filters[$and][0][$or][1][views]=2&filters[$and][1][title]=a"),
        "all( any( views Equal(Integer(1)) views Equal(Integer(2))) title Equal(Text(\"a\")))"
    );
    assert_eq!(
        told("filters[tags][$or][0][slug]=a&filters[tags][$or][1][name]=b"),
        "tags( any( slug Equal(Text(\"a\")) name Equal(Text(\"b\"))))"
    );
    assert_eq!(told("filters[$or][0][title]=a"), "title Equal(Text(\"a\"))");
}

#[test]
fn a_list_is_one_of_its_values() {
    assert_eq!(told("filters[views][0]=1&filters[views][1]=2"), "views In([Integer(1), Integer(2)])");
    assert_eq!(told("filters[title]=a&filters[title]=b"), "title In([Text(\"a\"), Text(\"b\")])");
    assert_eq!(
        told("filters[views][$eq][0]=1&filters[views][$eq][1]=2"),
        "any( views Equal(Integer(1)) views Equal(Integer(2)))"
    );
    assert_eq!(
        told("filters[title][$contains][0]=a&filters[title][$contains][1]=b"),
        "any( title Contains(\"a\") title Contains(\"b\"))"
    );
}

#[test]
fn negations_are_said_of_values() {
    assert_eq!(told("filters[$not][views][$gt]=2"), "not( views Greater(Integer(2)))");
    assert_eq!(told("filters[views][$not][$gt]=2"), "not( views Greater(Integer(2)))");
    assert_eq!(told("filters[views][$not]=2"), "not( views Equal(Integer(2)))");
    assert_eq!(told("filters[views][$not]"), "views IsNotNull");
    assert_eq!(told("filters[$not][$not][views]=2"), "views Equal(Integer(2))");
    assert_eq!(
        told("filters[$not][views]=1&filters[$not][title]=a"),
        "any( not( views Equal(Integer(1))) not( title Equal(Text(\"a\"))))"
    );
    assert_eq!(
        told("filters[$not][$or][0][views]=1&filters[$not][$or][1][title]=a"),
        "all( not( views Equal(Integer(1))) not( title Equal(Text(\"a\"))))"
    );
    assert_eq!(
        told("filters[views][$not][0]=1&filters[views][$not][1]=2"),
        "any( not( views Equal(Integer(1))) not( views Equal(Integer(2))))"
    );
    assert_eq!(told("filters[$not][tags][slug]=a"), "tags( not( slug Equal(Text(\"a\"))))", "some tag differs");
}

#[test]
fn relations_components_and_media_are_stepped_through() {
    let cases = [
        ("[tags][slug]=a", "tags( slug Equal(Text(\"a\")))"),
        ("[tags][slug]=a&filters[tags][name]=b", "tags( all( slug Equal(Text(\"a\")) name Equal(Text(\"b\"))))"),
        (
            "[$and][0][tags][slug]=a&filters[$and][1][tags][slug]=b",
            "all( tags( slug Equal(Text(\"a\"))) tags( slug Equal(Text(\"b\"))))",
        ),
        ("[tags][articles][views]=1", "tags( articles( views Equal(Integer(1))))"),
        ("[banner][caption]=a", "banner( caption Equal(Text(\"a\")))"),
        ("[banner][id]=3", "banner( id Equal(Integer(3)))"),
        ("[links][tag][slug]=a", "links( tag( slug Equal(Text(\"a\"))))"),
        ("[photo][mime][$startsWith]=image", "photo( mime StartsWith(\"image\"))"),
        ("[localizations][title]=a", "localizations( title Equal(Text(\"a\")))"),
        ("[highlightTag]=2", "highlightTag( id Equal(Integer(2)))"),
        ("[highlightTag][id]=2", "highlightTag( id Equal(Integer(2)))"),
        ("[highlightTag][$ne]=2", "highlightTag( id NotEqual(Integer(2)))"),
        ("[tags][$in][0]=2&filters[tags][$in][1]=3", "tags( id In([Integer(2), Integer(3)]))"),
        ("[tags][0]=2&filters[tags][1]=3", "tags( id In([Integer(2), Integer(3)]))"),
        ("[tags][$not]=2", "tags( not( id Equal(Integer(2))))"),
        ("[highlightTag]=abc", "highlightTag( id In([]))"),
    ];
    for (filter, expected) in cases {
        assert_eq!(told(&format!("filters{filter}")), expected, "{filter}");
    }
}

#[test]
fn having_none_is_said_outright() {
    for none in ["[tags][id][$null]=true", "[tags][$null]=true", "[tags]", "[tags][id]"] {
        assert_eq!(told(&format!("filters{none}")), "not( tags( all()))", "{none}");
    }
    assert_eq!(told("filters[$not][tags][id][$notNull]=true"), "not( tags( all()))");
    assert_eq!(told("filters[tags][id][$notNull]=true"), "tags( id IsNotNull)");
    assert_eq!(told("filters[banner][id][$null]=true"), "not( banner( all()))");
    assert_eq!(
        told("filters[highlightTag][slug][$null]=true"),
        "any( highlightTag( slug IsNull) not( highlightTag( all())))",
        "an entry without a tag has none with a slug"
    );
    assert_eq!(
        told("filters[tags][$or][0][slug]=a&filters[tags][$or][1][id][$null]=true"),
        "any( tags( any( slug Equal(Text(\"a\")) id IsNull)) not( tags( all())))"
    );
    assert_eq!(
        told("filters[tags][slug]=a&filters[tags][name][$null]=true"),
        "tags( all( slug Equal(Text(\"a\")) name IsNull))",
        "where one of two conditions needs a tag, there must be one"
    );
    assert_eq!(told("filters[links][tag][id][$null]=true"), "any( links( not( tag( all()))) not( links( all())))");
}

#[test]
fn the_league_is_asked_by_id() {
    let cases = [
        ("[teams]=7", "teams Equal(Integer(7))"),
        ("[teams][id]=7", "teams Equal(Integer(7))"),
        ("[teams][id][$in][0]=7&filters[teams][id][$in][1]=8", "teams In([Integer(7), Integer(8)])"),
        ("[teams][$in][0]=7", "teams In([Integer(7)])"),
        ("[teams][0]=7&filters[teams][1]=8", "teams In([Integer(7), Integer(8)])"),
        ("[teams][id][$null]=true", "teams IsNull"),
        ("[teams]", "teams IsNull"),
        ("[teams]=abc", "teams In([])"),
        ("[$not][teams]=7", "teams NotEqual(Integer(7))"),
        ("[teams][$not][$in][0]=7", "teams NotIn([Integer(7)])"),
        ("[competition]=liga-atlantica", "competition Equal(Text(\"liga-atlantica\"))"),
        ("[competition]=5", "competition Equal(Text(\"5\"))"),
        ("[competition][id][$ne]=5", "competition NotEqual(Text(\"5\"))"),
    ];
    for (filter, expected) in cases {
        assert_eq!(told(&format!("filters{filter}")), expected, "{filter}");
    }
    assert_eq!(refused("filters[teams][name]=a"), "Invalid parameter name");
    assert_eq!(refused("filters[teams][$gt]=7"), "teams is asked for by its id");
    assert_eq!(refused("filters[competition][$contains]=liga"), "competition is asked for by its id");
}

#[test]
fn unknown_and_hidden_names_are_refused_alike() {
    let cases = [
        ("[nope][$eq]=1", "nope"),
        ("[internalNote]=x", "internalNote"),
        ("[password]=x", "password"),
        ("[blocks][id]=1", "blocks"),
        ("[hiddenThing][name]=hidden", "hiddenThing"),
        ("[hiddenThing]=1", "hiddenThing"),
        ("[createdBy][id]=1", "createdBy"),
        ("[tags][nope]=1", "nope"),
        ("[tags][articles][internalNote]=1", "internalNote"),
        ("[tags][publishedAt]=1", "publishedAt"),
        ("[tags][locale]=en", "locale"),
        ("[banner][createdAt]=1", "createdAt"),
        ("[tags][$foo]=1", "$foo"),
        ("[$foo]=1", "$foo"),
        ("[$or][0][nope]=1", "nope"),
        ("[$not][nope]=1", "nope"),
    ];
    for (filter, name) in cases {
        assert_eq!(refused(&format!("filters{filter}")), format!("Invalid parameter {name}"), "{filter}");
    }
}

#[test]
fn unknown_operators_say_nothing() {
    for filter in [
        "[title][$foo]=1",
        "[title][nope]=1",
        "[$or][0][title][$foo]=1",
        "[tags][slug][$foo]=1",
        "[$not][title][$foo]=1",
    ] {
        assert_eq!(told(&format!("filters{filter}")), "all()", "{filter}");
    }
    assert_eq!(told("filters[$or][0][title][$foo]=1&filters[$or][1][views]=5"), "views Equal(Integer(5))");
    for empty in ["filters=", "filters"] {
        assert_eq!(told(empty), "all()");
    }
}

#[test]
fn malformed_filters_are_refused() {
    let cases = [
        ("filters=abc", "The filters parameter must be an object or an array"),
        ("filters[0]=abc", "filters must be an object or a list of objects"),
        ("filters[$eq]=1", "Only $and, $or and $not stand beside fields. Found $eq"),
        ("filters[$or][title]=x", "$or must be a list"),
        ("filters[$and]=x", "$and must be a list"),
        ("filters[$or][0]=x", "$or must be an object or a list of objects"),
        ("filters[$not]=x", "$not must be an object or a list of objects"),
        ("filters[title][slug]=x", "Expected an operator, found the field slug"),
        ("filters[title][$and][0]=x", "$and stands beside fields, not under one"),
        ("filters[tags][$in][0]=1&filters[tags][slug]=a", "Operators and fields cannot be mixed under a relation"),
        ("filters[tags][$gt]=1&filters[tags][$lt]=3", "Only one operator may stand under a relation"),
        ("filters[tags][$not][slug]=a", "$not under a relation takes an id"),
        ("filters[tags][0][slug]=a", "Invalid value for id: expected a text or a number"),
        ("filters[views][0][$gt]=1", "Invalid value for views: expected a text or a number"),
        ("filters[views][500]=1", "Too many values: at most 100 are read"),
    ];
    for (query, message) in cases {
        assert_eq!(refused(query), message, "{query}");
    }
}

#[test]
fn a_query_asks_no_more_than_it_may() {
    let joined = |count: usize, piece: &dyn Fn(usize) -> String| (0..count).map(piece).collect::<Vec<_>>().join("&");
    let branch = |index: usize| format!("filters[$or][{index}][views]={index}");
    assert!(listed(&model(), &joined(100, &branch)).is_ok());
    let further = format!("{}&filters[title]=a", joined(100, &branch));
    assert_eq!(refused(&further), "Too many conditions: at most 100 are read");
    let nested = format!("{}&populate[tags][filters][name]=a", joined(100, &branch));
    assert_eq!(refused(&nested), "Too many conditions: at most 100 are read");
    let values = |count: usize| joined(count, &|index| format!("filters[views][$in][]={index}"));
    assert!(listed(&model(), &values(100)).is_ok());
    assert_eq!(refused(&values(101)), "Too many values: at most 100 are read");
    let hops = |count: usize| format!("filters{}[id]=1", "[tags][articles]".repeat(count));
    assert!(listed(&model(), &hops(2)).is_ok());
    assert_eq!(refused(&hops(3)), "A filter leads through at most 5 relations");
}

#[test]
fn searching_looks_into_every_text() {
    let search = told("_q=abc");
    assert!(
        search.starts_with("all( all() any( id Contains(\"abc\") title Contains(\"abc\") lead Contains"),
        "{search}"
    );
    assert!(search.contains("kind Contains") && !search.contains("internalNote") && !search.contains("views"));
    assert!(!search.contains("password") && !search.contains("locale Contains"));
    assert!(told("_q=12").contains("views Contains(\"12\")"), "a number is looked for among numbers too");
    assert!(told("_q=50%25").contains("title Contains(\"50_\")"), "a per cent sign is none of the patterns'");
    assert_eq!(told("_q="), "all()");
    assert_eq!(refused("_q[a]=b"), "Invalid parameter _q");
}
