import { expect, test } from "vitest";
import { partnersAt } from "./partners.ts";

const entries = [
  { id: 1, name: "Nortelo", type: "official", location: "everywhere", url: "https://nortelo.example" },
  { id: 2, name: "Ceifa", type: "official", location: "home" },
  { id: 3, name: "Velame", type: "main", location: "footer", url: "javascript:alert(1)" },
  { id: 4, name: null, type: "main", location: "footer" },
];

test("a place shows its own partners and those that are everywhere, the main one first", () => {
  expect(partnersAt("footer", entries).map(({ name, isMain }) => [name, isMain])).toEqual([
    ["Velame", true],
    ["Nortelo", false],
  ]);
  expect(partnersAt("home", entries).map(({ name }) => name)).toEqual(["Nortelo", "Ceifa"]);
});

test("a partner leads to a page, and to nothing that runs", () => {
  expect(partnersAt("footer", entries).map(({ href }) => href)).toEqual([undefined, "https://nortelo.example"]);
});

test("a logo is shown in a small size, or as it was uploaded", () => {
  const logo = (formats: object | null) =>
    partnersAt("home", [{ id: 1, name: "A", location: "home", logo: { url: "/a.svg", formats } }]);
  expect(logo({ small: { url: "/s.jpg", webp: { url: "/s.webp" } } })[0]?.logo).toBe("/s.webp");
  expect(logo({ small: { url: "/s.jpg" } })[0]?.logo).toBe("/s.jpg");
  expect(logo(null)[0]?.logo).toBe("/a.svg");
});
