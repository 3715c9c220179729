//! Renders that go well and renders that go wrong, with small apps made for it. Whatever a page does, the next one is painted.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use render::{Answer, Ask, Bundle, Failure, Limits, PageRequest, Rendered, Renderer};

/// An app whose pages do what their address says.
const APP: &str = r##"
const outline = (extra) => JSON.stringify({ status: 200, head: { title: "T", description: "D", canonical: "/" }, files: [], ...extra });
const hog = () => { const kept = []; for (;;) kept.push(new Array(10000).fill("x" + kept.length)); };
const deep = (n) => deep(n + 1) + 1;
let painted = 0;
const misbehave = (stage, { address }) => {
  if (address === `/${stage}-throws`) throw new Error("no luck");
  if (address === `/${stage}-loops`) for (;;);
  if (address === `/${stage}-hogs`) hog();
  if (address === `/${stage}-recurses`) deep(0);
};
let current;
globalThis.jornada = {
  parameters: ["tab", "season"],
  describe(text) { const request = current = JSON.parse(text); misbehave("describe", request); return outline({ head: { title: "described", description: "", canonical: "/" } }); },
  async prepare() {
    const request = current;
    misbehave("prepare", request);
    if (request.address === "/waits") await new Promise(() => {});
    if (request.address === "/asks") {
      const answers = await Promise.all([askProgram("/a"), askProgram("/b"), askProgram("/c")]);
      const last = await askProgram("/d");
      return outline({ state: [...answers, last].map(({ status, body }) => status + body).join(" ") });
    }
    if (request.address === "/asks-forever") for (;;) await askProgram("/slow");
    return outline({});
  },
  paint() { misbehave("paint", current); painted += 1; return `<p>${current.language} ${painted}</p>`; },
};
"##;

fn limits() -> Limits {
    Limits {
        workers: 1,
        deadline: Duration::from_millis(400),
        loading: Duration::from_secs(20),
        memory_bytes: 16 << 20,
        pages_per_engine: 1000,
        waiting: 4,
    }
}

fn start() -> Renderer {
    Renderer::start(&Bundle::of_script(APP), limits()).unwrap()
}

fn request(address: &str) -> PageRequest {
    PageRequest {
        address: address.to_owned(),
        language: "pt-PT",
        is_app_view: false,
        now: 1_794_690_600_000,
        embeds: Vec::new(),
    }
}

fn no_api() -> Ask {
    Arc::new(|_| Box::pin(async { Answer { status: 404, body: String::new() } }))
}

async fn render(renderer: &Renderer, address: &str) -> Rendered {
    renderer.render(request(address), no_api()).await
}

fn title(rendered: &Rendered) -> Option<&str> {
    rendered.outline.as_ref().map(|outline| outline.head.title.as_str())
}

#[tokio::test]
async fn a_page_is_painted_with_its_outline() {
    let renderer = start();
    assert_eq!(renderer.parameters(), ["tab", "season"]);
    assert!(renderer.is_ready());
    let page = render(&renderer, "/").await;
    assert_eq!(page.html.as_deref(), Ok("<p>pt-PT 1</p>"));
    assert_eq!(title(&page), Some("T"));
}

