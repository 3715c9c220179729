//! To whom the league writes, and about what.

/// What letters and newsletters there are, and who reads what the site receives.
#[derive(Clone, Debug)]
pub struct Correspondence {
    pub newsletters: Vec<Newsletter>,
    /// Who is told of new requests for accreditation. Without one, everybody whose role it is to decide.
    pub press_office: Option<String>,
}

/// Something that can be subscribed to.
#[derive(Clone, Debug)]
pub struct Newsletter {
    /// Small letters, digits and hyphens.
    pub id: String,
    pub name: Words,
    pub description: Words,
    /// Whether it is about the reader's main club, and called like it.
    pub is_club: bool,
}

/// The same in both languages.
#[derive(Clone, Debug)]
pub struct Words {
    pub pt: String,
    pub en: String,
}

impl Words {
    fn new(pt: &str, en: &str) -> Self {
        Self { pt: pt.to_owned(), en: en.to_owned() }
    }
}

impl Default for Correspondence {
    fn default() -> Self {
        let newsletter = |id: &str, name: (&str, &str), description: (&str, &str), is_club| Newsletter {
            id: id.to_owned(),
            name: Words::new(name.0, name.1),
            description: Words::new(description.0, description.1),
            is_club,
        };
        let newsletters = vec![
            newsletter(
                "round",
                ("Jornada", "Matchday"),
                ("À sexta, o que aí vem e onde ver", "On Fridays: what is coming, and where to watch it"),
                false,
            ),
            newsletter(
                "club",
                ("O meu clube", "My club"),
                ("Depois de cada jogo do seu clube", "After each match of your club"),
                true,
            ),
            newsletter(
                "numbers",
                ("Números", "Numbers"),
                ("Ao domingo, a estatística da semana", "On Sundays: the week in statistics"),
                false,
            ),
            newsletter(
                "offers",
                ("Passatempos e bilhetes", "Giveaways and tickets"),
                ("Uma vez por mês", "Once a month"),
                false,
            ),
        ];
        Self { newsletters, press_office: None }
    }
}

impl Correspondence {
    pub(crate) fn newsletter(&self, id: &str) -> Option<&Newsletter> {
        self.newsletters.iter().find(|newsletter| newsletter.id == id)
    }

    /// What a tick at sign-up means: the first that is not about a club.
    pub(crate) fn first(&self) -> Option<&Newsletter> {
        self.newsletters.iter().find(|newsletter| !newsletter.is_club)
    }
}
