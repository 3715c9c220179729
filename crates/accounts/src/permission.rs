//! Who may do what with content: the one table that says so.

use content::model::Area;

use crate::role::Role;

/// What is done with entries of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Seeing drafts, and the calls with which content is managed. What is published and public is everybody's.
    Read,
    Create,
    Update,
    /// Showing to the public, and taking back.
    Publish,
    Delete,
}

impl Action {
    pub const ALL: [Self; 5] = [Self::Read, Self::Create, Self::Update, Self::Publish, Self::Delete];

    const fn column(self) -> usize {
        match self {
            Self::Read => 0,
            Self::Create => 1,
            Self::Update => 2,
            Self::Publish => 3,
            Self::Delete => 4,
        }
    }
}

/// With which entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    Nothing,
    /// Those that he made himself, while they are not published.
    Own,
    All,
}

const NOTHING: [Reach; 5] = [Reach::Nothing; 5];
const EVERYTHING: [Reach; 5] = [Reach::All; 5];
/// Read, create, update, publish, delete. What somebody creates is his own by nature.
const AUTHORSHIP: [Reach; 5] = [Reach::Own, Reach::All, Reach::Own, Reach::Nothing, Reach::Own];

/// By role: in the editorial area, with the press, on the site itself.
#[rustfmt::skip]
const fn table(role: Role) -> (/* editorial */ [Reach; 5], /* press */ [Reach; 5], /* site */ [Reach; 5]) {
    match role {
        Role::Fan      => (NOTHING,    NOTHING,    NOTHING),
        Role::Author   => (AUTHORSHIP, NOTHING,    NOTHING),
        Role::Press    => (NOTHING,    EVERYTHING, NOTHING),
        Role::Operator => (NOTHING,    NOTHING,    NOTHING),
        Role::Editor   => (EVERYTHING, EVERYTHING, EVERYTHING),
        Role::Admin    => (EVERYTHING, EVERYTHING, EVERYTHING),
    }
}

/// Who decides on requests for accreditation, and sees what media say of themselves. Nobody else does: it is personal.
pub const fn may_accredit(role: Role) -> bool {
    matches!(role, Role::Press | Role::Admin)
}

/// How far a role reaches in an area. Who has no role may do nothing of this.
pub const fn reach(role: Role, area: Area, action: Action) -> Reach {
    let (editorial, press, site) = table(role);
    let row = match area {
        Area::Editorial => editorial,
        Area::Press => press,
        Area::Site => site,
    };
    row[action.column()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table in docs/API.md, made from the code: one row for each role and area that is not nothing throughout.
    fn as_documented() -> String {
        let areas = [("editorial", Area::Editorial), ("press", Area::Press), ("site", Area::Site)];
        let word = |reach| match reach {
            Reach::Nothing => "–",
            Reach::Own => "own drafts",
            Reach::All => "all",
        };
        let mut text = "| role | area | read drafts | create | update | publish | delete |\n".to_owned();
        text += "|---|---|---|---|---|---|---|\n";
        for role in Role::ALL {
            for (name, area) in areas {
                if Action::ALL.iter().all(|&action| reach(role, area, action) == Reach::Nothing) {
                    continue;
                }
                let words = Action::ALL.map(|action| word(reach(role, area, action)));
                text += &format!("| {} | {name} | {} |\n", role.name(), words.join(" | "));
            }
        }
        text
    }

    #[test]
    fn the_documented_table_is_the_one_that_holds() {
        let documented = include_str!("../../../docs/API.md");
        let table = as_documented();
        assert!(documented.contains(&table), "docs/API.md must have this table:\n{table}");
    }

    #[test]
    fn the_table_says_what_was_decided() {
        use Action::{Create, Delete, Publish, Read, Update};
        let cases = [
            (Role::Fan, Area::Editorial, Read, Reach::Nothing),
            (Role::Author, Area::Editorial, Read, Reach::Own),
            (Role::Author, Area::Editorial, Create, Reach::All),
            (Role::Author, Area::Editorial, Update, Reach::Own),
            (Role::Author, Area::Editorial, Publish, Reach::Nothing),
            (Role::Author, Area::Editorial, Delete, Reach::Own),
            (Role::Author, Area::Press, Read, Reach::Nothing),
            (Role::Author, Area::Site, Update, Reach::Nothing),
            (Role::Press, Area::Press, Publish, Reach::All),
            (Role::Press, Area::Editorial, Read, Reach::Nothing),
            (Role::Press, Area::Site, Delete, Reach::Nothing),
            (Role::Operator, Area::Editorial, Create, Reach::Nothing),
            (Role::Editor, Area::Site, Update, Reach::All),
            (Role::Editor, Area::Press, Delete, Reach::All),
            (Role::Admin, Area::Site, Publish, Reach::All),
        ];
        for (role, area, action, expected) in cases {
            assert_eq!(reach(role, area, action), expected, "{role:?} {area:?} {action:?}");
        }
    }
}
