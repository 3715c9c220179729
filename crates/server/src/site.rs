//! The site's own addresses, as the web app builds them (`web/src/app/paths.ts`): for whatever tells other programs where
//! our pages are.

use content::slug;

use crate::locale::Locale;

/// A kind of editorial content that has a list of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Section {
    News,
    Opinions,
    PressReleases,
    Statements,
    Publications,
    Videos,
}

impl Section {
    pub(crate) const ALL: [Self; 6] =
        [Self::News, Self::Opinions, Self::PressReleases, Self::Statements, Self::Publications, Self::Videos];

    /// What its list is called in addresses.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::News => "news",
            Self::Opinions => "opinions",
            Self::PressReleases => "press-releases",
            Self::Statements => "statements",
            Self::Publications => "publications",
            Self::Videos => "videos",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|section| section.name() == name)
    }

    /// The section that shows entries of a type.
    pub(crate) fn of_type(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|section| section.content_type() == name)
    }

    /// The section that a page belongs to: its list, or one of its entries.
    pub(crate) fn of_page(address: &str) -> Option<Self> {
        let first = address.strip_prefix('/')?.split(['/', '?', '#']).next()?;
        match first {
            "opinion" => Some(Self::Opinions),
            "video" => Some(Self::Videos),
            name => Self::named(name),
        }
    }

    pub(crate) fn content_type(self) -> &'static str {
        match self {
            Self::News => "news",
            Self::Opinions => "opinion",
            Self::PressReleases => "pressrelease",
            Self::Statements => "comunicado",
            Self::Publications => "publication",
            Self::Videos => "video",
        }
    }

    /// The media field that shows an entry.
    pub(crate) fn picture(self) -> &'static str {
        match self {
            Self::News | Self::Opinions => "banner",
            Self::PressReleases | Self::Publications | Self::Videos => "image",
            Self::Statements => "pdf",
        }
    }

    /// The field that says in a sentence or two what an entry is about.
    pub(crate) fn lead(self) -> &'static str {
        match self {
            Self::News | Self::Opinions | Self::PressReleases => "lead",
            Self::Statements => "summary",
            Self::Publications => "description",
            Self::Videos => "synopsis",
        }
    }

    pub(crate) fn title(self, locale: Locale) -> &'static str {
        match self {
            Self::News => locale.pick("Notícias", "News"),
            Self::Opinions => locale.pick("Opiniões", "Opinions"),
            Self::PressReleases => locale.pick("Notas de imprensa", "Press releases"),
            Self::Statements => locale.pick("Comunicados", "Statements"),
            Self::Publications => locale.pick("Publicações oficiais", "Official publications"),
            Self::Videos => locale.pick("Vídeos", "Videos"),
        }
    }

    pub(crate) fn list(self) -> String {
        format!("/{}", self.name())
    }

    /// An entry's page. Statements have none: they stand in their list.
    pub(crate) fn entry(self, id: i64, slug: Option<&str>) -> String {
        let slug = slug.map(|slug| format!("/{slug}")).unwrap_or_default();
        match self {
            Self::News => format!("/news/{id}{slug}"),
            Self::Opinions => format!("/opinion/{id}{slug}"),
            Self::PressReleases => format!("/press-releases/{id}{slug}"),
            Self::Statements => format!("/statements#{id}"),
            Self::Publications => format!("/publications/{id}"),
            Self::Videos => format!("/video/{id}{slug}"),
        }
    }
}

pub(crate) fn competition(key: &str) -> String {
    format!("/competition/{key}")
}

pub(crate) fn team(id: i64, name: &str, competition: &str, season: i64) -> String {
    format!("/team/{id}/{}/{competition}/{season}", slug::of_name(name))
}

pub(crate) fn player(id: i64, name: &str, season: i64, team: i64) -> String {
    format!("/player/{id}/{}/{season}/{team}", slug::of_name(name))
}

pub(crate) fn coach(id: i64, team: i64, season: i64) -> String {
    format!("/coach/{id}/{team}/{season}")
}

pub(crate) fn match_(season: i64, competition: &str, round: i32, id: i64) -> String {
    format!("/match/{season}/{competition}/{round}/{id}")
}

pub(crate) fn competition_calendar(key: &str) -> String {
    format!("/api/v1/calendar/competition/{key}.ics")
}

pub(crate) fn page(slug: &str) -> String {
    format!("/pages/{slug}")
}

pub(crate) fn author(id: i64, slug: Option<&str>) -> String {
    let slug = slug.map(|slug| format!("/{slug}")).unwrap_or_default();
    format!("/author/{id}{slug}")
}

/// The page of a document, if documents of its type have one.
pub(crate) fn document(content_type: &str, id: i64, slug: Option<&str>) -> Option<String> {
    match content_type {
        "static-page" => slug.map(page),
        other => Section::of_type(other).map(|section| section.entry(id, slug)),
    }
}

/// Whether an address of ours is one of a page: files and answers of the API are none, and have no language.
pub(crate) fn is_page(path: &str) -> bool {
    let is_below = |root: &str| path.strip_prefix(root).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    !["/api", "/art", "/assets", "/share", "/uploads"].into_iter().any(is_below)
}

