import { expect, test } from "@playwright/test";
import qs from "qs";
import { openDesk } from "../staff.ts";

/** Queries as clients write them with `qs`: every way of writing one must find what the plain way finds. */

test.describe.configure({ mode: "serial" });

type Format = NonNullable<qs.IStringifyOptions["arrayFormat"]>;
const FORMATS: Format[] = ["indices", "brackets", "repeat"];

/** Queries that end in a plain list of values, which `repeat` can write too. */
const FLAT: [query: object, found: string[]][] = [
  [{}, ["V1", "V2", "V3", "V4", "V5", "V6"]],
  [{ filters: { title: "V2" } }, ["V2"]],
  [{ filters: { title: { $in: ["V1", "V3"] } } }, ["V1", "V3"]],
  [{ filters: { title: { $notIn: ["V1", "V3"] } } }, ["V2", "V4", "V5", "V6"]],
  [{ filters: { title: ["V5", "V6"] } }, ["V5", "V6"]],
  [{ filters: { duration: { $between: [20, 40] } } }, ["V2", "V3", "V4"]],
  [{ filters: { duration: { $gte: 30, $lt: 60 } } }, ["V3", "V4", "V5"]],
  [{ filters: { synopsis: { $contains: "Ação & golos: 100% + à [Taça]" } } }, ["V4"]],
  [{ filters: { synopsis: { $null: true } } }, ["V6"]],
  [{ filters: { extraTags: { slug: { $in: ["golos", "defesas"] } } } }, ["V1", "V2", "V3"]],
  [{ filters: { tag: { name: { $eqi: "GOLOS" } } } }, ["V4", "V5"]],
  [{ filters: { $not: { tag: { slug: { $in: ["golos"] } } } } }, ["V1"]],
  [{ sort: ["duration:desc"], pagination: { page: 2, pageSize: 2 } }, ["V4", "V3"]],
  [{ sort: ["platform:asc", "duration:desc"], pagination: { start: 0, limit: 3 } }, ["V6", "V5", "V4"]],
  [{ fields: ["title", "duration"], filters: { duration: 10 } }, ["V1"]],
  [{ populate: ["tag", "extraTags"], filters: { title: "V1" } }, ["V1"]],
];

/** Queries with lists of conditions, whose places have to be told apart. */
const NESTED: [query: object, found: string[]][] = [
  [{ filters: { $or: [{ title: "V1" }, { duration: { $gt: 50 } }] } }, ["V1", "V6"]],
  [{ filters: { $and: [{ duration: { $gt: 10 } }, { duration: { $lt: 40 } }] } }, ["V2", "V3"]],
  [
    { filters: { $or: [{ tag: { slug: { $eq: "golos" } } }, { extraTags: { slug: { $eq: "golos" } } }] } },
    ["V1", "V3", "V4", "V5"],
  ],
  [
    { filters: { $and: [{ $or: [{ title: "V1" }, { title: "V4" }] }, { $or: [{ duration: 40 }, { duration: 50 }] }] } },
    ["V4"],
  ],
  [
    { filters: { $or: [{ $and: [{ title: "V1" }, { duration: 10 }] }, { $not: { duration: { $lt: 60 } } }] } },
    ["V1", "V6"],
  ],
  [{ filters: { title: { $not: { $in: ["V1", "V2", "V3"] } }, $or: [{ duration: 40 }, { duration: 10 }] } }, ["V4"]],
  [
    { populate: { extraTags: { fields: ["slug"], filters: { slug: "golos" } } }, filters: { title: { $in: ["V1"] } } },
    ["V1"],
  ],
];

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const desk = openDesk(request);
  const tag = async (name: string) => (await desk.create("tags", { name })).data.id as number;
  const [goals, saves] = [await tag("Golos"), await tag("Defesas")];
  const main: Record<string, number> = { V1: saves, V4: goals, V5: goals };
  const extra: Record<string, number[]> = { V1: [goals, saves], V2: [saves], V3: [goals] };
  for (const [index, title] of ["V1", "V2", "V3", "V4", "V5", "V6"].entries()) {
    await desk.create("videos", {
      title,
      duration: 10 * (index + 1),
      synopsis: title === "V6" ? null : title === "V4" ? "Ação & golos: 100% + à [Taça]" : `Resumo ${title}`,
      tag: main[title] ?? null,
      extraTags: extra[title] ?? [],
    });
  }
  await request.dispose();
});

for (const [query, expected] of [...FLAT, ...NESTED]) {
  test(`finds the same however it is written: ${JSON.stringify(query)}`, async ({ request }) => {
    const isNested = NESTED.some(([one]) => one === query);
    const plain = await ask(qs.stringify(query, { encodeValuesOnly: true }));
    expect(plain.titles).toEqual(expected);

    async function ask(text: string) {
      const response = await request.get(`/api/videos?${text}`);
      expect(response.status(), text).toBe(200);
      const body: { data: { attributes: { title: string } }[] } = await response.json();
      return { body, titles: body.data.map(({ attributes }) => attributes.title) };
    }

    for (const arrayFormat of isNested ? FORMATS.slice(0, 1) : FORMATS) {
      for (const options of [{}, { encodeValuesOnly: true }, { format: "RFC1738" } as const]) {
        const text = qs.stringify(query, { arrayFormat, ...options });
        expect((await ask(text)).body, text).toEqual(plain.body);
      }
    }
  });
}
