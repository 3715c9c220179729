//! The guide to the season: an article and a page in which every kind of block stands, for whoever looks after how they look.

use content::stored::COMPONENT;
use jiff::Timestamp;
use media::art::Scene;
use serde_json::{Value, json};

use super::artwork::{poster_for, upright_for};
use super::blocks::{self, Related};
use super::draft::Draft;
use super::words::{Both, Tongue};

const AUTHOR: &str = "clara";
/// Any film will do: it is shown only to those who ask for it.
const FILM: &str = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ";

/// Both come after the first of each kind among `written`, which they lead to.
pub(super) fn drafts(begun: Timestamp, written: &[Draft]) -> [Draft; 2] {
    let first = |kind: &str| written.iter().filter(|draft| draft.kind == kind).min_by_key(|draft| draft.at);
    let named = ["news", "opinion", "video"].map(first);
    let at = named.into_iter().flatten().map(|draft| draft.at).fold(begun, Timestamp::max);
    let [news, opinions, videos] = named.map(|draft| draft.map(|draft| draft.key.clone()).into_iter().collect());
    let related = &Related { news, opinions, videos };
    let title = Both::new(
        "Guia da época, do primeiro apito à última jornada",
        "A guide to the season, from first whistle to last",
    );
    let lead = Both::new(
        "Como se joga, quem apita, onde se vê e o que muda este ano: tudo num só lugar.",
        "How it works, where to watch and what changes this year: all in one place.",
    );
    let (wide, upright) = (poster_for(Scene::Terrace, None, 2), upright_for(Scene::Terrace));
    let article = Draft::new("news", "season-guide", at, |tongue| {
        json!({
            "title": title.get(tongue),
            "lead": lead.get(tongue),
            "date": at.to_string(),
            "banner": wide,
            "content": contents(related, tongue),
            "author": format!("@author:{AUTHOR}"),
            "highlightTag": "@tag:a-liga",
            "tags": ["@tag:a-liga", "@tag:calendario"],
            "platform": "all",
            "legacyUrl": "/pt/liga/noticias/guia-da-epoca",
        })
    });
    let page_title = Both::new("Guia da época", "Guide to the season");
    let page = Draft::new("static-page", "season-guide", at, |tongue| {
        json!({
            "title": page_title.get(tongue),
            "slug": "season-guide",
            "hero": {
                "title": page_title.get(tongue),
                "subtitle": lead.get(tongue),
                "image": wide,
                "imagePortrait": upright,
            },
            "contents": contents(related, tongue),
            "legacyUrl": "/pt/paginas/conteudos/guia-da-epoca",
            "seo": { "title": page_title.get(tongue), "description": lead.get(tongue) },
        })
    });
    [article, page]
}

/// One of each kind, and both kinds of gallery.
fn contents(related: &Related, tongue: Tongue) -> Vec<Value> {
    let rich = tongue.pick(
        "<h2>O que está em jogo</h2><p>Dezoito clubes, trinta e quatro jornadas e um campeão. Quem fica no fim desce.</p>\
         <h3>Três datas a guardar</h3><ul><li>o arranque, em agosto</li><li>a pausa de inverno</li>\
         <li>a última jornada, toda à mesma hora</li></ul>",
        "<h2>What is at stake</h2><p>Eighteen clubs, thirty-four rounds, one champion. Whoever ends last goes down.</p>\
         <h3>Three dates to keep</h3><ul><li>kick-off in August</li><li>a break in winter</li>\
         <li>a last round, all at one hour</li></ul>",
    );
    let picture = Both::new("Bancada cheia, uma hora antes", "A full stand, an hour before");
    let gallery = |layout: &str, scenes: [Scene; 3]| {
        let files = scenes.map(|scene| poster_for(scene, None, 1));
        let (title, caption) =
            (Both::new("Imagens da época", "Pictures of a season"), Both::new("Desenhos da casa", "Drawn in house"));
        let mut block = blocks::gallery(&files, &title, &caption, tongue);
        block["layout"] = layout.into();
        block
    };
    let rows: Vec<Vec<String>> = tongue
        .pick([["Vitória", "3"], ["Empate", "1"], ["Derrota", "0"]], [["Win", "3"], ["Draw", "1"], ["Defeat", "0"]])
        .iter()
        .map(|row| row.iter().map(|cell| (*cell).to_owned()).collect())
        .collect();
    let columns = tongue.pick(["Resultado", "Pontos"], ["Result", "Points"]);
    let more = Both::new("Para continuar a ler", "Read on");
    vec![
        json!({ COMPONENT: "blocks.rich-text", "content": rich }),
        blocks::image(&poster_for(Scene::Wave, None, 1), &picture, tongue),
        gallery("grid", [Scene::Terrace, Scene::Tunnel, Scene::Net]),
        gallery("carousel", [Scene::Header, Scene::Flight, Scene::Wave]),
        json!({
            COMPONENT: "blocks.quote",
            "text": tongue.pick("Uma época ganha-se em fevereiro.", "A season gets won in February."),
            "author": "Clara",
            "alignment": "wide",
        }),
        blocks::embed(
            FILM,
            tongue.pick("Um filme curto", "A short film"),
            tongue.pick("Só começa quando quiser.", "It starts when you say so."),
            "video",
        ),
        blocks::buttons(&[
            blocks::button(tongue.pick("Ver o calendário", "See fixtures"), "/calendar", "primary"),
            blocks::button(tongue.pick("Regulamentos", "Regulations"), "/pages/regulations", "secondary"),
        ]),
        blocks::tabs(&tongue.pick(
            [("Em casa", "Abre-se a porta duas horas antes."), ("Fora", "Leve o bilhete no telefone.")],
            [("At home", "Gates open two hours before."), ("Away", "Keep your ticket on your phone.")],
        )),
        blocks::table(tongue.pick("Quanto vale cada resultado", "What each result counts for"), &columns, &rows),
        blocks::author(
            AUTHOR,
            &Both::new("Escreve sobre a Liga desde a primeira época.", "Has written about this league since year one."),
            tongue,
        ),
        related.block(&more, tongue),
    ]
}
