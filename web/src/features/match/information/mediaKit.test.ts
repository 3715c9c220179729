import { expect, test } from "vitest";
import { webAddress } from "../../../football/webAddress.ts";
import { fact } from "./fact.ts";
import { mediaKits, readMatchKits } from "./mediaKit.ts";

const here = "/match/20262027/liga-atlantica/14/1591";

test("files and links, but not to where one is and to nothing that runs", () => {
  const entry = {
    id: 1,
    description: null,
    files: [
      { id: 5, name: "guia.pdf", url: "/uploads/guia.pdf", alternativeText: "Guia da imprensa" },
      { id: 6, name: "mapa.pdf", url: "/uploads/mapa.pdf", alternativeText: "" },
    ],
    links: [
      { id: 1, label: "Página do jogo", url: here },
      { id: 2, label: "Acreditação", url: "/accreditation" },
      { id: 3, label: "Mau", url: "javascript:alert(1)" },
      { id: 4, label: "Vazio", url: null },
    ],
  };
  expect(mediaKits([entry], here)[0]?.links.map(({ label, href }) => `${label} ${href}`)).toEqual([
    "Guia da imprensa /uploads/guia.pdf",
    "mapa.pdf /uploads/mapa.pdf",
    "Acreditação /accreditation",
  ]);
});

test("one that holds nothing is not shown", () => {
  expect(mediaKits([{ id: 1, description: null, files: null, links: [] }, { id: 2 }], here)).toEqual([]);
  expect(mediaKits([{ id: 3, description: "Onzes uma hora antes." }], here)).toHaveLength(1);
});

test("it is found by the number of the match", () => {
  expect(readMatchKits({ id: 1591 }, "en").queryKey[0]).toContain("filters[gameKey][$eq]=1591");
});

test.each([
  ["https://www.example.org/1", true],
  ["/uploads/a.pdf", true],
  ["//example.org", false],
  ["data:text/html,x", false],
  ["", false],
  [null, false],
])("an address: %s", (address, isOne) => {
  expect(webAddress(address) !== undefined).toBe(isOne);
});

test("what is not known has no line", () => {
  expect(fact("television", "Televisão", null)).toEqual([]);
  expect(fact("television", "Televisão", "Maré TV")).toHaveLength(1);
});
