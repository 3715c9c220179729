//! News: what each desk has to tell, and what of it is printed.

mod people;
mod pictures;
mod quotes;
pub(super) mod reports;
mod rounds;
mod stories;
mod transfers;
mod weeks;

use std::collections::{BTreeMap, HashSet};

use jiff::{SignedDuration, Timestamp};
use media::art::Scene;
use serde_json::{Value, json};

use super::NewsroomError;
use super::archive::{Archive, Game};
use super::artwork::{poster_for, upright_for};
use super::blocks::{Placed, Related};
use super::draft::{Draft, object, references};
use super::tags;
use super::template::Facts;
use super::texts::{Article, Filled};
use super::words::{Both, Tongue};
use crate::demo::chances::Chances;
use quotes::Voice;

/// The texts of all desks.
#[cfg(test)]
pub(super) const FILES: [&str; 6] =
    [reports::FILE, rounds::FILE, people::FILE, weeks::FILE, stories::FILE, quotes::FILE];

/// How many are printed.
pub(super) const COUNT: usize = 120;

/// Something to tell, in its final words.
pub(super) struct Story {
    pub kind: &'static str,
    pub key: String,
    pub at: Timestamp,
    filled: Filled,
    placed: Placed,
    scene: Scene,
    /// In whose colours it is shown.
    club: Option<i64>,
    /// The theme that leads.
    theme: &'static str,
    tags: Vec<String>,
    pub teams: Vec<i64>,
    players: Vec<i64>,
    pub matches: Vec<i64>,
    competitions: Vec<String>,
    author: Option<&'static str>,
    voice: Option<Voice>,
}

/// How many of a kind are printed; match reports fill the rest.
const SHARES: [(&str, usize); 18] = [
    ("story", 8),
    ("preview", 9),
    ("interview", 4),
    ("numbers", 7),
    ("best", 5),
    ("referees", 5),
    ("discipline", 5),
    ("television", 4),
    ("table", 4),
    ("race", 4),
    ("hat-trick", 4),
    ("record", 3),
    ("award", 4),
    ("youth", 4),
    ("abroad", 4),
    ("draw", 3),
    ("transfer", 7),
    ("review", 3),
];

impl Story {
    /// A story about nobody in particular yet.
    fn new(kind: &'static str, key: String, at: Timestamp, filled: Filled, placed: Placed) -> Self {
        Self {
            kind,
            key,
            at,
            filled,
            placed,
            scene: Scene::Stadium,
            club: None,
            theme: "reportagem",
            tags: Vec::new(),
            teams: Vec::new(),
            players: Vec::new(),
            matches: Vec::new(),
            competitions: Vec::new(),
            author: None,
            voice: None,
        }
    }

    fn about(mut self, game: &Game) -> Self {
        self.teams
            .extend([game.home, game.away].into_iter().filter(|team| !self.teams.contains(team)).collect::<Vec<_>>());
        self.matches.push(game.id);
        self.within(&game.competition)
    }

    fn within(mut self, competition: &str) -> Self {
        if !self.competitions.iter().any(|known| known == competition) {
            self.competitions.push(competition.to_owned());
        }
        self
    }

    fn of_player(mut self, person: i64, team: i64) -> Self {
        self.players.push(person);
        if !self.teams.contains(&team) {
            self.teams.push(team);
        }
        self.club = Some(team);
        self
    }

    fn shown(mut self, scene: Scene, theme: &'static str) -> Self {
        (self.scene, self.theme) = (scene, theme);
        self
    }
}

/// What all desks share: the archive, and a moment that is never too late.
pub(super) struct Desk<'a> {
    pub archive: &'a Archive,
    pub seed: u64,
}

