import { expect, test } from "@playwright/test";
import Strapi from "strapi-sdk-js";
import { addEditor } from "../staff.ts";

/** A public client for Strapi 4, as it comes from npm, against our content API. */

interface Article {
  id: number;
  attributes: { title: string; locale: string; views: number; publishedAt: string | null } & Record<string, unknown>;
}

interface Found {
  data: Article[];
  meta: { pagination: Record<string, number> };
}

test.describe.configure({ mode: "serial" });

let visitor: Strapi;
let editor: Strapi;
/** What was made, by title. */
const made = new Map<string, number>();

const connect = (url = "") => new Strapi({ url, axiosOptions: { proxy: false } });

async function find(params: object, client = visitor): Promise<Found> {
  return (await client.find<Article[]>("news", params)) as unknown as Found;
}

const titles = ({ data }: Found) => data.map(({ attributes }) => attributes.title);
const idOf = (name: string) => made.get(name) ?? 0;

async function make(type: string, name: string, data: object): Promise<void> {
  const created = await editor.create<Article>(type, data);
  made.set(name, created.data.id);
}

test.beforeAll(({ baseURL }) => {
  visitor = connect(baseURL);
  editor = connect(baseURL);
});

test("signs in, and hears why it cannot", async () => {
  const { identifier, password } = addEditor();
  await expect(editor.login({ identifier, password: "wrong-password" })).rejects.toMatchObject({
    data: null,
    error: { status: 400, name: "ValidationError", message: "Invalid identifier or password" },
  });
  expect(await editor.login({ identifier, password })).toMatchObject({ user: { email: identifier } });
  expect(await editor.fetchUser()).toMatchObject({ email: identifier });
});

test("writes: tags, authors, articles in two languages, a draft", async () => {
  await expect(visitor.create("tags", { name: "Intruso" })).rejects.toMatchObject({
    error: { status: 403, name: "ForbiddenError" },
  });
  for (const name of ["Mercado", "Arbitragem", "Taça"]) await make("tags", name, { name });
  await make("authors", "Ana", { name: "Ana Ferraz", position: "Jornalista" });
  const days = ["01", "02", "03", "04", "05", "06", "07"];
  for (const day of days) {
    const tags = Number(day) % 2 === 0 ? [idOf("Mercado"), idOf("Taça")] : [idOf("Arbitragem")];
    await make("news", `N${day}`, {
      title: `Notícia ${day}`,
      lead: day === "07" ? null : `Resumo ${day}`,
      date: `2026-11-${day}T12:00:00.000Z`,
      publishedAt: `2026-11-${day}T12:00:00.000Z`,
      platform: day === "06" ? "app" : "all",
      tags,
      highlightTag: tags[0],
      author: day === "01" ? idOf("Ana") : null,
      content: [{ __component: "blocks.quote", text: `Citação ${day}`, author: "Treinador" }],
    });
  }
  const draft = await editor.create<Article>("news", { title: "Rascunho", publishedAt: null });
  expect(draft.data.attributes.publishedAt).toBeNull();
  made.set("draft", draft.data.id);
  await editor.request("post", `/news/${idOf("N01")}/localizations`, { data: { locale: "en", title: "Story 01" } });
});

test("reads one language at a time, and no drafts", async () => {
  const portuguese = await find({ locale: "pt-PT", sort: "title" });
  expect(titles(portuguese)).toEqual(["01", "02", "03", "04", "05", "06", "07"].map((day) => `Notícia ${day}`));
  expect(portuguese.meta.pagination).toEqual({ page: 1, pageSize: 25, pageCount: 1, total: 7 });
  expect(titles(await find({ locale: "en", filters: { title: { $endsWith: "01" } } }))).toEqual(["Story 01"]);
  expect(titles(await find({ locale: "all", filters: { title: { $endsWith: "01" } } }))).toHaveLength(2);

  await expect(visitor.findOne("news", idOf("draft"))).rejects.toMatchObject({ error: { status: 404 } });
  const preview = { publicationState: "preview", filters: { publishedAt: { $null: true } } };
  expect(titles(await find(preview, editor))).toEqual(["Rascunho"]);
  expect(titles(await find(preview))).toEqual([]);
});

