/* What a search finds, in every state. */
import type { PaletteGroup } from "../src/ui/PaletteList";
import type { ResultCard } from "../src/ui/ResultCards";
import type { ResultItem } from "../src/ui/ResultRow";
import { club } from "./league";
import { emblem, tiles } from "./pictures";

export const LONG =
  "Associação Desportiva e Recreativa de Valmarinho contra o Grupo Desportivo de Santa Maré, época 2026/27";

const marked = (before: string, match: string, after: string) =>
  [
    { text: before, isMatch: false },
    { text: match, isMatch: true },
    { text: after, isMatch: false },
  ].filter(({ text }) => text !== "");

const pair = { kind: "pair" as const, home: club("FAR").crest, away: club("SMA").crest };
const portrait = { kind: "portrait" as const, src: tiles(5, 6, 3) };

export const ROWS: ResultItem[] = [
  {
    key: "club",
    href: "/g/far",
    picture: { kind: "crest", src: club("FAR").crest },
    title: marked("", "Far", "ol do Cabo"),
    detail: "Liga Atlântica",
  },
  {
    key: "competition",
    href: "/g/liga",
    picture: { kind: "emblem", src: emblem },
    title: marked("Liga Atlântica", "", ""),
    detail: "2026/27",
  },
  {
    key: "player",
    href: "/g/rui",
    picture: portrait,
    title: marked("Rui ", "Far", "inhota"),
    detail: "Médio, Farol do Cabo",
    end: { kind: "text", text: "17", label: "Número 17" },
  },
  {
    key: "long",
    href: "/g/long",
    picture: portrait,
    title: marked("Maximiliano-Alexandre ", "Wolfeschlegelsteinhausenbergerdorff", " de Albuquerque"),
    detail: LONG,
    end: { kind: "text", text: "99", label: "Número 99" },
  },
  {
    key: "live",
    href: "/g/1",
    picture: pair,
    title: marked("", "Far", "ol do Cabo – Santa Maré"),
    status: { tone: "live", text: "67’" },
    detail: "Liga Atlântica",
    end: { kind: "score", text: "2–1", isLive: true },
  },
  {
    key: "over",
    href: "/g/2",
    picture: pair,
    title: marked("", "Far", "ol do Cabo – Santa Maré"),
    detail: "sáb. 7 nov, g.p. 4–5, Taça Atlântica",
    end: { kind: "score", text: "1–1", isLive: false },
  },
  {
    key: "postponed",
    href: "/g/3",
    picture: pair,
    title: marked("", "Far", "ol do Cabo – Santa Maré"),
    status: { tone: "warn", text: "Adiado" },
    detail: "Liga Atlântica",
  },
  {
    key: "recent",
    href: "/g/4",
    picture: { kind: "icon", name: "history" },
    title: marked("áudio do var", "", ""),
    detail: "Pesquisa",
  },
];

export const CARDS: ResultCard[] = [
  {
    key: "news",
    href: "/g/news",
    tag: "Notícia",
    date: { text: "3 nov 2026", iso: "2026-11-03" },
    title: marked("", "Obando", " empata o clássico de cabeça"),
    excerpt: marked("Aos 38 minutos, ", "Obando", " subiu mais alto do que todos, e o resto da bancada subiu com ele."),
    picture: tiles(4, 3, 5),
  },
  {
    key: "statement",
    href: "/g/statement",
    tag: "Comunicado",
    date: { text: "12 nov 2026", iso: "2026-11-12" },
    title: marked(LONG, "", ""),
    excerpt: marked("Sem imagem, com um texto que ocupa mais do que as duas linhas que tem: ", LONG, LONG),
  },
  { key: "page", href: "/g/page", tag: "Página", title: marked("Acessibilidade", "", ""), picture: tiles(3, 4, 2) },
];

export const GROUPS: PaletteGroup[] = [
  { key: "clubs", title: "Clubes", items: ROWS.slice(0, 1) },
  { key: "people", title: "Pessoas", items: ROWS.slice(2, 4), more: { href: "/g/people", label: "Ver 200+" } },
  { key: "matches", title: "Jogos", items: ROWS.slice(4, 7), more: { href: "/g/matches", label: "Ver 38" } },
];
