import { expect, test } from "vitest";
import type { Leaders } from "../api/wire.ts";
import { allTexts } from "../i18n/allTexts.ts";
import { FAROL } from "./exampleMatch.ts";
import { leaderRows } from "./leaderRows.ts";

const texts = allTexts["pt-PT"];

test("players with their portrait, or their club's crest where there is none", () => {
  const leader = (id: number, rankingPosition: number, total: number, photo: string | null) => ({
    rankingPosition,
    total,
    playerId: id,
    playerName: `Jogador ${id}`,
    teamId: FAROL.id,
    teamName: FAROL.name,
    player: { id, name: `Jogador ${id}`, photo: photo ? { small: photo } : null },
    team: FAROL,
  });
  const list: Leaders = {
    statId: 30,
    label: "Minutos",
    leaders: [leader(7, 1, 1260, "/p.svg"), leader(8, 1, 1260, null), leader(9, 3, 630, null)],
  };
  const rows = leaderRows(list, 20262027, texts);
  expect(rows.map(({ position, name, detail, value, share }) => [position, name, detail, value, share])).toEqual([
    [1, "Jogador 7", "Farol do Cabo", "1\u202f260", 1],
    [1, "Jogador 8", "Farol do Cabo", "1\u202f260", 1],
    [3, "Jogador 9", "Farol do Cabo", "630", 0.5],
  ]);
  expect(rows.map(({ picture }) => picture)).toEqual([
    { src: "/p.svg", shape: "portrait" },
    { src: "/art/crest/1.webp", shape: "crest" },
    { src: "/art/crest/1.webp", shape: "crest" },
  ]);
  expect(rows[0]?.href).toBe("/player/7/jogador-7/20262027/1");
});
