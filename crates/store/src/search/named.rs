//! What names there are: the rows that the index should have for some teams, competitions and people.

use std::collections::HashMap;

use content::words::LONGEST_WORD;
use football::duty::Calling;
use football::names;
use football::participant::Participant;
use sea_orm::{ConnectionTrait, DatabaseTransaction, FromQueryResult};
use serde_json::{Value, json};

use super::{NameClass, NameKind, sql};
use crate::{Result, query};

/// Clubs and competitions abroad come after those at home, reserve teams after the others of their division.
const ABROAD: i32 = 1_000;
const RESERVE: i32 = 500;
/// Before what is no name, but known of it.
pub(super) const ALSO: char = '~';

/// A row of the index.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
pub(super) struct Row {
    pub ref_id: i64,
    pub kind: i16,
    pub names: String,
    pub season_id: i64,
    pub team_id: Option<i64>,
    pub kit_number: Option<i16>,
    pub standing: i32,
}

/// Forms of a name on a line each, folded, each once; after them what it is also known by.
fn lines<'a>(
    forms: impl IntoIterator<Item = Option<&'a str>>,
    also: impl IntoIterator<Item = Option<&'a str>>,
) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut push = |line: String| {
        if !line.trim_start_matches(ALSO).is_empty() && !lines.contains(&line) {
            lines.push(line);
        }
    };
    forms.into_iter().flatten().for_each(|form| push(names::fold(form)));
    also.into_iter().flatten().for_each(|also| push(format!("{ALSO}{}", names::fold(also))));
    lines.join("\n")
}

/// The names of a row, and what it is also known by.
pub(super) fn read_lines(lines: &str) -> (Vec<String>, Vec<String>) {
    let (also, names): (Vec<&str>, Vec<&str>) = lines.lines().partition(|line| line.starts_with(ALSO));
    let plain = |line: &str| line.trim_start_matches(ALSO).to_owned();
    (names.into_iter().map(str::to_owned).collect(), also.into_iter().map(plain).collect())
}

pub(super) async fn teams(tx: &DatabaseTransaction, ids: &[i64]) -> Result<Vec<Row>> {
    #[derive(FromQueryResult)]
    struct TeamRow {
        id: i64,
        name: String,
        fullname: Option<String>,
        abbreviation: Option<String>,
        city: Option<String>,
        reserve_of: Option<i64>,
    }
    #[derive(FromQueryResult)]
    struct AliasRow {
        team_id: i64,
        alias: String,
    }
    #[derive(FromQueryResult)]
    struct EntryRow {
        team_id: i64,
        season_id: i64,
        position: i32,
        is_international: bool,
    }
    #[derive(FromQueryResult)]
    struct GroundRow {
        team_id: i64,
        name: String,
    }
    let (list, these) = (json!(ids), sql::numbers(tx.get_database_backend(), 1));
    let sql = format!("SELECT id, name, fullname, abbreviation, city, reserve_of FROM team WHERE id IN {these}");
    let rows: Vec<TeamRow> = query::all(tx, &sql, [list.clone().into()]).await?;
    let sql = format!("SELECT team_id, alias FROM team_alias WHERE team_id IN {these}");
    let mut aliases: Vec<AliasRow> = query::all(tx, &sql, [list.clone().into()]).await?;
    aliases.sort_unstable_by(|one, other| one.alias.cmp(&other.alias));
    let sql = format!(
        "SELECT n.team_id, e.season_id, c.position, c.is_international FROM entry n \
         JOIN edition e ON e.id = n.edition_id JOIN competition c ON c.id = e.competition_id WHERE n.team_id IN {these}"
    );
    let entries: Vec<EntryRow> = query::all(tx, &sql, [list.clone().into()]).await?;
    let sql = format!(
        "SELECT t.team_id, s.name FROM team_season t JOIN stadium s ON s.id = t.stadium_id WHERE t.team_id IN {these} \
         ORDER BY t.season_id DESC"
    );
    let grounds: Vec<GroundRow> = query::all(tx, &sql, [list.into()]).await?;
    let ground = |team: i64| grounds.iter().find(|ground| ground.team_id == team).map(|ground| ground.name.as_str());
    let row = |team: TeamRow| {
        let entries: Vec<&EntryRow> = entries.iter().filter(|entry| entry.team_id == team.id).collect();
        let season_id = entries.iter().map(|entry| entry.season_id).max().unwrap_or(0);
        let last = entries.iter().filter(|entry| entry.season_id == season_id);
        let best = last.map(|entry| entry.position + if entry.is_international { ABROAD } else { 0 }).min();
        let forms = [Some(team.name.as_str()), team.fullname.as_deref(), team.abbreviation.as_deref()];
        let aliases = aliases.iter().filter(|alias| alias.team_id == team.id).map(|alias| Some(alias.alias.as_str()));
        Row {
            ref_id: team.id,
            kind: NameKind::Team.code(),
            names: lines(forms.into_iter().chain(aliases), [team.city.as_deref(), ground(team.id)]),
            season_id,
            team_id: None,
            kit_number: None,
            standing: best.unwrap_or(2 * ABROAD) + if team.reserve_of.is_some() { RESERVE } else { 0 },
        }
    };
    Ok(rows.into_iter().map(row).collect())
}

