import { expect, test } from "vitest";
import { entriesOf, unwrap } from "./entries.ts";

test.each([
  ["an entry", { data: { id: 1, attributes: { title: "A", views: 0 } }, meta: {} }, { id: 1, title: "A", views: 0 }],
  ["a list", { data: [{ id: 1, attributes: { title: "A" } }], meta: { pagination: {} } }, [{ id: 1, title: "A" }]],
  ["nothing", { data: null }, null],
  [
    "relations, to one, to none and to many",
    {
      id: 1,
      attributes: {
        tag: { data: { id: 2, attributes: { slug: "liga" } } },
        author: { data: null },
        tags: { data: [{ id: 3, attributes: { slug: "taca" } }] },
      },
    },
    { id: 1, tag: { id: 2, slug: "liga" }, author: null, tags: [{ id: 3, slug: "taca" }] },
  ],
  [
    "components and zones, which are flat, with relations in them",
    {
      id: 1,
      attributes: {
        content: [{ id: 7, __component: "blocks.image", image: { data: { id: 9, attributes: { url: "/a.png" } } } }],
        seo: null,
      },
    },
    { id: 1, content: [{ id: 7, __component: "blocks.image", image: { id: 9, url: "/a.png" } }], seo: null },
  ],
  ["what is no wrapping", { id: 1, attributes: { json: { data: 1, more: 2 } } }, { id: 1, json: { data: 1, more: 2 } }],
])("%s", (_, wrapped, plain) => {
  expect(unwrap(wrapped)).toEqual(plain);
});

test("a list says where it stands", () => {
  const pagination = { page: 2, pageSize: 12, pageCount: 3, total: 30 };
  expect(entriesOf({ data: [], meta: { pagination } })).toEqual({ entries: [], pagination });
  expect(entriesOf({ data: [] }).pagination.total).toBe(0);
});
