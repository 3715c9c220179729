// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { MatchDynamic } from "../../../api/wire.ts";
import { clubMarks } from "../board/clubMarks.ts";
import { dynamicMatch, staticMatch } from "../exampleMatch.ts";
import { readMatchDynamic } from "../queries.ts";
import { expectNoComplaints, renderSection } from "../renderSection.tsx";
import { Stage } from "./Stage.tsx";

const address = { season: "20262027", competition: "liga-atlantica", round: "11", id: 1364 };

expectNoComplaints();

async function show(now: MatchDynamic, match = staticMatch()) {
  const stage = <Stage address={address} match={match} now={now} clubs={clubMarks(match)} />;
  await renderSection(stage, { answers: [[readMatchDynamic(address), now]] });
  return { timer: screen.queryByRole("timer"), strip: screen.queryByText("Ascendente") };
}

test("before kick-off the time that is left", async () => {
  const { timer, strip } = await show(dynamicMatch(1, 1, { minutesTillMatchStarts: 1501 }));
  expect(timer?.getAttribute("aria-label")).toBe("Faltam 1 dia, 1 hora e 1 minuto");
  expect(strip).toBeNull();
});

test.each([
  ["in play, though nothing has happened", dynamicMatch(3, 2)],
  ["over, with something told", dynamicMatch(5, 11, { momentum: [1] })],
])("the strip: %s", async (_, now) => {
  const { timer, strip } = await show(now);
  expect([timer, strip === null]).toEqual([null, false]);
});

test.each([
  ["over, and nothing told", dynamicMatch(5, 11), staticMatch()],
  ["put off", dynamicMatch(1, 14, { minutesTillMatchStarts: 3000 }), staticMatch()],
  ["without a day", dynamicMatch(1, 1, { minutesTillMatchStarts: null }), staticMatch({ date: null })],
])("nothing: %s", async (_, now, match) => {
  expect(await show(now, match)).toEqual({ timer: null, strip: null });
});
