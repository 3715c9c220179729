import { expect, test } from "vitest";
import { staticMatch } from "../exampleMatch.ts";
import { absenteesOf, isAnybodyAbsent } from "./absentees.ts";

const nobody = { suspended: [], atRisk: [] };

test("who misses the match and why, and who must take care", () => {
  const player = { id: 7, name: "Telmo Medroal" };
  const away = { suspended: [{ player, reason: "secondYellow", label: "Segundo amarelo" }], atRisk: [] };
  const clubs = absenteesOf({ home: { ...nobody, atRisk: [{ id: 9, name: "Vargem" }] }, away }, staticMatch());
  expect(clubs).toMatchObject([
    {
      club: "Farol do Cabo",
      suspended: [],
      atRisk: [{ key: "9", name: "Vargem", href: "/player/9/vargem/20262027/1" }],
    },
    {
      club: "Santa Maré",
      suspended: [
        { key: "7", name: "Telmo Medroal", why: "Segundo amarelo", href: "/player/7/telmo-medroal/20262027/2" },
      ],
      atRisk: [],
    },
  ]);
  expect(isAnybodyAbsent(clubs)).toBe(true);
});

test("nobody is missing", () => {
  expect(isAnybodyAbsent(absenteesOf({ home: nobody, away: nobody }, staticMatch()))).toBe(false);
});
