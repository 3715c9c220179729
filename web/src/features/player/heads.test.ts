import { expect, test } from "vitest";
import { allTexts } from "../../i18n/allTexts.ts";
import { examplePlayer } from "./examplePlayer.ts";
import { crumbsOf, person } from "./heads.ts";

const texts = allTexts["pt-PT"];

test("the way to a player leads through his club, and to a tab through him", () => {
  const way = crumbsOf(examplePlayer(), { tab: "career" }, "/team/1", texts);
  expect(way.map(({ label, href }) => `${label} ${href}`)).toEqual([
    "Início /",
    "Farol do Cabo /team/1",
    "Yannick Obando /player/9/yannick-obando/20262027/1",
    "Carreira /player/9/yannick-obando/20262027/1?tab=career",
  ]);
});

test("search engines are told of a person what is known", () => {
  const socials = [{ social: "instagram", url: "https://instantes.example/obando" }];
  expect(person(examplePlayer({ socials }), "/team/1")).toMatchObject({
    "@type": "Person",
    name: "Yannick Obando",
    alternateName: "Yannick Obando Mbarga",
    birthDate: "2000-03-04",
    height: { value: 184, unitCode: "CMT" },
    memberOf: { "@type": "SportsTeam", name: "Farol do Cabo", url: "/team/1" },
    sameAs: ["https://instantes.example/obando"],
  });
  const bare = person(examplePlayer({ birthday: null, height: null, nationality: null }), undefined);
  expect(Object.keys(bare)).not.toContain("birthDate");
  expect(Object.keys(bare)).not.toContain("nationality");
  expect(bare.memberOf).not.toHaveProperty("url");
});
