import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, untilAlive, watch } from "../browser.ts";
import {
  askWho,
  expectSignedInAs,
  expectSignedOut,
  type Fan,
  logInByCall,
  NAME,
  newFan,
  PASSWORD,
  rememberFan,
  test,
} from "./fans.ts";
import { linkFromMail, mailsTo, newAddress } from "./identity.ts";
import { portal } from "./portal.ts";

/** What a fan has of their own, from the first name to the last word. */

const FULL = "Já tem dois clubes. Para escolher outro, tire um.";

/** A fan in this browser, on one of their pages. */
async function open(page: Page, site: string, path: string): Promise<Fan> {
  const fan = await newFan(page.request);
  await rememberFan(page.context(), fan.token, site);
  await page.goto(path);
  await untilAlive(page);
  return fan;
}

const asFan = ({ token }: Pick<Fan, "token">) => ({ headers: { Authorization: `Bearer ${token}` } });
const clubs = (page: Page) => page.getByRole("list", { name: "Clubes" });
const said = (page: Page, words: string | RegExp) => page.getByRole("main").getByText(words).first();

test("a new profile gets a name, then two clubs; a third is refused in words", async ({ page }) => {
  const { problems } = watch(page);
  const email = newAddress();
  const data = { username: email, email, password: PASSWORD, language: "pt-PT", terms: true };
  expect((await page.request.post("/api/auth/local/register", { data })).status()).toBe(200);
  await page.goto(await linkFromMail(email, "/auth/confirm"));
  await expectSignedInAs(page, { email });
  await expect(page).toHaveURL("/profile");
  const { firstName, lastName, saveName, title } = portal(page);
  await firstName.fill("Rita");
  await lastName.fill("Valente");
  await saveName.click();

  const dialog = page.getByRole("dialog", { name: "Os seus clubes" });
  await clubs(page).getByRole("button", { name: "Farol do Cabo" }).click();
  await expect(dialog.getByText("Farol do Cabo está nos seus clubes.")).toBeVisible();
  // By name alone, from the other league.
  await dialog.getByRole("searchbox", { name: "Procurar clube" }).fill("dún");
  await clubs(page).getByRole("button", { name: "Dunas" }).click();
  await expect(dialog.getByText("Dunas está nos seus clubes.")).toBeVisible();
  await dialog.getByRole("searchbox").fill("");
  await clubs(page).getByRole("button", { name: "Nortada" }).click();
  await expect(dialog.getByText(FULL)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Concluir" }).click();

  await expect(title).toHaveText("Rita Valente");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /Farol do Cabo\s*Principal/ })).toBeVisible();
  await expect(main.getByRole("link", { name: /Dunas\s*Secundário/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Próximos jogos" }).getByRole("link")).toHaveCount(2);

  await main.getByRole("button", { name: "Mudar", exact: true }).click();
  await main.getByRole("button", { name: "Trocar a ordem" }).click();
  await expect(said(page, "Dunas é agora o seu clube principal.")).toBeVisible();
  await main.getByRole("button", { name: "Tirar Farol do Cabo" }).click();
  await expect(said(page, "Farol do Cabo saiu dos seus clubes.")).toBeVisible();
  await main.getByRole("button", { name: "Feito" }).click();
  await page.reload();
  await untilAlive(page);
  await expect(main.getByRole("link", { name: /Dunas\s*Principal/ })).toBeVisible();
  await expect(main.getByRole("link", { name: /Farol do Cabo/ })).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a fan edits the profile, with a photograph that is cut by keys, and takes it away again", async ({
  page,
  site,
}) => {
  const { problems } = watch(page);
  const fan = await open(page, site, "/profile/edit");
  const main = page.getByRole("main");
  const { firstName } = portal(page);
  await firstName.fill("Ana Sofia 安娜");
  await main.getByLabel(/^Data de nascimento/).fill("1990-02-28");
  await main.getByLabel(/^País/).selectOption("CV");
  const buffer = await page.screenshot();
  await main.locator("input[type=file]").setInputFiles({ name: "eu.png", mimeType: "image/png", buffer });
  const stage = main.getByRole("button", { name: "Recorte da fotografia" });
  await stage.focus();
  for (const key of ["+", "+", "ArrowLeft", "ArrowUp"]) await page.keyboard.press(key);
  await stage.dragTo(stage, { sourcePosition: { x: 150, y: 150 }, targetPosition: { x: 190, y: 160 } });
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.url().includes("/api/v1/profile/photo?"));
  await main.getByRole("button", { name: "Guardar alterações" }).click();
  const square = new URL((await sent).url()).searchParams;
  expect(Number(square.get("side"))).toBeLessThan(900);
  expect(Number(square.get("side"))).toBeGreaterThan(500);

  await expect(page).toHaveURL("/profile");
  await expect(said(page, "Perfil atualizado.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Sofia 安娜 Adepta");
  await expect(said(page, "Cabo Verde")).toBeVisible();
  const kept = await (await page.request.get("/api/v1/profile", asFan(fan))).json();
  expect(kept).toMatchObject({ birthday: "1990-02-28", country: "CV", photo: { url: expect.any(String) } });
  const photo = portal(page).ownMenu.locator("img");
  await expect(photo).toHaveAttribute("src", kept.photo.url);
  expect(
    await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);

  await main.getByRole("link", { name: "Editar", exact: true }).click();
  await main.getByRole("button", { name: "Tirar", exact: true }).click();
  await main.getByRole("button", { name: "Guardar alterações" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(photo).toHaveCount(0);
  const after = await (await page.request.get("/api/v1/profile", asFan(fan))).json();
  expect(after).toMatchObject({ photo: null, country: "CV", birthday: "1990-02-28" });
  expect(problems).toEqual([]);
});

test("what cannot be a photograph is refused in words, and nothing is sent", async ({ page, site }) => {
  await open(page, site, "/profile/edit");
  const main = page.getByRole("main");
  const file = main.locator("input[type=file]");
  await file.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await expect(main.getByRole("alert").getByText(/não é uma fotografia/)).toBeVisible();
  await file.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(main.getByRole("alert").getByText(/Não conseguimos abrir/)).toBeVisible();
  await file.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10_000_001) });
  await expect(main.getByRole("alert").getByText(/mais de 10 MB/)).toBeVisible();
});

