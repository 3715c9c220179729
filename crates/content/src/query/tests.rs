use super::*;
use crate::brackets;
use crate::model::{Language, Model};
use crate::problem::{Problem, ProblemKind};

mod arbitrary;
mod conditions;
mod paging;
mod populate;
mod sorting;
mod values;

const EXTRA: &str = r#"
extends = "article"
[[field]]
name = "day"
type = "date"
[[field]]
name = "at"
type = "datetime"
[[field]]
name = "hour"
type = "time"
[[field]]
name = "isOpen"
type = "boolean"
[[field]]
name = "ratio"
type = "decimal"
[[field]]
name = "big"
type = "biginteger"
[[field]]
name = "extra"
type = "json"
[[field]]
name = "seen"
type = "views"
[[field]]
name = "kind"
type = "enumeration"
values = ["a", "b"]
[[field]]
name = "password"
type = "password"
[[field]]
name = "photo"
type = "media"
[[field]]
name = "teams"
type = "sport"
entity = "team"
many = true
[[field]]
name = "competition"
type = "sport"
entity = "competition"
"#;

fn model() -> Model {
    let files = [
        ("article", include_str!("../../tests/types/article.toml")),
        ("tag", include_str!("../../tests/types/tag.toml")),
        ("secret", include_str!("../../tests/types/secret.toml")),
        ("homepage", include_str!("../../tests/types/homepage.toml")),
        ("banner", include_str!("../../tests/types/shared.banner.toml")),
        ("link", include_str!("../../tests/types/shared.link.toml")),
        ("quote", include_str!("../../tests/types/shared.quote.toml")),
        ("extra", EXTRA),
    ];
    let language = |code: &str| Language { code: code.to_owned(), name: code.to_owned() };
    Model::read(&files, vec![language("pt-PT"), language("en")]).unwrap()
}

fn is_public(of: &ContentType) -> bool {
    of.is_public
}

const VISITOR: Asking<'static> =
    Asking { may_find: &is_public, default_locale: None, max_limit: 100, may_preview: false };

fn listed<'m>(model: &'m Model, query: &str) -> Result<Query<'m>, Problem> {
    Query::list(model, model.named("article"), &brackets::parse(query)?, &VISITOR)
}

fn refused(query: &str) -> String {
    let model = model();
    match listed(&model, query) {
        Ok(query) => panic!("{}", query.key()),
        Err(problem) => problem.message,
    }
}

/// What is wrong with a query of articles, in full.
fn problem(query: &str) -> Problem {
    listed(&model(), query).map(|query| query.key()).unwrap_err()
}

/// A condition as the key tells it: what is asked, in one line.
fn told(query: &str) -> String {
    let model = model();
    let key = listed(&model, query).unwrap_or_else(|problem| panic!("{query}: {problem}")).key();
    key.strip_prefix("article").unwrap().split(" page 1 of 25").next().unwrap().trim().to_owned()
}

#[test]
fn nothing_asked_is_the_first_page_of_the_default_language() {
    let model = model();
    let query = listed(&model, "").unwrap();
    assert!(matches!(&query.condition, Condition::All(conditions) if conditions.is_empty()));
    assert!(query.sort.is_empty() && query.shown.populate.is_empty());
    assert_eq!(query.shown.fields, Fields::All);
    assert_eq!(query.page, Page { form: PageForm::Page { page: 1, size: 25 }, is_counted: true });
    assert_eq!(query.locales, Locales::Some(vec!["pt-PT".to_owned()]));
    assert_eq!(query.state, State::Live);
}

#[test]
fn what_is_unknown_at_the_top_says_nothing() {
    let model = model();
    assert_eq!(listed(&model, "foo=1&bar[baz]=2").unwrap().key(), listed(&model, "").unwrap().key());
}

