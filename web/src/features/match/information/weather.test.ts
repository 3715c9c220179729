import { expect, test } from "vitest";
import { allTexts } from "../../../i18n/allTexts.ts";
import { weatherOf } from "./weather.ts";

test.each([
  [
    "all",
    { climate: "clear-night", temperature: 14, rainPercentage: 5 },
    { temperature: "14 °C", text: "Céu limpo, chuva 5%" },
  ],
  ["frost", { climate: "fog", temperature: -2 }, { temperature: "\u22122 °C", text: "Nevoeiro" }],
  ["zero", { climate: null, temperature: 0, rainPercentage: 0 }, { temperature: "0 °C", text: "chuva 0%" }],
  [
    "a word that nobody knows",
    { climate: "meteors", rainPercentage: 80 },
    { temperature: undefined, text: "chuva 80%" },
  ],
  ["nothing", { climate: null, temperature: null, rainPercentage: null }, undefined],
  ["no answer", undefined, undefined],
])("%s", (_, climate, expected) => {
  expect(weatherOf(climate, allTexts["pt-PT"])).toEqual(expected);
});
