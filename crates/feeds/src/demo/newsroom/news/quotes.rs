//! Who says what. Nobody says what somebody else has said before.

use std::collections::{HashMap, HashSet, VecDeque};

use super::super::NewsroomError;
use super::super::markup::paragraphs;
use super::super::template::Facts;
use super::super::texts;
use super::super::words::{Both, Tongue};
use super::Story;

pub(in super::super) const FILE: &str = include_str!("../texts/quotes.toml");

/// Where a text leaves room for what somebody says.
const ROOM: &str = "[[said]]";

/// Somebody who is asked, and what about.
pub(super) struct Voice {
    /// The list in the file that fits.
    kind: &'static str,
    by: Both,
}

impl Story {
    /// Gives the word to somebody. `who` and `of` are the names of facts; a coach is one `of` a club, a player has a position.
    pub(super) fn heard(
        mut self,
        kind: &'static str,
        facts: &Facts,
        who: &str,
        of: &str,
    ) -> Result<Self, NewsroomError> {
        let (pt, en) = if who == "name" { ("{position}", "{position}") } else { ("treinador", "coach") };
        let by = Both::new(format!("{{{who}}}, {pt} {{do {of}}}"), format!("{{{who}}}, {en} of {{{of}}}"));
        self.voice = Some(Voice { kind, by: facts.fill(&by)? });
        Ok(self)
    }
}

/// Fills the room that stories leave, newest first. Where nothing is left to say, and where a text brings words that were
/// printed before, the story goes without.
pub(super) fn settle(stories: &mut [Story]) {
    let mut lists: HashMap<String, VecDeque<Both>> = texts::read(FILE);
    let mut printed: HashSet<String> = HashSet::new();
    for story in stories.iter_mut().rev() {
        let said = story.voice.take().and_then(|voice| {
            let words = lists.get_mut(voice.kind)?.pop_front()?;
            Some(Both::made(|tongue| format!("> {}\n> — {}", words.get(tongue), voice.by.get(tongue))))
        });
        let body = &story.filled.body;
        let [pt, en] = Tongue::BOTH.map(|tongue| {
            let mut kept: Vec<&str> = Vec::new();
            for paragraph in paragraphs(body.get(tongue)) {
                let paragraph = match &said {
                    Some(said) if paragraph == ROOM => said.get(tongue),
                    None if paragraph == ROOM => continue,
                    _ => paragraph,
                };
                let words = paragraph.strip_prefix("> ").and_then(|quote| quote.lines().next());
                if words.is_none_or(|words| printed.insert(words.to_owned())) {
                    kept.push(paragraph);
                }
            }
            kept.join("\n\n")
        });
        story.filled.body = Both { pt, en };
    }
}
