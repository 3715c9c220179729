import { expect, test } from "vitest";
import { decideTableChoice } from "./tableChoice.ts";

test.each([
  ["", true, { type: "overall", live: true }],
  ["", false, { type: "overall", live: false }],
  ["live=0", true, { type: "overall", live: false }],
  ["live=1", false, { type: "overall", live: true }],
  ["type=home", false, { type: "home", live: false }],
  ["type=away&live=0", true, { type: "away", live: false }],
  ["type=%3Cscript%3E", false, { type: "overall", live: false }],
  ["round=7", true, { type: "overall", live: false, round: "7" }],
  ["type=form", true, { type: "form", live: true }],
  ["clubs=4-7&round=7", true, { type: "overall", live: false, round: "7", clubs: "4-7" }],
  ["ahead=1&behind=&clubs=2", false, { type: "overall", live: false, ahead: "1", clubs: "2" }],
  ["round=&live=1", true, { type: "overall", live: true }],
])("?%s while matches are live: %s", (query, hasMatchesLive, expected) => {
  expect(decideTableChoice(new URLSearchParams(query), { hasMatchesLive })).toEqual(expected);
});
