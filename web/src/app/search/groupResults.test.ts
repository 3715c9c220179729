import { expect, test } from "vitest";
import { exampleAnswer, exampleResult } from "./exampleResults.ts";
import { countOf, decideGroups, decideMissing, decideScopes } from "./groupResults.ts";
import { KINDS } from "./kinds.ts";

const results = (...types: string[]) => types.map((type, id) => exampleResult(type, { id }));

test("the group of the best result leads, the others keep their order", () => {
  const groups = (...types: string[]) => decideGroups(exampleAnswer(results(...types)), 5).map(({ group }) => group);
  expect(groups("team", "video", "coach", "match")).toEqual(["team", "people", "match", "media"]);
  expect(groups("statement", "team", "match")).toEqual(["documents", "team", "match"]);
  expect(groups()).toEqual([]);
});

test("a group shows its best, in the order in which they came", () => {
  const [people] = decideGroups(exampleAnswer(results("coach", "player", "coach", "referee")), 3);
  expect(people?.results.map(({ type, id }) => `${type} ${id}`)).toEqual(["coach 0", "player 1", "coach 2"]);
  expect(people).toMatchObject({ group: "people", scope: "people", count: 4, isMore: false });
});

test("the way to all of a group names the one kind that there is", () => {
  const scopes = decideGroups(exampleAnswer(results("player", "player", "news", "video")), 5).map(({ scope }) => scope);
  expect(scopes).toEqual(["player", "media"]);
});

test("a group is there by its count, even where none of it came along", () => {
  const answer = exampleAnswer(results("team"), { counts: { team: 1, statement: 26 } });
  const groups = decideGroups(answer, 5);
  expect(groups.map(({ group, results: own }) => [group, own.length])).toEqual([
    ["team", 1],
    ["documents", 0],
  ]);
  expect(decideMissing(groups, 5)).toEqual(["documents"]);
});

test("a group that is whole is not missing, one with too few is", () => {
  const answer = exampleAnswer(results("team", "team", "match"), { counts: { team: 2, match: 48 } });
  expect(decideMissing(decideGroups(answer, 3), 3)).toEqual(["match"]);
});

test("kinds that nobody knows are left out", () => {
  expect(decideGroups(exampleAnswer(results("podcast", "team")), 5).map(({ group }) => group)).toEqual(["team"]);
});

test("kinds of which there are more than were counted say so for all that hold them", () => {
  const answer = exampleAnswer([], { counts: { news: 200, video: 3 }, more: ["news"] });
  expect(countOf(answer, ["news", "video"])).toEqual({ count: 203, isMore: true });
  expect(countOf(answer, ["video"])).toEqual({ count: 3, isMore: false });
  expect(countOf(answer, KINDS)).toEqual({ count: 203, isMore: true });
});

test("one chooses among the kinds that there are, the chosen one always among them", () => {
  const answer = exampleAnswer(results("team", "coach", "news"));
  expect(decideScopes(answer, undefined)).toEqual(["team", "coach", "news"]);
  expect(decideScopes(answer, "video")).toEqual(["team", "coach", "news", "video"]);
  expect(decideScopes(answer, "people")).toEqual(["team", "people", "coach", "news"]);
  expect(decideScopes(answer, "documents")).toEqual(["team", "coach", "news", "documents"]);
});

test("kinds that are always offered stay where they are", () => {
  const answer = exampleAnswer(results("team", "coach"));
  expect(decideScopes(answer, undefined, ["team", "match"])).toEqual(["team", "match", "coach"]);
  expect(decideScopes(undefined, undefined, ["team", "match"])).toEqual(["team", "match"]);
});
