use proptest::prelude::*;

use super::*;

#[test]
fn plain_text_and_markdown_survive() {
    for text in ["", "Golo!", "## Título\n\n* um\n* dois\n\n> citação", "\"aspas\" e 'plicas'", "5 > 3", "a  b\n\tc"]
    {
        assert_eq!(cleaned(text), text);
        assert!(!is_active(text));
    }
}

#[test]
fn what_belongs_in_a_text_stays() {
    let kept = [
        "<p class=\"lead\">Um <strong>golo</strong>, <em>dois</em> e <u>três</u>.</p>",
        "<h2>Onze</h2><ul><li>um</li><li>dois</li></ul><ol start=\"3\"><li>três</li></ol>",
        "<blockquote>H<sub>2</sub>O e m<sup>2</sup></blockquote><pre><code>x</code></pre><hr>a<br>b",
        "<figure><img src=\"/uploads/a.jpg\" alt=\"Golo\" width=\"800\" height=\"600\"><figcaption>x</figcaption></figure>",
        "<img src=\"https://example.org/a.jpg\">",
        "<table><thead><tr><th>J</th></tr></thead><tbody><tr><td colspan=\"2\">1</td></tr></tbody></table>",
        "<p class=\"align-center\">a &amp; b</p>",
    ];
    for text in kept {
        assert!(!is_active(text), "{text}");
        assert_eq!(cleaned(text), text);
    }
    let link = "<a href=\"/news/1\" target=\"_blank\">x</a>";
    assert_eq!(cleaned(link), "<a href=\"/news/1\" target=\"_blank\" rel=\"noopener\">x</a>");
    for address in ["https://example.org", "http://example.org", "mailto:a@example.org", "tel:+351210000000", "#fim"] {
        let link = format!("<a href=\"{address}\">x</a>");
        assert!(!is_active(&link) && cleaned(&link).contains(address), "{address}");
    }
}

#[test]
fn what_a_word_processor_leaves_goes_without_a_word() {
    let cases = [
        ("<span style=\"font-family: Calibri; color: red\">Olá</span>", "Olá"),
        ("<p class=\"MsoNormal lead\" style=\"margin:0\">x<o:p></o:p></p>", "<p class=\"lead\">x</p>"),
        ("<font face=\"Arial\" size=\"2\">x</font>", "x"),
        ("<div><h1>x</h1></div>", "x"),
        ("a<!-- StartFragment -->b", "ab"),
        ("<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]-->x", "x"),
        ("<p dir=\"ltr\" lang=\"pt\" id=\"a\">x</p>", "<p>x</p>"),
        ("<img src=\"http://example.org/a.jpg\" alt=\"a\">", "<img alt=\"a\">"),
        ("<img src=\"/a.jpg\" width=\"calc(1px)\">", "<img src=\"/a.jpg\">"),
        ("<button>x</button><video src=\"/a.mp4\"></video>", "x"),
    ];
    for (text, expected) in cases {
        assert!(!is_active(text), "{text}");
        assert_eq!(cleaned(text), expected, "{text}");
    }
}

#[test]
fn what_acts_is_refused() {
    let vectors = [
        "<script>alert(1)</script>",
        "<SCRIPT SRC=https://example.org/x.js></SCRIPT>",
        "<script/src=//example.org/x.js>",
        "<script\n>alert(1)",
        "<scr\0ipt>alert(1)</scr\0ipt>",
        "<<script>alert(1)//<</script>",
        "<img src=x onerror=alert(1)>",
        "<img src=x OnErRoR = alert(1)>",
        "<img src='x'onerror=alert(1)>",
        "<img src=x onerror=\"alert(1)\"",
        "<img \"\"\"><script>alert(1)</script>\">",
        "<body onload=alert(1)>",
        "<svg onload=alert(1)>",
        "<svg/onload=alert(1)>",
        "<svg><script>alert(1)</script></svg>",
        "<math><mi xlink:href=\"javascript:alert(1)\">x</mi></math>",
        "<iframe src=\"javascript:alert(1)\"></iframe>",
        "<iframe srcdoc=\"<script>alert(1)</script>\">",
        "<iframe src=https://example.org></iframe>",
        "<object data=\"data:text/html;base64,PHNjcmlwdD4=\"></object>",
        "<embed src=\"x.swf\">",
        "<applet code=x></applet>",
        "<form action=\"https://example.org\"><input name=password></form>",
        "<meta http-equiv=refresh content=\"0;url=https://example.org\">",
        "<base href=\"https://example.org/\">",
        "<link rel=stylesheet href=\"x.css\">",
        "<style>@import 'x.css';</style>",
        "<div style=\"background:url(javascript:alert(1))\">",
        "<div style=\"width: expression(alert(1))\">",
        "<a href=\"javascript:alert(1)\">x</a>",
        "<a href=\"JaVaScRiPt:alert(1)\">x</a>",
        "<a href=\" \t javascript:alert(1)\">x</a>",
        "<a href=\"java\nscript:alert(1)\">x</a>",
        "<a href=\"java\tscript:alert(1)\">x</a>",
        "<a href=\"&#106;avascript:alert(1)\">x</a>",
        "<a href=\"&#x6A;avascript:alert(1)\">x</a>",
        "<a href=\"&#0000106avascript:alert(1)\">x</a>",
        "<a href=\"java&Tab;script:alert(1)\">x</a>",
        "<a href=\"java&NewLine;script&colon;alert(1)\">x</a>",
        "<a href=\"&#1;javascript:alert(1)\">x</a>",
        "<a href=\"\x01javascript:alert(1)\">x</a>",
        "<a href=javascript:alert(1)>x</a>",
        "<a href=vbscript:msgbox(1)>x</a>",
        "<a href=\"data:text/html,<script>alert(1)</script>\">x</a>",
        "<img src=\"data:image/svg+xml;base64,AAAA\">",
        "<img srcset=\"a.jpg 1x, javascript:alert(1) 2x\">",
        "<video><source onerror=alert(1)></video>",
        "<details open ontoggle=alert(1)>",
        "<input autofocus onfocus=alert(1)>",
        "<p onclick=alert(1)>x</p>",
        "<p\x0Conclick=alert(1)>x</p>",
        "<!--><img src=x onerror=alert(1)>-->",
        "<!---><script>alert(1)</script>-->",
        "<!-- --!><script>alert(1)</script>-->",
        "<!-- a --><script>alert(1)</script>",
        "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\"><img src=x onerror=alert(1)>",
        "<table background=\"javascript:alert(1)\">",
        "<xss onpointerenter=alert(1)>x</xss>",
        "a < b <script>alert(1)</script>",
    ];
    for vector in vectors {
        assert!(is_active(vector), "{vector}");
        assert!(is_harmless(&cleaned(vector)), "{vector} → {}", cleaned(vector));
    }
}

