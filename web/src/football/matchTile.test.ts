import { expect, test } from "vitest";
import { ptPT } from "../i18n/ptPT.ts";
import { exampleMatch } from "./exampleMatch.ts";
import { decideMatchTile, keepOrder } from "./matchTile.ts";

test("live first, then what is to come, then what is over", () => {
  const matches = [
    exampleMatch({ id: 1, status: 5, subStatus: 11 }),
    exampleMatch({ id: 2, status: 1, subStatus: 14 }),
    exampleMatch({ id: 3, status: 1, subStatus: 1 }),
    exampleMatch({ id: 4, status: 3, subStatus: 2 }),
    exampleMatch({ id: 5, status: 2, subStatus: 1 }),
  ];
  expect(keepOrder(undefined, matches, 0).ids).toEqual([4, 3, 5, 1, 2]);
});

test("tiles stay where they are while matches begin and end", () => {
  const ahead = exampleMatch({ id: 1, status: 1, subStatus: 1 });
  const live = exampleMatch({ id: 2, status: 3, subStatus: 2 });
  const began = { ...ahead, status: 3, subStatus: 2 };
  const ended = { ...live, status: 5, subStatus: 11 };
  const first = keepOrder(undefined, [ahead, live], 0);
  expect(first.ids).toEqual([2, 1]);
  expect(keepOrder(first, [ahead, live], 0)).toBe(first);
  const later = keepOrder(first, [began, ended], 60_000);
  expect(later).toEqual({ ids: [2, 1], readAt: 60_000 });
  // Put aside for a while: the order is that of now.
  expect(keepOrder(later, [began, ended], 900_000).ids).toEqual([1, 2]);
  // Another round.
  const next = exampleMatch({ id: 3, status: 1, subStatus: 1 });
  expect(keepOrder(later, [next, began], 60_000).ids).toEqual([1, 3]);
});

test("a tile says when, or how it stands", () => {
  const ahead = decideMatchTile(exampleMatch(), ptPT);
  expect([ahead.status, ahead.corner, ahead.home.score]).toEqual([{ tone: "plain", text: "20:30" }, "sáb.", undefined]);
  const live = decideMatchTile(exampleMatch({ status: 3, subStatus: 3, homeGoals: 0, awayGoals: 2 }), ptPT);
  expect([live.status, live.corner, live.away.score]).toEqual([{ tone: "live", text: "Int." }, "Intervalo", 2]);
  const undefinedDate = decideMatchTile(exampleMatch({ date: null, fixtureDateIsDefined: false }), ptPT);
  expect(undefinedDate.status.text).toBe("Por definir");
});