#[test]
fn languages() {
    let model = model();
    let locales = |query: &str| listed(&model, query).unwrap().locales;
    let some = |codes: &[&str]| Locales::Some(codes.iter().map(|code| (*code).to_owned()).collect());
    assert_eq!(locales("locale=en"), some(&["en"]));
    assert_eq!(locales("locale=all"), Locales::All);
    assert_eq!(locales("locale[0]=pt-PT&locale[1]=en"), some(&["en", "pt-PT"]));
    assert_eq!(locales("locale=pt"), some(&[""]), "nothing is found in a language that is not there");
    assert_eq!(locales("locale="), some(&[""]));
    assert_eq!(locales("locale"), some(&["pt-PT"]));
    assert_eq!(refused("locale[a]=en"), "Invalid parameter locale");

    let english = Asking { default_locale: Some("en"), ..VISITOR };
    let asked = |asking: &Asking<'_>, query: &str| {
        let node = brackets::parse(query).unwrap();
        Query::list(&model, model.named("article"), &node, asking).unwrap().locales
    };
    assert_eq!(asked(&english, ""), some(&["en"]));
    assert_eq!(asked(&english, "locale=pt-PT"), some(&["pt-PT"]));
    assert_eq!(asked(&Asking { default_locale: Some("xx"), ..VISITOR }, ""), some(&["pt-PT"]));
    let node = brackets::parse("locale=en").unwrap();
    assert_eq!(Query::list(&model, model.named("tag"), &node, &VISITOR).unwrap().locales, Locales::All);
}

#[test]
fn drafts_are_for_those_who_may_see_them() {
    let model = model();
    let state = |of: &str, query: &str, may_preview: bool| {
        let asking = Asking { may_preview, ..VISITOR };
        Query::list(&model, model.named(of), &brackets::parse(query).unwrap(), &asking).map(|query| query.state)
    };
    assert_eq!(state("article", "publicationState=preview", true), Ok(State::Preview));
    assert_eq!(state("article", "publicationState=preview", false), Ok(State::Live));
    assert_eq!(state("article", "publicationState=live", true), Ok(State::Live));
    assert_eq!(state("article", "publicationState", true), Ok(State::Live));
    assert_eq!(state("tag", "publicationState=preview", true), Ok(State::Live), "tags have none");
    let message = "Invalid publicationState. Expected one of 'preview','live'";
    for wrong in ["publicationState=foo", "publicationState=", "publicationState[0]=live"] {
        assert_eq!(state("tag", wrong, false).unwrap_err().message, message);
    }
}

#[test]
fn fields_are_named_one_by_one() {
    let model = model();
    let fields = |query: &str| listed(&model, query).unwrap().shown.fields;
    let some = |names: &[&str]| Fields::Some(names.iter().map(|name| (*name).to_owned()).collect());
    assert_eq!(fields("fields=title"), some(&["title"]));
    assert_eq!(
        fields("fields[0]=locale&fields[1]=views&fields[2]=title&fields[3]=title"),
        some(&["title", "views", "locale"])
    );
    assert_eq!(
        fields("fields[]=createdAt&fields[]=publishedAt&fields[]=updatedAt"),
        some(&["createdAt", "updatedAt", "publishedAt"])
    );
    assert_eq!(fields("fields=id"), some(&[]));
    for all in ["fields=*", "fields[0]=*&fields[1]=title", "fields"] {
        assert_eq!(fields(all), Fields::All);
    }
    for name in [
        "title,views",
        "nope",
        "internalNote",
        "tags",
        "photo",
        "banner",
        "blocks",
        "password",
        "teams",
        "localizations",
    ] {
        assert_eq!(refused(&format!("fields={name}")), format!("Invalid parameter {name}"));
        assert_eq!(refused(&format!("fields[0]=title&fields[1]={name}")), format!("Invalid parameter {name}"));
    }
    let malformed = "Invalid fields parameter. Expected a name or a list of names";
    for wrong in ["fields=", "fields[0]=", "fields[a]=title", "fields[0][0]=title", "fields[0]"] {
        assert_eq!(refused(wrong), malformed, "{wrong}");
    }
}

