import type { OddCase } from "../odd.ts";

/** Every state of a match, and the odd ones: what the API would say of each, put over what it says of a real match. */
export interface MatchCase extends OddCase {
  fixture?: object;
  now: object;
  formations?: "none" | "odd" | "real";
}

let number = 0;

function event(type: number, minute: string, isFromHomeTeam: boolean | null, more: object = {}) {
  number += 1;
  return { id: number, type, minute, isFromHomeTeam, player: null, relatedPlayer: null, ...more };
}

const somebody = { id: 999_999, name: "Alguém Sem Ficha" };
const nothing = { homeGoals: null, awayGoals: null, homeHalfTimeGoals: null, awayHalfTimeGoals: null, events: [] };
const empty = { ...nothing, stats: [], momentum: [], usefulTime: null, duration: null, played_time: null };
const level = { homeGoals: 1, awayGoals: 1, homeHalfTimeGoals: 0, awayHalfTimeGoals: 1 };

const goals = (home: number, away: number) =>
  [...Array(home).fill(true), ...Array(away).fill(false)].map((isHome, index) =>
    event(4, `${1 + ((index * 4) % 90)}'`, isHome, { player: somebody, score: `${Math.min(index + 1, home)}-0` }),
  );

/** A shoot-out that does not end: thirty kicks, and all but the last two level. */
const kicks = [
  event(101, "120'", null),
  ...Array.from({ length: 30 }, (_, index) =>
    event(index === 28 || index % 7 === 3 ? 8 : 7, "", index % 2 === 0, { player: somebody }),
  ),
];

const LONG = "Associação Desportiva e Recreativa dos Amigos de Vila Nova do M";

export const CASES: MatchCase[] = [
  {
    name: "ahead",
    now: { ...empty, status: 1, subStatus: 1, minutesTillMatchStarts: 1500 },
    formations: "none",
    says: [/Antes do jogo/, /^dia$/, /Onzes por anunciar/],
  },
  {
    name: "without a date",
    fixture: { date: null, fixtureDateIsDefined: false, stadium: null },
    now: { ...empty, status: 1, subStatus: 1, minutesTillMatchStarts: null },
    formations: "none",
    says: [/Por definir/],
    never: [/^dias?$/],
  },
  { name: "line-ups out", now: { ...empty, status: 2, subStatus: 1 }, formations: "real", says: [/Onzes conhecidos/] },
  { name: "first half", now: { status: 3, subStatus: 2, played_time: "12'" }, formations: "real", says: [/12’/] },
  { name: "half time", now: { status: 3, subStatus: 3 }, formations: "real", says: [/Intervalo/] },
  { name: "second half", now: { status: 3, subStatus: 4, played_time: "90+4'" }, says: [/90\+4’/] },
  {
    name: "extra time",
    now: { ...level, status: 3, subStatus: 6, played_time: "97'", extraTime: true },
    says: [/97’/],
  },
  {
    name: "penalties",
    now: { ...level, status: 3, subStatus: 10, extraTime: true, events: kicks.slice(0, 8) },
    says: [/Penáltis/, /a seguir/],
  },
  {
    name: "a shoot-out of thirty kicks",
    now: {
      ...level,
      status: 5,
      subStatus: 11,
      extraTime: true,
      homePenaltyGoals: 12,
      awayPenaltyGoals: 13,
      events: kicks,
    },
    says: [/\(12–13 g\.p\.\)/, /morte súbita/],
  },
  { name: "ended", now: { status: 4, subStatus: 11 }, says: [/provisório/] },
  { name: "official", now: { status: 5, subStatus: 11, events: [] }, says: [/Final/], never: [/provisóri/] },
  {
    name: "postponed",
    fixture: { reason: "Relvado alagado", date: null },
    now: { ...empty, status: 1, subStatus: 14 },
    says: [/Adiado/, /Relvado alagado/, /Sem nova data/],
  },
  {
    name: "suspended",
    fixture: { reason: "Nevoeiro" },
    now: { status: 3, subStatus: 13, played_time: null },
    says: [/Suspenso/, /Nevoeiro/],
  },
  { name: "interrupted", now: { status: 3, subStatus: 17, played_time: "57'" }, says: [/Interrompido/] },
  {
    name: "cancelled",
    now: { ...empty, status: 1, subStatus: 15 },
    says: [/Anulado|Cancelado/],
    never: [/Cronologia/],
  },
  {
    name: "numbers that cannot be",
    now: { ...empty, status: 1, subStatus: 9 },
    says: [/Sem dados/],
  },
  { name: "no line-ups", now: { status: 5, subStatus: 11 }, formations: "none", says: [/Onzes não disponíveis/] },
  { name: "a formation that does not add up", now: { status: 3, subStatus: 4 }, formations: "odd", says: [/Onzes/] },
  {
    name: "events of unknown players",
    now: {
      status: 3,
      subStatus: 4,
      events: [
        event(4, "5'", true, { score: "1-0" }),
        event(3, "9'", false),
        event(77, "10'", true),
        event(2, "", null),
      ],
    },
    says: [/Jogador por identificar/],
  },
  {
    name: "twenty goals and nothing",
    now: { status: 5, subStatus: 11, homeGoals: 20, awayGoals: 0, events: goals(20, 0) },
    says: [/Alguém Sem Ficha/],
  },
  {
    name: "names of sixty letters",
    fixture: { longNames: LONG },
    now: { status: 3, subStatus: 4, played_time: "57'" },
    says: [new RegExp(LONG)],
  },
  {
    name: "two clubs of one colour",
    fixture: { oneColour: "#FAFCFF" },
    now: { status: 3, subStatus: 4, played_time: "57'" },
    says: [/57’/],
  },
];
