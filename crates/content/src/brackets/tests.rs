use proptest::prelude::*;

use super::*;

fn text(text: &str) -> Node {
    Node::Text(text.to_owned())
}

fn map<const N: usize>(entries: [(&str, Node); N]) -> Node {
    Node::Map(entries.map(|(key, node)| (key.to_owned(), node)).into())
}

/// As JSON, in the order of the tree.
fn written(node: &Node) -> String {
    let quoted = |text: &str| serde_json::to_string(text).unwrap();
    match node {
        Node::Null => "null".to_owned(),
        Node::Text(text) => quoted(text),
        Node::List(items) => format!("[{}]", items.iter().map(written).collect::<Vec<_>>().join(",")),
        Node::Map(entries) => {
            let entries = entries.iter().map(|(key, node)| format!("{}:{}", quoted(key), written(node)));
            format!("{{{}}}", entries.collect::<Vec<_>>().join(","))
        }
    }
}

/// What the package that clients write with makes of the same strings (with nulls told apart, lists up to 100 and 20 deep).
#[test]
fn strings_are_read_as_was_observed() {
    let observed: Vec<(String, String)> = serde_json::from_str(include_str!("observed.json")).unwrap();
    assert!(observed.len() > 400);
    for (query, expected) in observed {
        assert_eq!(written(&parse(&query).unwrap()), expected, "{query}");
    }
}

#[test]
fn brackets_become_a_tree() {
    let tree = parse("filters[title][$eq]=a+b%20c&sort[0]=x&sort[1]=y:desc&populate").unwrap();
    let filters = map([("title", map([("$eq", text("a b c"))]))]);
    let sort = Node::List(vec![text("x"), text("y:desc")]);
    assert_eq!(tree, map([("filters", filters), ("sort", sort), ("populate", Node::Null)]));
    assert_eq!(tree.get("populate"), Some(&Node::Null));
    assert_eq!(tree.get("filters").and_then(|filters| filters.get("title")).and_then(Node::as_text), None);
}

#[test]
fn escaped_brackets_are_brackets() {
    assert_eq!(parse("a%5Bb%5D%5B%24eq%5D=1"), parse("a[b][$eq]=1"));
}

#[test]
fn what_cannot_be_read_is_refused_and_named() {
    let cases = [
        ("title=%", "title"),
        ("title=%4", "title"),
        ("title=%zz", "title"),
        ("title=%+1", "title"),
        ("filters[title]=%FF", "filters[title]"),
        ("filters%5Btitle%5D=%C3%28", "filters[title]"),
        ("title=a%00b", "title"),
        ("title=%1B", "title"),
        ("title=%C2%85", "title"),
        ("ti%00tle=a", "ti%00tle"),
        ("%ff=a", "%ff"),
        ("%=a", "%"),
    ];
    for (query, name) in cases {
        assert_eq!(parse(query), Err(Problem::parameter(name)), "{query}");
    }
    assert_eq!(parse("a=%09%0A%0D"), Ok(map([("a", text("\t\n\r"))])), "tabs and line ends are text");
    let long = parse(&format!("{}=%", "x".repeat(5_000))).unwrap_err();
    assert_eq!(long.message.len(), "Invalid parameter ".len() + 60);
}

#[test]
fn a_thousand_parameters_are_read_and_no_more() {
    let parameters = |count: usize| (0..count).map(|number| format!("a{number}=1")).collect::<Vec<_>>().join("&");
    assert!(matches!(parse(&parameters(1_000)), Ok(Node::Map(entries)) if entries.len() == 1_000));
    assert_eq!(parse(&parameters(1_001)).unwrap_err().message, "Too many parameters: at most 1000 are read");
    assert!(parse(&"&".repeat(1_000)).is_err());
}

/// Strings made to hurt. Each is read, or refused, at once: this test would not end if the work grew with their square.
#[test]
fn strings_made_to_hurt_are_harmless() {
    let repeated = |piece: &str, count: usize| piece.repeat(count);
    let joined = |count: usize, piece: &dyn Fn(usize) -> String| (0..count).map(piece).collect::<Vec<_>>().join("&");
    let strings = [
        repeated("[", 1_000_000),
        repeated("]", 1_000_000),
        repeated("[]", 500_000),
        repeated("a[", 500_000),
        format!("{}=1", repeated("[a]", 300_000)),
        format!("a{}=1", repeated("[100]", 200_000)),
        repeated("a[b]=", 200_000),
        format!("a={}", repeated("%41", 300_000)),
        joined(1_000, &|_| "a=1".to_owned()),
        joined(1_000, &|_| format!("a{}=1", "[100]".repeat(20))),
        joined(1_000, &|index| format!("a{}[{index}]=1", "[100]".repeat(19))),
        joined(1_000, &|index| format!("a[{index}]=1")),
        joined(1_000, &|index| format!("a[]{}=1", "x".repeat(index))),
        joined(1_000, &|index| format!("a[k{index}]=1")),
        joined(4_000, &|index| format!("a[{index}]=1")),
    ];
    for string in strings {
        let _ = parse(&string);
    }
    let few = format!("a{}=1", "[b]".repeat(300));
    assert_eq!(written(&parse(&few).unwrap()).matches("{\"b\":").count(), 20, "what lies deeper is one key");
}

fn depth(node: &Node) -> usize {
    match node {
        Node::Null | Node::Text(_) => 0,
        Node::List(items) => 1 + items.iter().map(depth).max().unwrap_or(0),
        Node::Map(entries) => 1 + entries.iter().map(|(_, node)| depth(node)).max().unwrap_or(0),
    }
}

/// Keys and values in the syntax, right and nearly right.
fn structured() -> impl Strategy<Value = String> {
    let name = prop_oneof![
        "[a-c]",
        "[0-9]{1,3}",
        Just("$eq".to_owned()),
        Just(String::new()),
        Just("__proto__".to_owned()),
        Just("%5B".to_owned()),
        Just("[".to_owned()),
        "\\PC{0,3}",
    ];
    let key = ("[a-b]?", prop::collection::vec(name, 0..24))
        .prop_map(|(root, names)| root + &names.iter().map(|name| format!("[{name}]")).collect::<String>());
    let value = prop_oneof![Just(String::new()), "=[a-z+%0-9]{0,4}", "=\\PC{0,4}"];
    prop::collection::vec((key, value), 0..12)
        .prop_map(|parts| parts.iter().map(|(key, value)| format!("{key}{value}")).collect::<Vec<_>>().join("&"))
}

fn holds(query: &str) -> Result<(), TestCaseError> {
    if let Ok(tree) = parse(query) {
        prop_assert!(matches!(tree, Node::Map(_)));
        prop_assert!(depth(&tree) <= 24, "{query}");
        prop_assert_eq!(parse(query), Ok(tree));
    }
    Ok(())
}

fn many(cases: u32) {
    let config = ProptestConfig { cases: cases / 2, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config.clone(), |(query in structured())| holds(&query)?);
    proptest!(config, |(query in "[\\[\\]a0%=&+\\PC]{0,60}")| holds(&query)?);
}

#[test]
fn any_string_is_read_or_refused() {
    many(10_000);
}

#[test]
#[ignore = "takes minutes: a million strings"]
fn any_of_a_million_strings_is_read_or_refused() {
    many(1_000_000);
}
