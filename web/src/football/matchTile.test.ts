import { expect, test } from "vitest";
import { ptPT } from "../i18n/ptPT.ts";
import { exampleMatch } from "./exampleMatch.ts";
import { decideMatchTile, orderForTicker } from "./matchTile.ts";

test("live first, then what is to come, then what is over", () => {
  const matches = [
    exampleMatch({ id: 1, status: 5, subStatus: 11 }),
    exampleMatch({ id: 2, status: 1, subStatus: 14 }),
    exampleMatch({ id: 3, status: 1, subStatus: 1 }),
    exampleMatch({ id: 4, status: 3, subStatus: 2 }),
    exampleMatch({ id: 5, status: 2, subStatus: 1 }),
  ];
  expect(orderForTicker(matches).map(({ id }) => id)).toEqual([4, 3, 5, 1, 2]);
});

test("a tile says when, or how it stands", () => {
  const ahead = decideMatchTile(exampleMatch(), ptPT);
  expect([ahead.status, ahead.corner, ahead.home.score]).toEqual([{ tone: "plain", text: "20:30" }, "sáb.", undefined]);
  const live = decideMatchTile(exampleMatch({ status: 3, subStatus: 3, homeGoals: 0, awayGoals: 2 }), ptPT);
  expect([live.status, live.corner, live.away.score]).toEqual([{ tone: "live", text: "Int." }, "Intervalo", 2]);
  const undefinedDate = decideMatchTile(exampleMatch({ date: null, fixtureDateIsDefined: false }), ptPT);
  expect(undefinedDate.status.text).toBe("Por definir");
});
