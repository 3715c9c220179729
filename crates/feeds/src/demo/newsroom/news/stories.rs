//! Stories that are told once: grounds, people, towns.

use jiff::SignedDuration;
use media::art::Scene;
use serde::Deserialize;

use super::super::NewsroomError;
use super::super::blocks::{self, Placed};
use super::super::texts::{self, Article};
use super::super::words::Both;
use super::pictures::{photo, photos};
use super::{Desk, Story};

pub(in super::super) const FILE: &str = include_str!("../texts/stories.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Texts {
    story: Vec<Told>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    club: Option<String>,
    scene: Scene,
    tags: Vec<String>,
    title: Both,
    lead: Both,
    body: Both,
}

/// Themes that lead, as far as stories have them.
const THEMES: [&str; 6] = ["reportagem", "estadios", "adeptos", "comunidade", "formacao", "arbitragem"];
/// Hours before now: the first is of today, the others lie further and further back.
const AGES: [i64; 8] = [1, 53, 127, 243, 390, 610, 860, 1_150];

pub(super) fn told(desk: &Desk<'_>) -> Result<Vec<Story>, NewsroomError> {
    let archive = desk.archive;
    let mut stories = Vec::new();
    for (place, told) in texts::read::<Texts>(FILE).story.into_iter().enumerate() {
        let hours = AGES.get(place).copied().unwrap_or(24 * 60);
        // There is always something of today.
        let at = match place {
            0 => archive.now - SignedDuration::from_mins(41),
            _ => desk.at_work(hours, &format!("story/{place}")),
        };
        let team = told.club.as_deref().and_then(|key| archive.teams.values().find(|team| team.external_id == key));
        let mut facts = archive.general_facts(at);
        if let Some(team) = team {
            facts.text("club_url", archive.team_address(team.id, archive.season_at(at)));
        }
        let mut placed = Placed::default();
        let caption = told.lead.clone();
        photo(&mut placed, "photo", told.scene, told.club.as_deref(), &short(&caption));
        photos(
            &mut placed,
            "photos",
            &[told.scene, Scene::Stadium, Scene::Wave],
            told.club.as_deref(),
            &short(&caption),
        );
        placed.add("tour", |tongue| {
            let antes = tongue.pick(
                "Antes do jogo toca-se na praça, em roda, e passa-se o chapéu para os lápis da escola de música.",
                "Before the match they play in the square, in a circle, and pass the hat round for the music school.",
            );
            let durante = tongue.pick(
                "Ao intervalo há três marchas e um pedido. O pedido é sempre o mesmo.",
                "At half-time there are three marches and one request. The request is always the same.",
            );
            let depois = tongue.pick(
                "Depois do jogo toca-se se se ganhou. Se se perdeu, também, mas mais devagar.",
                "After the match they play if they have won. If they have lost they play as well, only slower.",
            );
            blocks::tabs(&[
                (tongue.pick("Antes", "Before"), antes),
                (tongue.pick("Intervalo", "Half-time"), durante),
                (tongue.pick("Depois", "After"), depois),
            ])
        });
        placed.add("poll", |tongue| {
            let title = tongue.pick("Como soa a sala do VAR", "What the VAR room sounds like");
            let caption = tongue.pick("Excerto da primeira publicação.", "A clip from the first release.");
            blocks::embed("/art/moment/sala-do-var.svg", title, caption, "video")
        });
        let lead = THEMES.into_iter().find(|theme| told.tags.iter().any(|tag| tag == theme)).unwrap_or("reportagem");
        let article = Article { title: told.title, lead: told.lead, body: told.body };
        let mut story = Story::new("story", format!("story-{place}"), at, article.fill(&facts)?, placed);
        story.teams = team.map(|team| team.id).into_iter().collect();
        story.club = team.map(|team| team.id);
        story.tags = told.tags;
        story.author = (place % 2 == 0).then_some("clara");
        stories.push(story.shown(told.scene, lead));
    }
    Ok(stories)
}

/// The first sentence of a lead, for a caption.
fn short(lead: &Both) -> Both {
    Both::made(|tongue| {
        let text = lead.get(tongue);
        text.split_once(". ").map_or_else(|| text.to_owned(), |(first, _)| format!("{first}."))
    })
}
