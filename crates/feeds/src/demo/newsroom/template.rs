//! Texts with gaps for facts.
//!
//! `{home}` is a fact as it is. `{do home}` is a name with preposition and article, which Portuguese joins; `{m goals}` and
//! `{f wins}` are small numbers in words; `{goals:golo|golos}` is the word that goes with a number; `{aos minute}` is a minute
//! of play with its preposition.

use std::collections::HashMap;

use super::words::{Article, Both, Tongue, number, spelt};

/// A text could not be filled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no value for {{{gap}}} in “{text}”")]
pub(super) struct Unfilled {
    gap: String,
    text: String,
}

#[derive(Clone, Debug)]
struct Fact {
    said: Both,
    count: Option<i64>,
    article: Option<Article>,
}

/// What is known for a text, by name.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts(HashMap<String, Fact>);

impl Facts {
    fn put(&mut self, name: &str, fact: Fact) -> &mut Self {
        self.0.insert(name.to_owned(), fact);
        self
    }

    /// The same in every language.
    pub fn text(&mut self, name: &str, text: impl Into<String>) -> &mut Self {
        self.both(name, Both::same(text))
    }

    pub fn both(&mut self, name: &str, said: Both) -> &mut Self {
        self.put(name, Fact { said, count: None, article: None })
    }

    pub fn number(&mut self, name: &str, value: i64) -> &mut Self {
        self.put(name, Fact { said: number(value), count: Some(value), article: None })
    }

    /// The name of something that takes an article in Portuguese.
    pub fn named(&mut self, name: &str, said: Both, article: Article) -> &mut Self {
        self.put(name, Fact { said, count: None, article: Some(article) })
    }

    pub fn fill(&self, text: &Both) -> Result<Both, Unfilled> {
        Ok(Both { pt: self.filled(&text.pt, Tongue::Portuguese)?, en: self.filled(&text.en, Tongue::English)? })
    }

    pub fn filled(&self, text: &str, tongue: Tongue) -> Result<String, Unfilled> {
        let mut filled = String::with_capacity(text.len() + 40);
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            let unfilled = |gap: &str| Unfilled { gap: gap.to_owned(), text: text.chars().take(80).collect() };
            let (gap, after) = after.split_once('}').ok_or_else(|| unfilled(after))?;
            filled += before;
            filled += &self.said(gap, tongue).ok_or_else(|| unfilled(gap))?;
            rest = after;
        }
        Ok(filled + rest)
    }

    fn said(&self, gap: &str, tongue: Tongue) -> Option<String> {
        if let Some((name, words)) = gap.split_once(':') {
            let (one, many) = words.split_once('|')?;
            return Some(if self.0.get(name)?.count? == 1 { one } else { many }.to_owned());
        }
        let Some((word, name)) = gap.split_once(' ') else {
            return Some(self.0.get(gap)?.said.get(tongue).to_owned());
        };
        let fact = self.0.get(name)?;
        let in_words = |is_feminine: bool| Some(spelt(fact.count?, is_feminine).get(tongue).to_owned());
        match word {
            "m" => in_words(false),
            "f" => in_words(true),
            "M" => in_words(false).map(|words| capitalized(&words)),
            "F" => in_words(true).map(|words| capitalized(&words)),
            "aos" | "Aos" | "desde" => Some(minute_with(word, fact.said.get(tongue))),
            preposition => {
                let article = fact.article?.joined(preposition)?;
                Some(format!("{article} {}", fact.said.get(tongue)))
            }
        }
    }
}

/// A minute with its preposition: `aos 67 minutos`, but `ao minuto 1`.
fn minute_with(word: &str, minute: &str) -> String {
    match (word, minute) {
        ("desde", "1") => "desde o minuto 1".to_owned(),
        ("desde", _) => format!("desde os {minute} minutos"),
        (_, "1") => format!("{} minuto 1", word.trim_end_matches('s')),
        _ => format!("{word} {minute} minutos"),
    }
}

/// With a capital at its beginning.
pub(super) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts() -> Facts {
        let mut facts = Facts::default();
        facts
            .named("home", Both::same("Farol do Cabo"), Article::Masculine)
            .named("away", Both::same("Ribeira Nova"), Article::Feminine)
            .number("goals", 3)
            .number("wins", 2)
            .number("reds", 1)
            .both("day", Both::new("sábado", "Saturday"));
        facts
    }

    #[test]
    fn gaps_are_filled_in_the_forms_of_each_language() {
        let cases = [
            ("{O home} venceu {o away} por {goals}.", "O Farol do Cabo venceu a Ribeira Nova por 3."),
            ("{m goals} {goals:golo|golos}, {f wins} {wins:vitória|vitórias}", "três golos, duas vitórias"),
            (
                "{reds} {reds:expulsão|expulsões} {no away}, {ao away}, {do home}",
                "1 expulsão na Ribeira Nova, à Ribeira Nova, do Farol do Cabo",
            ),
            ("{F wins} no {day}", "Duas no sábado"),
            ("{Aos reds}, {aos goals}, {desde reds}", "Ao minuto 1, aos 3 minutos, desde o minuto 1"),
        ];
        for (text, filled) in cases {
            assert_eq!(facts().filled(text, Tongue::Portuguese).unwrap(), filled);
        }
        assert_eq!(facts().filled("{M goals} on {day}", Tongue::English).unwrap(), "Three on Saturday");
    }

    #[test]
    fn what_cannot_be_filled_is_told() {
        for text in ["{nobody}", "{do day}", "{de home}", "{m home}", "{home:a|b}", "{home", "{goals:golo}"] {
            assert!(facts().filled(text, Tongue::Portuguese).is_err(), "{text}");
        }
    }
}
