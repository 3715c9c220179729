// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { RoundSlider } from "./RoundSlider";
import { decideStep, decideTick } from "./useRoundSliding";

afterEach(cleanup);

/** Ten rounds, of which eight have been played. */
const rounds = Array.from({ length: 10 }, (_, index) => ({
  key: String(index),
  label: `Jornada ${index + 1}`,
  href: index < 8 ? `#round-${index + 1}` : undefined,
}));

test.each([
  ["ArrowRight", 3, 4],
  ["ArrowUp", 3, 4],
  ["ArrowLeft", 3, 2],
  ["ArrowDown", 3, 2],
  ["PageUp", 1, 6],
  ["PageUp", 6, 7],
  ["PageDown", 7, 2],
  ["PageDown", 2, 0],
  ["Home", 5, 0],
  ["End", 5, 7],
  ["ArrowRight", 7, undefined],
  ["ArrowLeft", 0, undefined],
  ["Enter", 3, undefined],
])("%s at tick %d of eight leads to %s", (key, at, expected) => {
  expect(decideStep(key, at, 8)).toBe(expected);
});

test.each([
  [0, 0],
  [0.34, 3],
  [0.99, 7],
  [-1, 0],
  [2, 7],
])("a finger at %d of the track is on tick %d", (share, expected) => {
  expect(decideTick(share, 10, 8)).toBe(expected);
});

describe("the slider", () => {
  test("has a link for each round that was played, and says which one is shown", () => {
    render(<RoundSlider label="Jornadas" rounds={rounds} current={4} />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(rounds.slice(0, 8).map(({ label }) => label));
    expect(screen.getByRole("link", { current: true }).textContent).toBe("Jornada 5");
    expect(links.filter((link) => link.tabIndex === 0)).toHaveLength(1);
  });

  test("moves by keys from the round that has the focus", () => {
    render(<RoundSlider label="Jornadas" rounds={rounds} current={4} />);
    const followed = vi.fn((event: MouseEvent) => event.preventDefault());
    document.addEventListener("click", followed);
    const current = screen.getByRole("link", { current: true });
    current.focus();
    fireEvent.keyDown(current, { key: "ArrowRight" });
    expect(document.activeElement?.textContent).toBe("Jornada 6");
    fireEvent.keyDown(document.activeElement ?? current, { key: "ArrowRight" });
    expect(document.activeElement?.textContent).toBe("Jornada 7");
    fireEvent.keyDown(document.activeElement ?? current, { key: "PageDown" });
    expect(document.activeElement?.textContent).toBe("Jornada 2");
    expect(followed).toHaveBeenCalledTimes(3);
    document.removeEventListener("click", followed);
  });

  test("leaves keys alone that are meant for the browser", () => {
    render(<RoundSlider label="Jornadas" rounds={rounds} current={4} />);
    const current = screen.getByRole("link", { current: true });
    current.focus();
    fireEvent.keyDown(current, { key: "ArrowLeft", altKey: true });
    expect(document.activeElement).toBe(current);
  });
});
