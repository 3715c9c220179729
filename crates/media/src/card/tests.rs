use super::*;
use crate::art::{CrestVariant, EmblemDesign, EmblemVariant, emblem, monogram};

fn side(name: &str) -> CardSide {
    CardSide { name: name.to_owned(), crest: monogram("AB", Colour::INK, Colour::PAPER, CrestVariant::Normal) }
}

fn card(body: CardBody) -> Card {
    let accent = Colour::from_rgb(0xE1, 0xFF, 0x19);
    Card {
        accent,
        emblem: emblem(EmblemDesign::Wave, accent, EmblemVariant::Normal),
        competition: "Liga <Atlântica> & Cª".to_owned(),
        title: "Jornada 14".to_owned(),
        note: "2026/27".to_owned(),
        site: "Jornada".to_owned(),
        body,
    }
}

fn decoded(card: &Card) -> image::RgbaImage {
    let bytes = draw_card(card).unwrap();
    image::load_from_memory(&bytes).unwrap().into_rgba8()
}

/// How many pixels in a part of the picture are nearly of this colour.
fn count(picture: &image::RgbaImage, [left, top, right, bottom]: [u32; 4], colour: [u8; 3]) -> usize {
    let near = |x: u32, y: u32| picture.get_pixel(x, y).0.iter().zip(colour).all(|(a, b)| a.abs_diff(b) < 40);
    (top..bottom).flat_map(|y| (left..right).map(move |x| (x, y))).filter(|&(x, y)| near(x, y)).count()
}

const INK: [u8; 3] = [0x00, 0x19, 0x41];
const LIVE: [u8; 3] = [0xCC, 0x00, 0x3D];

#[test]
fn words_are_drawn_with_our_own_letters() {
    let m = CardMatch { home: side("Farol"), away: side("Santa Maré"), middle: "2–1".to_owned(), is_live: true };
    let picture = decoded(&card(CardBody::Matches(vec![m])));
    assert_eq!(picture.dimensions(), (WIDTH, HEIGHT));
    assert!(count(&picture, [452, 280, 700, 350], INK) > 200, "the club at home has a name");
    assert!(count(&picture, [740, 290, 870, 340], LIVE) > 1000, "a live score stands out");
    let paper = [0xFA, 0xFC, 0xFF];
    assert!(count(&picture, [40, 200, 400, 320], paper) > 1000, "the title is on the panel");
}

#[test]
fn more_than_there_is_room_for_is_left_out() {
    let row = |position| CardRow {
        position,
        side: side("O Clube com o Nome Mais Comprido de Todos os Clubes"),
        played: 34,
        difference: "−12".to_owned(),
        points: 100,
        zone: Some(Colour::from_rgb(0x19, 0xFF, 0x91)),
    };
    let columns = ["J", "DG", "Pts"].map(str::to_owned);
    let rows: Vec<CardRow> = (1..=18).map(row).collect();
    let picture = decoded(&card(CardBody::Table { columns, rows }));
    assert_eq!(count(&picture, [1160, 0, WIDTH, HEIGHT], INK), 0, "nothing leaves the card");
    assert!(count(&picture, [452, 580, WIDTH, HEIGHT], INK) == 0);
    assert!(count(&picture, [452, 90, 460, 560], [0x19, 0xFF, 0x91]) > 1000);
    decoded(&card(CardBody::Matches(Vec::new())));
}

#[test]
fn the_board_of_a_match_is_in_the_clubs_colours() {
    let (yellow, teal) = (Colour::from_rgb(0xFF, 0xCE, 0x1F), Colour::from_rgb(0x00, 0xA5, 0xB5));
    let of = |name: &str, colour: Colour, scorers: usize| BoardSide {
        side: side(name),
        colour,
        scorers: (0..scorers).map(|goal| format!("Um Marcador de Nome Comprido {goal}'")).collect(),
    };
    let board = |home: BoardSide, middle: &str| CardBoard {
        home,
        away: of("O Clube com o Nome Mais Comprido de Todos os Clubes", teal, 20),
        middle: middle.to_owned(),
        state: "67'".to_owned(),
        is_live: true,
        below: "Penáltis 5–4".to_owned(),
    };
    let short = board(of("Farol", yellow, 1), "2–1");
    let picture = decoded(&card(CardBody::Board(Box::new(short))));
    assert!(count(&picture, [0, 100, 200, 400], [0xFF, 0xCE, 0x1F]) > 20_000, "the club at home");
    assert!(count(&picture, [1000, 100, 1200, 400], [0x00, 0xA5, 0xB5]) > 10_000, "the visitors");
    assert!(count(&picture, [500, 130, 700, 190], LIVE) > 1000, "a live match says so");
    assert!(count(&picture, [440, 240, 760, 400], [0xFA, 0xFC, 0xFF]) > 4000, "the score is large");
    let long = board(of("Farol", yellow, 0), "20–19");
    let picture = decoded(&card(CardBody::Board(Box::new(long))));
    assert!(count(&picture, [424, 240, 776, 400], [0xFA, 0xFC, 0xFF]) > 3000);
    assert_eq!(count(&picture, [424, 545, 1200, 560], INK), (1200 - 424) * 15, "nothing runs over the fields' end");
}

