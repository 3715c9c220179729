// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Disclosure } from "./Disclosure";

afterEach(() => {
  cleanup();
  location.hash = "";
});

const isOpen = () => screen.getByRole<HTMLDetailsElement>("group").open;

test("it is closed until it is asked for", () => {
  render(
    <Disclosure id="tie-5" label="Passo a passo">
      Porquê
    </Disclosure>,
  );
  expect(isOpen()).toBe(false);
  location.hash = "#tie-5";
  dispatchEvent(new Event("hashchange"));
  expect(isOpen()).toBe(true);
});

test("an address that leads into it opens it", () => {
  location.hash = "#tie-5";
  render(
    <Disclosure id="tie-5" label="Passo a passo" detail="entre Alvoredo e Castro Vilar">
      Porquê
    </Disclosure>,
  );
  expect(isOpen()).toBe(true);
  expect(screen.getByText("entre Alvoredo e Castro Vilar")).toBeDefined();
});