test("filters, at any depth", async () => {
  const cases: [filters: object, days: string[]][] = [
    [{ title: "Notícia 03" }, ["03"]],
    [{ title: { $containsi: "CIA 0" }, platform: { $in: ["web", "all"] } }, ["01", "02", "03", "04", "05", "07"]],
    [{ tags: { slug: { $eq: "mercado" } } }, ["02", "04", "06"]],
    [{ author: { name: { $startsWith: "Ana" } } }, ["01"]],
    [{ $or: [{ tags: { slug: "taca" } }, { author: { id: { $notNull: true } } }] }, ["01", "02", "04", "06"]],
    [{ $and: [{ tags: { slug: "taca" } }, { date: { $gt: "2026-11-03" } }] }, ["04", "06"]],
    [{ date: { $between: ["2026-11-02T00:00:00Z", "2026-11-03T23:59:59Z"] } }, ["02", "03"]],
    [{ $not: { date: { $lt: "2026-11-06T00:00:00Z" } } }, ["06", "07"]],
    [{ lead: { $null: true } }, ["07"]],
    [{ id: { $in: [idOf("N02"), idOf("N05")] } }, ["02", "05"]],
    [{ highlightTag: idOf("Arbitragem"), lead: { $ne: "Resumo 01" } }, ["03", "05"]],
  ];
  for (const [filters, days] of cases) {
    const found = titles(await find({ filters, sort: ["title:asc"] }));
    expect(found, JSON.stringify(filters)).toEqual(days.map((day) => `Notícia ${day}`));
  }
  await expect(find({ filters: { nothing: 1 } })).rejects.toMatchObject({
    error: { status: 400, name: "ValidationError", message: "Invalid parameter nothing" },
  });
});

test("sorts by one, by several and by what is related", async () => {
  expect(titles(await find({ sort: "publishedAt:desc", pagination: { page: 1, pageSize: 2 } }))).toEqual([
    "Notícia 07",
    "Notícia 06",
  ]);
  const byTag = titles(await find({ sort: ["highlightTag.name:desc", "date:asc"] }));
  expect(byTag.slice(0, 3)).toEqual(["Notícia 02", "Notícia 04", "Notícia 06"]);
});

test("pages through, both ways", async () => {
  const sort = "title";
  const second = await find({ sort, pagination: { page: 2, pageSize: 3 } });
  expect(titles(second)).toEqual(["Notícia 04", "Notícia 05", "Notícia 06"]);
  expect(second.meta.pagination).toEqual({ page: 2, pageSize: 3, pageCount: 3, total: 7 });
  const beyond = await find({ sort, pagination: { page: 9, pageSize: 3 } });
  expect([titles(beyond), beyond.meta.pagination.page]).toEqual([[], 9]);

  const middle = await find({ sort, pagination: { start: 2, limit: 2 } });
  expect(titles(middle)).toEqual(["Notícia 03", "Notícia 04"]);
  expect(middle.meta.pagination).toEqual({ start: 2, limit: 2, total: 7 });
  const uncounted = await find({ sort, pagination: { page: 1, pageSize: 2, withCount: false } });
  expect(uncounted.meta.pagination).toEqual({ page: 1, pageSize: 2 });
});

test("brings along what it is asked for", async () => {
  const filters = { title: "Notícia 02" };
  const [bare] = (await find({ filters })).data;
  expect(bare?.attributes).not.toHaveProperty("tags");

  const [whole] = (await find({ filters, populate: "*" })).data;
  expect(whole?.attributes.tags).toMatchObject({
    data: [{ attributes: { slug: "mercado" } }, { attributes: { slug: "taca" } }],
  });
  expect(whole?.attributes.author).toEqual({ data: null });

  const named = { tags: { fields: ["slug"], sort: "slug:desc" }, content: true };
  const [chosen] = (await find({ filters, fields: ["title"], populate: named })).data;
  expect(Object.keys(chosen?.attributes ?? {})).toEqual(["title", "content", "tags"]);
  expect(chosen?.attributes.tags).toMatchObject({
    data: [{ attributes: { slug: "taca" } }, { attributes: { slug: "mercado" } }],
  });
  expect(chosen?.attributes.content).toMatchObject([{ __component: "blocks.quote", text: "Citação 02" }]);

  const one = await visitor.findOne<Article>("news", idOf("N01"), { populate: ["author", "localizations"] });
  expect(one.data.attributes).toMatchObject({
    author: { data: { attributes: { name: "Ana Ferraz" } } },
    localizations: { data: [{ attributes: { title: "Story 01", locale: "en" } }] },
  });
});

test("changes and deletes, and everybody sees it at once", async () => {
  await editor.update("news", idOf("N03"), { title: "Notícia 03, corrigida", tags: [idOf("Taça")] });
  expect(titles(await find({ filters: { tags: { slug: "taca" } }, sort: "title" }))).toContain("Notícia 03, corrigida");

  await editor.update("news", idOf("draft"), { publishedAt: "2026-11-08T12:00:00.000Z" });
  expect(titles(await find({ sort: "publishedAt:desc" }))[0]).toBe("Rascunho");

  await editor.delete("news", idOf("N05"));
  await expect(visitor.findOne("news", idOf("N05"))).rejects.toMatchObject({
    data: null,
    error: { status: 404, name: "NotFoundError", message: "Not Found", details: {} },
  });
  await expect(visitor.delete("news", idOf("N04"))).rejects.toMatchObject({ error: { status: 403 } });
  expect((await find({})).meta.pagination.total).toBe(7);
});
