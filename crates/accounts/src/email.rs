//! E-mail addresses, as far as one can tell by looking at them.

/// The longest that mail can be sent to.
const LONGEST: usize = 254;
const LONGEST_LOCAL: usize = 64;

/// The address in lower case, as it is kept; `None` for what can be none.
pub fn normal(text: &str) -> Option<String> {
    let (local, domain) = text.rsplit_once('@')?;
    let is_local = (1..=LONGEST_LOCAL).contains(&local.len())
        && local.bytes().all(|b| b.is_ascii_alphanumeric() || b".!#$%&'*+/=?^_`{|}~-".contains(&b))
        && !local.starts_with('.')
        && !local.ends_with('.')
        && !local.contains("..");
    let is_label = |label: &str| {
        (1..=63).contains(&label.len())
            && label.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    let is_domain = domain.contains('.') && domain.split('.').all(is_label);
    (text.len() <= LONGEST && is_local && is_domain).then(|| text.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_kept_in_lower_case() {
        for (text, kept) in [
            ("Ana.Silva@Liga.Example", "ana.silva@liga.example"),
            ("a+b_c'd@x-y.co.uk", "a+b_c'd@x-y.co.uk"),
            ("1@2.pt", "1@2.pt"),
        ] {
            assert_eq!(normal(text).as_deref(), Some(kept));
        }
    }

    #[test]
    fn what_can_be_no_address_is_none() {
        let long = format!("{}@liga.example", "a".repeat(65));
        let longer = format!("a@{}.example", vec!["b".repeat(60); 5].join("."));
        let cases = [
            "",
            "@",
            "ana",
            "ana@",
            "@liga.example",
            "ana@liga",
            "a na@liga.example",
            "ana@liga..example",
            ".a@x.pt",
            "a.@x.pt",
            "a..b@x.pt",
            "a@-x.pt",
            "a@x-.pt",
            "a@b@x.pt",
            "ana@liga.example ",
            "ana\n@liga.example",
            "ána@liga.example",
            &long,
            &longer,
        ];
        for text in cases {
            assert_eq!(normal(text), None, "{text}");
        }
    }
}
