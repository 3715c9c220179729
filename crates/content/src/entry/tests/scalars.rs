use super::*;

fn stored(name: &str, value: Value) -> Value {
    created(&json!({ "title": "abc", name: value })).unwrap().data[name].clone()
}

fn refused(name: &str, value: Value) -> String {
    let mut given = json!({ "title": "abc" });
    given[name] = value;
    let (path, message) = fault(created(&given));
    assert_eq!(path, [name]);
    message
}

#[test]
fn texts_are_texts_of_some_length() {
    assert_eq!(refused("title", json!(5)), "title must be a `string` type, but the final value was: `5`.");
    assert_eq!(
        refused("title", json!({ "a": [1] })),
        "title must be a `string` type, but the final value was: `{\"a\":[1]}`."
    );
    assert_eq!(refused("title", json!("ab")), "title must be at least 3 characters");
    assert_eq!(refused("title", json!("a".repeat(21))), "title must be at most 20 characters");
    assert_eq!(stored("title", json!("é".repeat(20))), "é".repeat(20), "letters are counted, not bytes");
    assert_eq!(refused("lead", json!("a".repeat(10_001))), "lead must be at most 10000 characters");
    assert_eq!(refused("content", json!("a".repeat(200_001))), "content must be at most 200000 characters");
    let long = refused("lead", json!(vec![1; 1_000]));
    assert!(long.chars().count() < 160, "a wrong value is not told whole: {long}");
}

#[test]
fn control_characters_are_refused() {
    assert_eq!(refused("title", json!("a\u{0}bc")), "title must not contain control characters");
    assert_eq!(refused("title", json!("um\ndois")), "title must not contain control characters");
    assert_eq!(refused("lead", json!("a\u{1b}[0m")), "lead must not contain control characters");
    assert_eq!(refused("content", json!("<p>\u{0}</p>")), "content must not contain control characters");
    assert_eq!(refused("extra", json!({ "a": ["\u{0}"] })), "extra must not contain control characters");
    assert_eq!(refused("extra", json!({ "a\u{0}": 1 })), "extra must not contain control characters");
    assert_eq!(stored("lead", json!("um\r\n\tdois")), "um\r\n\tdois");
}

#[test]
fn rich_text_is_cleaned_or_refused() {
    assert_eq!(stored("content", json!("## Markdown\n\n> x")), "## Markdown\n\n> x");
    assert_eq!(stored("content", json!("<p style=\"x\">a</p>")), "<p>a</p>");
    let message = "content must not contain scripts or other active content";
    assert_eq!(refused("content", json!("<p>a</p><script>1</script>")), message);
    assert!(stored("content", json!("<p>a</p>".repeat(5_000))).is_string());
    assert_eq!(refused("content", json!("<div>".repeat(5_001))), "content must have at most 5000 elements");
    let growing = refused("content", json!("&<".repeat(100_000)));
    assert_eq!(growing, "content must be at most 200000 characters", "what is stored can be written again");
}

#[test]
fn mail_addresses_have_a_form() {
    for address in ["a@example.org", "a.b+c@sub.example.org", "josé@example.pt"] {
        assert_eq!(stored("email", json!(address)), address);
    }
    for address in
        ["a", "a@", "@example.org", "a@example", "a b@example.org", "a..b@example.org", "a@-x.org", "a@b@c.org"]
    {
        assert_eq!(refused("email", json!(address)), "email must be a valid email", "{address}");
    }
    assert_eq!(refused("email", json!("")), "email cannot be empty");
}

#[test]
fn addresses_lead_somewhere_safe() {
    let good = [
        "https://example.org",
        "HTTP://example.org/a?b=c#d",
        "mailto:a@example.org",
        "tel:+351-210000000",
        "/news/1/golo",
        "/",
        "https://[::1]/x",
    ];
    for address in good {
        assert_eq!(stored("url", json!(address)), address);
    }
    let bad = [
        "//example.org",
        "/\\example.org",
        "javascript:alert(1)",
        "data:text/html,x",
        "ftp://example.org",
        "https:example.org",
        "https:///x",
        "example.org",
        "/a b",
        "mailto:nobody",
        "tel:abc",
        "<script>",
    ];
    for address in bad {
        assert_eq!(refused("url", json!(address)), "url must be a valid URL", "{address}");
    }
    assert_eq!(stored("url", json!("")), Value::Null);
    assert_eq!(refused("url", json!(format!("/{}", "a".repeat(2_000)))), "url must be at most 2000 characters");
}

#[test]
fn old_addresses_have_one_form() {
    let cases = [
        ("/pt/liga/noticias/", "/pt/liga/noticias"),
        ("pt/liga", "/pt/liga"),
        (" https://www.example.org/pt/liga/ ", "/pt/liga"),
        ("https://www.example.org", "/"),
        ("/", "/"),
        ("/pt/x.aspx?id=3", "/pt/x.aspx?id=3"),
        ("//a//", "/a"),
    ];
    for (given, expected) in cases {
        assert_eq!(stored("legacyUrl", json!(given)), expected, "{given}");
    }
    assert_eq!(refused("legacyUrl", json!("ftp://x/y")), "legacyUrl must be a valid URL");
    assert_eq!(refused("legacyUrl", json!("a".repeat(501))), "legacyUrl must be at most 500 characters");
}

