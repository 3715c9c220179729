import { describe, expect, test } from "vitest";
import type { Match } from "../api/wire.ts";
import { en } from "../i18n/en.ts";
import { ptPT } from "../i18n/ptPT.ts";
import type { MatchCentre, MatchSide, MatchStatus } from "../ui/MatchRow.tsx";
import { exampleMatch } from "./exampleMatch.ts";
import { decideMatchRow } from "./matchRow.ts";

interface Case {
  name: string;
  match: Partial<Match>;
  status: MatchStatus;
  centre: MatchCentre;
  emphasis: [MatchSide["emphasis"], MatchSide["emphasis"]];
  label: string;
}

const live = (subStatus: number) => ({ status: 3, subStatus, homeGoals: 2, awayGoals: 1 });
const twoOne: MatchCentre = { kind: "score", home: 2, away: 1 };
const ground = "Estádio do Promontório";
const score = "Farol do Cabo 2, Santa Maré 1";
const names = "Farol do Cabo contra Santa Maré";

/** The table of the design guide, §6, in its order. */
const CASES: Case[] = [
  {
    name: "scheduled",
    match: { status: 1, subStatus: 1 },
    status: { tone: "plain" },
    centre: { kind: "time", text: "20:30" },
    emphasis: ["normal", "normal"],
    label: `${names}, sábado, 14 de novembro, às 20:30, ${ground}`,
  },
  {
    name: "date undefined",
    match: { status: 1, subStatus: 1, date: null, fixtureDateIsDefined: false },
    status: { tone: "muted", text: "Por definir", detail: "13 a 16 nov" },
    centre: { kind: "none" },
    emphasis: ["normal", "normal"],
    label: `${names}, data por definir, ${ground}`,
  },
  {
    name: "day known, hour not",
    match: { status: 1, subStatus: 16, date: "2026-11-14", fixtureDateIsDefined: false },
    status: { tone: "muted", text: "Por definir", detail: "13 a 16 nov" },
    centre: { kind: "none" },
    emphasis: ["normal", "normal"],
    label: `${names}, sábado, 14 de novembro, ${ground}`,
  },
  {
    name: "line-ups out",
    match: { status: 2, subStatus: 16 },
    status: { tone: "plain", chip: "Onzes" },
    centre: { kind: "time", text: "20:30" },
    emphasis: ["normal", "normal"],
    label: `${names}, sábado, 14 de novembro, às 20:30, onzes conhecidos, ${ground}`,
  },
  {
    name: "first half",
    match: live(2),
    status: { tone: "live", text: "Direto", detail: "1.ª parte" },
    centre: twoOne,
    emphasis: ["normal", "normal"],
    label: `${score}, Em direto, 1.ª parte, ${ground}`,
  },
  {
    name: "second half",
    match: live(4),
    status: { tone: "live", text: "Direto", detail: "2.ª parte" },
    centre: twoOne,
    emphasis: ["normal", "normal"],
    label: `${score}, Em direto, 2.ª parte, ${ground}`,
  },
  {
    name: "half-time",
    match: live(3),
    status: { tone: "live", text: "Int.", detail: "Intervalo" },
    centre: twoOne,
    emphasis: ["normal", "normal"],
    label: `${score}, Em direto, Intervalo, ${ground}`,
  },
  {
    name: "extra time",
    match: live(6),
    status: { tone: "live", text: "Prol.", detail: "Prolongamento" },
    centre: twoOne,
    emphasis: ["normal", "normal"],
    label: `${score}, Em direto, Prolongamento, ${ground}`,
  },
  {
    name: "the minute of extra time",
    match: { ...live(6), played_time: "93'" },
    status: { tone: "live", text: "93’", detail: "Prolongamento" },
    centre: twoOne,
    emphasis: ["normal", "normal"],
    label: `${score}, Em direto, 93’, Prolongamento, ${ground}`,
  },
  {
    name: "the minute of play",
    match: { ...live(4), played_time: "90+2'" },
    status: { tone: "live", text: "90+2’", detail: "2.ª parte" },
    centre: twoOne,
    emphasis: ["normal", "normal"],
    label: `${score}, Em direto, 90+2’, 2.ª parte, ${ground}`,
  },
  {
    name: "postponed, and why",
    match: { status: 1, subStatus: 14, reason: "Mau tempo" },
    status: { tone: "warn", text: "Adiado", detail: "Mau tempo" },
    centre: { kind: "none" },
    emphasis: ["muted", "muted"],
    label: `Farol do Cabo contra Santa Maré, Adiado, Mau tempo, ${ground}`,
  },
  {
    name: "break of extra time",
    match: live(7),
    status: { tone: "live", text: "Prol.", detail: "Intervalo" },
    centre: twoOne,
    emphasis: ["normal", "normal"],
    label: `${score}, Em direto, Prolongamento, Intervalo, ${ground}`,
  },
  {
    name: "penalties",
    match: { ...live(10), homeGoals: 1, homePenaltyGoals: 3, awayPenaltyGoals: 2 },
    status: { tone: "live", text: "Pen.", detail: "3–2" },
    centre: { kind: "score", home: 1, away: 1 },
    emphasis: ["normal", "normal"],
    label: `Farol do Cabo 1, Santa Maré 1, Em direto, Penáltis, 3–2, ${ground}`,
  },
  {
    name: "ended, official",
    match: { status: 5, subStatus: 11, homeGoals: 2, awayGoals: 1 },
    status: { tone: "muted", text: "Final", detail: undefined },
    centre: twoOne,
    emphasis: ["normal", "muted"],
    label: `${score}, Final, ${ground}`,
  },
  {
    name: "ended, provisional",
    match: { status: 4, subStatus: 9, homeGoals: 2, awayGoals: 1 },
    status: { tone: "muted", text: "Final", detail: "Provisório" },
    centre: twoOne,
    emphasis: ["normal", "muted"],
    label: `${score}, Final, Provisório, ${ground}`,
  },
  {
    name: "a draw has no loser",
    match: { status: 5, subStatus: 11, homeGoals: 0, awayGoals: 0 },
    status: { tone: "muted", text: "Final", detail: undefined },
    centre: { kind: "score", home: 0, away: 0 },
    emphasis: ["normal", "normal"],
    label: `Farol do Cabo 0, Santa Maré 0, Final, ${ground}`,
  },
  {
    name: "after extra time",
    match: { status: 5, subStatus: 11, homeGoals: 1, awayGoals: 2, extraTime: true },
    status: { tone: "muted", text: "Final", detail: "a.p." },
    centre: { kind: "score", home: 1, away: 2 },
    emphasis: ["muted", "normal"],
    label: `Farol do Cabo 1, Santa Maré 2, Final, após prolongamento, ${ground}`,
  },
  {
    name: "after penalties, whose winner stays strong",
    match: {
      status: 5,
      subStatus: 11,
      homeGoals: 1,
      awayGoals: 1,
      extraTime: true,
      homePenaltyGoals: 4,
      awayPenaltyGoals: 5,
    },
    status: { tone: "muted", text: "Final", detail: "g.p. 4–5" },
    centre: { kind: "score", home: 1, away: 1 },
    emphasis: ["muted", "normal"],
    label: `Farol do Cabo 1, Santa Maré 1, Final, 4 a 5 nos penáltis, ${ground}`,
  },
  {
    name: "suspended",
    match: live(13),
    status: { tone: "warn", text: "Suspenso" },
    centre: twoOne,
    emphasis: ["muted", "muted"],
    label: `${score}, Suspenso, ${ground}`,
  },
  {
    name: "interrupted",
    match: live(17),
    status: { tone: "warn", text: "Parado" },
    centre: twoOne,
    emphasis: ["muted", "muted"],
    label: `${score}, Interrompido, ${ground}`,
  },
  {
    name: "postponed",
    match: { status: 1, subStatus: 14, date: null, fixtureDateIsDefined: false },
    status: { tone: "warn", text: "Adiado" },
    centre: { kind: "none" },
    emphasis: ["muted", "muted"],
    label: `${names}, Adiado, ${ground}`,
  },
  {
    name: "cancelled",
    match: { status: 1, subStatus: 15 },
    status: { tone: "warn", text: "Anulado" },
    centre: { kind: "none" },
    emphasis: ["struck", "struck"],
    label: `${names}, Anulado, ${ground}`,
  },
  {
    name: "numbers that contradict each other",
    match: { status: 5, subStatus: 2, homeGoals: 2, awayGoals: 1 },
    status: { tone: "muted", text: "Sem dados" },
    centre: { kind: "none" },
    emphasis: ["muted", "muted"],
    label: `${names}, Sem dados, ${ground}`,
  },
];

