import { expect, type Page, test } from "@playwright/test";
import { untilAlive } from "../browser.ts";
import { patched } from "../openInApp.ts";
import { comeBack, openMatch } from "./openMatch.ts";

const HOST = "https://www.youtube-nocookie.com";

/** The site of the video, and whether anybody there was asked. */
async function hostVideo(page: Page) {
  const asked: string[] = [];
  await page.route(`${HOST}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>x</title><p>it plays</p>" });
  });
  return asked;
}

const answerNow = (page: Page, now: object) =>
  page.route("**/api/v1/match/info/dynamic*", (route) => patched(route, (body) => ({ ...body, ...now })));

test("the best of a match is framed once somebody asks for it", async ({ page }) => {
  const asked = await hostVideo(page);
  await answerNow(page, { status: 5, subStatus: 11, highlight: `${HOST}/embed/1` });
  await openMatch(page);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Ver o resumo do jogo" }).click();
  await expect(page.frameLocator("iframe[title='Ver o resumo do jogo']").getByText("it plays")).toBeVisible();
  expect(asked).toEqual([`${HOST}/embed/1`]);
});

test("a clip stands in the timeline, and plays there", async ({ page }) => {
  const asked = await hostVideo(page);
  const clip = { id: 1, type: 0, minute: "50'", isFromHomeTeam: null, player: null, relatedPlayer: null };
  await answerNow(page, { events: [{ ...clip, description: "Defesa a dois tempos", embed: `${HOST}/embed/2` }] });
  await openMatch(page);
  const course = page.locator("#course");
  await expect(course.getByText("50’")).toBeVisible();
  expect(asked).toEqual([]);
  await course.getByRole("button", { name: "Defesa a dois tempos" }).click();
  await expect(course.frameLocator("iframe").getByText("it plays")).toBeVisible();
});

test("nobody's player is framed whom the league does not name", async ({ page }) => {
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-src"));
  await answerNow(page, { status: 5, subStatus: 11, highlight: "https://elsewhere.example/1" });
  await openMatch(page);
  await page.getByRole("button", { name: "Ver o resumo do jogo" }).click();
  expect((await refused).type()).toBe("error");
});

test("when the match cannot be read any more, the page says how old it is, until it can", async ({ page }) => {
  await openMatch(page);
  const old = page.getByText(/^Sem ligação ao jogo. Dados das \d\d:\d\d\.$/);
  await expect(old).toHaveCount(0);
  const call = "**/api/v1/match/info/dynamic*";
  await page.route(call, (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
  await comeBack(page);
  await expect(old).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dunas 1, Lagoa Brava 0");
  await page.unroute(call);
  await comeBack(page);
  await expect(old).toHaveCount(0);
});

test("the press finds its papers with the match", async ({ page, request }) => {
  const kits = await (await request.get("/api/media-kits?pagination[pageSize]=1")).json();
  const { gameKey, description } = kits.data[0].attributes;
  const place = await (await request.get(`/api/v1/match/${gameKey}`)).json();
  await page.goto(`/match/${place.season}/${place.competition}/${place.round}/${gameKey}`);
  await untilAlive(page);
  const papers = page.locator("#information section").filter({ hasText: description });
  await expect(papers.getByRole("heading", { level: 3 })).toHaveText("Dossiê de imprensa");
});
