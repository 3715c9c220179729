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

pub(crate) fn author(id: i64, name: &str) -> String {
    format!("/author/{id}/{}", slug::of_name(name))
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
        assert_eq!(author(7, "Inês Sá"), "/author/7/ines-sa");
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
}
