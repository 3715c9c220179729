//! What somebody is in the league's house.

/// The role of an account. Who has not signed in has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Somebody who follows the league.
    Fan,
    /// Writes articles that others publish.
    Author,
    /// Looks after press releases, statements and media kits.
    Press,
    /// Runs matches from the console.
    Operator,
    /// Looks after all content.
    Editor,
    /// May do everything.
    Admin,
}

impl Role {
    pub const ALL: [Self; 6] = [Self::Fan, Self::Author, Self::Press, Self::Operator, Self::Editor, Self::Admin];
    /// The roles of those who work for the league.
    pub const STAFF: [Self; 5] = [Self::Author, Self::Press, Self::Operator, Self::Editor, Self::Admin];

    /// As it is stored, and as people write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fan => "fan",
            Self::Author => "author",
            Self::Press => "press",
            Self::Operator => "operator",
            Self::Editor => "editor",
            Self::Admin => "admin",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.name() == name)
    }

    /// The number by which clients of the content API know it.
    pub const fn number(self) -> i64 {
        match self {
            Self::Fan => 1,
            Self::Author => 2,
            Self::Press => 3,
            Self::Operator => 4,
            Self::Editor => 5,
            Self::Admin => 6,
        }
    }

    /// What the content API calls it.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Fan => "Fan",
            Self::Author => "Author",
            Self::Press => "Press",
            Self::Operator => "Operator",
            Self::Editor => "Editor",
            Self::Admin => "Admin",
        }
    }

    pub const fn description(self) -> &'static str {
        match self {
            Self::Fan => "Follows the league.",
            Self::Author => "Writes articles that others publish.",
            Self::Press => "Looks after press releases, statements and media kits.",
            Self::Operator => "Runs matches from the console.",
            Self::Editor => "Looks after all content.",
            Self::Admin => "May do everything.",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_is_known_by_its_name_alone() {
        for role in Role::ALL {
            assert_eq!(Role::from_name(role.name()), Some(role));
            assert_eq!(Role::ALL[role.number() as usize - 1], role);
        }
        for name in ["", "Admin", "root", "visitor"] {
            assert_eq!(Role::from_name(name), None, "{name}");
        }
    }
}