#[test]
fn one_entry_is_asked_only_how_it_is_shown() {
    let model = model();
    let one = |query: &str| Query::one(&model, model.named("article"), &brackets::parse(query).unwrap(), &VISITOR);
    let plain = one("fields=title").unwrap().key();
    let ignored =
        "fields=title&filters=abc&sort=nope&page=2&pagination[page]=x&locale[a]=b&publicationState=foo&_q[a]=b";
    assert_eq!(one(ignored).unwrap().key(), plain);
    assert_eq!(one("fields=nope").unwrap_err().message, "Invalid parameter nope");
    assert!(one("populate[0]=*").is_err());
}

#[test]
fn a_single_is_filtered_but_neither_sorted_nor_paged() {
    let model = model();
    let single =
        |query: &str| Query::single(&model, model.named("homepage"), &brackets::parse(query).unwrap(), &VISITOR);
    let key = single("filters[title]=x&locale=en").unwrap().key();
    assert_eq!(single("filters[title]=x&locale=en&sort=nope&page=2&pagination[page]=x").unwrap().key(), key);
    assert_eq!(single("filters[nope]=x").unwrap_err().message, "Invalid parameter nope");
    assert!(single("publicationState=foo").is_err());
}

#[test]
fn equal_questions_have_equal_keys_and_others_do_not() {
    let model = model();
    let key = |query: &str| listed(&model, query).unwrap().key();
    let equal = [
        ("fields[0]=title&fields[1]=views", "fields[0]=views&fields[1]=title"),
        ("populate=tags,banner", "populate[0]=banner&populate[1]=tags"),
        ("populate[tags]=true", "populate=tags"),
        ("filters[views]=5", "filters[views][$eq]=5.0"),
        ("filters[title][$contains]=x", "filters[title][$containsi]=x"),
        ("sort=views:DESC", "sort[views]=desc"),
        ("pagination[pageSize]=100", "pagination[pageSize]=1000"),
        ("locale=xx", "locale=yy"),
        ("a=1", "b=2"),
    ];
    for (one, other) in equal {
        assert_eq!(key(one), key(other));
    }
    let different = [
        "",
        "filters[title]=a",
        "filters[title]=b",
        "filters[lead]=a",
        "filters[title][$ne]=a",
        "filters[$not][title]=a",
        "filters[highlightTag]=1",
        "filters[tags]=1",
        "sort=title",
        "sort=title:desc",
        "sort=highlightTag.slug",
        "pagination[page]=2",
        "pagination[start]=0",
        "pagination[withCount]=false",
        "fields=title",
        "fields=id",
        "populate=tags",
        "populate[tags][limit]=1",
        "populate[tags][start]=1",
        "populate[tags][count]=true",
        "populate[tags][sort]=name",
        "populate[tags][filters][name]=a",
        "populate[tags][fields]=name",
        "populate[tags][publicationState]=live",
        "populate[tags][populate]=articles",
        "populate=localizations",
        "populate=blocks",
        "populate[blocks][on][shared.link]=true",
        "locale=en",
        "locale=all",
        "_q=a",
    ];
    let keys: std::collections::HashSet<_> = different.iter().map(|query| key(query)).collect();
    assert_eq!(keys.len(), different.len());
}

#[test]
fn every_prefix_of_a_question_is_read_or_refused() {
    let model = model();
    let question = "filters[$or][0][tags][slug][$in][0]=a&filters[$not][views][$between][0]=1&sort[0]=banner.caption:desc\
                    &populate[blocks][on][shared.link][populate][tag][fields][0]=slug&pagination[page]=2&locale[0]=en&_q=x";
    for end in 0..=question.len() {
        if let Ok(query) = listed(&model, &question[..end]) {
            assert!(query.key().starts_with("article"));
        }
    }
}