/// Where an address leads in the end, as far as that can be told from how it is written: one that names our own site is a
/// path, and a Portuguese name of a list or an entry is the name that the page goes by (`web/src/app/movedAlias.ts`).
pub(crate) fn settled(origin: Option<&str>, address: &str) -> String {
    let path = origin.and_then(|origin| at_home(origin, address)).unwrap_or_else(|| address.to_owned());
    let Some(rest) = path.strip_prefix('/') else { return path };
    let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
    let (first, rest) = rest.split_at(end);
    let name = match first.to_ascii_lowercase().as_str() {
        "noticias" => "news",
        "opinioes" => "opinions",
        "opiniao" => "opinion",
        "comunicados" => "statements",
        _ => return path,
    };
    format!("/{name}{rest}")
}

/// The path of an address that names our own site, by whichever scheme.
fn at_home(origin: &str, address: &str) -> Option<String> {
    let (_, host) = origin.split_once("://")?;
    let rest = address.strip_prefix("https://")?;
    let (named, rest) = (rest.get(..host.len())?, rest.get(host.len()..)?);
    let rest = rest.strip_prefix(":443").unwrap_or(rest);
    let is_home = named.eq_ignore_ascii_case(host) && (rest.is_empty() || rest.starts_with(['/', '?', '#']));
    is_home.then(|| if rest.starts_with('/') { rest.to_owned() } else { format!("/{rest}") })
}

/// The same page for a visitor who reads this language.
pub(crate) fn in_language(address: &str, locale: Locale) -> String {
    match (locale, address.split_once('#')) {
        (Locale::Portuguese, _) => address.to_owned(),
        (Locale::English, Some((page, place))) => format!("{page}?lang=en#{place}"),
        (Locale::English, None) => format!("{address}?lang=en"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_those_of_the_web_app() {
        assert_eq!(Section::News.entry(7, Some("golo-aos-90")), "/news/7/golo-aos-90");
        assert_eq!(Section::Opinions.entry(7, None), "/opinion/7");
        assert_eq!(Section::PressReleases.entry(7, Some("x")), "/press-releases/7/x");
        assert_eq!(Section::Publications.entry(7, Some("x")), "/publications/7");
        for section in Section::ALL {
            assert_eq!(Section::of_page(&section.list()), Some(section));
            assert_eq!(Section::of_page(&section.entry(7, Some("x"))), Some(section));
        }
        assert_eq!((Section::of_page("/newsx"), Section::of_page("/"), Section::of_page("")), (None, None, None));
        assert_eq!(author(7, Some("ines-sa")), "/author/7/ines-sa");
        assert_eq!(author(7, None), "/author/7");
        assert_eq!(document("static-page", 7, Some("x")).as_deref(), Some("/pages/x"));
        assert_eq!(document("static-page", 7, None), None);
        assert_eq!(document("video", 7, Some("x")).as_deref(), Some("/video/7/x"));
        assert_eq!(document("tag", 7, Some("x")), None);
        assert_eq!(
            team(3, "Farol do Cabo", "liga-atlantica", 20262027),
            "/team/3/farol-do-cabo/liga-atlantica/20262027"
        );
        assert_eq!(player(9, "João Sá", 20262027, 3), "/player/9/joao-sa/20262027/3");
        assert_eq!(player(9, "—", 20262027, 3), "/player/9/-/20262027/3");
        assert_eq!(player(9, "Rui D'Ávila", 20262027, 3), "/player/9/rui-d-avila/20262027/3");
        assert_eq!(match_(20262027, "5", 2, 812), "/match/20262027/5/2/812");
        assert_eq!(in_language("/statements#4", Locale::English), "/statements?lang=en#4");
        assert_eq!(in_language("/news", Locale::Portuguese), "/news");
        assert!(is_page("/news/1") && is_page("/apirio") && !is_page("/api") && !is_page("/uploads/a.pdf"));
    }

    #[test]
    fn an_address_is_told_by_where_it_ends() {
        let settled = |address| settled(Some("https://liga.example"), address);
        for (given, end) in [
            ("https://liga.example/bilhetes", "/bilhetes"),
            ("https://LIGA.example:443/bilhetes?a=1", "/bilhetes?a=1"),
            ("https://liga.example", "/"),
            ("https://liga.example?a=1", "/?a=1"),
            ("https://liga.example/noticias/7/x", "/news/7/x"),
            ("https://liga.example//evil.example", "//evil.example"),
            ("https://liga.example.evil.example/x", "https://liga.example.evil.example/x"),
            ("https://liga.example@evil.example/x", "https://liga.example@evil.example/x"),
            ("https://liga.example:8443/x", "https://liga.example:8443/x"),
            ("https://loja.example/noticias", "https://loja.example/noticias"),
            ("/Noticias", "/news"),
            ("/noticias?page=2#x", "/news?page=2#x"),
            ("/opinioes/", "/opinions/"),
            ("/opiniao/7", "/opinion/7"),
            ("/comunicados", "/statements"),
            ("/noticias-antigas", "/noticias-antigas"),
            ("/", "/"),
        ] {
            assert_eq!(settled(given), end, "{given}");
        }
        assert_eq!(super::settled(None, "https://liga.example/a"), "https://liga.example/a");
        assert_eq!(super::settled(Some("http://127.0.0.1:8080"), "https://127.0.0.1:8080/a"), "/a");
    }
}
