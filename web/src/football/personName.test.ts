import { expect, test } from "vitest";
import { splitName } from "./personName.ts";

test.each([
  ["Yannick Obando", "Yannick", "Obando"],
  ["Rui Pedro da Silva", "Rui Pedro", "da Silva"],
  ["Ana de Sá e Melo", "Ana de Sá", "e Melo"],
  ["Firmino", "", "Firmino"],
  ["  João   Faria ", "João", "Faria"],
  ["De Vries", "De", "Vries"],
  ["", "", ""],
])("%j is set as %j over %j", (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last });
});
