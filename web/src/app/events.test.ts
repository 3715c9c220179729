// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { answerConsent } from "./consent.ts";
import { announce, listen, type SiteEvent, takeEarly } from "./events.ts";

afterEach(() => {
  sessionStorage.clear();
  answerConsent([]);
});

test("what nobody has heard of is there for the next page, once, of who agreed to it", () => {
  announce("logout");
  expect(takeEarly()).toEqual([]);
  answerConsent(["analytics"]);
  announce("login_google");
  announce("next_match", { id: 7, name: "Dunas – Nortada" });
  expect(sessionStorage.getItem("jornada_early")).toContain("login_google");
  expect(takeEarly().map(({ name }) => name)).toEqual(["login_google", "next_match"]);
  expect(takeEarly()).toEqual([]);
  for (let times = 0; times < 30; times += 1) announce("logout");
  expect(takeEarly()).toHaveLength(20);
  sessionStorage.setItem("jornada_early", '{"a":');
  expect(takeEarly()).toEqual([]);
});

test("whoever listens hears what happens, until he stops", () => {
  const heard: SiteEvent[] = [];
  announce("logout");
  const stop = listen((event) => heard.push(event));
  announce("new_search", { query: "farol", found: 3, from: "page" });
  announce("logout");
  stop();
  announce("play_video", { id: 7, name: "Golo" });
  expect(heard).toEqual([
    { name: "new_search", detail: { query: "farol", found: 3, from: "page" } },
    { name: "logout", detail: undefined },
  ]);
});

/** The names between two words of a file. */
function namesIn(file: string, from: string, to: string, name: RegExp): string[] {
  const [, text = ""] = readFileSync(new URL(file, import.meta.url), "utf8").split(from);
  return [...(text.split(to)[0] ?? "").matchAll(name)].map(([, one]) => String(one)).sort();
}

test("what is told and what the server counts have the same names", () => {
  const told = namesIn("./events.ts", "interface EventDetails {", "}\n", /^ {2}(\w+):/gm);
  const counted = namesIn("../../../crates/server/src/counts.rs", "const NAMES", "];", /"(\w+)"/g);
  expect(told.length).toBeGreaterThan(15);
  expect(told).toEqual(counted);
});
