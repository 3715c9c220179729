/* A fictional league: eighteen clubs, its table after eleven rounds and its matches in every state. */
import { readableOn } from "../src/ui/accent";
import type { ClubMark } from "../src/ui/clubMark";
import type { FormResult } from "../src/ui/FormPills";
import type { MatchRowProps, MatchSide } from "../src/ui/MatchRow";
import type { StandingsRow, StandingsTexts, Zone } from "../src/ui/StandingsTable";
import { crest } from "./pictures";

export type Club = { key: string; abbreviation: string; name: string; crest: string; color: string; stadium: string };

const CLUBS: [string, string, string, string, string][] = [
  ["FAR", "Farol do Cabo", "#FFD21F", "#15171C", "Estádio do Promontório"],
  ["SMA", "Santa Maré", "#00A7B5", "#0A2A52", "Arena da Maré"],
  ["VAL", "Valmarinho", "#1652F0", "#FFFFFF", "Parque do Estaleiro"],
  ["RIN", "Ribeira Nova", "#D9142F", "#FFFFFF", "Estádio da Ribeira"],
  ["NOR", "Nortada", "#0B2240", "#6CE5FF", "Campo dos Ventos"],
  ["SAL", "Serra Alta", "#0C7A46", "#F6D648", "Estádio da Serra"],
  ["CAV", "Castro Vilar", "#7B1636", "#F0BF4C", "Estádio do Castro"],
  ["ALV", "Alvoredo", "#FF7A1A", "#12213F", "Arena Alvoredo"],
  ["PEN", "Penha Clara", "#5B2A91", "#FFFFFF", "Estádio da Penha"],
  ["MON", "Monteclaro", "#17181C", "#FFFFFF", "Campo da Academia"],
  ["OLG", "Olival Grande", "#5F7317", "#F6EFD8", "Parque do Olival"],
  ["FER", "Ferrarias", "#3B424D", "#FF4B33", "Campo da Fundição"],
  ["PRO", "Ponte Romã", "#C4175C", "#FFE3EC", "Estádio das Margens"],
  ["LAB", "Lagoa Brava", "#0F62C4", "#8DEB8A", "Estádio da Lagoa"],
  ["TBE", "Torrebela", "#16265F", "#E23B2E", "Campo da Torre"],
  ["AMB", "Vila Âmbar", "#E5A100", "#1B1B1B", "Estádio Âmbar"],
  ["DUN", "Dunas", "#D9B27A", "#0A3D62", "Arena das Dunas"],
  ["BRG", "Bragadouro", "#157A3A", "#FFFFFF", "Estádio dos Socalcos"],
];

export const clubs: Club[] = CLUBS.map(([abbreviation, name, first, second, stadium]) => ({
  key: abbreviation.toLowerCase(),
  abbreviation,
  name,
  crest: crest(first, second),
  color: first,
  stadium,
}));

export function club(abbreviation: string): Club {
  const found = clubs.find((one) => one.abbreviation === abbreviation);
  if (!found) throw new Error(`no club ${abbreviation}`);
  return found;
}

/** A club as charts and ladders show it. */
export function mark(abbreviation: string): ClubMark {
  const { key, name, crest: src, color } = club(abbreviation);
  return { key, name, abbreviation, crest: src, color, onColor: readableOn(color) };
}

const WORDS = { V: "vitória", E: "empate", D: "derrota" } as const;
const KINDS = { V: "win", E: "draw", D: "loss" } as const;

export function form(letters: string): { form: FormResult[]; formLabel: string } {
  const results = [...letters] as (keyof typeof KINDS)[];
  return {
    form: results.map((letter) => ({ kind: KINDS[letter], letter })),
    formLabel: `Forma: ${results.map((letter) => WORDS[letter]).join(", ")}`,
  };
}

export const texts: StandingsTexts = {
  position: { short: "#", long: "Posição" },
  club: { short: "Clube", long: "Clube" },
  played: { short: "J", long: "Jogos" },
  won: { short: "V", long: "Vitórias" },
  drawn: { short: "E", long: "Empates" },
  lost: { short: "D", long: "Derrotas" },
  goalsFor: { short: "GM", long: "Golos marcados" },
  goalsAgainst: { short: "GS", long: "Golos sofridos" },
  goalDifference: { short: "DG", long: "Diferença de golos" },
  points: { short: "Pts", long: "Pontos" },
  form: { short: "Forma", long: "Últimos cinco jogos" },
  next: { short: "Próx.", long: "Próximo adversário" },
};

const oceans: Zone = { color: "#103bfd", label: "Liga dos Oceanos" };
const oceansQualifying: Zone = { color: "#103bfd", label: "Liga dos Oceanos, pré-eliminatória", isDashed: true };
const meridian: Zone = { color: "#ff6900", label: "Taça Meridiana" };
const playOff: Zone = { color: "#b450ff", label: "Play-off de manutenção" };
const relegation: Zone = { color: "#e3063f", label: "Despromoção" };
export const zones = [oceans, oceansQualifying, meridian, playOff, relegation];

