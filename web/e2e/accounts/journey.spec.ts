import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { untilAlive, watch } from "../browser.ts";
import { askWho, expectSignedInAs, expectSignedOut, logInByCall, PASSWORD, rememberFan, test } from "./fans.ts";
import { linkFromMail, mailsTo, newAddress } from "./identity.ts";
import { portal } from "./portal.ts";

/** A fan from the first name to the last word, in one go; each part of it has tests of its own for what may go wrong. */

const NAME = "Rita Valente";

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilAlive(page);
}

test("a fan is named, follows two clubs everywhere, changes them elsewhere, reads letters, takes all along and goes", async ({
  page,
  browser,
  request,
  site,
}) => {
  const { problems } = watch(page);
  const email = newAddress();
  const data = { username: email, email, password: PASSWORD, language: "pt-PT", terms: true };
  expect((await request.post("/api/auth/local/register", { data })).status()).toBe(200);
  await page.goto(await linkFromMail(email, "/auth/confirm"));
  await expectSignedInAs(page, { email });

  const { firstName, lastName, saveName, title } = portal(page);
  await firstName.fill("Rita");
  await lastName.fill("Valente");
  await saveName.click();
  const dialog = page.getByRole("dialog", { name: "Os seus clubes" });
  const choose = (name: string) => dialog.getByRole("list", { name: "Clubes" }).getByRole("button", { name }).click();
  await choose("Farol do Cabo");
  await expect(dialog.getByText("Farol do Cabo está nos seus clubes.")).toBeVisible();
  await choose("Lagoa Brava");
  await expect(dialog.getByText("Lagoa Brava está nos seus clubes.")).toBeVisible();
  await choose("Nortada");
  await expect(dialog.getByText("Já tem dois clubes. Para escolher outro, tire um.")).toBeVisible();
  await dialog.getByRole("button", { name: "Concluir" }).click();
  await expect(title).toHaveText(NAME);

  await open(page, "/");
  await page.locator('[data-part="favourite"]').scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Farol do Cabo", level: 2, exact: true })).toBeVisible();
  await open(page, "/videos");
  const tabs = page.getByRole("navigation", { name: "Vídeos de" }).getByRole("link");
  await expect(tabs.nth(1)).toHaveText("O meu clube");
  await expect(tabs.nth(2)).toHaveText("Lagoa Brava");
  await open(page, "/calendar");
  const options = page.locator("select[name=team] optgroup option");
  await expect(options).toHaveText(["Farol do Cabo", "Lagoa Brava"]);

  const { jwt } = await (await logInByCall(request, { email, password: PASSWORD })).json();
  const elsewhere = await (await browser.newContext()).newPage();
  await rememberFan(elsewhere.context(), jwt, site);
  await open(elsewhere, "/profile");
  await elsewhere.getByRole("main").getByRole("button", { name: "Mudar", exact: true }).click();
  await elsewhere.getByRole("main").getByRole("button", { name: "Trocar a ordem" }).click();
  await expect(elsewhere.getByText("Lagoa Brava é agora o seu clube principal.")).toBeVisible();
  await open(page, "/calendar");
  await expect(options).toHaveText(["Lagoa Brava", "Farol do Cabo"]);

  const main = page.getByRole("main");
  const letter = main.getByRole("switch", { name: /^Jornada/ });
  await open(page, "/profile/newsletter");
  await letter.click();
  await expect(main.getByText("Enviámos-lhe um e-mail para confirmar.")).toBeVisible();
  // The first mail was that of the account.
  await elsewhere.goto(await linkFromMail(email, "/newsletters/confirm", 2));
  await expect(elsewhere.getByText("Está feito.")).toBeVisible();
  await open(page, "/profile/newsletter");
  await expect(letter).toHaveAttribute("aria-checked", "true");
  await leaveAsMailProgram(page, email);
  await open(page, "/profile/newsletter");
  await expect(letter).toHaveAttribute("aria-checked", "false");

  await open(page, "/profile");
  const coming = page.waitForEvent("download");
  await main.getByRole("button", { name: "Descarregar os meus dados" }).click();
  const kept = await readFile((await (await coming).path()) ?? "", "utf8");
  for (const word of [email, "Rita", "Valente", "Lagoa Brava", "Farol do Cabo"]) expect(kept).toContain(word);

  await main.getByRole("button", { name: "Apagar a conta…" }).click();
  const last = page.getByRole("dialog", { name: `Apagar a conta de ${NAME}` });
  await last.getByRole("textbox").fill(email);
  await last.getByRole("button", { name: `Apagar a conta de ${NAME}` }).click();
  await expect(page.getByRole("dialog", { name: "A sua conta foi apagada" })).toBeVisible();
  await page.getByRole("button", { name: "Até breve" }).click();
  await expectSignedOut(page);
  expect(problems).toEqual([]);
  expect((await askWho(request, jwt)).status()).toBe(401);
  expect((await logInByCall(request, { email, password: PASSWORD })).status()).toBe(400);
  await elsewhere.goto("/profile");
  await expectSignedOut(elsewhere);
  await elsewhere.context().close();
});

/** With one press, as mail programs offer it: they ask for nothing that the letter does not say. */
async function leaveAsMailProgram(page: Page, email: string) {
  const letters = (await mailsTo(email)).filter(({ headers }) => headers["list-unsubscribe"]);
  expect(letters.length).toBeGreaterThan(0);
  const headers = letters.at(-1)?.headers ?? {};
  expect(headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  const address = /<(http[^>]+)>/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? "";
  const left = await page.request.post(address, { form: { "List-Unsubscribe": "One-Click" } });
  expect(left.ok(), await left.text()).toBe(true);
}