pub(super) async fn competitions(tx: &DatabaseTransaction, ids: &[i64]) -> Result<Vec<Row>> {
    #[derive(FromQueryResult)]
    struct CompetitionRow {
        id: i64,
        key: String,
        label: String,
        position: i32,
        is_international: bool,
        season_id: Option<i64>,
    }
    let sql = format!(
        "SELECT c.id, c.key, c.label, c.position, c.is_international, \
         (SELECT MAX(e.season_id) FROM edition e WHERE e.competition_id = c.id) AS season_id FROM competition c \
         WHERE c.id IN {}",
        sql::numbers(tx.get_database_backend(), 1)
    );
    let rows: Vec<CompetitionRow> = query::all(tx, &sql, [json!(ids).into()]).await?;
    let row = |competition: CompetitionRow| Row {
        ref_id: competition.id,
        kind: NameKind::Competition.code(),
        // A number says nothing.
        names: lines(
            [
                Some(competition.label.as_str()),
                Some(competition.key.as_str()).filter(|_| !competition.is_international),
            ],
            [],
        ),
        season_id: competition.season_id.unwrap_or(0),
        team_id: None,
        kit_number: None,
        standing: competition.position + if competition.is_international { ABROAD } else { 0 },
    };
    Ok(rows.into_iter().map(row).collect())
}

/// Somebody's season at a team, or his licence for one.
#[derive(Clone, FromQueryResult)]
struct SpellRow {
    person_id: i64,
    kind: i16,
    season_id: i64,
    team_id: Option<i64>,
    season_order: i16,
    kit_number: Option<i16>,
    standing: i32,
}

/// Who was never in a squad, on a bench or on the list of officials has no page, and is not found.
pub(super) async fn persons(tx: &DatabaseTransaction, ids: &[i64]) -> Result<Vec<Row>> {
    #[derive(FromQueryResult)]
    struct PersonRow {
        id: i64,
        name: String,
        full_name: Option<String>,
        shirt_name: Option<String>,
    }
    let these = sql::numbers(tx.get_database_backend(), 1);
    let list = json!(ids);
    let sql = format!("SELECT id, name, full_name, shirt_name FROM person WHERE id IN {these}");
    let rows: Vec<PersonRow> = query::all(tx, &sql, [list.clone().into()]).await?;
    let mut last: HashMap<(i64, i16), SpellRow> = HashMap::new();
    for spell in spells(tx, list, &these).await? {
        let order = |spell: &SpellRow| (spell.season_id, spell.season_order, spell.team_id);
        let known = last.entry((spell.person_id, spell.kind)).or_insert_with(|| spell.clone());
        if order(known) < order(&spell) {
            *known = spell;
        }
    }
    let mut made = Vec::new();
    for person in rows {
        // Nobody sees the full name in a list: who has a word only there comes after those who are called so.
        let forms = [Some(person.name.as_str()), person.shirt_name.as_deref()];
        let names = lines(forms, [person.full_name.as_deref()]);
        for kind in NameKind::ALL {
            let Some(spell) = last.get(&(person.id, kind.code())) else { continue };
            made.push(Row {
                ref_id: person.id,
                kind: kind.code(),
                names: names.clone(),
                season_id: spell.season_id,
                team_id: spell.team_id,
                kit_number: spell.kit_number,
                standing: spell.standing,
            });
        }
    }
    Ok(made)
}

/// A name of several words as one word, where people may be expected to type it so.
pub(super) fn run_together(class: NameClass, name: &str) -> Option<String> {
    let is_so = class != NameClass::Person && name.contains(' ') && name.len() <= LONGEST_WORD;
    is_so.then(|| name.replace(' ', ""))
}

async fn spells(tx: &DatabaseTransaction, list: Value, these: &str) -> Result<Vec<SpellRow>> {
    let (head, second) = (Participant::HeadCoach.code(), Participant::SecondCoach.code());
    let (player, coach) = (NameKind::Player.code(), NameKind::Coach.code());
    let nobody = "CAST(NULL AS BIGINT)";
    // Who has left comes after those who are there, and of those the head coach first.
    let gone = "CASE WHEN left_day IS NULL THEN 0 ELSE 2 END";
    let callings = [
        (Calling::Referee, NameKind::Referee),
        (Calling::Delegate, NameKind::Delegate),
        (Calling::Observer, NameKind::Observer),
    ];
    let callings = callings.map(|(calling, kind)| format!("WHEN {} THEN {}", calling.code(), kind.code())).join(" ");
    let sources = [
        format!(
            "SELECT person_id, CAST({player} AS SMALLINT) AS kind, season_id, team_id, season_order, kit_number, \
             {gone} AS standing FROM squad_member WHERE person_id IN {these}"
        ),
        format!(
            "SELECT person_id, CAST({coach} AS SMALLINT) AS kind, season_id, team_id, season_order, \
             CAST(NULL AS SMALLINT) AS kit_number, {gone} + CASE role WHEN {head} THEN 0 ELSE 1 END AS standing \
             FROM staff_member \
             WHERE role IN ({head}, {second}) AND person_id IN {these}"
        ),
        format!(
            "SELECT person_id, CAST(CASE role {callings} END AS SMALLINT) AS kind, season_id, {nobody} AS team_id, \
             CAST(0 AS SMALLINT) AS season_order, CAST(NULL AS SMALLINT) AS kit_number, 0 AS standing FROM official \
             WHERE person_id IN {these}"
        ),
    ];
    let mut found = Vec::new();
    for sql in sources {
        let rows: Vec<SpellRow> = query::all(tx, &sql, [list.clone().into()]).await?;
        found.extend(rows);
    }
    Ok(found)
}