type Line = [string, number, string, number, number, number, number, number, number, string, string];
// club, movement, live score, played, won, drawn, lost, for, against, form, next
const LINES: Line[] = [
  ["RIN", 0, "", 10, 8, 1, 1, 24, 8, "VVEVV", "ALV"],
  ["FAR", 1, "2–1", 11, 7, 3, 1, 21, 10, "VEVVV", "NOR"],
  ["VAL", -1, "", 10, 7, 2, 1, 22, 9, "VVEVD", "PRO"],
  ["NOR", 1, "2–0", 11, 6, 3, 2, 18, 10, "EVDVV", "FAR"],
  ["SMA", -1, "1–2", 11, 6, 2, 3, 19, 13, "VDVVD", "CAV"],
  ["SAL", 0, "", 11, 6, 2, 3, 17, 12, "DVVEV", "RIN"],
  ["CAV", 1, "", 11, 5, 2, 4, 15, 12, "EVDVV", "SMA"],
  ["ALV", -1, "", 10, 5, 1, 4, 16, 13, "VDVDE", "RIN"],
  ["MON", 0, "", 10, 4, 2, 4, 13, 12, "EVVDE", "BRG"],
  ["BRG", 0, "", 10, 4, 1, 5, 12, 13, "DVDVE", "MON"],
  ["PRO", 0, "", 10, 3, 3, 4, 11, 12, "EEVDV", "VAL"],
  ["PEN", 0, "0–2", 11, 3, 2, 6, 10, 16, "DVDED", "LAB"],
  ["LAB", 0, "", 10, 3, 1, 6, 11, 16, "DDVVD", "AMB"],
  ["DUN", 0, "", 11, 2, 4, 5, 9, 13, "EDEVE", "TBE"],
  ["OLG", 0, "", 11, 2, 3, 6, 8, 15, "DEEDE", "FER"],
  ["AMB", 0, "", 10, 2, 2, 6, 9, 19, "DEVDE", "LAB"],
  ["TBE", 0, "", 11, 1, 3, 7, 11, 24, "EDDED", "DUN"],
  ["FER", 0, "", 11, 2, 1, 8, 6, 25, "DDVDD", "OLG"],
];

function zoneOf(position: number): Zone | undefined {
  if (position <= 2) return oceans;
  if (position === 3) return oceansQualifying;
  if (position <= 5) return meridian;
  if (position === 16) return playOff;
  return position >= 17 ? relegation : undefined;
}

function movementOf(places: number): StandingsRow["movement"] {
  if (places === 0) return { direction: "same", places: 0, label: "Mantém o lugar" };
  return places > 0
    ? { direction: "up", places, label: `Sobe ${places}` }
    : { direction: "down", places: -places, label: `Desce ${-places}` };
}

export function signed(value: number): string {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}

export const rows: StandingsRow[] = LINES.map((line, index) => {
  const [abbreviation, places, live, played, won, drawn, lost, goalsFor, goalsAgainst, letters, next] = line;
  const own = club(abbreviation);
  const opponent = club(next);
  const deducted = abbreviation === "FER";
  return {
    key: own.key,
    position: index + 1,
    movement: movementOf(places),
    crest: own.crest,
    name: own.name,
    href: `/g/${own.key}`,
    liveScore: live || undefined,
    liveScoreLabel: live ? `em jogo, ${live}` : undefined,
    played,
    won,
    drawn,
    lost,
    goalsFor,
    goalsAgainst,
    goalDifference: signed(goalsFor - goalsAgainst),
    points: won * 3 + drawn - (deducted ? 3 : 0),
    ...form(letters),
    next: { crest: opponent.crest, abbreviation: next, label: `Próximo: ${opponent.name}` },
    zone: zoneOf(index + 1),
    noteMarker: deducted ? "†" : undefined,
    isLive: live !== "",
  };
});

function side(abbreviation: string, emphasis: MatchSide["emphasis"] = "normal", redCards = 0): MatchSide {
  const own = club(abbreviation);
  const redCardsLabel = redCards === 1 ? "1 cartão vermelho" : `${redCards} cartões vermelhos`;
  return { name: own.name, crest: own.crest, redCards, redCardsLabel, emphasis };
}

type Match = MatchRowProps & { id: string };