impl Desk<'_> {
    /// Some minutes more, always the same for the same name.
    pub fn minutes(&self, name: &str, most: usize) -> SignedDuration {
        SignedDuration::from_mins(Chances::new(self.seed, &format!("newsroom/{name}")).below(most) as i64)
    }

    /// About so many hours before now, on a day and at an hour at which people are at their desks.
    pub fn at_work(&self, hours_ago: i64, name: &str) -> Timestamp {
        let archive = self.archive;
        let about = archive.now - SignedDuration::from_hours(hours_ago);
        let hour = 8 + Chances::new(self.seed, &format!("hour/{name}")).below(10) as i8;
        let at = archive.instant(archive.day_of(about), hour, 0) + self.minutes(name, 59);
        let latest = archive.now - SignedDuration::from_mins(12) - self.minutes(name, 40);
        if at <= latest { at } else { latest.min(about) }
    }

    /// A moment at which something may have been written: `None` where it has not come yet.
    pub fn past(&self, at: Timestamp) -> Option<Timestamp> {
        (at <= self.archive.now - SignedDuration::from_mins(5)).then_some(at)
    }
}

/// The articles of one kind in turn, so that neighbours differ – also where only every other of them is printed.
fn turned<T>(articles: &[T], turn: usize) -> &T {
    &articles[(turn + turn / articles.len()) % articles.len()]
}

/// What a desk offers.
type Tells = fn(&Desk<'_>) -> Result<Vec<Story>, NewsroomError>;

/// All that is printed, oldest first.
pub(super) fn stories(desk: &Desk<'_>) -> Result<Vec<Story>, NewsroomError> {
    let mut offered: BTreeMap<&'static str, Vec<Story>> = BTreeMap::new();
    let desks: [Tells; 6] = [stories::told, rounds::told, people::told, transfers::told, weeks::told, reports::told];
    for told in desks {
        for story in told(desk)? {
            offered.entry(story.kind).or_default().push(story);
        }
    }
    let mut printed: Vec<Story> = Vec::with_capacity(COUNT);
    let mut titles = HashSet::new();
    let mut print = |printed: &mut Vec<Story>, kind: &str, most: usize| {
        let Some(stories) = offered.get_mut(kind) else { return };
        let mut left = most.min(COUNT - printed.len());
        let waiting = std::mem::take(stories);
        // The two latest, and then every other: so that a kind is spread over the season.
        let is_spread = most < COUNT && waiting.len() >= 2 * most;
        for (place, story) in waiting.into_iter().enumerate() {
            let is_skipped = is_spread && place > 2 && place % 2 == 1;
            let both = [story.filled.title.pt.clone(), story.filled.title.en.clone()];
            if left > 0 && !is_skipped && both.iter().all(|title| !titles.contains(title)) {
                titles.extend(both);
                printed.push(story);
                left -= 1;
            } else {
                stories.push(story);
            }
        }
    };
    for (kind, most) in SHARES {
        print(&mut printed, kind, most);
    }
    print(&mut printed, "report", COUNT);
    // Where little has been played, there is more of the rest.
    for (kind, _) in SHARES {
        print(&mut printed, kind, COUNT);
    }
    printed.sort_by_key(|story| (story.at, story.key.clone()));
    quotes::settle(&mut printed);
    Ok(printed)
}

/// What there is to see and to read beside the news.
pub(super) struct Beside<'a> {
    /// Keys of videos with the teams that are in them.
    pub videos: &'a [(String, Vec<i64>)],
    pub opinions: &'a [String],
}

pub(super) fn drafts(desk: &Desk<'_>, stories: &[Story], beside: &Beside<'_>) -> Result<Vec<Draft>, NewsroomError> {
    let mut drafts = Vec::with_capacity(stories.len());
    for (place, story) in stories.iter().enumerate() {
        let shares_a_team = |teams: &[i64]| teams.iter().any(|team| story.teams.contains(team));
        let older = stories[..place].iter().rev();
        let mut related: Vec<String> =
            older.clone().filter(|other| shares_a_team(&other.teams)).take(3).map(|other| other.key.clone()).collect();
        if related.is_empty() {
            related = older.take(2).map(|other| other.key.clone()).collect();
        }
        let fitting = beside.videos.iter().filter(|(_, teams)| shares_a_team(teams));
        let videos: Vec<String> = fitting.take(2).map(|(key, _)| key.clone()).collect();
        let opinions: Vec<String> =
            beside.opinions.iter().skip(place % beside.opinions.len().max(1)).take(1).cloned().collect();
        let related = Related { news: related, opinions, videos };
        drafts.push(draft(desk, story, place, &related)?);
    }
    Ok(drafts)
}

