import { afterEach, expect, test, vi } from "vitest";
import { allTexts } from "../i18n/allTexts.ts";
import { errorTextOf, errorTitleOf, markMissing, pageErrorOf } from "./errors.ts";
import { errorHead } from "./head.ts";
import { pageNotFound } from "./page.ts";
import { noteVisit, visitedBeside } from "./visited.ts";

const texts = allTexts["pt-PT"];
afterEach(() => vi.unstubAllGlobals());

test("an error has its status in its title, and says what the server said or what we know", () => {
  expect(errorTitleOf({ status: 502 }, texts)).toBe("Erro 502");
  expect(errorTextOf({ status: 502, message: "Em manutenção" }, texts)).toBe("Em manutenção");
  expect(errorTextOf({ status: 502 }, texts)).toBe(texts.app.errorTexts.other);
  expect(errorTextOf(pageErrorOf(pageNotFound("/x")), texts)).toBe("Page Not Found: /x");
  expect(errorHead({ status: 404 }, "/x", texts)).toMatchObject({ isHidden: true, title: "Erro 404 · Jornada" });
});

test("a call that reached nobody is told from one that failed", () => {
  const offline = pageErrorOf({ status: 500, code: "offline", message: undefined });
  expect(offline.isOffline).toBe(true);
  expect(errorTitleOf(offline, texts)).toBe("Sem ligação");
  expect(errorHead(offline, "/x", texts).title).toBe("Sem ligação · Jornada");
  expect(pageErrorOf({ status: 500, code: "UnknownError" }).isOffline).toBeUndefined();
});

test("a part of the app that could not be fetched opens with the network, like any page, whatever a browser calls that", () => {
  for (const payload of [
    new TypeError("Failed to fetch dynamically imported module: /assets/x.js"),
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
    new Error("Unable to preload CSS for /assets/x.css"),
  ]) {
    expect(pageErrorOf(payload)).toEqual({ status: 500 });
    markMissing({ payload });
    expect(pageErrorOf(payload)).toEqual({ status: 500, isOffline: true });
  }
});

test("whatever else is thrown is an error of ours", () => {
  for (const thrown of [undefined, null, "x", 3, {}, new Error("x")])
    expect(pageErrorOf(thrown)).toEqual({ status: 500 });
});

test("the pages that were seen can be opened again, the last one first, but for the one that fails", () => {
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8]) noteVisit(`/${at}`, `Página ${at}`);
  noteVisit("/3", "Página 3");
  noteVisit("/8?tab=news", "Notícias");
  expect(visitedBeside("/8").map(({ href }) => href)).toEqual(["/3", "/7", "/6", "/5", "/4", "/2"]);
});
