//! How many elements a drawing has once everything that refers to something else is written out. A few lines can refer to each
//! other so often that this is more than any memory holds.

use std::collections::HashMap;

use resvg::usvg::roxmltree::{Document, Node, NodeId};

pub(super) const TOO_MUCH: &str = "it has too many elements";
const MOST_ELEMENTS: u64 = 100_000;
const DEEPEST: usize = 300;
/// A filter goes over a whole area, and counts for many.
const FILTER_WEIGHT: u64 = 200;
/// The steps of a filter that take no longer than the area is large.
const FILTER_STEPS: [&str; 15] = [
    "feBlend",
    "feColorMatrix",
    "feComponentTransfer",
    "feComposite",
    "feDropShadow",
    "feFlood",
    "feFuncA",
    "feFuncB",
    "feFuncG",
    "feFuncR",
    "feGaussianBlur",
    "feMerge",
    "feMergeNode",
    "feOffset",
    "feTile",
];

pub(super) fn check(document: &Document<'_>) -> Result<(), &'static str> {
    let mut counter = Counter { ids: HashMap::new(), styles: Styles::default(), known: HashMap::new() };
    let (mut in_markers, mut points) = (0, 0);
    for node in document.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        if name.starts_with("fe") && !FILTER_STEPS.contains(&name) {
            return Err("it uses a filter that is not allowed");
        }
        if let Some(id) = node.attribute("id") {
            counter.ids.entry(id).or_insert(node);
        }
        match name {
            "style" => node.children().filter_map(|child| child.text()).for_each(|text| counter.styles.read(text)),
            "marker" => in_markers += node.descendants().count() as u64,
            _ => {
                points +=
                    ["d", "points"].iter().filter_map(|&it| node.attribute(it)).map(str::len).sum::<usize>() as u64;
            }
        }
    }
    // A marker stands at every point of a line; a point takes two characters at least.
    if in_markers.saturating_mul(points / 2) > MOST_ELEMENTS * 10 {
        return Err(TOO_MUCH);
    }
    match counter.count(document.root_element(), 0)? {
        0..=MOST_ELEMENTS => Ok(()),
        _ => Err(TOO_MUCH),
    }
}

struct Counter<'d> {
    ids: HashMap<&'d str, Node<'d, 'd>>,
    styles: Styles<'d>,
    /// Nothing while it is being counted.
    known: HashMap<NodeId, Option<u64>>,
}

impl<'d> Counter<'d> {
    fn count(&mut self, node: Node<'d, 'd>, depth: usize) -> Result<u64, &'static str> {
        if depth > DEEPEST {
            return Err("it is nested too deeply");
        }
        match self.known.get(&node.id()) {
            Some(Some(known)) => return Ok(*known),
            Some(None) => return Err("it refers to itself"),
            None => {}
        }
        self.known.insert(node.id(), None);
        let mut sum: u64 = if node.tag_name().name().starts_with("fe") { FILTER_WEIGHT } else { 1 };
        for child in node.children().filter(Node::is_element) {
            sum = sum.saturating_add(self.count(child, depth + 1)?);
        }
        for id in self.referred(node) {
            if let Some(&other) = self.ids.get(id) {
                sum = sum.saturating_add(self.count(other, depth + 1)?);
            }
        }
        self.known.insert(node.id(), Some(sum));
        Ok(sum)
    }

    /// All that is drawn in place of, or together with, an element.
    fn referred(&self, node: Node<'d, 'd>) -> Vec<&'d str> {
        let name = node.tag_name().name();
        let mut ids = Vec::new();
        for attribute in node.attributes() {
            match attribute.name() {
                // These lead somewhere, but draw nothing.
                "href" if matches!(name, "a" | "textPath" | "mpath" | "set") || name.starts_with("animate") => {}
                "href" => ids.extend(attribute.value().trim().strip_prefix('#')),
                "class" => ids.extend(attribute.value().split_ascii_whitespace().flat_map(|it| self.styles.of(it))),
                _ => ids.extend(addresses(attribute.value())),
            }
        }
        // What colours are made of has no colour of its own.
        if !matches!(name, "linearGradient" | "radialGradient" | "stop" | "defs" | "style" | "title" | "desc") {
            ids.extend(&self.styles.everywhere);
        }
        ids
    }
}

/// Which ids the rules of style sheets refer to, by class. A rule that is not for one class alone is taken for everything.
#[derive(Default)]
struct Styles<'d> {
    classes: HashMap<&'d str, Vec<&'d str>>,
    everywhere: Vec<&'d str>,
}

