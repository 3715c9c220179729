import { expect, test } from "vitest";
import type { Stadium } from "../../../api/wire.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { groundOf } from "./ground.ts";

const texts = allTexts["pt-PT"];
const stadium = { id: 1, name: "Estádio do Promontório" };
const own: Stadium = {
  ...stadium,
  attendance: 37006,
  capacity: 18640,
  address: "Estrada do Cabo",
  mapUrl: "https://map.example/1",
  mediaFormats: { small: "/art/scene/stadium-1.svg" },
};
const saidOf = (...asked: Parameters<typeof groundOf>) =>
  groundOf(...asked)?.facts.map(({ label, values }) => `${label}: ${values[0]?.text}`);

test("how many came of how many places there are", () => {
  expect(saidOf({ stadium }, { own, attendance: 17904 }, texts)).toEqual([
    "Assistência: 17\u202f904 de 18\u202f640",
    "Morada: Estrada do Cabo",
  ]);
  expect(saidOf({ stadium }, { own, attendance: null }, texts)).toEqual([
    "Lotação: 18\u202f640",
    "Morada: Estrada do Cabo",
  ]);
  expect(saidOf({ stadium }, { own, attendance: 0 }, texts)?.[0]).toBe("Assistência: 0 de 18\u202f640");
});

test("on another ground nothing is said of the club's own", () => {
  const elsewhere = { id: 7, name: "Estádio Nacional" };
  expect(groundOf({ stadium: elsewhere }, { own, attendance: 40000 }, texts)).toEqual({
    name: "Estádio Nacional",
    picture: undefined,
    facts: [
      {
        key: "attendance",
        label: "Assistência",
        values: [{ key: "attendance", text: "40\u202f000", href: undefined }],
      },
    ],
  });
});

test("little is known, or nothing", () => {
  expect(groundOf({ stadium }, { own: undefined, attendance: undefined }, texts)?.facts).toEqual([]);
  expect(groundOf({ stadium: null }, { own, attendance: 100 }, texts)).toBeUndefined();
});
