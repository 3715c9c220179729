use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use http_body_util::BodyExt;

use super::*;

fn cache(bytes: u64) -> Cache {
    Cache::new(bytes, Clock::frozen("2026-11-14T21:10:00Z".parse().unwrap()))
}

fn wanted(headers: &[(&'static str, &str)]) -> Wanted {
    let pair =
        |&(name, value): &(&'static str, &str)| (HeaderName::from_static(name), HeaderValue::from_str(value).unwrap());
    Wanted::of(&headers.iter().map(pair).collect::<HeaderMap>())
}

fn text(body: &str) -> Answer {
    Answer::text(body.to_owned(), "text/plain", Policy::Revalidate)
}

async fn body(response: Response) -> Vec<u8> {
    response.into_body().collect().await.unwrap().to_bytes().to_vec()
}

/// Asks for `key`, built as `value` from the seasons' tag.
async fn ask(cache: &Cache, key: &str, value: &str) -> String {
    let build = async |reads: &mut Reads| {
        reads.tag(Tag::seasons());
        Ok(text(value))
    };
    let response = cache.answer(&wanted(&[]), key.to_owned(), build).await.unwrap();
    String::from_utf8(body(response).await).unwrap()
}

#[tokio::test]
async fn an_answer_is_kept_until_one_of_its_tags_is_bumped() {
    let cache = cache(1 << 20);
    assert_eq!(ask(&cache, "k", "one").await, "one");
    assert_eq!(ask(&cache, "k", "two").await, "one");
    cache.versions().bump(&["team/7".to_owned()]);
    assert_eq!(ask(&cache, "k", "three").await, "one");
    cache.versions().bump(&["seasons".to_owned()]);
    assert_eq!(ask(&cache, "k", "four").await, "four");
}

#[tokio::test]
async fn a_write_during_the_build_makes_its_answer_stale() {
    let cache = cache(1 << 20);
    let build = async |reads: &mut Reads| {
        reads.tag(Tag::seasons());
        cache.versions().bump(&["seasons".to_owned()]);
        Ok(text("read before the write"))
    };
    cache.answer(&wanted(&[]), "k".to_owned(), build).await.unwrap();
    assert_eq!(ask(&cache, "k", "after").await, "after");
}

#[tokio::test]
async fn an_answer_that_depends_on_the_clock_ends_with_its_time() {
    let cache = cache(1 << 20);
    for value in ["one", "two"] {
        let build = async |reads: &mut Reads| {
            reads.until("2026-11-14T21:10:00Z".parse().unwrap());
            Ok(text(value))
        };
        let response = cache.answer(&wanted(&[]), "k".to_owned(), build).await.unwrap();
        assert_eq!(body(response).await, value.as_bytes());
    }
}

#[tokio::test]
async fn many_askers_cause_one_build() {
    let cache = Arc::new(cache(1 << 20));
    let builds = Arc::new(AtomicUsize::new(0));
    let mut tasks = Vec::new();
    for _ in 0..50 {
        let (cache, builds) = (cache.clone(), builds.clone());
        tasks.push(tokio::spawn(async move {
            let build = async |_: &mut Reads| {
                builds.fetch_add(1, Ordering::Relaxed);
                for _ in 0..200 {
                    tokio::task::yield_now().await;
                }
                Ok(text("answer"))
            };
            cache.answer(&wanted(&[]), "k".to_owned(), build).await.unwrap();
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(builds.load(Ordering::Relaxed), 1);
}

#[tokio::test]
async fn a_build_that_is_given_up_does_not_block_the_next() {
    let cache = cache(1 << 20);
    let never = async |_: &mut Reads| std::future::pending().await;
    let nothing_special = wanted(&[]);
    let given_up = cache.answer(&nothing_special, "k".to_owned(), never);
    assert!(tokio::time::timeout(Duration::from_millis(10), given_up).await.is_err());
    assert_eq!(ask(&cache, "k", "next").await, "next");
}

#[tokio::test]
async fn the_last_good_answer_is_given_while_the_database_is_away() {
    let cache = cache(1 << 20);
    ask(&cache, "k", "good").await;
    cache.versions().bump(&["seasons".to_owned()]);
    let away = async |_: &mut Reads| Err(ApiError::Unavailable("gone".to_owned()));
    let response = cache.answer(&wanted(&[]), "k".to_owned(), away).await.unwrap();
    assert_eq!(response.headers()["x-jornada-stale"], "1");
    assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store");
    assert_eq!(body(response).await, b"good");
    assert!(cache.answer(&wanted(&[]), "other".to_owned(), away).await.is_err());
    let broken = async |_: &mut Reads| Err(ApiError::Internal("bug".to_owned()));
    assert!(cache.answer(&wanted(&[]), "k".to_owned(), broken).await.is_err(), "a bug is not hidden");
    assert_eq!(ask(&cache, "k", "back").await, "back");
}

#[tokio::test]
async fn a_type_that_is_named_as_a_whole_stands_for_its_entries() {
    let build = async |reads: &mut Reads| {
        for tag in [Tag::document("news", 7), Tag::content("news"), Tag::document("tag", 3), Tag::seasons()] {
            reads.tag(tag);
        }
        Ok(text("x"))
    };
    let response = cache(1 << 20).answer(&wanted(&[]), "k".to_owned(), build).await.unwrap();
    assert_eq!(response.headers()["cache-tag"], "content/news,content/tag/3,seasons");
}

#[tokio::test]
async fn every_encoding_gives_back_the_same_bytes_under_its_own_etag() {
    let cache = cache(1 << 20);
    let long = "Liga Atlântica ".repeat(200);
    let mut etags = Vec::new();
    for encoding in ["identity", "gzip", "br", "zstd"] {
        let build = async |reads: &mut Reads| {
            reads.tag(Tag::seasons());
            reads.tag(Tag::team(7));
            Ok(text(&long))
        };
        let response = cache.answer(&wanted(&[("accept-encoding", encoding)]), "k".to_owned(), build).await.unwrap();
        let headers = response.headers().clone();
        assert_eq!(headers[header::VARY], "accept-encoding, locale");
        assert_eq!(headers["cache-tag"], "seasons,team/7");
        let bytes = body(response).await;
        let plain = match encoding {
            "gzip" => {
                let mut plain = Vec::new();
                std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&bytes[..]), &mut plain).unwrap();
                plain
            }
            "br" => {
                let mut plain = Vec::new();
                brotli::BrotliDecompress(&mut &bytes[..], &mut plain).unwrap();
                plain
            }
            "zstd" => zstd::bulk::decompress(&bytes, 1 << 20).unwrap(),
            _ => bytes.clone(),
        };
        assert_eq!(plain, long.as_bytes(), "{encoding}");
        assert_eq!(headers.get(header::CONTENT_ENCODING).is_some(), encoding != "identity");
        etags.push(headers[header::ETAG].to_str().unwrap().to_owned());
    }
    let mut unique = etags.clone();
    unique.dedup();
    assert_eq!(unique.len(), 4);
    for (encoding, etag) in ["identity", "gzip", "br", "zstd"].into_iter().zip(etags) {
        let again = wanted(&[("accept-encoding", encoding), ("if-none-match", &etag)]);
        let never = async |_: &mut Reads| panic!("the entry is kept");
        let response = cache.answer(&again, "k".to_owned(), never).await.unwrap();
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(response.headers()[header::ETAG].to_str().unwrap(), etag);
        assert!(body(response).await.is_empty());
    }
}

#[tokio::test]
async fn the_cache_stays_within_its_bounds() {
    let cache = cache(256 << 10);
    for i in 0..2_000 {
        ask(&cache, &format!("k{i}"), &"x".repeat(1_000)).await;
    }
    let entries = cache.entries.as_ref().unwrap();
    entries.run_pending_tasks();
    assert!(entries.weighted_size() <= 256 << 10);
    assert!(entries.entry_count() < 200);
}

#[tokio::test]
async fn without_memory_nothing_is_kept() {
    let cache = cache(0);
    assert_eq!(ask(&cache, "k", "one").await, "one");
    assert_eq!(ask(&cache, "k", "two").await, "two");
}

#[tokio::test]
async fn an_answer_to_a_made_up_address_takes_no_place() {
    let cache = cache(1 << 20);
    for value in ["one", "two"] {
        let build = async |_: &mut Reads| Ok(text(value).not_kept());
        let response = cache.answer(&wanted(&[]), "k".to_owned(), build).await.unwrap();
        assert_eq!(body(response).await, value.as_bytes());
    }
}

#[tokio::test]
async fn a_build_that_never_ends_is_given_up() {
    let cache = Cache { longest_build: Duration::from_millis(1), ..cache(1 << 20) };
    let stuck = async |_: &mut Reads| std::future::pending().await;
    let answer = cache.answer(&wanted(&[]), "k".to_owned(), stuck).await;
    assert!(matches!(answer, Err(ApiError::Unavailable(_))));
}

#[tokio::test]
async fn an_answer_made_of_many_others_never_waits_for_itself() {
    let cache = cache(1 << 20);
    let whole = async |reads: &mut Reads| {
        // More parts than locks: one of them shares the whole's place by hash.
        for part in 0..LOCKS * 4 {
            ask(&cache, &format!("part {part}"), "part").await;
        }
        reads.tag(Tag::seasons());
        Ok(text("whole"))
    };
    let response = cache.answer_whole(&wanted(&[]), "whole".to_owned(), whole).await.unwrap();
    assert_eq!(body(response).await, b"whole");
}

#[tokio::test]
async fn a_page_that_stood_a_moment_ago_is_given_while_a_new_one_is_made() {
    let cache = cache(1 << 20);
    let build = async |reads: &mut Reads| {
        reads.tag(Tag::seasons());
        Ok(Answer::text("page".to_owned(), "text/html", Policy::Page))
    };
    assert!(cache.meanwhile(&wanted(&[]), "k").is_none(), "nothing there");
    cache.answer_whole(&wanted(&[]), "k".to_owned(), build).await.unwrap();
    assert!(cache.meanwhile(&wanted(&[]), "k").is_none(), "it still stands");
    cache.versions().bump(&["seasons".to_owned()]);
    let (response, is_in_work) = cache.meanwhile(&wanted(&[]), "k").unwrap();
    assert!(!is_in_work);
    assert_eq!(response.headers()["x-jornada-stale"], "1");
    let _building = cache.lock(Rank::Whole, "k").lock().await;
    assert!(cache.meanwhile(&wanted(&[]), "k").unwrap().1, "somebody is at it");
}

#[tokio::test]
async fn a_makeshift_answer_is_given_only_where_there_is_no_good_one() {
    let cache = cache(1 << 20);
    let makeshift = async |_: &mut Reads| Ok(text("makeshift").makeshift());
    let response = cache.answer(&wanted(&[]), "k".to_owned(), makeshift).await.unwrap();
    assert_eq!(body(response).await, b"makeshift");
    assert_eq!(ask(&cache, "k", "good").await, "good");
    cache.versions().bump(&["seasons".to_owned()]);
    let response = cache.answer(&wanted(&[]), "k".to_owned(), makeshift).await.unwrap();
    assert_eq!(response.headers()["x-jornada-stale"], "1");
    assert_eq!(body(response).await, b"good");
}
