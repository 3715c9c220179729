// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DisclosurePanel } from "./DisclosurePanel";
import { watchPanels } from "./watchPanels";

let details: HTMLDetailsElement;
let button: HTMLElement;

beforeEach(() => {
  const { container } = render(
    <>
      <DisclosurePanel label="Competições" summary="Liga Atlântica">
        <a href="/liga">Liga Atlântica</a>
        <a href="/segunda">Segunda Atlântica</a>
        <a href="/taca">Taça Atlântica</a>
      </DisclosurePanel>
      <a href="/fora">Fora</a>
    </>,
  );
  details = container.querySelector("details") as HTMLDetailsElement;
  button = container.querySelector("summary") as HTMLElement;
});
afterEach(cleanup);
beforeEach(() => watchPanels(document));

function link(name: string) {
  return screen.getByText(name, { selector: "a" });
}

function press(key: string) {
  fireEvent.keyDown(document.activeElement as Element, { key });
}

function open() {
  details.open = true;
}

test("arrow down on the button opens the panel at its first link", () => {
  button.focus();
  press("ArrowDown");
  expect(details.open).toBe(true);
  expect(document.activeElement).toBe(link("Liga Atlântica"));
});

test("arrows, Home and End move between the links and back to the button", () => {
  open();
  button.focus();
  press("ArrowDown");
  press("ArrowDown");
  expect(document.activeElement).toBe(link("Segunda Atlântica"));
  press("End");
  expect(document.activeElement).toBe(link("Taça Atlântica"));
  press("ArrowDown");
  expect(document.activeElement).toBe(link("Taça Atlântica"));
  press("Home");
  expect(document.activeElement).toBe(link("Liga Atlântica"));
  press("ArrowUp");
  expect(document.activeElement).toBe(button);
});

test("Esc closes it and gives the focus back to the button", () => {
  open();
  link("Taça Atlântica").focus();
  press("Escape");
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(button);
});

test("it closes on a press outside, when the focus leaves and when a link is followed", () => {
  open();
  fireEvent.pointerDown(link("Liga Atlântica"));
  expect(details.open).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(details.open).toBe(false);

  open();
  fireEvent.focusOut(link("Taça Atlântica"), { relatedTarget: link("Fora") });
  expect(details.open).toBe(false);

  open();
  fireEvent.click(link("Segunda Atlântica"));
  expect(details.open).toBe(false);
});
