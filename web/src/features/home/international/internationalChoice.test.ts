import { describe, expect, test } from "vitest";
import type { Competition, Round, Season } from "../../../api/wire.ts";
import { decideChoice, internationalAddress, roundOf } from "./internationalChoice.ts";

const competition = (id: string, isEuropean = true) => ({ id, isEuropean }) as Competition;
const season = (id: number, current: boolean) =>
  ({
    id,
    current,
    label: String(id),
    competitions: [competition("1"), competition("2"), competition("4", false)],
  }) as Season;
const seasons = [season(20262027, true), season(20252026, false)];
const choose = (query: string) => decideChoice(new URLSearchParams(query), seasons);

describe("what the address asks for", () => {
  test.each([
    ["", "/international"],
    ["season=20262027", "/international"],
    ["season=20252026", "/international?season=20252026"],
    ["type=domestic", "/international?type=domestic"],
    ["type=nonsense", "/international"],
    ["competition=2&round=5", "/international?competition=2&round=5"],
    ["competition=2", "/international"],
  ])("%s", (query, address) => {
    const choice = choose(query);
    expect(choice && internationalAddress(choice)).toBe(address);
  });

  test.each(["season=19992000", "competition=9&round=1", "competition=4&round=1"])("there is no %s", (query) => {
    expect(choose(query)).toBeUndefined();
  });

  test("friendlies are no competition", () => {
    expect(choose("")?.competitions.map(({ id }) => id)).toEqual(["1", "2"]);
  });
});

test("one competition shows another round, the others the one that is on", () => {
  const rounds = [1, 2, 3].map((number) => ({ id: number, number, is_current_round: number === 2 })) as Round[];
  const choice = choose("competition=2&round=3");
  if (!choice) throw new Error("a choice");
  expect(roundOf({ id: "1", rounds }, choice)?.number).toBe(2);
  expect(roundOf({ id: "2", rounds }, choice)?.number).toBe(3);
  const beyond = choose("competition=2&round=9");
  expect(beyond && roundOf({ id: "2", rounds }, beyond)).toBeUndefined();
});
