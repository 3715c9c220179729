import { expect, test } from "vitest";
import { allTexts } from "../../../i18n/allTexts.ts";
import { staticMatch } from "../exampleMatch.ts";
import { bestPlayer } from "./mvp.ts";

const figure = (statId: number, key: string, value: number) => ({ statId, key, label: key, value });
const mvp = { id: 96, external_id: "p", name: "Tanguy Castelnau", photo: "/p.svg", team: 2, rating: 8.8 };

test("his club, his mark and what he did, without what everybody has", () => {
  const stats = [figure(142, "goals", 2), figure(3, "assists", 0), figure(20001, "appearances", 1)];
  expect(bestPlayer({ ...mvp, stats }, staticMatch(), allTexts["pt-PT"])).toEqual({
    name: "Tanguy Castelnau",
    href: "/player/96/tanguy-castelnau/20262027/2",
    photo: "/p.svg",
    text: "Santa Maré, Nota 8,8",
    figures: [{ key: "142", label: "goals", value: "2" }],
  });
});

test("six figures at most; a club that is not playing and a mark that was not given are left out", () => {
  const stats = Array.from({ length: 9 }, (_, index) => figure(index, `k${index}`, 1000));
  const player = bestPlayer({ ...mvp, photo: null, team: 77, rating: null, stats }, staticMatch(), allTexts.en);
  expect(player).toMatchObject({ photo: undefined, text: "" });
  expect(player.figures).toHaveLength(6);
});