impl<'d> Styles<'d> {
    fn read(&mut self, sheet: &'d str) {
        for rule in sheet.split('}') {
            let Some((selectors, body)) = rule.rsplit_once('{') else { continue };
            let ids: Vec<&str> = addresses(body).collect();
            if ids.is_empty() {
                continue;
            }
            for selector in selectors.split(',') {
                let class = selector.rsplit("*/").next().unwrap_or_default().trim().strip_prefix('.');
                let is_plain = |class: &&str| class.bytes().all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b));
                match class.filter(is_plain) {
                    Some(class) => self.classes.entry(class).or_default().extend(&ids),
                    None => self.everywhere.extend(&ids),
                }
            }
        }
    }

    fn of(&self, class: &str) -> impl Iterator<Item = &'d str> {
        self.classes.get(class).into_iter().flatten().copied()
    }
}

/// The ids in `url(#…)`.
fn addresses(text: &str) -> impl Iterator<Item = &str> {
    text.split("url(").skip(1).filter_map(|rest| {
        let address = rest.split(')').next().unwrap_or_default();
        address.trim().trim_matches(['"', '\'']).trim().strip_prefix('#')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(inner: &str) -> Result<(), &'static str> {
        let text =
            format!("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>{inner}</svg>");
        check(&Document::parse(&text).unwrap())
    }

    /// Ten uses of ten uses of …, with `refer` as what one level makes of the one before.
    fn tower(first: &str, level: impl Fn(usize, &str) -> String, refer: impl Fn(usize) -> String) -> String {
        let levels = (1..8).map(|n| level(n, &refer(n - 1).repeat(10)));
        first.to_owned() + &levels.collect::<String>() + &refer(7)
    }

    #[test]
    fn what_ordinary_drawings_do_is_counted_for_what_it_is() {
        let ordinary = [
            "<rect id='a'/><use href='#a'/><use xlink:href='#a'/>",
            "<style>.a{fill:url(#g)} .b,.c{clip-path:url(#k)}</style><linearGradient id='g'><stop/></linearGradient>
             <clipPath id='k'><rect class='a'/></clipPath><g class='b'><rect class='a'/></g>",
            "<style>rect{fill:url(#g)}</style><linearGradient id='g'><stop/></linearGradient><rect/>",
            "<filter id='f'><feGaussianBlur/><feOffset/><feMerge><feMergeNode/></feMerge></filter><g filter='url(#f)'/>",
            "<marker id='m'><path d='M0 0'/></marker><path d='M0 0 L9 9' marker-end='url(#m)'/>",
            "<a href='#a' id='a'><rect/></a>",
            "<rect fill='url(#nothing)'/>",
        ];
        for inner in ordinary {
            assert_eq!(checked(inner), Ok(()), "{inner}");
        }
    }

    #[test]
    fn few_lines_that_become_millions_are_found_out() {
        let uses = tower(
            "<g id='l0'><rect/></g>",
            |n, inner| format!("<g id='l{n}'>{inner}</g>"),
            |n| format!("<use href='#l{n}'/>"),
        );
        let masks = tower(
            "<mask id='l0'><rect/></mask>",
            |n, inner| format!("<mask id='l{n}'>{inner}</mask>"),
            |n| format!("<rect style='mask: url(\"#l{n}\")'/>"),
        );
        let styles: String = (0..8).map(|n| format!(".c{n}{{fill:url(#l{n})}}")).collect();
        let patterns = tower(
            &format!("<style>{styles}</style><pattern id='l0'><rect/></pattern>"),
            |n, inner| format!("<pattern id='l{n}'>{inner}</pattern>"),
            |n| format!("<rect class='c{n}'/>"),
        );
        let blur = "<feGaussianBlur/>".repeat(20);
        let filters = format!("<filter id='f'>{blur}</filter>{}", "<g filter='url(#f)'/>".repeat(30));
        let markers = format!("<marker id='m'>{}</marker><path d='{}'/>", "<rect/>".repeat(1000), "L0 0".repeat(1000));
        for bomb in [uses, masks, patterns, filters, markers] {
            assert_eq!(checked(&bomb), Err(TOO_MUCH), "{bomb:.80}");
        }
    }

    #[test]
    fn circles_depths_and_slow_filters_are_refused() {
        assert_eq!(checked("<g id='a'><use href='#a'/></g>"), Err("it refers to itself"));
        assert_eq!(checked("<pattern id='a'><rect fill='url(#a)'/></pattern>"), Err("it refers to itself"));
        let deep = "<g>".repeat(400) + &"</g>".repeat(400);
        assert_eq!(checked(&deep), Err("it is nested too deeply"));
        for step in ["feMorphology", "feTurbulence", "feConvolveMatrix", "feImage", "feSpecularLighting"] {
            let filter = format!("<filter><{step}/></filter>");
            assert_eq!(checked(&filter), Err("it uses a filter that is not allowed"), "{step}");
        }
    }
}
