/* A match of the fictional league, minute by minute, and one in which everything happened. */
import type { MomentumGoal, MomentumPeriod } from "../src/ui/momentumGeometry";
import type { TimelineEntry } from "../src/ui/timelineEntry";
import { tiles } from "./pictures";

const player = (text: string) => ({ text, href: `/g/${text}` });

export const live: TimelineEntry[] = [
  { kind: "marker", key: "now", tone: "live", text: "67’ Segunda parte" },
  {
    kind: "substitution",
    key: "e9",
    side: "home",
    minute: "65’",
    word: "Substituição",
    title: player("Matias Ferrolho"),
    detail: "sai Leandro Vimeiro",
  },
  {
    kind: "yellow",
    key: "e8",
    side: "home",
    minute: "63’",
    word: "Cartão amarelo",
    title: player("Baltazar Coim"),
    detail: "Falta tática",
  },
  {
    kind: "goal",
    key: "e7",
    side: "home",
    minute: "61’",
    word: "Golo",
    score: "2–1",
    title: player("Iuri Salpico"),
    detail: "Penálti",
  },
  {
    kind: "moment",
    key: "m1",
    minute: "59’",
    title: "Mão na área",
    text: "O VAR chama o árbitro ao monitor. Penálti para o Farol do Cabo.",
    media: {
      kind: "video",
      poster: tiles(4, 3, 2),
      embedSrc: "about:blank",
      href: "/g/video",
      label: "Ver o vídeo: mão na área",
      duration: "00:24",
    },
  },
  {
    kind: "substitution",
    key: "e6",
    side: "away",
    minute: "54’",
    word: "Substituição",
    title: player("Kelmo Várzea"),
    detail: "sai Ousmane Diabyra",
  },
  { kind: "marker", key: "ht", tone: "plain", text: "Intervalo 1–1" },
  {
    kind: "goal",
    key: "e5",
    side: "home",
    minute: "38’",
    word: "Golo",
    score: "1–1",
    title: player("Yannick Obando"),
    detail: "Assistência de Salpico",
  },
  {
    kind: "goal",
    key: "e4",
    side: "away",
    minute: "23’",
    word: "Golo",
    score: "0–1",
    title: player("Tiago Norberto"),
    detail: "Assistência de Caldelas",
  },
  {
    kind: "yellow",
    key: "e3",
    side: "away",
    minute: "8’",
    word: "Cartão amarelo",
    title: player("Dinis Alcoforado"),
  },
  { kind: "marker", key: "start", tone: "plain", text: "Início 18:01" },
];

const LONGEST = "Maximiliano Vasconcelos de Albuquerque e Castro Figueiroa";

export const everything: TimelineEntry[] = [
  { kind: "marker", key: "start", tone: "plain", text: "Início 20:30" },
  {
    kind: "goal",
    key: "own",
    side: "away",
    minute: "1’",
    word: "Autogolo",
    score: "0–1",
    title: player(LONGEST),
    detail: "Autogolo",
  },
  {
    kind: "missedPenalty",
    key: "missed",
    side: "home",
    minute: "12’",
    word: "Penálti falhado",
    title: player("Rui Talhadas"),
    detail: "Defesa de Mourisco",
  },
  {
    kind: "secondYellow",
    key: "second",
    side: "away",
    minute: "31’",
    word: "Segundo cartão amarelo",
    title: player(LONGEST),
    detail: "Segundo amarelo",
  },
  {
    kind: "var",
    key: "var",
    side: "home",
    minute: "44’",
    word: "VAR",
    title: { text: "Golo anulado" },
    detail: "Fora de jogo de Obando",
  },
  {
    kind: "red",
    key: "red",
    side: "home",
    minute: "45+12’",
    word: "Cartão vermelho",
    title: player("Leandro Vimeiro"),
    detail: "Conduta violenta",
  },
  { kind: "marker", key: "ht", tone: "plain", text: "Intervalo 0–1" },
  {
    kind: "moment",
    key: "picture",
    minute: "58’",
    title: "A bancada canta",
    text: "Dezoito mil cachecóis no Promontório.",
    media: { kind: "picture", src: tiles(5, 4, 6), alt: "Cachecóis erguidos na bancada sul" },
  },
  { kind: "moment", key: "words", title: "Sem imagem", text: "O jogo recomeça depois de dois minutos de interrupção." },
  {
    kind: "goal",
    key: "late",
    side: "home",
    minute: "90+7’",
    word: "Golo",
    score: "1–1",
    title: player(LONGEST),
    detail: `Assistência de ${LONGEST}`,
  },
  { kind: "marker", key: "et", tone: "plain", text: "Prolongamento 1–1" },
  {
    kind: "substitution",
    key: "sub",
    side: "away",
    minute: "105’",
    word: "Substituição",
    title: player(LONGEST),
    detail: `sai ${LONGEST}`,
  },
  {
    kind: "goal",
    key: "many",
    side: "away",
    minute: "120+1’",
    word: "Golo",
    score: "12–11",
    title: { text: "Norberto" },
  },
  { kind: "marker", key: "pens", tone: "plain", text: "Penáltis 5–4" },
  { kind: "marker", key: "end", tone: "plain", text: "Fim do jogo 23:12" },
  {
    kind: "marker",
    key: "note",
    tone: "provisional",
    text: "Dados provisórios: podem mudar até o relatório ser oficial",
  },
];

/** The same shape for every run: a walk that leans to one side and the other. */
function pressure(minutes: number, lean: number): number[] {
  return Array.from({ length: minutes }, (_, minute) =>
    Math.round(20 * Math.sin(minute / 3 + lean) + ((minute * 37) % 23) - 11),
  );
}

export const periods: MomentumPeriod[] = [
  { start: "0’", minutes: 45, values: pressure(48, 2) },
  { start: "Int.", minutes: 45, values: pressure(22, 0) },
];
export const goals: MomentumGoal[] = [
  { key: "23", side: "away", period: 0, minute: 22 },
  { key: "38", side: "home", period: 0, minute: 37 },
  { key: "61", side: "home", period: 1, minute: 15 },
];
export const extraTime: MomentumPeriod[] = [
  { start: "0’", minutes: 45, values: pressure(45, 1) },
  { start: "Int.", minutes: 45, values: pressure(50, 4) },
  { start: "90’", minutes: 15, values: pressure(15, 3) },
  { start: "Int.", minutes: 15, values: pressure(15, 5) },
];
export const justStarted: MomentumPeriod[] = [
  { start: "0’", minutes: 45, values: [4, 0, -2] },
  { start: "Int.", minutes: 45, values: [] },
];
