import { expect, test, vi } from "vitest";
import { createQueryClient } from "../api/queries.ts";
import { ptPT } from "../i18n/ptPT.ts";
import { createSite } from "./createSite.ts";
import { movedFrom } from "./movedFrom.ts";
import { missingOrMoved, type Page, type PageModule, pageMoved, pageNotFound, toRoute } from "./page.ts";
import { createRoutes } from "./routes.tsx";

function siteThatSays(answer: { status: number; body: string } | Error, language: "pt-PT" | "en" = "pt-PT") {
  const asked: string[] = [];
  const client = createQueryClient((address) => {
    asked.push(address);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }, language);
  return { asked, site: createSite({ language, client, builtIn: ptPT }) };
}

const moved = (body: object) => ({ status: 200, body: JSON.stringify(body) });
const nowhere = { status: 404, body: '{"error":"NotFound","message":"","statusCode":404}' };
const targetOf = (thrown: unknown) => (thrown instanceof Response ? thrown.headers.get("Location") : undefined);

test.each(["/news/7/x", "/", "/news?tag=a", "https://elsewhere.example/x"])("a page may be moved to %s", (to) => {
  expect(targetOf(pageMoved(to))).toBe(to);
});

test.each([
  "",
  "news",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "http://elsewhere.example",
  "https://",
  "https:///x",
  "javascript:alert(1)",
  "data:text/html,x",
])("a page is never moved to %s", (to) => {
  expect(() => pageMoved(to)).toThrow(TypeError);
});

test("where something is now is asked for by its path", async () => {
  const { asked, site } = siteThatSays(moved({ to: "/news/7/x", language: null }));
  expect(targetOf(await movedFrom(site, "/antigo/notícia 7"))).toBe("/news/7/x");
  expect(asked).toEqual(["/api/v1/redirect?path=%2Fantigo%2Fnot%C3%ADcia%207"]);
  expect(site.client.getQueryCache().getAll()).toEqual([]);
});

test("what is in English is shown in English, in a document of its own", async () => {
  const { site } = siteThatSays(moved({ to: "/news/7/x?page=2#end", language: "en" }));
  const response = await movedFrom(site, "/old");
  expect(targetOf(response)).toBe("/news/7/x?page=2&lang=en#end");
  expect(response?.headers.has("X-Remix-Reload-Document")).toBe(true);
  const reader = siteThatSays(moved({ to: "/news/7/x", language: "en" }), "en");
  const stays = await movedFrom(reader.site, "/old");
  expect(targetOf(stays)).toBe("/news/7/x?lang=en");
  expect(stays?.headers.has("X-Remix-Reload-Document")).toBe(false);
});

test("another site is named as it is", async () => {
  const { site } = siteThatSays(moved({ to: "https://elsewhere.example/x", language: "en" }));
  expect(targetOf(await movedFrom(site, "/old"))).toBe("https://elsewhere.example/x");
});

test.each([
  ["nothing known", nowhere],
  ["a failure", { status: 503, body: "" }],
  ["no network", new TypeError("offline")],
  ["no answer", { status: 200, body: "null" }],
  ["nonsense", moved({ to: "javascript:alert(1)" })],
  ["itself", moved({ to: "/old" })],
])("%s leaves the page missing", async (_, answer) => {
  const { site } = siteThatSays(answer);
  expect(await movedFrom(site, "/old")).toBeUndefined();
  expect(site.client.getQueryCache().getAll()).toEqual([]);
  const error = pageNotFound("/old");
  expect(await missingOrMoved(site, "/old", error)).toBe(error);
});

const place = { ErrorPage: () => null, bring: vi.fn(() => Promise.resolve()) };

async function openPage(site: ReturnType<typeof siteThatSays>["site"], module: Partial<PageModule>) {
  const page: Page = {
    pattern: "old",
    file: "",
    title: () => "",
    module: () => Promise.resolve({ default: () => null, load: () => Promise.reject({ status: 500 }), ...module }),
  };
  const { loader } = toRoute(site, page, place) as { loader: (args: object) => Promise<unknown> };
  const request = new Request("http://localhost/old?page=2");
  return loader({ params: {}, request }).catch((thrown: unknown) => thrown);
}

test("a page that is not found leads to where it is now", async () => {
  const { site } = siteThatSays(moved({ to: "/new" }));
  expect(targetOf(await openPage(site, { load: () => Promise.reject({ status: 404 }) }))).toBe("/new");
  expect(targetOf(await openPage(site, { isValid: () => false }))).toBe("/new");
  expect(place.bring).not.toHaveBeenCalled();
});

test("a page that fails otherwise asks nobody", async () => {
  const { asked, site } = siteThatSays(moved({ to: "/new" }));
  expect(await openPage(site, {})).toEqual({ status: 500 });
  expect(asked).toEqual([]);
});

test("an address without a page asks too", async () => {
  const { site } = siteThatSays(moved({ to: "/new" }));
  const [root] = createRoutes(site, place, {});
  const unknown = root?.children?.flatMap(({ children = [] }) => children).find(({ path }) => path === "*");
  const loader = unknown?.loader as (args: object) => Promise<unknown>;
  const thrown = await loader({ request: new Request("http://localhost/old") }).catch((error: unknown) => error);
  expect(targetOf(thrown)).toBe("/new");
});
