use super::*;

fn page(query: &str) -> PageForm {
    listed(&model(), query).unwrap_or_else(|problem| panic!("{query}: {problem}")).page.form
}

#[test]
fn pages_and_parts_stay_within_their_bounds() {
    let pages = [
        ("", 1, 25),
        ("pagination[page]=2&pagination[pageSize]=10", 2, 10),
        ("pagination[page]=99", 99, 25),
        ("pagination[page]=-1", 1, 25),
        ("pagination[page]=0", 1, 25),
        ("pagination[page]=", 1, 25),
        ("pagination[page]", 1, 25),
        ("pagination[pageSize]=0", 1, 1),
        ("pagination[pageSize]=-1", 1, 1),
        ("pagination[pageSize]=1000", 1, 100),
        ("pagination[pageSize]=1e1", 1, 10),
        ("pagination=2", 1, 25),
        ("pagination[0]=2", 1, 25),
        ("pagination[foo]=2", 1, 25),
    ];
    for (query, page_number, size) in pages {
        assert_eq!(page(query), PageForm::Page { page: page_number, size }, "{query}");
    }
    let parts = [
        ("pagination[start]=5", 5, 25),
        ("pagination[limit]=3", 0, 3),
        ("pagination[limit]=-1", 0, 100),
        ("pagination[limit]=-5", 0, 1),
        ("pagination[limit]=0", 0, 1),
        ("pagination[limit]=1000", 0, 100),
        ("pagination[start]=-1", 0, 25),
        ("pagination[start]=2&pagination[limit]=4", 2, 4),
    ];
    for (query, start, limit) in parts {
        assert_eq!(page(query), PageForm::Offset { start, limit }, "{query}");
    }
}

#[test]
fn what_is_no_whole_number_is_refused() {
    for name in ["page", "pageSize", "start", "limit"] {
        for value in ["abc", "2.5", "1e300", "NaN", "inf"] {
            let message = format!("Invalid pagination parameter {name}. Expected a whole number");
            assert_eq!(refused(&format!("pagination[{name}]={value}")), message);
        }
        assert!(refused(&format!("pagination[{name}][a]=1")).starts_with("Invalid pagination parameter"));
    }
}

#[test]
fn the_two_ways_are_not_mixed() {
    let message = "Invalid pagination parameters. Expected either start/limit or page/pageSize";
    assert_eq!(refused("pagination[page]=1&pagination[limit]=3"), message);
    assert_eq!(refused("pagination[pageSize]=1&pagination[start]=3"), message);
}

#[test]
fn flat_pagination_is_refused() {
    for query in ["page=2&pageSize=2", "start=1&limit=2", "page=2", "limit=2", "pageSize="] {
        let problem = problem(query);
        assert_eq!(problem.kind, ProblemKind::Pagination, "{query}");
        let message = "Invalid pagination attributes. You cannot use page and offset pagination in the same query";
        assert_eq!(problem.message, message);
    }
    assert!(listed(&model(), "page").is_ok(), "nothing is no page");
}

#[test]
fn counting_can_be_left_out() {
    let is_counted =
        |word: &str| listed(&model(), &format!("pagination[withCount]={word}")).map(|query| query.page.is_counted);
    for (word, expected) in [("true", true), ("t", true), ("1", true), ("false", false), ("f", false), ("0", false)] {
        assert_eq!(is_counted(word), Ok(expected));
    }
    let message = "Invalid withCount parameter. Expected \"t\",\"1\",\"true\",\"false\",\"0\",\"f\"";
    for word in ["no", "", "TRUE"] {
        assert_eq!(is_counted(word).unwrap_err().message, message);
    }
    assert_eq!(refused("pagination[withCount]"), message);
}
