import { expect, test } from "vitest";
import { readSettings, readTokens } from "../api/furniture.ts";
import { createQueryClient } from "../api/queries.ts";
import { competition } from "../i18n/areas.ts";
import { ptPT } from "../i18n/ptPT.ts";
import { createSite, readTexts } from "./createSite.ts";

const failed = { status: 503, body: '{"data":null,"error":{"status":503,"name":"Unavailable","message":""}}' };

function tokens(words: Record<string, string | null>, pageCount = 1) {
  const data = Object.entries(words).map(([key, value], id) => ({ id, attributes: { key, value } }));
  return { data, meta: { pagination: { page: 1, pageSize: 100, pageCount, total: data.length } } };
}

/** A site over a server that knows these answers, by how they begin; all others fail. */
function siteOver(answers: Record<string, object>) {
  const asked: string[] = [];
  const client = createQueryClient((address) => {
    asked.push(address);
    const known = Object.keys(answers).find((beginning) => address.startsWith(beginning));
    return Promise.resolve(known ? { status: 200, body: JSON.stringify(answers[known]) } : failed);
  }, "pt-PT");
  return { asked, site: createSite({ language: "pt-PT", client, builtIn: ptPT }) };
}

const PAGE = "/api/tokens?locale=pt-PT&pagination[page]=";

test("tokens are laid over the built-in texts, and other keys can be looked up", async () => {
  const words = { APP_MATCHES: "Partidas", PROFILE_EDIT_PROFILE_ERROR_MESSAGE: "Não foi possível guardar." };
  const { site } = siteOver({ [`${PAGE}1&`]: tokens({ ...words, APP_HOME: null }) });
  await readTexts(site);
  expect(site.texts.app.matches).toBe("Partidas");
  expect(site.texts.app.home).toBe("Início");
  expect(site.overrides.PROFILE_EDIT_PROFILE_ERROR_MESSAGE).toBe("Não foi possível guardar.");
});

test("calls that fail leave the built-in texts, and are not made again", async () => {
  const { asked, site } = siteOver({});
  await readTexts(site);
  await readTexts(site);
  expect(site.texts).toEqual(ptPT);
  expect(asked).toHaveLength(2);
});

test("more than a hundred texts take more than one page", async () => {
  const { asked, site } = siteOver({
    [`${PAGE}1&`]: tokens({ APP_MATCHES: "Partidas" }, 2),
    [`${PAGE}2&`]: tokens({ APP_TABLE: "Pontos" }, 2),
  });
  await readTexts(site);
  expect([site.texts.app.matches, site.texts.app.table]).toEqual(["Partidas", "Pontos"]);
  expect(asked.filter((address) => address.startsWith(PAGE))).toHaveLength(2);
});

test("the site has the name that it was given, and a token has the last word", async () => {
  const settings = { data: [{ id: 1, attributes: { siteName: "Liga Atlântica" } }], meta: {} };
  const { site } = siteOver({ "/api/settings": settings, [`${PAGE}1&`]: tokens({}) });
  await readTexts(site);
  const { app } = site.texts;
  expect(app.title("Jogos", app.name)).toBe("Jogos · Liga Atlântica");
  site.client.setQueryData(readTokens("pt-PT").queryKey, tokens({ APP_NAME: "A Liga" }));
  expect(site.texts.app.name).toBe("A Liga");
});

test("what is read again shows at once; what has not changed stays the same texts", async () => {
  const { site } = siteOver({ [`${PAGE}1&`]: tokens({ APP_MATCHES: "Partidas" }) });
  await readTexts(site);
  const before = site.texts;
  site.client.setQueryData(readSettings("pt-PT").queryKey, { data: [{ id: 1, attributes: {} }] });
  expect(site.texts).toBe(before);
  site.client.setQueryData(readTokens("pt-PT").queryKey, tokens({ APP_MATCHES: "Encontros" }));
  expect(site.texts.app.matches).toBe("Encontros");
  site.client.setQueryData(readTokens("pt-PT").queryKey, tokens({}));
  expect(site.texts.app.matches).toBe("Jogos");
});

test("texts of an area come when a page brings them, with what editors wrote", async () => {
  const words = { APP_MATCHES: "Partidas", COMPETITION_OVERVIEW: "Tudo" };
  const { site } = siteOver({ [`${PAGE}1&`]: tokens(words) });
  await readTexts(site);
  const shown = site.texts;
  expect(shown.competition).toBeUndefined();
  await site.bringTexts([competition]);
  expect(site.texts).toBe(shown);
  expect([shown.competition.overview, shown.competition.season, shown.app.matches]).toEqual([
    "Tudo",
    "Época",
    "Partidas",
  ]);
  site.client.setQueryData(readTokens("pt-PT").queryKey, tokens({}));
  expect(site.texts.competition.overview).toBe("Resumo");
});

test("what is there is not brought again", async () => {
  const { site } = siteOver({});
  await site.bringTexts([competition]);
  const first = site.texts.competition;
  await site.bringTexts([competition]);
  expect(site.texts.competition).toBe(first);
});
