import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { expectAccessible, untilAlive } from "../browser.ts";
import {
  expectSignedInAs,
  expectSignedOut,
  type Fan,
  logInByCall,
  newFan,
  rememberFan,
  test,
  tokenOf,
} from "./fans.ts";
import { logInByEmail, portal } from "./portal.ts";

interface Club {
  id: number;
  name: string;
}

/** The clubs of the league, with where their pages are. */
async function clubsOf(request: APIRequestContext) {
  const [season] = (await (await request.get("/api/v2/seasons")).json()) as { id: number }[];
  const { teams } = (await (await request.get("/api/v1/teams/profile")).json()) as { teams: Club[] };
  return (name: string) => {
    const club = teams.find((one) => one.name === name);
    if (!club) throw new Error(`no club is called ${name}`);
    return { ...club, page: `/team/${club.id}/liga-atlantica/${season?.id}` };
  };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function followed(request: APIRequestContext, token: string): Promise<string[]> {
  const answer = await request.get("/api/v1/profile/favourite/teams", { headers: bearer(token) });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { team: Club }[]).map(({ team }) => team.name);
}

async function follow(request: APIRequestContext, { token }: Pick<Fan, "token">, clubs: Club[]) {
  for (const { id } of clubs) {
    const answer = await request.post("/api/v1/profile/favourite/team", {
      headers: bearer(token),
      data: { team_id: id },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem("jornada_club"));

const star = (page: Page) => page.getByRole("button", { name: /^(Seguir|O meu clube|O meu 2\.º clube)$/ });

async function open(page: Page, address: string) {
  await page.goto(address);
  await untilAlive(page);
}

test("what a visitor follows moves into the account, in order", async ({ page, request }) => {
  const fan = await newFan(request);
  const club = await clubsOf(request);
  await open(page, club("Lagoa Brava").page);
  await star(page).click();
  await expect(star(page)).toHaveAttribute("aria-pressed", "true");
  await expect(star(page)).toHaveText("O meu clube");
  await open(page, club("Farol do Cabo").page);
  await star(page).click();
  await expect(star(page)).toHaveText("O meu 2.º clube");
  await expectAccessible(page);

  await open(page, "/auth");
  await logInByEmail(page, fan);
  await expectSignedInAs(page, { email: fan.email });
  const token = (await tokenOf(page.context())) ?? "";
  await expect.poll(() => followed(request, token)).toEqual(["Lagoa Brava", "Farol do Cabo"]);
  await expect.poll(() => onDevice(page)).toContain('"isAccounts":true');
});

test("who has an account finds its two clubs wherever they go", async ({ page, request, site }) => {
  const fan = await newFan(request);
  const club = await clubsOf(request);
  const [farol, lagoa] = [club("Farol do Cabo"), club("Lagoa Brava")];
  await follow(request, fan, [farol, lagoa]);
  await rememberFan(page.context(), fan.token, site);

  await open(page, "/");
  await expectSignedInAs(page, { email: fan.email });
  await expect.poll(() => onDevice(page)).toContain("Lagoa Brava");
  await page.locator('[data-part="favourite"]').scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Farol do Cabo", level: 2, exact: true })).toBeVisible();
  const matches = page.locator("section", { has: page.getByRole("heading", { name: "Jogos dos seus clubes" }) });
  await expect(matches.getByRole("link", { name: /Farol do Cabo/ })).toBeVisible();
  await expect(matches.getByRole("link", { name: /Lagoa Brava/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mudar de clube" })).toHaveAttribute("href", "/profile/edit");
  await expectAccessible(page);

  await open(page, "/videos");
  const tabs = page.getByRole("navigation", { name: "Vídeos de" });
  await expect(tabs.getByRole("link").nth(1)).toHaveAttribute("href", `/videos?team=${farol.id}`);
  await expect(tabs.getByRole("link").nth(2)).toHaveText("Lagoa Brava");
  await expect(tabs.getByRole("link").nth(2)).toHaveAttribute("href", `/videos?team=${lagoa.id}`);

  await open(page, "/calendar");
  const mine = page.getByRole("navigation", { name: "Os meus clubes" });
  await expect(mine.getByRole("link")).toHaveCount(2);
  await expect(page.locator("select[name=team] optgroup option")).toHaveText(["Farol do Cabo", "Lagoa Brava"]);
  await mine.getByRole("link", { name: /Lagoa Brava/ }).click();
  await expect(page).toHaveURL(new RegExp(`team=${lagoa.id}`));
  await mine.getByRole("link", { name: /Lagoa Brava/ }).click();
  await expect(page).not.toHaveURL(/team=/);
  await expect(page.getByText("Farol do Cabo e Lagoa Brava")).toBeVisible();

  await open(page, lagoa.page);
  await expect(star(page)).toHaveText("O meu 2.º clube");
  const marked = page.locator(`[data-club="${lagoa.id}"]`);
  expect(await marked.evaluate((link) => getComputedStyle(link, "::before").content)).toBe('""');
});

test("what one device changes arrives on the other", async ({ page, browser, request, site }) => {
  const fan = await newFan(request);
  const club = await clubsOf(request);
  const [farol, lagoa] = [club("Farol do Cabo"), club("Lagoa Brava")];
  await follow(request, fan, [farol, lagoa]);
  const { jwt: second } = await (await logInByCall(request, fan)).json();
  const elsewhere = await (await browser.newContext()).newPage();
  await rememberFan(page.context(), fan.token, site);
  await rememberFan(elsewhere.context(), second, site);
  await open(page, lagoa.page);
  await expect(star(page)).toHaveText("O meu 2.º clube");

  await open(elsewhere, farol.page);
  await expect(star(elsewhere)).toHaveText("O meu clube");
  await star(elsewhere).click();
  await expect(star(elsewhere)).toHaveText("Seguir");
  await star(elsewhere).click();
  await expect(star(elsewhere)).toHaveText("O meu 2.º clube");
  await expect.poll(() => followed(request, second)).toEqual(["Lagoa Brava", "Farol do Cabo"]);

  // Whoever comes back after a while finds what was done meanwhile.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 120_000;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(star(page)).toHaveText("O meu clube");

  await elsewhere.getByRole("button", { name: "Tornar principal" }).click();
  await expect(star(elsewhere)).toHaveText("O meu clube");
  await page.reload();
  await untilAlive(page);
  await expect(star(page)).toHaveText("O meu 2.º clube");
  await elsewhere.context().close();
});

test("signing out leaves nothing behind, on this tab or another", async ({ page, request, site }) => {
  const fan = await newFan(request);
  const club = await clubsOf(request);
  const farol = club("Farol do Cabo");
  await follow(request, fan, [farol]);
  await rememberFan(page.context(), fan.token, site);
  const other = await page.context().newPage();
  await open(other, farol.page);
  await expect(star(other)).toHaveText("O meu clube");
  await open(page, "/");
  await portal(page).ownMenu.click();
  await page.getByRole("banner").getByRole("button", { name: "Sair" }).click();
  await expectSignedOut(page);
  expect(await onDevice(page)).toBeNull();
  await expect(star(other)).toHaveText("Seguir");

  // A token that ran out while no page was open takes the clubs along as well.
  await other.evaluate((id) => {
    localStorage.setItem("jornada_club", JSON.stringify({ clubs: [{ id, name: "Farol do Cabo" }], isAccounts: true }));
  }, farol.id);
  await open(other, farol.page);
  await expect(star(other)).toHaveText("Seguir");
  expect(await onDevice(other)).toBeNull();
});

test("a third club is refused in words, to visitors and to fans", async ({ page, request, site }) => {
  const fan = await newFan(request);
  const club = await clubsOf(request);
  const [farol, lagoa, nortada] = [club("Farol do Cabo"), club("Lagoa Brava"), club("Nortada")];
  const refusal = page.getByRole("alert").filter({ hasText: "Já segue dois clubes." });
  for (const { page: address } of [farol, lagoa]) {
    await open(page, address);
    await star(page).click();
    await expect(star(page)).toHaveAttribute("aria-pressed", "true");
  }
  await open(page, nortada.page);
  await star(page).click();
  await expect(refusal).toBeVisible();
  await expect(refusal.getByRole("link")).toHaveAttribute("href", "/profile/edit");
  await expect(star(page)).toHaveAttribute("aria-pressed", "false");
  await expectAccessible(page);

  await follow(request, fan, [farol, lagoa]);
  await rememberFan(page.context(), fan.token, site);
  await open(page, nortada.page);
  await expectSignedInAs(page, { email: fan.email });
  await star(page).click();
  await expect(refusal).toBeVisible();
  expect(await followed(request, fan.token)).toEqual(["Farol do Cabo", "Lagoa Brava"]);
});