const MATCHES: Match[] = [
  {
    id: "scheduled",
    href: "/g/scheduled",
    label: "Valmarinho recebe Ponte Romã, 20:15, Canal Onda",
    status: { tone: "plain" },
    home: side("VAL"),
    away: side("PRO"),
    centre: { kind: "time", text: "20:15" },
    meta: { tv: "Canal Onda", place: "Parque do Estaleiro" },
  },
  {
    id: "undefined",
    href: "/g/undefined",
    label: "Farol do Cabo recebe Bragadouro, data por definir, 28 ou 29 de novembro",
    status: { tone: "muted", text: "Por definir", detail: "28 ou 29 nov" },
    home: side("FAR"),
    away: side("BRG"),
    centre: { kind: "none" },
    meta: { place: "Estádio do Promontório" },
  },
  {
    id: "lineups",
    href: "/g/lineups",
    label: "Ribeira Nova recebe Alvoredo, 20:30, onzes conhecidos",
    status: { tone: "plain", chip: "Onzes" },
    home: side("RIN"),
    away: side("ALV"),
    centre: { kind: "time", text: "20:30" },
    meta: { tv: "Canal Onda", place: "Estádio da Ribeira" },
  },
  {
    id: "live",
    href: "/g/live",
    label: "Em direto, 67 minutos: Farol do Cabo 2, Santa Maré 1",
    status: { tone: "live", text: "67’", detail: "2.ª parte" },
    home: side("FAR"),
    away: side("SMA"),
    centre: { kind: "score", home: 2, away: 1 },
    meta: { tv: "Canal Onda", place: "Estádio do Promontório" },
  },
  {
    id: "halfTime",
    href: "/g/halfTime",
    label: "Intervalo: Penha Clara 0, um cartão vermelho, Nortada 2",
    status: { tone: "live", text: "Int.", detail: "Intervalo" },
    home: side("PEN", "normal", 1),
    away: side("NOR"),
    centre: { kind: "score", home: 0, away: 2 },
    meta: { tv: "Maré TV", place: "Estádio da Penha" },
  },
  {
    id: "penalties",
    href: "/g/penalties",
    label: "Penáltis, 3–2: Serra Alta 1, Nortada 1, dois cartões vermelhos",
    status: { tone: "live", text: "Pen.", detail: "3–2 g.p." },
    home: side("SAL"),
    away: side("NOR", "normal", 2),
    centre: { kind: "score", home: 1, away: 1 },
    meta: { tv: "Maré TV", place: "Estádio da Serra" },
  },
  {
    id: "ended",
    href: "/g/ended",
    label: "Final: Castro Vilar 1, Ferrarias 0",
    status: { tone: "muted", text: "Final" },
    home: side("CAV"),
    away: side("FER", "muted"),
    centre: { kind: "score", home: 1, away: 0 },
    meta: { tv: "Canal Onda", place: "Estádio do Castro" },
  },
  {
    id: "provisional",
    href: "/g/provisional",
    label: "Final, dados provisórios: Olival Grande 0, Dunas 0",
    status: { tone: "muted", text: "Final", detail: "Provisório" },
    home: side("OLG", "normal", 1),
    away: side("DUN"),
    centre: { kind: "score", home: 0, away: 0 },
    meta: { tv: "Maré TV", place: "Parque do Olival" },
  },
  {
    id: "afterPenalties",
    href: "/g/afterPenalties",
    label: "Final: Olival Grande 2, Valmarinho 2; Valmarinho vence por 5–4 nos penáltis",
    status: { tone: "muted", text: "Final", detail: "g.p. 4–5" },
    home: side("OLG", "muted"),
    away: side("VAL"),
    centre: { kind: "score", home: 2, away: 2 },
  },
  {
    id: "suspended",
    href: "/g/suspended",
    label: "Suspenso aos 58 minutos: Dunas 1, Torrebela 1",
    status: { tone: "warn", text: "Suspenso", detail: "aos 58’" },
    home: side("DUN", "muted"),
    away: side("TBE", "muted"),
    centre: { kind: "score", home: 1, away: 1 },
  },
  {
    id: "postponed",
    href: "/g/postponed",
    label: "Adiado por mau tempo: Lagoa Brava, Vila Âmbar",
    status: { tone: "warn", text: "Adiado", detail: "Mau tempo" },
    home: side("LAB", "muted"),
    away: side("AMB", "muted"),
    centre: { kind: "none" },
    meta: { place: "Estádio da Lagoa" },
  },
  {
    id: "cancelled",
    label: "Anulado, jogo sem efeito: Ferrarias, Monteclaro",
    status: { tone: "warn", text: "Anulado", detail: "Jogo sem efeito" },
    home: side("FER", "struck"),
    away: side("MON", "struck"),
    centre: { kind: "none" },
  },
  {
    id: "longest",
    href: "/g/longest",
    label: "Final: União Desportiva e Recreativa de Vilar do Sal e Marinhas 10, Moinho Velho 11",
    status: { tone: "muted", text: "Final", detail: "a.p." },
    home: { ...side("SMA", "muted", 2), name: "União Desportiva e Recreativa de Vilar do Sal e Marinhas" },
    away: { ...side("LAB"), name: "Clube de Futebol Os Moinhenses do Velho Moinho da Ribeira" },
    centre: { kind: "score", home: 10, away: 11 },
    meta: { tv: "Canal Onda Desporto Um", place: "Estádio Municipal Engenheiro Sílvio" },
  },
];

export const matchIds = MATCHES.map((one) => one.id);

export function match(id: string): MatchRowProps {
  const found = MATCHES.find((one) => one.id === id);
  if (!found) throw new Error(`no match ${id}`);
  const { id: _, ...props } = found;
  return props;
}
