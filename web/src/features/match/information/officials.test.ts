import { expect, test } from "vitest";
import { allTexts } from "../../../i18n/allTexts.ts";
import { officials, refereeOf } from "./officials.ts";

const texts = allTexts["pt-PT"];
const person = (id: number, name: string) => ({ id, name, profilePhoto: `/p/${id}.svg` });
const nowhere = () => undefined;

test("in the order of their duties, the assistants on one line", () => {
  const referees = {
    observer: person(9, "Aires"),
    aux2: person(3, "Sandro"),
    aux1: person(2, "Matilde"),
    var: person(5, "Lúcio"),
    fourth: null,
  };
  expect(officials(referees, texts, nowhere)).toEqual([
    {
      key: "assistants",
      label: "Assistentes",
      values: [
        { key: "aux1", text: "Matilde" },
        { key: "aux2", text: "Sandro" },
      ],
    },
    { key: "var", label: "VAR", values: [{ key: "var", text: "Lúcio" }] },
    { key: "observer", label: "Observador", values: [{ key: "observer", text: "Aires" }] },
  ]);
});

test("nobody is named", () => {
  expect(officials({ main: null }, texts, nowhere)).toEqual([]);
  expect(refereeOf({}, nowhere)).toBeUndefined();
});

test("whoever has a page is linked to it", () => {
  const hrefOf = ({ id }: { id: number }, duty: string) => `/${duty}/${id}`;
  expect(refereeOf({ main: { id: 1, name: "Martim" } }, hrefOf)).toEqual({
    name: "Martim",
    photo: undefined,
    href: "/main/1",
  });
  expect(officials({ fieldDelegate: person(7, "Lídia") }, texts, hrefOf)[0]?.values[0]?.href).toBe("/fieldDelegate/7");
});
