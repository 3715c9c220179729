import { expect, test } from "vitest";
import type { Correction } from "../../../api/wire.ts";
import { exampleTeam } from "../../../football/exampleMatch.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { staticMatch } from "../exampleMatch.ts";
import { correctionParts } from "./correctionParts.ts";
import { correctionsOf } from "./corrections.ts";

type Told = NonNullable<Correction["before"]>;

const texts = allTexts["pt-PT"];
const LONG = "Associação Desportiva e Recreativa de São Bartolomeu da Serra";
const goal = (more: Told = {}): Told => ({
  type: 4,
  minute: "12'",
  isFromHomeTeam: true,
  player: { id: 1, name: "Duarte Pimentel" },
  ...more,
});
const listed = (subject: string, before: Told | null, after: Told | null, why?: string) => {
  const one = { id: 1, at: "2026-11-14T21:10:00+00:00", source: "feed", subject, before, after, why: why ?? null };
  const [shown] = correctionsOf([one], staticMatch(), texts);
  return [shown?.what, shown?.from, shown?.to];
};

test.each<[string, Parameters<typeof listed>, (string | undefined)[]]>([
  [
    "another scorer, and why",
    ["goal", goal(), goal({ player: { id: 2, name: "Ivo Salgado" } }), "Revisão do vídeo"],
    ["Golo, Farol do Cabo: Revisão do vídeo", "12’ Duarte Pimentel", "12’ Ivo Salgado"],
  ],
  [
    "an own goal after all, of nobody known",
    ["goal", goal(), goal({ type: 5, isFromHomeTeam: false, player: null })],
    ["Golo, Santa Maré", "12’ Duarte Pimentel", "12’ Jogador por identificar, autogolo"],
  ],
  [
    "another assist",
    ["goal", goal(), goal({ relatedPlayer: { id: 3, name: "Vargem" } })],
    ["Golo, Farol do Cabo", "12’ Duarte Pimentel", "12’ Duarte Pimentel, Assistência de Vargem"],
  ],
  [
    "a card that was taken back",
    ["card", goal({ type: 2 }), null],
    ["Cartão, Farol do Cabo, retirado", "12’ Duarte Pimentel, cartão amarelo", undefined],
  ],
  [
    "a goal that came up",
    ["goal", null, goal()],
    ["Golo, Farol do Cabo, acrescentado", undefined, "12’ Duarte Pimentel"],
  ],
  ["another result", ["result", { score: "2-1" }, { score: "3-0" }], ["Resultado", "2–1", "3–0"]],
  [
    "the same score, now official",
    ["result", { score: "1-1", status: 4, subStatus: 9 }, { score: "1-1", status: 5, subStatus: 11 }],
    ["Resultado", "1–1, Final, provisório", "1–1, Final"],
  ],
  [
    "a result that no longer counts",
    ["result", { score: "1-1", penalties: "5-4", status: 5, subStatus: 11 }, { status: 5, subStatus: 15 }],
    ["Resultado", "1–1, g.p. 5–4", "Anulado"],
  ],
  [
    "another day",
    ["date", { date: null }, { date: "2026-11-14T20:30:00+00:00", fixtureDateIsDefined: true }],
    ["Data", "por definir", "sáb. 14 nov, às 20:30"],
  ],
  [
    "a day that is open again",
    ["date", { date: "2026-11-14", fixtureDateIsDefined: true }, { date: "2026-11-15", fixtureDateIsDefined: false }],
    ["Data", "sáb. 14 nov", "dom. 15 nov, por definir"],
  ],
])("%s", (_, asked, expected) => {
  expect(listed(...asked)).toEqual(expected);
});

test("when it was corrected, in words and for machines, and of which club", () => {
  const one = { id: 7, at: "2026-11-14T21:10:00+00:00", source: "feed", subject: "goal", before: goal(), after: null };
  const match = staticMatch({ homeTeam: exampleTeam(1, LONG) });
  expect(correctionsOf([one], match, allTexts.en)).toMatchObject([
    { key: "7", dateTime: one.at, what: `Goal, ${LONG}, taken back` },
  ]);
});

test("only a match whose result is official is asked", () => {
  const address = { season: "20262027", competition: "5", round: "4", id: 2115 };
  expect(correctionParts(address, { status: 5, subStatus: 11 })).toMatchObject([
    { queryKey: ["/api/v1/international/match/2115/corrections"] },
  ]);
  expect(correctionParts(address, { status: 4, subStatus: 9 })).toEqual([]);
});