test("a newsletter is asked for, confirmed by mail, and left by a link, both signed out", async ({
  page,
  browser,
  site,
}) => {
  const { problems } = watch(page);
  const fan = await open(page, site, "/profile/newsletter");
  const main = page.getByRole("main");
  const round = main.getByRole("switch", { name: /^Jornada/ });
  await expect(round).toHaveAttribute("aria-checked", "false");
  await round.click();
  await expect(said(page, "Enviámos-lhe um e-mail para confirmar.")).toBeVisible();
  await expect(said(page, /Falta confirmar/)).toBeVisible();
  expect(problems).toEqual([]);

  // The first mail was that of the account.
  const link = await linkFromMail(fan.email, "/newsletters/confirm", 2);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(said(elsewhere, "Está feito.")).toBeVisible();
  await expect(elsewhere.getByRole("listitem").filter({ hasText: "Jornada" }).first()).toBeVisible();
  await elsewhere.reload();
  await expect(said(elsewhere, "Esta ligação já foi usada ou perdeu a validade.")).toBeVisible();

  await page.reload();
  await expect(round).toHaveAttribute("aria-checked", "true");
  await expect(said(page, /Falta confirmar/)).toHaveCount(0);

  const links = (await mailsTo(fan.email)).flatMap((mail) => mail.links);
  const leaving = links.find((one) => new URL(one).pathname === "/newsletters/leave");
  expect(leaving).toBeDefined();
  await elsewhere.goto(leaving ?? "");
  await elsewhere.getByRole("button", { name: "Cancelar a newsletter" }).click();
  await expect(said(elsewhere, "Está cancelada.")).toBeVisible();
  await elsewhere.context().close();
});

test("newsletters are all left at once", async ({ page, site }) => {
  await open(page, site, "/profile/newsletter");
  const main = page.getByRole("main");
  for (const name of [/^Números/, /^Passatempos/]) {
    await main.getByRole("switch", { name }).click();
    await expect(main.getByRole("switch", { name })).toHaveAttribute("aria-checked", "true");
  }
  await main.getByRole("button", { name: "Cancelar todas" }).click();
  await expect(said(page, "Cancelou todas as newsletters.")).toBeVisible();
  await expect(main.getByRole("switch", { checked: true })).toHaveCount(0);
});

test("a device is ended from another, and everything that is kept comes as a file", async ({ page, site }) => {
  const fan = await open(page, site, "/profile");
  const other = await (await logInByCall(page.request, fan)).json();
  await page.reload();
  const main = page.getByRole("main");
  await expect(said(page, "Este dispositivo")).toBeVisible();
  await main.getByRole("button", { name: /^Terminar a sessão em/ }).click();
  await expect(said(page, /^A sessão em .* terminou\.$/)).toBeVisible();
  expect((await askWho(page.request, other.jwt)).status()).toBe(401);
  expect((await askWho(page.request, fan.token)).status()).toBe(200);

  const coming = page.waitForEvent("download");
  await main.getByRole("button", { name: "Descarregar os meus dados" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe("jornada-os-meus-dados.json");
  const kept = await readFile((await file.path()) ?? "", "utf8");
  expect(JSON.parse(kept)).toBeTruthy();
  expect(kept).toContain(fan.email);
});

test("a deleted account is gone: signed out, with a last word, and nobody gets in with it", async ({ page, site }) => {
  const fan = await open(page, site, "/profile");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Apagar a conta…" }).click();
  const dialog = page.getByRole("dialog", { name: `Apagar a conta de ${NAME}` });
  const submit = dialog.getByRole("button", { name: `Apagar a conta de ${NAME}` });
  await expect(submit).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole("textbox").fill(fan.email.toUpperCase());
  await submit.click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog", { name: "A sua conta foi apagada" })).toBeVisible();
  await page.getByRole("button", { name: "Até breve" }).click();
  await expectSignedOut(page);
  expect((await askWho(page.request, fan.token)).status()).toBe(401);
  expect((await logInByCall(page.request, fan)).status()).toBe(400);
});