#[test]
fn slugs_are_given_or_made() {
    assert_eq!(stored("slug", json!("golo-90")), "golo-90");
    for slug in ["Golo", "golo 90", "-golo", "golo--90", "é"] {
        assert!(refused("slug", json!(slug)).starts_with("slug must match the following"), "{slug}");
    }
    for none in [json!(null), json!("")] {
        assert_eq!(stored("slug", none), "abc");
    }
    let before = json!({ "title": "Um título", "slug": "antes" });
    assert_eq!(updated(&before, &json!({ "slug": null })).unwrap()["slug"], "um-titulo");
    assert_eq!(created(&json!({ "title": "???" })).unwrap().data["slug"], Value::Null);
}

#[test]
fn colours_are_hexadecimal() {
    assert_eq!(stored("colour", json!("#001941")), "#001941");
    assert_eq!(stored("colour", json!("#fff")), "#fff");
    for colour in ["red", "001941", "#00194", "#00194g"] {
        assert_eq!(refused("colour", json!(colour)), "colour must be a colour such as #001941");
    }
}

#[test]
fn integers_are_whole_and_within_bounds() {
    assert_eq!(stored("order", json!(7)), 7);
    assert_eq!(stored("order", json!("7")), 7);
    assert_eq!(stored("order", json!(7.0)), 7);
    assert_eq!(refused("order", json!(2.5)), "order must be an integer");
    assert_eq!(refused("order", json!(-1)), "order must be greater than or equal to 0");
    assert_eq!(refused("order", json!(11)), "order must be less than or equal to 10");
    assert_eq!(refused("order", json!(1e300)), "order must be less than or equal to 10");
    let not_a_number = "order must be a `number` type, but the final value was: `NaN` (cast from the value `\"abc\"`).";
    assert_eq!(refused("order", json!("abc")), not_a_number);
    for value in [json!("NaN"), json!("inf"), json!(""), json!([]), json!(true)] {
        assert!(refused("order", value).starts_with("order must be a `number` type"));
    }
}

#[test]
fn big_integers_are_texts() {
    assert_eq!(stored("big", json!("9007199254740993")), "9007199254740993");
    assert_eq!(stored("big", json!(-7)), "-7");
    assert_eq!(stored("big", json!("007")), "7");
    for value in [json!("9223372036854775808"), json!("x"), json!(1.5), json!([])] {
        assert_eq!(refused("big", value), "big must be an integer");
    }
}

#[test]
fn decimals_and_booleans() {
    assert_eq!(stored("ratio", json!(0.25)), 0.25);
    assert_eq!(stored("ratio", json!("0.25")), 0.25);
    assert_eq!(refused("ratio", json!(1.5)), "ratio must be less than or equal to 1");
    for (value, expected) in [(json!(true), true), (json!("false"), false), (json!(1), true), (json!("0"), false)] {
        assert_eq!(stored("isOpen", value), expected);
    }
    assert_eq!(refused("isOpen", json!("sim")), "isOpen must be a `boolean` type, but the final value was: `\"sim\"`.");
}

#[test]
fn dates_and_times_are_stored_in_one_form() {
    assert_eq!(stored("day", json!("2025-12-31T10:00:00Z")), "2025-12-31");
    assert_eq!(stored("at", json!("2025-12-31T23:00:00+01:00")), "2025-12-31T22:00:00.000Z");
    assert_eq!(stored("at", json!(0)), "1970-01-01T00:00:00.000Z");
    assert_eq!(stored("hour", json!("21:15:00")), "21:15:00.000");
    assert_eq!(refused("day", json!("31-12-2025")), "Invalid format, expected yyyy-MM-dd");
    assert_eq!(refused("at", json!("ontem")), "Invalid format, expected a timestamp or an ISO date");
    assert_eq!(refused("at", json!(i64::MAX)), "Invalid format, expected a timestamp or an ISO date");
    assert_eq!(refused("hour", json!("21:15")), "Invalid time format, expected HH:mm:ss.SSS");
}

#[test]
fn enumerations_are_one_of_some() {
    assert_eq!(stored("platform", json!("web")), "web");
    assert_eq!(stored("platform", json!(null)), Value::Null);
    for value in [json!("tv"), json!(""), json!(5)] {
        assert_eq!(refused("platform", value), "platform must be one of the following values: web, app, all");
    }
}

#[test]
fn json_is_anything_of_some_size() {
    for value in [json!({ "a": [1, null, "x"] }), json!([1]), json!("x"), json!(5)] {
        assert_eq!(stored("extra", value.clone()), value);
    }
    let nested = |levels: usize| (0..levels).fold(json!(1), |inner, _| json!([inner]));
    assert_eq!(stored("extra", nested(20)), nested(20));
    assert_eq!(refused("extra", nested(21)), "extra must be at most 20 levels deep");
    assert_eq!(refused("extra", json!("a".repeat(100_000))), "extra must be at most 100000 bytes");
}