fn draft(desk: &Desk<'_>, story: &Story, place: usize, related: &Related) -> Result<Draft, NewsroomError> {
    let archive = desk.archive;
    let club = story.club.or(story.teams.first().copied());
    let club = club.and_then(|team| archive.teams.get(&team)).map(|team| team.external_id.as_str());
    let banner = poster_for(story.scene, club, place);
    let mut tags: Vec<String> = vec![story.theme.to_owned()];
    tags.extend(story.competitions.iter().map(|key| tags::of_competition(key).to_owned()));
    tags.extend(story.teams.iter().filter_map(|&team| tags::of_team(archive, team)));
    tags.extend(story.tags.iter().cloned());
    let mut seen = HashSet::new();
    tags.retain(|tag| seen.insert(tag.clone()));
    let more = Both::new("Também lhe pode interessar", "You may also like");
    let mut contents = Vec::new();
    for tongue in Tongue::BOTH {
        let mut blocks = story.filled.zone(&story.placed, tongue)?;
        if place % 5 == 3
            && let Value::Array(blocks) = &mut blocks
        {
            blocks.push(related.block(&more, tongue));
        }
        contents.push(blocks);
    }
    let legacy = place.is_multiple_of(9).then(|| format!("/pt/noticias/{}", archive_slug(&story.filled.title.pt)));
    let mut draft = Draft::new("news", story.key.clone(), story.at, |tongue| {
        let title = story.filled.title.get(tongue);
        let lead = story.filled.lead.get(tongue);
        let seo = json!({ "title": clipped(title, 110), "description": clipped(lead, 300), "image": banner });
        object([
            ("title", title.into()),
            ("lead", lead.into()),
            ("date", story.at.to_string().into()),
            ("banner", banner.clone().into()),
            ("bannerPortrait", if place.is_multiple_of(3) { upright_for(story.scene).into() } else { Value::Null }),
            ("content", contents[tongue.pick(0, 1)].clone()),
            ("author", story.author.map(|key| format!("@author:{key}")).into()),
            ("highlightTag", format!("@tag:{}", story.theme).into()),
            ("tags", references("tag", &tags)),
            ("teams", story.teams.clone().into()),
            ("players", story.players.clone().into()),
            ("competitions", story.competitions.clone().into()),
            ("matches", story.matches.clone().into()),
            ("related", references("news", &related.news)),
            ("relatedVideos", references("video", &related.videos)),
            ("platform", "all".into()),
            ("legacyUrl", legacy.clone().into()),
            ("seo", if place.is_multiple_of(4) { seo } else { Value::Null }),
        ])
    });
    draft.views = views(desk, &story.key, story.at);
    Ok(draft)
}

/// The longer something is there, and the luckier it was, the more have read it.
pub(super) fn views(desk: &Desk<'_>, key: &str, at: Timestamp) -> i64 {
    let hours = (desk.archive.now.as_second() - at.as_second()).max(0) / 3600;
    let most = 180 + hours.min(240) * 21;
    40 + Chances::new(desk.seed, &format!("views/{key}")).below(most as usize) as i64
}

pub(super) fn archive_slug(title: &str) -> String {
    super::archive::slug_of(title)
}

/// At most so many letters, ending with a whole word.
pub(super) fn clipped(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let cut: String = text.chars().take(most).collect();
    cut.rsplit_once(' ').map_or(cut.clone(), |(whole, _)| format!("{}…", whole.trim_end_matches([',', '.', ':', ';'])))
}

/// An article of a kind, filled.
fn filled(articles: &[Article], turn: usize, facts: &Facts) -> Result<Filled, NewsroomError> {
    turned(articles, turn).fill(facts)
}
