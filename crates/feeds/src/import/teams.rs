//! Which club a name in a file means.

use std::collections::HashMap;

use store::Write;
use store::teams::NewTeam;

use super::{Import, ImportError, Report};
use crate::formats::clubs::ClubNames;
use crate::formats::fold;

/// Folded name → team, for every name in the files.
pub(super) async fn resolve(
    write: &mut Write,
    import: &Import,
    report: &mut Report,
) -> Result<HashMap<String, i64>, ImportError> {
    let mut known = write.find_aliases().await?;
    let clubs = Clubs::new(&import.clubs);
    for m in import.files.iter().flat_map(|(_, file)| &file.matches) {
        for name in [&m.home, &m.away] {
            let folded = fold(name);
            if known.contains_key(&folded) {
                continue;
            }
            let club = clubs.find(&folded);
            let team = match club.iter().flat_map(|club| names_of(club)).find_map(|alias| known.get(&alias).copied()) {
                Some(team) => team,
                None => {
                    let team = add(write, club, name).await?;
                    report.new_teams.push(club.map_or(name, |club| &club.name).clone());
                    team
                }
            };
            let aliases = club.into_iter().flat_map(names_of).chain([folded]);
            for alias in aliases {
                if !alias.is_empty() && !known.contains_key(&alias) {
                    write.add_alias(&alias, team).await?;
                    known.insert(alias, team);
                }
            }
        }
    }
    Ok(known)
}

async fn add(write: &mut Write, club: Option<&ClubNames>, name: &str) -> Result<i64, ImportError> {
    let name = club.map_or(name, |club| club.name.as_str());
    let new = NewTeam {
        external_id: free_external_id(write, name).await?,
        name: name.to_owned(),
        city: club.and_then(|club| club.city.clone()),
        founded: club.and_then(|club| club.founded),
        ..Default::default()
    };
    Ok(write.add_team(new).await?.id)
}

/// The folded name with hyphens; numbered where another team has it.
async fn free_external_id(write: &Write, name: &str) -> Result<String, ImportError> {
    let plain = fold(name).replace(' ', "-");
    let mut candidate = plain.clone();
    let mut number = 1;
    while write.find_team_by_external_id(&candidate).await?.is_some() {
        number += 1;
        candidate = format!("{plain}-{number}");
    }
    Ok(candidate)
}

fn names_of(club: &ClubNames) -> Vec<String> {
    std::iter::once(&club.name).chain(&club.aliases).map(|name| fold(name)).collect()
}

/// The clubs of a names file by folded name; where two claim one name, the first has it.
struct Clubs<'a>(HashMap<String, &'a ClubNames>);

impl<'a> Clubs<'a> {
    fn new(clubs: &'a [ClubNames]) -> Self {
        let mut by_name = HashMap::new();
        for club in clubs {
            for name in names_of(club) {
                by_name.entry(name).or_insert(club);
            }
        }
        Self(by_name)
    }

    fn find(&self, folded: &str) -> Option<&'a ClubNames> {
        self.0.get(folded).copied()
    }
}
