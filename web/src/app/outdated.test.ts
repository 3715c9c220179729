// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { askForNew, askForNewOnce } from "./outdated.ts";

const gone = (name: string) => new TypeError(`Failed to fetch dynamically imported module: /assets/${name}.js`);
const asked = vi.fn();
document.addEventListener("jornada:outdated", asked);

beforeEach(() => {
  asked.mockClear();
  sessionStorage.clear();
});

test("what was pressed for and has gone is asked for with a new page, each time", () => {
  askForNew(gone("actions"));
  askForNew(gone("actions"));
  expect(asked).toHaveBeenCalledTimes(2);
  askForNew(new Error("a mistake of ours"));
  askForNew(undefined);
  expect(asked).toHaveBeenCalledTimes(2);
});

test("what was only near is asked for once, for it may stay away", () => {
  askForNewOnce(gone("promo"));
  askForNewOnce(gone("promo"));
  expect(asked).toHaveBeenCalledTimes(1);
  askForNewOnce(gone("table"));
  expect(asked).toHaveBeenCalledTimes(2);
});

test("where nobody could tell whether it was asked for before, it is not", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("closed", "SecurityError");
    },
  });
  askForNewOnce(gone("promo"));
  vi.unstubAllGlobals();
  expect(asked).not.toHaveBeenCalled();
});
