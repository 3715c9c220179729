// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Timeline } from "./Timeline";
import type { TimelineEntry } from "./timelineEntry";

const [home, away] = ["Farol do Cabo", "Santa Maré"].map((name) => ({
  key: name,
  name,
  abbreviation: name.slice(0, 3),
  crest: "/crest.svg",
  color: "#ffd21f",
  onColor: "#001941",
}));

const goal = (key: string, minute: string): TimelineEntry => ({
  kind: "goal",
  key,
  side: "away",
  minute,
  word: "Golo",
  score: "0–1",
  title: { text: "Norberto", href: "/person/9" },
  detail: "Assistência de Caldelas",
});
const start: TimelineEntry = { kind: "marker", key: "start", tone: "plain", text: "Início" };
const video: TimelineEntry = {
  kind: "moment",
  key: "video",
  minute: "59’",
  title: "Mão na área",
  media: { kind: "video", embedSrc: "about:blank", href: "/video/1", label: "Ver o vídeo", duration: "00:24" },
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const guard = { isAllowed: () => true, bringQuestion: () => Promise.reject(new Error("nobody asks")) };

function show(entries: TimelineEntry[]) {
  return <Timeline label="Cronologia" home={home!} away={away!} entries={entries} guard={guard} />;
}
const items = () => within(screen.getByRole("list", { name: "Cronologia" })).getAllByRole("listitem");
const fresh = () => items().map((one) => one.hasAttribute("data-new"));

test("an entry is read with its minute, what happened, whose it was, the score and the names", () => {
  render(show([start, goal("1", "23’")]));
  expect(items().map((one) => one.textContent)).toEqual([
    "Início",
    "23’Golo, Santa Maré, 0–1NorbertoAssistência de Caldelas",
  ]);
  expect(screen.getByRole("link", { name: "Norberto" }).getAttribute("href")).toBe("/person/9");
});

test("the order is the caller's", () => {
  render(show([goal("2", "60’"), start]));
  expect(items().map((one) => one.textContent?.slice(0, 3))).toEqual(["60’", "Iní"]);
});

test("what comes in while somebody looks is shown as new, and for a while only", () => {
  const { rerender } = render(show([start]));
  expect(fresh()).toEqual([false]);
  rerender(show([goal("1", "23’"), start]));
  expect(fresh()).toEqual([true, false]);
  act(() => vi.advanceTimersByTime(5000));
  expect(fresh()).toEqual([false, false]);
});

test("another match is not news of this one", () => {
  const { rerender } = render(show([start]));
  rerender(show([goal("8", "2’"), goal("9", "1’")]));
  expect(fresh()).toEqual([false, false]);
});

test("a video is asked for only after a click, and takes the focus", () => {
  render(show([video]));
  expect(document.querySelector("iframe")).toBeNull();
  expect(screen.getByRole("link", { name: "Ver o vídeo 00:24", hidden: true }).getAttribute("href")).toBe("/video/1");
  fireEvent.click(screen.getByRole("button", { name: "Ver o vídeo 00:24" }));
  const player = screen.getByTitle("Ver o vídeo");
  expect(player.getAttribute("src")).toBe("about:blank");
  expect(document.activeElement).toBe(player);
  expect(screen.queryByRole("button")).toBeNull();
});
