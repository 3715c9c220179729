//! Lists of origins: `https://host`, perhaps with a port. They end up in a header, so they are taken to the letter or
//! refused.

use serde::de::{Error as _, IgnoredAny};
use serde::{Deserialize, Deserializer, Serialize};

/// As they are given: a list, or one text with spaces or commas between, which is how the environment has it.
#[derive(Debug, Default, Serialize)]
#[serde(transparent)]
pub(super) struct Origins(Vec<String>);

impl Origins {
    pub(super) fn new(origins: &[&str]) -> Self {
        Self(origins.iter().map(|&origin| origin.to_owned()).collect())
    }

    /// The origins, or what is wrong with one of them.
    pub(super) fn plain(&self) -> Result<Vec<String>, String> {
        let wrong = |text: &String| format!("“{text}” is no origin: expected https://host or https://host:port");
        match self.0.iter().find(|text| !is_origin(text)) {
            Some(text) => Err(wrong(text)),
            None => Ok(self.0.clone()),
        }
    }
}

impl<'de> Deserialize<'de> for Origins {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Given {
            Text(String),
            List(Vec<String>),
            Other(IgnoredAny),
        }
        match Given::deserialize(deserializer)? {
            Given::Text(text) => {
                let parts = text.split([' ', ',']).filter(|part| !part.is_empty());
                Ok(Self(parts.map(str::to_owned).collect()))
            }
            Given::List(list) => Ok(Self(list)),
            Given::Other(_) => Err(D::Error::custom("expected origins such as https://host")),
        }
    }
}

/// Without encryption only on this machine, for tests.
fn is_origin(text: &str) -> bool {
    let (rest, is_encrypted) = match (text.strip_prefix("https://"), text.strip_prefix("http://")) {
        (Some(rest), _) => (rest, true),
        (None, Some(rest)) => (rest, false),
        (None, None) => return false,
    };
    let (host, port) = rest.split_once(':').map_or((rest, None), |(host, port)| (host, Some(port)));
    let is_label = |label: &str| {
        let fits = |b: u8| b.is_ascii_alphanumeric() || b == b'-';
        !label.is_empty() && label.bytes().all(fits)
    };
    let is_port =
        |port: &str| port.bytes().all(|b| b.is_ascii_digit()) && port.parse::<u16>().is_ok_and(|port| port > 0);
    let is_here = ["localhost", "127.0.0.1"].contains(&host);
    host.split('.').all(is_label) && port.is_none_or(is_port) && (is_encrypted || is_here)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_a_host_and_perhaps_a_port() {
        for good in [
            "https://www.youtube-nocookie.com",
            "https://live.liga.example:8443",
            "https://localhost",
            "http://localhost:8099",
            "http://127.0.0.1",
        ] {
            assert!(is_origin(good), "{good}");
        }
        for wrong in [
            "",
            "https://",
            "liga.example",
            "//liga.example",
            "http://liga.example",
            "http://localhost.example",
            "https://liga.example/",
            "https://liga.example/live",
            "https://*.liga.example",
            "https://liga..example",
            "https://liga.example:",
            "https://liga.example:0",
            "https://liga.example:+80",
            "https://liga.example:65536",
            "https://liga.example; script-src *",
            "https://user@liga.example",
            "wss://liga.example",
            "'unsafe-inline'",
            "*",
        ] {
            assert!(!is_origin(wrong), "{wrong}");
        }
    }

    #[test]
    fn a_list_and_a_text_say_the_same() {
        let read = |value: serde_json::Value| serde_json::from_value::<Origins>(value).map(|origins| origins.0);
        let both = ["https://a.example", "https://b.example"];
        assert_eq!(read(both.into()).unwrap(), both);
        assert_eq!(read("https://a.example https://b.example".into()).unwrap(), both);
        assert_eq!(read(" https://a.example, https://b.example,".into()).unwrap(), both);
        assert!(read("".into()).unwrap().is_empty());
        assert!(read(5.into()).unwrap_err().to_string().contains("https://host"));
    }

    #[test]
    fn the_wrong_one_is_named() {
        let said = Origins::new(&["https://a.example", "https://b.example/x"]).plain().unwrap_err();
        assert!(said.contains("“https://b.example/x”"), "{said}");
    }
}
