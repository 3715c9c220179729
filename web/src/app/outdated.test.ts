// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { markMissing } from "./errors.ts";
import { askForNew, askForNewIfOld } from "./outdated.ts";

function gone(name: string) {
  const payload = new TypeError(`Failed to fetch dynamically imported module: /assets/${name}.js`);
  markMissing({ payload });
  return payload;
}

const asked = vi.fn();
document.addEventListener("jornada:outdated", asked);

beforeEach(() => asked.mockClear());

test("what was pressed for and has gone is asked for with a new page, each time", () => {
  askForNew(gone("actions"));
  askForNew(gone("actions"));
  expect(asked).toHaveBeenCalledTimes(2);
  askForNew(new Error("a mistake of ours"));
  askForNew(undefined);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("what was only near is asked for with a new page where this one is old: a new one would miss it, too", () => {
  const age = vi.spyOn(performance, "now").mockReturnValue(10_000);
  askForNewIfOld(gone("promo"));
  expect(asked).not.toHaveBeenCalled();
  age.mockReturnValue(90_000);
  askForNewIfOld(gone("promo"));
  expect(asked).toHaveBeenCalledTimes(1);
});
