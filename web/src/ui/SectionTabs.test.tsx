// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SectionTabs } from "./SectionTabs";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sections = [
  { id: "course", label: "Resumo" },
  { id: "lineups", label: "Onzes" },
];

test("sections are plain anchors, and none is marked before the browser has said which is read", () => {
  render(<SectionTabs label="Secções" sections={sections} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Resumo", "#course"],
    ["Onzes", "#lineups"],
  ]);
  expect(links.some((link) => link.hasAttribute("aria-current"))).toBe(false);
});

test("the section that is read is marked", () => {
  let tell: (changes: { isIntersecting: boolean; target: Element }[]) => void = () => undefined;
  const watched: string[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof tell) {
        tell = callback;
      }
      observe(section: Element) {
        watched.push(section.id);
      }
      disconnect() {}
    },
  );
  render(
    <>
      <SectionTabs label="Secções" sections={sections} />
      <section id="course" />
      <section id="lineups" />
    </>,
  );
  expect(watched).toEqual(["course", "lineups"]);
  const target = document.getElementById("lineups")!;
  act(() => tell([{ isIntersecting: true, target }]));
  expect(screen.getByRole("link", { current: true }).textContent).toBe("Onzes");
  act(() => tell([{ isIntersecting: false, target }]));
  expect(screen.getByRole("link", { current: true }).textContent).toBe("Onzes");
});
