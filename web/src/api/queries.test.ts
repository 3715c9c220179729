import { expect, test } from "vitest";
import { addressOf } from "./queries.ts";

test("parameters go into the path, the rest into the query, and nothing is left unescaped", () => {
  expect(addressOf("/api/v1/competition/{id}", { id: "a/b?", season: undefined })).toBe("/api/v1/competition/a%2Fb%3F");
  expect(addressOf("/api/v1/competition/matches", { competition: "liga", round: "1&x=2" })).toBe(
    "/api/v1/competition/matches?competition=liga&round=1%26x%3D2",
  );
});

test("a list of values repeats its parameter", () => {
  expect(addressOf("/api/v2/competition/top/players", { statId: [142, 3], size: 5 })).toBe(
    "/api/v2/competition/top/players?statId=142&statId=3&size=5",
  );
});