fn field(colour: Colour, picture: CardPicture) -> CardField {
    CardField { colour, picture, number: "99".to_owned() }
}

fn crest() -> CardPicture {
    CardPicture::Crest(side("Farol").crest)
}

fn face() -> CardPicture {
    use crate::art::{Backdrop, KitSpec, Sitter, portrait};
    CardPicture::Portrait(portrait("412", &KitSpec::OFFICIAL, Sitter { backdrop: Backdrop::None, ..Sitter::default() }))
}

const PAPER: [u8; 3] = [0xFA, 0xFC, 0xFF];

#[test]
fn somebody_is_shown_in_the_clubs_colour_with_his_figures() {
    let yellow = Colour::from_rgb(0xFF, 0xCE, 0x1F);
    let figure = |index: usize| CardFigure { label: format!("Remates ao guarda-redes {index}"), value: "1 234".into() };
    let result = |letter: &str| CardResult { letter: letter.into(), colour: Colour::from_rgb(0x19, 0xFF, 0x91) };
    let profile = |colour, picture, figures: usize| CardProfile {
        field: field(colour, picture),
        line: "Avançado, Clube com o Nome Mais Comprido de Todos".to_owned(),
        figures: (0..figures).map(figure).collect(),
        form: ["V", "E", "D", "V", "V", "V", "V"].map(result).into(),
    };
    let picture = decoded(&card(CardBody::Profile(Box::new(profile(yellow, face(), 20)))));
    assert!(count(&picture, [0, 100, 100, 300], [0xFF, 0xCE, 0x1F]) > 10_000, "the club's colour");
    assert!(count(&picture, [472, 330, 1152, 390], PAPER) > 1000, "the figures");
    assert_eq!(count(&picture, [424, 545, 1200, 565], INK), (1200 - 424) * 20, "nothing runs over the end");
    assert!(count(&picture, [900, 200, 1152, 330], [0x19, 0xFF, 0x91]) > 3000, "the last five results");
    let bare = Card { emblem: String::new(), competition: String::new(), ..card(CardBody::Matches(Vec::new())) };
    let dark = decoded(&Card { body: CardBody::Profile(Box::new(profile(Colour::INK, crest(), 0))), ..bare });
    assert_eq!(count(&dark, [0, 530, 100, 539], INK), 0, "a field as dark as the card is told from it");
}

#[test]
fn two_are_held_against_each_other() {
    let (red, white) = (Colour::from_rgb(0xC8, 0x10, 0x2E), Colour::WHITE);
    let rival = |colour, picture| CardRival {
        name: "Bartolomeu de Vasconcelos e Albuquerque".to_owned(),
        line: "Farol do Cabo".to_owned(),
        field: field(colour, picture),
    };
    let row = |ahead| CardContrast { label: "Golos".to_owned(), values: ["12".to_owned(), "9".to_owned()], ahead };
    let rows = vec![row(Some(0)), row(Some(1)), row(None)];
    let both = CardComparison { rivals: [rival(red, face()), rival(white, crest())], rows };
    let picture = decoded(&card(CardBody::Comparison(Box::new(both))));
    assert!(count(&picture, [0, 100, 60, 500], [0xC8, 0x10, 0x2E]) > 10_000);
    assert!(count(&picture, [1140, 100, 1200, 500], [0xFF, 0xFF, 0xFF]) > 10_000);
    assert!(count(&picture, [440, 200, 540, 440], PAPER) > 200, "who is ahead stands out");
}