/// These slip past the courtesy, or say nothing active at all, and come out harmless.
#[test]
fn what_is_only_odd_comes_out_harmless() {
    let vectors = [
        "<!-- <script>alert(1)</script> -->",
        "<!-- <img src=x onerror=alert(1)>",
        "</script><p>x</p>",
        "<![CDATA[<p>x</p>]]>",
        "<?php echo 1 ?>",
        "&lt;script&gt;alert(1)&lt;/script&gt;",
        "<a href=\"//example.org\">x</a>",
        "<a href=\"https://example.org/?q=javascript:x\">x</a>",
        "<p title=\"javascript: uma introdução\">x</p>",
        "<img alt=\"<script>\" src=\"/a.jpg\">",
        "<p>1 < 2 && 3 > 2</p>",
        "<noscript><p title=\"</noscript><img src=x>\">",
        "<listing>&lt;img src=x onerror=alert(1)&gt;</listing>",
        "<x/><y></y on=1>",
        "<img/src=x/onerror=alert(1)>",
        "<img src=`x`onerror=alert(1)>",
        "online=sim e onde=aqui",
    ];
    for vector in vectors {
        assert!(!is_active(vector), "{vector}");
        assert!(is_harmless(&cleaned(vector)), "{vector} → {}", cleaned(vector));
    }
}

/// Texts made to hurt. The test would not end if the work grew with their square.
#[test]
fn looking_through_a_text_takes_one_pass() {
    for piece in
        ["<", "<a ", "<a b='", "<a b", "<!---->", "<!--", "<!-- -", "--", "&#1", "<a href=&#", "</", "<x y=\"z\">"]
    {
        let _ = is_active(&piece.repeat(1_000_000 / piece.len()));
    }
    assert!(!is_overloaded(&"<p>".repeat(MOST_ELEMENTS)) && is_overloaded(&"<p>".repeat(MOST_ELEMENTS + 1)));
}

/// What was cleaned has only the elements and attributes that we know.
fn is_harmless(text: &str) -> bool {
    let is_tag =
        |part: &str| part.starts_with(|first: char| first.is_ascii_alphabetic() || matches!(first, '/' | '!' | '?'));
    let tags = text.split('<').skip(1).filter(|part| is_tag(part));
    let mut names = tags.map(|part| part.trim_start_matches('/').split([' ', '>', '\n']).next().unwrap_or_default());
    names.all(|name| ELEMENTS.contains(&name)) && !is_active(text)
}

fn fragment() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        Just("<"),
        Just(">"),
        Just("</"),
        Just("<!--"),
        Just("-->"),
        Just("\""),
        Just("'"),
        Just("="),
        Just(" "),
        Just("/"),
        Just("&#106;"),
        Just("&amp;"),
        Just("&lt;"),
        Just("script"),
        Just("img"),
        Just("src"),
        Just("a "),
        Just("href"),
        Just("p"),
        Just("svg"),
        Just("math"),
        Just("mtext"),
        Just("table"),
        Just("style"),
        Just("title"),
        Just("noscript"),
        Just("onerror"),
        Just("javascript:"),
        Just("class"),
        Just("lead"),
        Just("é"),
        Just("x"),
    ];
    prop::collection::vec(piece, 0..30).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn anything_comes_out_harmless(text in fragment()) {
        let once = cleaned(&text).into_owned();
        prop_assert!(is_harmless(&once), "{text} → {once}");
        prop_assert_eq!(cleaned(&once), once.as_str());
    }

    #[test]
    fn any_text_is_looked_through(text in "\\PC{0,200}") {
        let _ = is_active(&text);
        prop_assert!(is_harmless(&cleaned(&text)));
    }
}
