/* The board of a match, in every state and with everything that could burst it. */
import type { ComponentProps } from "react";
import { IconButton } from "../src/ui/IconButton";
import { type BoardLine, MatchBoard, type MatchBoardSide } from "../src/ui/MatchBoard";
import { ShareButton } from "../src/ui/ShareButton";
import { mark } from "./league";

type Board = ComponentProps<typeof MatchBoard>;

const scorer = (name: string, minutes: string): BoardLine => ({ key: name, name, href: `/g/${name}`, minutes });
const sentOff = (name: string, minutes: string): BoardLine => ({
  key: `red-${name}`,
  name,
  minutes,
  redCard: "Cartão vermelho",
});

function side(abbreviation: string, lines: BoardLine[] = [], more: Partial<MatchBoardSide> = {}): MatchBoardSide {
  const own = mark(abbreviation);
  return { ...own, href: `/g/${own.key}`, linesLabel: `Golos e expulsões: ${own.name}`, lines, ...more };
}

const common = {
  way: [
    { key: "competition", label: "Liga Atlântica", href: "/g/competition" },
    { key: "round", label: "Jornada 11", href: "/g/round" },
  ],
  facts: ["sáb. 14 nov, 18:00", "Estádio do Promontório"],
} satisfies Partial<Board>;

export function LiveBoard() {
  return (
    <MatchBoard
      {...common}
      id="board"
      label="Resultado"
      title="Farol do Cabo 2–1 Santa Maré"
      news="Golo, Farol do Cabo 2, Santa Maré 1, 61 minutos"
      actions={
        <>
          <IconButton label="Calendário" icon="calendar" href="/g/calendar" />
          <ShareButton
            label="Partilhar"
            title="Farol do Cabo – Santa Maré"
            copyTexts={{ copied: "Endereço copiado", failed: "Não foi possível copiar" }}
          />
        </>
      }
      home={side("FAR", [scorer("Obando", "38’"), scorer("Salpico", "61’ (g.p.)")])}
      away={side("SMA", [scorer("Norberto", "23’")])}
      state={{ tone: "live", text: "67:12" }}
      centre={{ kind: "score", home: 2, away: 1 }}
      notes={["Intervalo 1–1"]}
    />
  );
}

const NAMES = [
  "Abrigada",
  "Bento",
  "Caldelas",
  "Drobnik",
  "Esteval",
  "Ferrolho",
  "Gouveia",
  "Horta",
  "Itaporã",
  "Jorge",
];
const many = NAMES.map((name, index) => scorer(name, `${index * 9 + 1}’${index % 4 === 0 ? ", 90+3’ (g.p.)" : ""}`));
const goalless: Board["centre"] = { kind: "score", home: 0, away: 0 };

const BOARDS: Omit<Board, "way" | "facts" | "label">[] = [
  {
    id: "before",
    title: "Valmarinho – Ponte Romã",
    home: side("VAL"),
    away: side("PRO"),
    state: { tone: "plain", text: "sáb. 21 nov" },
    centre: { kind: "time", text: "20:15" },
    notes: ["Faltam 2 dias"],
  },
  {
    id: "undated",
    title: "Nortada – Torrebela",
    home: side("NOR"),
    away: side("TBE"),
    state: { tone: "plain", text: "Data por definir" },
    centre: { kind: "none" },
    notes: ["28 ou 29 nov"],
  },
  {
    id: "half-time",
    title: "Penha Clara 0–0 Nortada",
    home: side("PEN", [sentOff("Rui Talhadas", "41’")]),
    away: side("NOR"),
    state: { tone: "live", text: "Intervalo" },
    centre: goalless,
    notes: [],
  },
  {
    id: "white-and-black",
    title: "Branquense 3–0 Monteclaro",
    home: side("VAL", [scorer("Salpico", "4’, 51’ (g.p.), 90+2’")], {
      name: "Branquense",
      color: "#ffffff",
      onColor: "#001941",
    }),
    away: side("MON", [sentOff("Vimeiro", "12’"), sentOff("Coim", "88’")]),
    state: { tone: "plain", text: "Final, oficial" },
    centre: { kind: "score", home: 3, away: 0 },
    notes: ["Intervalo 1–0"],
  },
  {
    id: "same-colour",
    title: "Ribeira Nova 2–2 Ribeira Velha",
    home: side("RIN", [scorer("Obando", "38’"), scorer("Coim", "70’ (p.b.)"), sentOff("Norberto", "80’")]),
    away: side("RIN", [scorer("Norberto", "23’, 25’")], { name: "Ribeira Velha", key: "riv" }),
    state: { tone: "plain", text: "Final" },
    centre: { kind: "score", home: 2, away: 2 },
    shootOut: "(5–4 g.p.)",
    notes: ["Após prolongamento", "Intervalo 1–2"],
    tie: { text: "2.ª mão, total 4–4", href: "/g/tie" },
  },
  {
    id: "many",
    title: "União Desportiva e Recreativa de Vilar do Sal e Marinhas 12–11 Clube de Futebol Os Moinhenses",
    home: side("SMA", many, { name: "União Desportiva e Recreativa de Vilar do Sal e Marinhas" }),
    away: side("DUN", [scorer("Maximiliano Vasconcelos de Albuquerque e Castro", "8’"), ...many.slice(3)], {
      name: "Clube de Futebol Os Moinhenses do Velho Moinho da Ribeira",
    }),
    state: { tone: "plain", text: "Final, dados provisórios" },
    centre: { kind: "score", home: 12, away: 11 },
    notes: ["Intervalo 5–7"],
  },
  {
    id: "postponed",
    title: "Lagoa Brava – Vila Âmbar",
    home: side("LAB"),
    away: side("AMB", [], { color: "#967800", onColor: "#000000", href: undefined }),
    state: { tone: "warn", text: "Adiado" },
    centre: { kind: "none" },
    notes: ["O relvado não está em condições depois de três dias de chuva; nova data por marcar."],
  },
  {
    id: "suspended",
    title: "Dunas 1–1 Torrebela",
    home: side("DUN", [scorer("Horta", "2’")]),
    away: side("TBE", [scorer("Jorge", "40’")]),
    state: { tone: "warn", text: "Suspenso aos 58’" },
    centre: { kind: "score", home: 1, away: 1 },
    notes: [],
  },
];

/** Each stands for a page of its own: the titles are told apart by the region that they are in. */
export function Boards() {
  return BOARDS.map((board) => <MatchBoard key={board.id} {...common} {...board} label={board.title} />);
}
