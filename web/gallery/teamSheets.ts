/* Team sheets of the fictional league: one match as it went, and those that go wrong. */
import type { LineUpSide } from "../src/ui/LineUpList";
import type { LineUpPlayer } from "../src/ui/lineUp";
import type { PitchSide } from "../src/ui/Pitch";
import { club } from "./league";

function player(number: number | null, shirtName: string, more: Partial<LineUpPlayer> = {}): LineUpPlayer {
  const name = more.name ?? shirtName;
  const marked: Omit<LineUpPlayer, "words"> = {
    id: `${number ?? "x"} ${shirtName}`,
    name,
    shirtName,
    number,
    isCaptain: false,
    goals: 0,
    ownGoals: 0,
    cards: [],
    on: null,
    off: null,
    rating: null,
    ...more,
  };
  return { ...marked, words: wordsOf(marked) };
}

const CARDS = { yellow: "cartão amarelo", secondYellow: "segundo amarelo", red: "cartão vermelho" };

function wordsOf(player: Omit<LineUpPlayer, "words">): string {
  return [
    player.number === null ? player.name : `${player.number}, ${player.name}`,
    player.isCaptain && "capitão",
    player.goals > 0 && `golos: ${player.goals}`,
    player.ownGoals > 0 && `autogolos: ${player.ownGoals}`,
    ...player.cards.map((card) => CARDS[card]),
    player.on && `entrou aos ${player.on}`,
    player.off && `saiu aos ${player.off}`,
    player.rating && `nota ${player.rating}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const linked = (name: string, more: Partial<LineUpPlayer> = {}) => ({ name, href: `/g/${name}`, ...more });

const FAROL = [
  [player(1, "Varejão", linked("Duarte Varejão"))],
  [
    player(2, "Talhadas", linked("Rúben Talhadas")),
    player(4, "Casavella", linked("Enzo Casavella")),
    player(15, "Lemoine", linked("Hugo Lemoine")),
    player(23, "Abrigada", linked("Simão Abrigada")),
  ],
  [
    player(8, "Marçalo", linked("Tiago Marçalo")),
    player(6, "Coim", linked("Baltazar Coim", { isCaptain: true, cards: ["yellow"] })),
    player(10, "Salpico", linked("Iuri Salpico", { goals: 1 })),
  ],
  [
    player(7, "Arrais", linked("Nélson Arrais")),
    player(9, "Obando", linked("Yannick Obando", { goals: 1 })),
    player(11, "Vimeiro", linked("Leandro Vimeiro", { off: "65’" })),
  ],
];

const MARE = [
  [player(25, "Mourisco", linked("Gil Mourisco"))],
  [
    player(22, "Torrado", linked("Vasco Torrado")),
    player(5, "Halvorsby", linked("Lars Halvorsby")),
    player(3, "Ribalta", linked("Jordi Ribalta")),
    player(13, "Montenova", linked("Luca Montenova")),
  ],
  [
    player(16, "Alcoforado", linked("Dinis Alcoforado", { cards: ["yellow"] })),
    player(21, "Etxaniz", linked("Unai Etxaniz")),
  ],
  [
    player(7, "Caldelas", linked("Rafa Caldelas")),
    player(10, "Itaporã", linked("Davi Itaporã")),
    player(17, "Diabyra", linked("Ousmane Diabyra", { off: "54’" })),
  ],
  [player(9, "Norberto", linked("Tiago Norberto", { isCaptain: true, goals: 1 }))],
];

const heads = (abbreviation: string) => {
  const { name, crest } = club(abbreviation);
  return { name, shortName: abbreviation, crest };
};

export const live: { home: PitchSide; away: PitchSide } = {
  home: {
    ...heads("FAR"),
    formation: "4-3-3",
    lines: FAROL,
    kit: { pattern: "hoops", first: "#FFD21F", second: "#15171C" },
  },
  away: {
    ...heads("SMA"),
    formation: "4-2-3-1",
    lines: MARE,
    kit: { pattern: "wavesash", first: "#00A7B5", second: "#0A2A52" },
  },
};

/** Every mark there is, on few players. */
const marked = [
  [player(1, "Varejão", { rating: "6,8" })],
  [
    player(2, "Talhadas", { ownGoals: 1, cards: ["yellow"], rating: "4,9" }),
    player(4, "Casavella", { cards: ["secondYellow"], off: "71’" }),
    player(15, "Lemoine", { cards: ["yellow", "red"], off: "90+3’" }),
    player(null, "Sem número"),
    player(99, "Abrigada", { goals: 1, ownGoals: 2, cards: ["yellow"], off: "45+1’", rating: "10" }),
  ],
  [
    player(8, "Um apelido de sessenta letras que não cabe em lado nenhum do campo", { isCaptain: true, rating: "7,4" }),
    player(10, "Salpico", { goals: 3, isCaptain: true, rating: "9,6", off: "88’" }),
  ],
];

const named = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => player(from + index, `Jogador ${from + index}`));

export const odd: Record<string, { title: string; home: PitchSide; away: PitchSide }> = {
  marks: {
    title: "Todas as marcas, nomes compridos, faltam jogadores",
    home: {
      ...live.home,
      name: "União Desportiva e Recreativa de Vilar do Sal e Marinhas",
      formation: "5-2",
      lines: marked,
    },
    away: {
      ...live.away,
      name: "Clube de Futebol Os Moinhenses do Velho Moinho da Ribeira",
      formation: null,
      lines: [named(11)],
      kit: { pattern: "plain", first: "#FFFFFF", second: "#FFFFFF" },
    },
  },
  rows: {
    title: "Muitas linhas, e uma linha de seis",
    home: {
      ...heads("SAL"),
      formation: "2-2-2-2-2",
      lines: [named(1), named(2, 2), named(2, 4), named(2, 6), named(2, 8), named(2, 10)],
      kit: { pattern: "sash", first: "#0C7A46", second: "#F6D648" },
    },
    away: {
      ...heads("RIN"),
      formation: "6-3-1",
      lines: [named(1), named(6, 2), named(3, 8), named(1, 11)],
      kit: { pattern: "quarters", first: "#D9142F", second: "#FFFFFF" },
    },
  },
  alone: {
    title: "Só um guarda-redes, contra onze",
    home: {
      ...heads("NOR"),
      formation: null,
      lines: [named(1)],
      kit: { pattern: "chevron", first: "#0B2240", second: "#6CE5FF" },
    },
    away: {
      ...heads("VAL"),
      formation: "3-5-2",
      lines: [named(1), named(3, 2), named(5, 5), named(2, 10)],
      kit: { pattern: "stripes", first: "#1652F0", second: "#FFFFFF" },
    },
  },
};

const POSITIONS = ["Guarda-redes", "Defesas", "Médios", "Avançados"];

export const sheets: [LineUpSide, LineUpSide] = [
  {
    ...club("FAR"),
    starters: FAROL.map((players, index) => ({ key: String(index), title: POSITIONS[index] ?? null, players })),
    bench: [
      player(12, "Pombalinho", { name: "Xavier Pombalinho" }),
      player(20, "Ferrolho", linked("Matias Ferrolho", { on: "65’", cards: ["yellow"], rating: "6,7" })),
      player(3, "Carrasqueira", { name: "Hugo Carrasqueira" }),
      player(77, "Sarmento", { name: "Kiko Sarmento", on: "70’", off: "90+3’", goals: 2, rating: "8,1" }),
    ],
    extraBench: [player(31, "Outeiro", { name: "Martim Outeiro" })],
    staff: [
      { id: "1", name: "Aurélio Quintanilha", role: "Treinador principal", href: "/g/coach" },
      { id: "2", name: "Belmiro Serrão", role: "Treinador adjunto" },
    ],
  },
  {
    ...club("SMA"),
    name: "União Desportiva e Recreativa de Vilar do Sal e Marinhas",
    starters: [
      { key: "all", title: null, players: [...MARE.flat().slice(0, 6), ...(marked[1] ?? []), ...(marked[2] ?? [])] },
    ],
    bench: [
      player(1, "Drobnik", { name: "Pavel Drobnik" }),
      player(11, "Várzea", linked("Kelmo Várzea", { on: "54’" })),
    ],
    extraBench: [],
    staff: [{ id: "3", name: "Ramiro Esteval", role: "Treinador principal" }],
  },
];
