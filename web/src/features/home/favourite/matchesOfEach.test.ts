import { expect, test } from "vitest";
import { exampleMatch, exampleTeam } from "../../../football/exampleMatch.ts";
import { inOrder, matchesOfEach } from "./matchesOfEach.ts";

const [farol, lagoa, dunas, mare] = [1, 7, 9, 12].map((id) => exampleTeam(id, `Clube ${id}`));
const clubs = [
  { id: 1, name: "Clube 1" },
  { id: 7, name: "Clube 7" },
];

type Side = typeof farol;

const match = (id: number, date: string | null, [homeTeam, awayTeam]: [Side, Side], status = 1) =>
  exampleMatch({
    id,
    date,
    status,
    subStatus: { 1: 1, 3: 4, 5: 11 }[status] ?? 1,
    ...(homeTeam && { homeTeam }),
    ...(awayTeam && { awayTeam }),
  });

const idsOf = (matches: { id: number }[]) => matches.map(({ id }) => id);

test("the lists of two clubs become one by date, without others and with nothing twice", () => {
  const derby = match(3, "2026-11-14T20:00:00Z", [farol, lagoa]);
  const lists = [
    match(2, "2026-11-08T20:00:00Z", [farol, dunas]),
    derby,
    match(9, null, [farol, mare]),
    match(1, "2026-11-01T20:00:00Z", [dunas, lagoa]),
    derby,
    match(5, "2026-11-02T20:00:00Z", [dunas, mare]),
  ];
  expect(idsOf(inOrder(lists, clubs))).toEqual([1, 2, 3, 9]);
});

test("of each club there is what is on, was last and comes next", () => {
  const all = [
    match(1, "2026-11-01T20:00:00Z", [farol, dunas], 5),
    match(2, "2026-11-02T20:00:00Z", [lagoa, dunas], 5),
    match(3, "2026-11-08T20:00:00Z", [mare, farol], 5),
    match(4, "2026-11-14T20:00:00Z", [lagoa, mare], 3),
    match(5, "2026-11-20T20:00:00Z", [farol, lagoa]),
    match(6, "2026-11-28T20:00:00Z", [farol, mare]),
  ];
  expect(idsOf(matchesOfEach(all, clubs))).toEqual([2, 3, 4, 5]);
});
