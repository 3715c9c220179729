import type { OddCase } from "../odd.ts";
/** The odd ones: what the API would say of each, put over what it says of a real player. */
export interface PlayerCase extends OddCase {
  /** Beside the player himself. */
  tab?: "career" | "matches" | "compare";
  player?: object;
  /** In place of what the API has. */
  history?: unknown[];
  matches?: unknown[];
  percentiles?: null;
}

const LONG = "Maximiliano Alexandre Vasconcelos de Albuquerque e Wolfeschlegelsteinhausen";
const unknown = { age: null, birthday: null, height: null, weight: null, nationality: null, position: null };
const white = { color: "#FFFFFF", textColor: "#001941" };

export const CASES: PlayerCase[] = [
  { name: "without a photo", player: { photo: null }, says: [/Cerejal/, /Golos por jornada/] },
  {
    name: "of whom nothing is known",
    player: { ...unknown, photo: null, kitNumber: null, highlightVideos: [] },
    says: [/Cerejal/, /^Santa Maré$/],
    never: [/Altura/, /Idade/, /Número/],
  },
  { name: "without a history", history: [], says: [/Ainda sem história/] },
  {
    name: "before his first match of the season",
    matches: [],
    percentiles: null,
    player: { stats: [], highlightVideos: [] },
    says: [/Ainda não jogou nesta época/],
    never: [/Entre os da sua posição/, /Últimos jogos/],
  },
  {
    name: "with too few minutes to compare",
    percentiles: null,
    says: [/Ainda não dá para comparar/, /um terço dos minutos/],
  },
  { name: "with a very long name", player: { name: LONG, fullname: LONG }, says: [/Wolfeschlegelsteinhausen/] },
  { name: "known by one name", player: { name: "Zé" }, says: [/^Zé$/] },
  { name: "of a white club", player: white, says: [/Cerejal/] },
  {
    name: "on loan, with awards, elsewhere and tagged",
    tab: "career",
    player: {
      loanFrom: { id: 3, name: "Valmarinho", abbreviation: "VAL", ...white, logo: { normal: { small: null } } },
      awards: [
        { award: "Jogador do mês", result: "set 2025", icon: null },
        { award: "Jogador do mês", result: "mar 2026", icon: null },
      ],
      socials: [
        { social: "instagram", url: "https://instantes.example/cerejal" },
        { social: "outra", url: "javascript:alert(1)" },
      ],
      tags: [{ slug: "cerejal", name: "Cerejal em grande", background_colour: "#001941", text_colour: "#FFFFFF" }],
    },
    says: [/Emprestado por/, /Valmarinho/, /set 2025, mar 2026/, /Cerejal em grande/],
    never: [/outra/],
  },
];
