import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { restoreState } from "./state.ts";

const ADDRESS = "/api/v2/seasons";
const STATE = { page: { failures: [], router: { loaderData: {}, errors: null } }, answers: { [ADDRESS]: [1] } };

/** Whether it is asked anew, and since when it is known. */
function restored(stored?: string) {
  const client = new QueryClient();
  restoreState(client, STATE, stored);
  const query = client.getQueryCache().find({ queryKey: [ADDRESS] });
  return { isOld: query?.isStaleByTime(60_000), at: query?.state.dataUpdatedAt };
}

test("what the server has just read is new, what was put away as old as it says", () => {
  expect(restored().isOld).toBe(false);
  expect(restored(String(Date.now() - 30_000)).isOld).toBe(false);
  const hourOld = Date.now() - 3_600_000;
  expect(restored(String(hourOld))).toEqual({ isOld: true, at: hourOld });
});

test("what was put away while the clock was years ahead is asked anew now, and not in years", () => {
  expect(restored(String(Date.now() + 10 * 365 * 86_400_000))).toEqual({ isOld: true, at: 0 });
});
