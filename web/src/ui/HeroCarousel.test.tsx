// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeroCarousel } from "./HeroCarousel";

const TEXTS = {
  label: "Destaques",
  carousel: "carrossel",
  slide: "destaque",
  position: (number: number, count: number) => `${number} de ${count}`,
  pause: "Parar",
  play: "Continuar",
};

let wantsNoMotion = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "requestAnimationFrame", "cancelAnimationFrame"] });
  vi.stubGlobal("matchMedia", () => ({ matches: wantsNoMotion }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  wantsNoMotion = false;
});

/** Three slides on a strip of 100 px each, which moves as it is told. */
function open(count = 3) {
  const slides = Array.from({ length: count }, (_, index) => ({
    key: String(index),
    title: `Título ${index + 1}`,
    picture: { thumb: "/thumb.webp", alt: "" },
    action: <a href="#more">Ler {index + 1}</a>,
  }));
  const { container, queryByRole, getByRole } = render(<HeroCarousel slides={slides} texts={TEXTS} />);
  const strip = container.querySelector("ul");
  if (!strip) throw new Error("a strip");
  Object.defineProperty(strip, "clientWidth", { value: 100 });
  const moves: ScrollToOptions["behavior"][] = [];
  strip.scrollTo = ((to: ScrollToOptions) => {
    moves.push(to.behavior);
    strip.scrollLeft = to.left ?? 0;
    strip.dispatchEvent(new Event("scroll"));
  }) as typeof strip.scrollTo;
  act(() => vi.advanceTimersByTime(50));
  const current = () => container.querySelector("[aria-current]")?.textContent;
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  return { container, queryByRole, getByRole, current, wait, moves };
}

test("it moves on by itself after eight seconds, and from the last to the first", () => {
  const { current, wait } = open();
  expect(current()).toBe("Título 1");
  wait(8000);
  expect(current()).toBe("Título 2");
  wait(16_000);
  expect(current()).toBe("Título 1");
});

test("it can be stopped, and goes on when asked", () => {
  const { current, wait, getByRole } = open();
  fireEvent.click(getByRole("button", { name: "Parar" }));
  wait(20_000);
  expect(current()).toBe("Título 1");
  fireEvent.click(getByRole("button", { name: "Continuar" }));
  wait(8000);
  expect(current()).toBe("Título 2");
});

test.each([
  ["a finger", fireEvent.touchStart],
  ["a key", (button: Element) => fireEvent.keyDown(button, { key: "Enter" })],
])("%s on the button stops it once, and not twice", (_, begin) => {
  const { current, wait, getByRole } = open();
  const press = (name: string) => {
    begin(getByRole("button", { name }));
    fireEvent.click(getByRole("button", { name }));
  };
  press("Parar");
  wait(20_000);
  expect(current()).toBe("Título 1");
  press("Continuar");
  wait(8000);
  expect(current()).toBe("Título 2");
});

test("whoever pushes it sideways keeps it, who scrolls past it does not", () => {
  const { current, wait, container, getByRole } = open();
  const strip = container.querySelector("ul") as Element;
  fireEvent.wheel(strip, { deltaX: 3, deltaY: 120 });
  wait(8000);
  expect(current()).toBe("Título 2");
  fireEvent.wheel(strip, { deltaX: 40, deltaY: 3 });
  wait(20_000);
  expect(current()).toBe("Título 2");
  expect(getByRole("button", { name: "Continuar" })).toBeDefined();
});

test("whoever chooses a slide keeps it", () => {
  const { current, wait, getByRole } = open();
  fireEvent.click(getByRole("link", { name: "Título 3" }));
  expect(current()).toBe("Título 3");
  wait(20_000);
  expect(current()).toBe("Título 3");
});

test("arrow keys lead from one to the next, and stop it", () => {
  const { current, wait, container } = open();
  fireEvent.keyDown(container.querySelector("nav a") as Element, { key: "ArrowRight" });
  expect(current()).toBe("Título 2");
  wait(20_000);
  expect(current()).toBe("Título 2");
});

test("with another key an arrow is the browser's", () => {
  const { current, container } = open();
  const link = container.querySelector("nav a") as HTMLElement;
  link.focus();
  for (const held of ["altKey", "ctrlKey", "metaKey", "shiftKey"]) {
    fireEvent.keyDown(link, { key: "ArrowRight", [held]: true });
  }
  expect(current()).toBe("Título 1");
  expect(document.activeElement).toBe(link);
});

test("where motion is not wanted it jumps, also for who sets it going", () => {
  wantsNoMotion = true;
  const { current, wait, getByRole, moves } = open();
  fireEvent.click(getByRole("button", { name: "Continuar" }));
  wait(8000);
  expect(current()).toBe("Título 2");
  expect(moves).toEqual(["instant"]);
});

test("it does not move where motion is not wanted", () => {
  wantsNoMotion = true;
  const { current, wait } = open();
  wait(30_000);
  expect(current()).toBe("Título 1");
});

test("only the slide that is seen can be reached", () => {
  const { container } = open();
  const slides = [...container.querySelectorAll("section > ul > li")];
  expect(slides.map((slide) => slide.hasAttribute("inert"))).toEqual([false, true, true]);
});

test("one slide needs no way to others", () => {
  const { queryByRole } = open(1);
  expect(queryByRole("navigation")).toBeNull();
  expect(queryByRole("button")).toBeNull();
});
