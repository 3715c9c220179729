// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { forgetVisits, noteVisit, visitedBeside } from "./visited.ts";

const seen = () => visitedBeside("").map(({ href }) => href);

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  forgetVisits();
});

test("a link to a draft is not written down", () => {
  noteVisit("/news/rascunho?preview=abc", "Rascunho");
  noteVisit("/news?tag=x&preview=abc", "Rascunho");
  noteVisit("/news?tag=preview", "Notícias");
  expect(seen()).toEqual(["/news?tag=preview"]);
  expect(JSON.stringify({ ...localStorage })).not.toContain("abc");
});

test("what one tab forgets no other writes down again", () => {
  noteVisit("/profile", "Perfil");
  localStorage.removeItem("jornada_visited");
  noteVisit("/", "Início");
  expect(seen()).toEqual(["/"]);
});

test("where storage is closed it is known until the page is left, or forgotten", () => {
  const closed = () => {
    throw new DOMException("closed", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: closed, setItem: closed, removeItem: closed });
  noteVisit("/a", "A");
  noteVisit("/b", "B");
  expect(seen()).toEqual(["/b", "/a"]);
  forgetVisits();
  expect(seen()).toEqual([]);
});