#[tokio::test]
async fn questions_asked_together_are_answered_together() {
    let renderer = start();
    let (open, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let seen = most.clone();
    let ask: Ask = Arc::new(move |address| {
        let (open, most) = (open.clone(), most.clone());
        Box::pin(async move {
            most.fetch_max(open.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            tokio::task::yield_now().await;
            open.fetch_sub(1, Ordering::SeqCst);
            Answer { status: 200, body: address }
        })
    });
    let page = renderer.render(request("/asks"), ask).await;
    assert_eq!(page.outline.unwrap().state, Some("200/a 200/b 200/c 200/d".into()));
    assert_eq!(page.answers.iter().map(|(address, _)| address.as_str()).collect::<Vec<_>>(), ["/a", "/b", "/c", "/d"]);
    assert_eq!(seen.load(Ordering::SeqCst), 3);
}

#[tokio::test]
async fn a_page_that_throws_loops_or_hogs_fails_alone_and_leaves_the_best_outline_known() {
    let renderer = start();
    for (stage, best) in [("describe", None), ("prepare", Some("described")), ("paint", Some("T"))] {
        for (how, expected) in [
            ("throws", Failure::Threw(String::new())),
            ("loops", Failure::TooLong),
            ("hogs", Failure::TooMuchMemory),
            ("recurses", Failure::Threw(String::new())),
        ] {
            let page = render(&renderer, &format!("/{stage}-{how}")).await;
            let failure = page.html.as_ref().unwrap_err();
            assert_eq!(failure.name(), expected.name(), "{stage} {how}: {failure}");
            assert_eq!(title(&page), best, "{stage} {how}");
            let next = render(&renderer, "/").await;
            assert_eq!(next.html.as_deref(), Ok("<p>pt-PT 1</p>"), "a new engine after {stage} {how}");
        }
    }
    assert!(renderer.is_ready());
}

#[tokio::test]
async fn what_a_page_threw_is_told() {
    let page = render(&start(), "/paint-throws").await;
    let failure = page.html.unwrap_err().to_string();
    assert!(failure.contains("no luck"), "{failure}");
}

#[tokio::test]
async fn a_page_that_waits_for_nothing_is_given_up() {
    let page = render(&start(), "/waits").await;
    assert_eq!(page.html, Err(Failure::NeverSettles));
}

#[tokio::test]
async fn an_api_that_does_not_answer_ends_at_the_deadline() {
    let never: Ask = Arc::new(|_| Box::pin(std::future::pending()));
    let page = start().render(request("/asks"), never).await;
    assert_eq!(page.html, Err(Failure::TooLong));
    let at_once: Ask = Arc::new(|_| Box::pin(async { Answer { status: 200, body: String::new() } }));
    let page = start().render(request("/asks-forever"), at_once).await;
    assert_eq!(page.html, Err(Failure::TooLong));
}

#[tokio::test]
async fn an_answer_that_panics_fails_its_page_alone() {
    let renderer = start();
    let panics: Ask = Arc::new(|_| Box::pin(async { panic!("a handler's fault") }));
    let page = renderer.render(request("/asks"), panics).await;
    assert_eq!(page.html.unwrap_err().name(), "engine");
    assert!(render(&renderer, "/").await.html.is_ok());
    assert!(renderer.is_ready());
}

#[tokio::test]
async fn engines_are_replaced_after_their_share_of_pages() {
    let renderer = Renderer::start(&Bundle::of_script(APP), Limits { pages_per_engine: 3, ..limits() }).unwrap();
    let mut painted = Vec::new();
    for _ in 0..7 {
        painted.push(render(&renderer, "/").await.html.unwrap().replace("<p>pt-PT ", "").replace("</p>", ""));
    }
    assert_eq!(painted, ["1", "2", "3", "1", "2", "3", "1"]);
}

#[tokio::test]
async fn when_too_many_wait_the_rest_is_told_so_at_once() {
    let renderer = Arc::new(start());
    let waiting: Vec<_> = (0..12)
        .map(|_| {
            let renderer = renderer.clone();
            tokio::spawn(async move { render(&renderer, "/paint-loops").await })
        })
        .collect();
    let mut busy = 0;
    for page in waiting {
        busy += usize::from(page.await.unwrap().html == Err(Failure::Busy));
    }
    assert!((6..12).contains(&busy), "{busy} of 12 with room for 4");
    assert!(render(&renderer, "/").await.html.is_ok());
}

#[tokio::test]
async fn an_app_that_does_not_run_is_found_at_the_start() {
    for script in ["this is no script", "for (;;);", "globalThis.jornada = undefined"] {
        let started =
            Renderer::start(&Bundle::of_script(script), Limits { loading: Duration::from_millis(300), ..limits() });
        assert!(matches!(started, Err(Failure::Engine(_))), "{script}");
    }
}
