import type { PageCase } from "./pages.ts";

const same = (words: string) => ({ pt: words, en: words });
const STRIKER = { path: "/player/2587/valentim-cerejal/20262027/2", h1: same("Valentim Cerejal") };
const MOVED = { path: "/player/6/henrique-povoas/20242025/35", h1: same("Henrique Póvoas") };

/** Players: a striker, a goalkeeper, and one who changed clubs in the middle of a season. */
export const PLAYERS: PageCase[] = [
  { name: "player", ...STRIKER, action: { pt: "Todos", en: "All" } },
  {
    ...STRIKER,
    name: "player-competition",
    path: `${STRIKER.path}?competition=liga-atlantica`,
    action: { pt: "Todos", en: "All" },
  },
  {
    name: "goalkeeper",
    path: "/player/226/another-name/20262027/10",
    canonical: "/player/226/joca-mabiala/20262027/10",
    h1: same("Joca Mabiala"),
    action: { pt: "Ver em tabela", en: "Show as a table" },
  },
  { ...STRIKER, name: "player-matches", path: `${STRIKER.path}?tab=matches`, action: { pt: "Carreira", en: "Career" } },
  { ...MOVED, name: "player-career", path: `${MOVED.path}?tab=career`, action: same("Farol do Cabo") },
  { ...STRIKER, name: "player-videos", path: `${STRIKER.path}?tab=videos`, action: { pt: "Comparar", en: "Compare" } },
  { ...STRIKER, name: "player-news", path: `${STRIKER.path}?tab=news`, action: { pt: "Comparar", en: "Compare" } },
  {
    ...STRIKER,
    name: "player-search",
    path: `${STRIKER.path}?tab=compare&q=castel`,
    action: { pt: "Procurar", en: "Search" },
  },
  {
    ...STRIKER,
    name: "player-compare",
    path: `${STRIKER.path}?tab=compare&with=96`,
    action: { pt: "Comparar com outro", en: "Compare with somebody else" },
  },
];
