// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { chooseTheme } from "./chooseTheme.ts";
import { followTheme } from "./themeColour.ts";

let tellDevice: () => void = () => undefined;
let state: { loaderData: Record<string, unknown>; errors: object | null };

const router = () => ({ state }) as never;

const colours = () => [...document.querySelectorAll("meta")].map(({ content }) => content);

/** The ground of the page, as its theme has it. */
const ground = (colour: string) => {
  document.body.style.backgroundColor = colour;
};

beforeEach(() => {
  document.head.innerHTML = ["light", "dark"]
    .map((theme) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="#fff">`)
    .join("");
  document.body.innerHTML = '<div id="root"></div>';
  state = { loaderData: {}, errors: null };
  delete document.documentElement.dataset.theme;
  vi.stubGlobal("matchMedia", () => ({
    addEventListener: (_: string, tell: () => void) => {
      tellDevice = tell;
    },
  }));
});

test("the colour around the app is that of the theme that is chosen, and of the device's", () => {
  followTheme(router());
  ground("rgb(0, 14, 38)");
  chooseTheme("dark");
  expect(colours()).toEqual(["rgb(0, 14, 38)", "rgb(0, 14, 38)"]);
  ground("rgb(250, 252, 255)");
  tellDevice();
  expect(colours()).toEqual(["rgb(250, 252, 255)", "rgb(250, 252, 255)"]);
});

test("a page with a colour of its own keeps it", () => {
  state = { loaderData: { page: { head: { colour: "#123456" } } }, errors: null };
  followTheme(router());
  chooseTheme("light");
  expect(colours()).toEqual(["#123456", "#123456"]);
});

test("what was chosen before is seen at once", () => {
  document.documentElement.dataset.theme = "dark";
  ground("rgb(0, 14, 38)");
  followTheme(router());
  expect(colours()).toEqual(["rgb(0, 14, 38)", "rgb(0, 14, 38)"]);
});
