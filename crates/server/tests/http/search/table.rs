//! Searches as fans type them.

use serde_json::{Value, json};
use testkit::TestDatabase;
use testkit::calls::list;

use super::bad_input::encoded;
use super::newsroom::{add, article};
use crate::client::Client;

/// What is typed, the language where it is English, and what must come first: its kind and its title.
struct Search {
    typed: &'static str,
    locale: &'static str,
    kind: &'static str,
    title: &'static str,
}

/// How many of them may find something else first.
const MOST_MISSES: usize = 5;

fn searches() -> Vec<Search> {
    let lines = include_str!("searches.txt").lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let search = |line: &'static str| {
        let (typed, meant) = line.split_once(" → ").unwrap();
        let (kind, title) = meant.split_once(": ").unwrap();
        let (locale, typed) = typed.strip_prefix("en ").map_or(("pt-PT", typed), |typed| ("en", typed));
        Search { typed, locale, kind, title }
    };
    lines.map(search).collect()
}

async fn write_news(client: &Client) {
    let on = |title: &str, text: &str| article(title, text);
    let english = |title: &str, text: &str| {
        let mut document = article(title, text);
        document["locale"] = json!("en");
        document
    };
    add(
        client,
        "news",
        &[
            on(
                "Farol vence Santa Maré com reviravolta aos 90",
                "Os Faroleiros deram a volta ao marcador no Promontório.",
            ),
            on(
                "Sorteio da Taça Atlântica marcado para segunda-feira",
                "Os oitavos de final ficam definidos às 12 horas.",
            ),
            on("Bilhetes para o dérbi esgotam em duas horas", "A procura superou as expectativas na Arena da Maré."),
            on("Castigo de dois jogos para o capitão da Nortada", "O Conselho de Disciplina decidiu por unanimidade."),
            on("Novo relvado híbrido no Parque do Estaleiro", "A obra fica concluída antes do Natal."),
            on("Golo do mês: vote no melhor remate de outubro", "Cinco candidatos, um vencedor."),
            on("Gilmar Orquídea é o jogador do mês de outubro", "Treinadores e capitães votaram."),
            on("VAR: as conversas passam a ser ouvidas", "A partir da próxima jornada."),
            english("Late comeback gives Farol the points", "Two goals in stoppage time turned the match around."),
            english("Cup draw set for Monday", "The last sixteen will be known by noon."),
        ],
    )
    .await;
    add(
        client,
        "video",
        &[
            on("Resumo: Farol do Cabo 2-1 Santa Maré", "Os melhores momentos da 11.ª jornada."),
            on("Os dez melhores golos da época", "De livre, de longe e de bicicleta."),
            on("Entrevista ao treinador campeão", "As palavras no fim do jogo."),
        ],
    )
    .await;
    add(client, "opinion", &[on("O futebol que se joga no intervalo", "Uma crónica sobre bancadas.")]).await;
    add(client, "pressrelease", &[on("Liga assina protocolo com as universidades", "Bolsas para antigos jogadores.")])
        .await;
    let mut statement = on("Comunicado Oficial n.º 27: mapa de castigos", "Decisões da semana.");
    statement["number"] = json!(27);
    add(client, "comunicado", &[statement]).await;
    add(client, "publication", &[on("Anuário da Liga 2025/26", "Todos os números de uma época.")]).await;
    add(
        client,
        "static-page",
        &[
            on("Regulamento de competições", ""),
            on("Termos e condições", ""),
            on("Loja oficial", ""),
            on("Descarregar a aplicação", ""),
            english("Download the app", ""),
        ],
    )
    .await;
}

async fn misses(client: &Client) -> Vec<String> {
    let mut misses = Vec::new();
    for Search { typed, locale, kind, title } in searches() {
        let address = format!("/api/v1/search?q={}&pageSize=3", encoded(typed));
        let page = client.get_with(&address, &[("locale", locale)]).await.json();
        let name =
            |result: &Value| format!("{}: {}", result["type"].as_str().unwrap(), result["title"].as_str().unwrap());
        let found: Vec<String> = list(&page["results"]).iter().map(name).collect();
        if found.first() != Some(&format!("{kind}: {title}")) {
            misses.push(format!("“{typed}” means {kind}: {title}, and found {found:?}"));
        }
    }
    misses
}

/// A position alone lists those who play there in the season that is on; texts that have the word come after them.
#[tokio::test]
async fn a_position_is_a_list_of_players() {
    let client = Client::demo().await;
    for (typed, label) in [("avançado", "Avançado"), ("guarda-redes", "Guarda-redes"), ("defesas", "Defesa")] {
        let page = client.json(&format!("/api/v1/search?q={}&pageSize=100&type=player", encoded(typed))).await;
        let found = list(&page["results"]);
        assert!(found.len() > 30, "{typed}: {}", found.len());
        for player in found {
            let subtitle = player["subtitle"].as_str().unwrap();
            assert!(subtitle.starts_with(label), "{typed}: {subtitle}");
            assert_eq!(player["season"], 20_262_027, "{player}");
        }
        assert_eq!(found[0]["team"]["id"].as_i64().map(|id| id <= 18), Some(true), "the first division is first");
    }
    let of_club = client.json("/api/v1/search?q=guarda-redes%20farol&type=player").await;
    assert_eq!(list(&of_club["results"]).len(), 3, "{of_club}");
}

/// All matches of the day, those in play first, whichever competition they belong to.
#[tokio::test]
async fn a_day_is_a_list_of_matches() {
    let client = Client::demo().await;
    let page = client.json("/api/v1/search?q=jogos%20de%20hoje&pageSize=100").await;
    let found: Vec<&Value> = list(&page["results"]).iter().filter(|result| result["type"] == "match").collect();
    assert!(found.len() > 5, "{}", found.len());
    assert!(found.iter().all(|result| result["date"].as_str().unwrap().starts_with("2026-11-14")), "{page}");
    let live: Vec<bool> = found.iter().map(|result| result["match"]["status"] == 3).collect();
    assert!(live[0] && live.is_sorted_by_key(|is_live| !is_live), "{live:?}");
    let cup = client.json("/api/v1/search?q=jogos%20de%20hoje%20segunda%20atlantica&type=match").await;
    let of = |result: &Value| result["subtitle"] == "Segunda Atlântica";
    assert!(!list(&cup["results"]).is_empty() && list(&cup["results"]).iter().all(of), "{cup}");
}

#[tokio::test]
async fn what_fans_type_finds_what_they_mean() {
    assert!(searches().len() >= 60, "{}", searches().len());
    let postgres = Client::new(TestDatabase::postgres().await).await;
    postgres.load_demo().await;
    let mut missed = Vec::new();
    for client in [Client::demo().await, postgres] {
        write_news(&client).await;
        let misses = misses(&client).await;
        misses.iter().for_each(|miss| println!("{miss}"));
        assert!(misses.len() <= MOST_MISSES, "of {}:\n{}", searches().len(), misses.join("\n"));
        missed.push(misses);
    }
    assert_eq!(missed[0], missed[1], "both databases find the same");
}