const round = { initial_date: "2026-11-13", final_date: "2026-11-16" };

test.each(CASES)("$name", ({ match, status, centre, emphasis, label }) => {
  const row = decideMatchRow(exampleMatch(match), ptPT, { round });
  expect(row.status).toEqual(status);
  expect(row.centre).toEqual(centre);
  expect([row.home.emphasis, row.away.emphasis]).toEqual(emphasis);
  expect(row.label).toBe(label);
});

describe("a row that says its day", () => {
  test("puts it first, and what it would have said after it", () => {
    const ended = exampleMatch({ status: 5, subStatus: 11, homeGoals: 2, awayGoals: 1 });
    expect(decideMatchRow(ended, ptPT, { isDated: true }).status).toMatchObject({ text: "14 nov", detail: "Final" });
    expect(decideMatchRow(exampleMatch(), en, { isDated: true }).status).toMatchObject({ text: "14 Nov" });
  });

  test("lets what is urgent come first", () => {
    const status = decideMatchRow(exampleMatch(live(4)), ptPT, { isDated: true }).status;
    expect(status).toEqual({ tone: "live", text: "Direto", detail: "2.ª parte" });
  });
});

test("in English", () => {
  const row = decideMatchRow(exampleMatch({ status: 5, subStatus: 11, homeGoals: 2, awayGoals: 1 }), en);
  expect(row.status.text).toBe("FT");
  expect(row.label).toBe("Farol do Cabo 2, Santa Maré 1, FT, Estádio do Promontório");
});

test("who was sent off, and who shows the match", () => {
  const sentOff = { status: 3, subStatus: 4, homeGoals: 0, awayGoals: 0, homeRedCards: 1, homeSecondYellowCards: 1 };
  const row = decideMatchRow(exampleMatch({ ...sentOff, transmission: "Canal Onda 1" }), ptPT);
  expect(row.home).toMatchObject({ redCards: 2, redCardsLabel: "2 cartões vermelhos" });
  expect(row.away).toMatchObject({ redCards: 0, redCardsLabel: undefined });
  expect(row.meta?.tv).toBe("Canal Onda 1");
  const over = decideMatchRow(exampleMatch({ status: 5, subStatus: 11, transmission: "Canal Onda 1" }), ptPT);
  expect(over.meta?.tv).toBeUndefined();
});
