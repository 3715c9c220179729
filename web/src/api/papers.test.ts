import { expect, test } from "vitest";
import { tagsOf } from "./papers.ts";

test("what statements are about, each once and the usual ones first", () => {
  const statement = (id: number, slug?: string) => ({
    id,
    attributes: { tag: { data: slug ? { id, attributes: { name: slug.toUpperCase(), slug } } : null } },
  });
  const data = [statement(1, "disciplina"), statement(2), statement(3, "sorteios"), statement(4, "sorteios")];
  expect(tagsOf({ data, meta: {} })).toEqual([
    { id: 4, name: "SORTEIOS", slug: "sorteios" },
    { id: 1, name: "DISCIPLINA", slug: "disciplina" },
  ]);
});
