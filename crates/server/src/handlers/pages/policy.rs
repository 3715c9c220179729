//! What browsers may do with a page.

use axum::http::{HeaderName, HeaderValue, header};
use render::Inside;

use crate::cache::Headers;

/// What pages may load from other addresses than the site's own.
#[derive(Clone, Debug, Default)]
pub struct Elsewhere {
    /// Where uploads are, if they are in a public bucket: only its origin matters.
    pub pictures: Option<String>,
    /// Origins whose players may be framed.
    pub embeds: Vec<String>,
    /// Origins from which streams are played.
    pub streams: Vec<String>,
    /// Origins of the organisation's own sign-in: our script asks it, and renews what it got in a frame that ends here.
    pub organisation: Vec<String>,
}

/// What a page is sent with.
pub(crate) fn headers(elsewhere: &Elsewhere, inside: &Inside) -> Headers {
    let policy = HeaderValue::try_from(content_security_policy(elsewhere, inside));
    vec![
        // Whatever cannot be said is not allowed.
        (header::CONTENT_SECURITY_POLICY, policy.unwrap_or(HeaderValue::from_static("default-src 'none'"))),
        (header::REFERRER_POLICY, HeaderValue::from_static("strict-origin-when-cross-origin")),
        (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
        (
            HeaderName::from_static("permissions-policy"),
            HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=()"),
        ),
    ]
}

/// Only our own files load and run, and of what is written into a page only what this program wrote: each piece is
/// known by its digest. Styles on elements are allowed: clubs bring their colours that way. A stream is
/// fetched in pieces by our own script (`connect-src`), which hands them to the player as a `blob:`, and its
/// captions to an empty track (`data:`); some browsers play it by themselves (`media-src`). The script's worker is a file
/// of ours, so nothing made on the fly need run.
fn content_security_policy(
    Elsewhere { pictures, embeds, streams, organisation }: &Elsewhere,
    Inside { scripts, styles }: &Inside,
) -> String {
    let pictures: Vec<String> = pictures.iter().map(|url| origin(url)).collect();
    let ours = if organisation.is_empty() { "" } else { " 'self'" };
    let frames = format!("{ours}{}{}", listed(embeds), listed(organisation));
    let frames = if frames.is_empty() { " 'none'".to_owned() } else { frames };
    format!(
        "default-src 'none'; script-src 'self'{}; style-src 'self'{}; style-src-attr 'unsafe-inline'; \
         img-src 'self'{} data:; font-src 'self'; connect-src 'self'{}{}; media-src 'self' blob: data:{}; frame-src{frames}; \
         manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        listed(scripts),
        listed(styles),
        listed(&pictures),
        listed(streams),
        listed(organisation),
        listed(streams),
    )
}

fn listed(origins: &[String]) -> String {
    origins.iter().map(|origin| format!(" {origin}")).collect()
}

fn origin(url: &str) -> String {
    url.splitn(4, '/').take(3).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(elsewhere: &Elsewhere, name: &str) -> String {
        let policy = content_security_policy(elsewhere, &Inside::default());
        let found = policy.split("; ").find_map(|part| part.strip_prefix(&format!("{name} ")));
        found.unwrap_or_else(|| panic!("no {name} in {policy}")).to_owned()
    }

    #[test]
    fn by_default_everything_is_our_own() {
        let nothing = Elsewhere::default();
        let parts = [
            ("default-src", "'none'"),
            ("script-src", "'self'"),
            ("img-src", "'self' data:"),
            ("connect-src", "'self'"),
            ("media-src", "'self' blob: data:"),
            ("frame-src", "'none'"),
            ("worker-src", "'self'"),
        ];
        for (name, allowed) in parts {
            assert_eq!(part(&nothing, name), allowed, "{name}");
        }
    }

    #[test]
    fn each_address_is_allowed_where_it_is_needed_and_nowhere_else() {
        let given = |origins: &[&str]| origins.iter().map(|&origin| origin.to_owned()).collect();
        let elsewhere = Elsewhere {
            pictures: Some("https://media.liga.example/x/y".to_owned()),
            embeds: given(&["https://a.example", "https://b.example"]),
            streams: given(&["https://live.example:8443"]),
            organisation: given(&["https://login.example"]),
        };
        assert_eq!(part(&elsewhere, "img-src"), "'self' https://media.liga.example data:");
        assert_eq!(part(&elsewhere, "frame-src"), "'self' https://a.example https://b.example https://login.example");
        assert_eq!(part(&elsewhere, "connect-src"), "'self' https://live.example:8443 https://login.example");
        assert_eq!(part(&elsewhere, "media-src"), "'self' blob: data: https://live.example:8443");
        let names =
            ["default-src", "script-src", "style-src", "font-src", "worker-src", "form-action", "frame-ancestors"];
        for name in names {
            assert_eq!(part(&elsewhere, name), part(&Elsewhere::default(), name), "{name}");
        }
        let inside = Inside::default();
        assert_eq!(headers(&elsewhere, &inside)[1..], headers(&Elsewhere::default(), &inside)[1..]);
    }

    #[test]
    fn what_is_written_into_a_page_is_allowed_by_its_digest_and_nothing_else() {
        let inside = Inside { scripts: vec!["'sha256-abc='".to_owned()], styles: vec!["'sha256-def='".to_owned()] };
        let policy = content_security_policy(&Elsewhere::default(), &inside);
        assert!(policy.contains("; script-src 'self' 'sha256-abc='; style-src 'self' 'sha256-def='; "), "{policy}");
        assert!(!policy.contains("script-src 'self' 'unsafe"), "{policy}");
    }
}
