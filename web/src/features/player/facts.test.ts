import { expect, test } from "vitest";
import { exampleTeam } from "../../football/exampleMatch.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { examplePlayer } from "./examplePlayer.ts";
import { capital, heroFacts, profileOf } from "./facts.ts";

const texts = allTexts["pt-PT"];
const said = (player = examplePlayer()) =>
  heroFacts(player, "/team", texts).map(({ label, value }) => `${label}: ${value}`);

test("what is known of a player is said as it is written", () => {
  expect(said()).toEqual(["Idade: 26 anos", "País: Camarões", "Altura: 1,84 m", "Peso: 79 kg"]);
});

test("what is not known is left out", () => {
  expect(said(examplePlayer({ age: null, nationality: null, height: null, weight: null }))).toEqual([]);
});

test("whoever is on loan says from whom, with a way there", () => {
  const lent = examplePlayer({ loanFrom: exampleTeam(3, "Valmarinho") });
  expect(heroFacts(lent, "/team", texts).at(-1)).toEqual({
    label: "Emprestado por",
    value: "Valmarinho",
    href: "/team",
  });
});

test("a profile begins with the whole name, where it says more than the name", () => {
  expect(profileOf(examplePlayer(), texts)[0]?.values[0]?.text).toBe("Yannick Obando Mbarga");
  expect(profileOf(examplePlayer({ fullname: "Yannick Obando" }), texts)[0]?.label).toBe("Nascimento");
});

test("labels in capitals are read as a sentence", () => {
  expect(capital("REMATES À BALIZA")).toBe("Remates à baliza");
});
