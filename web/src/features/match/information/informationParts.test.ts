import { expect, test } from "vitest";
import { staticMatch } from "../exampleMatch.ts";
import { informationParts } from "./informationParts.ts";

const address = { season: "20262027", competition: "5", round: "4", id: 2115 };
const callsOf = (...asked: Parameters<typeof informationParts>) =>
  informationParts(...asked).map(({ queryKey }) => String(queryKey[0]).split("?")[0]);

test("a match abroad is asked for its weather like one at home; nobody is the best before the end", () => {
  expect(callsOf(address, staticMatch(), { language: "en", isOver: true })).toEqual([
    "/api/v1/match/climate",
    "/api/v1/team/1/stadium",
    "/api/v1/match/mvp",
    "/api/media-kits",
  ]);
  expect(callsOf(address, staticMatch({ stadium: null }), { language: "en", isOver: false })).toEqual([
    "/api/v1/match/climate",
    "/api/media-kits",
  ]);
});
