import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, untilAlive, watch } from "../browser.ts";
import { newFan, rememberFan, test } from "./fans.ts";
import { makePdf } from "./pdf.ts";
import { logInByEmail, portal } from "./portal.ts";
import { askByCall, DETAILS, type Medium, mailAbout, newMedium, newPress } from "./press.ts";

function form(page: Page) {
  const main = page.getByRole("main");
  const field = (name: string) => main.getByRole("textbox", { name, exact: true });
  const button = (name: string | RegExp) => main.getByRole("button", { name, exact: true });
  return {
    mediaName: field("Nome do órgão de comunicação"),
    ercNumber: field("Número de registo na ERC"),
    email: field("E-mail"),
    phoneNumber: field("Telefone"),
    address: field("Morada"),
    postalCode: field("Código postal"),
    locality: field("Localidade"),
    file: main.locator("input[type=file]"),
    confirmed: main.getByRole("checkbox"),
    send: button("Enviar pedido"),
    cancel: button("Cancelar envio"),
    progress: main.getByRole("progressbar"),
    missing: (words: string) => main.getByRole("region", { name: words }),
  };
}

const pdfFile = (buffer: Buffer, name = "registo-erc.pdf") => ({ name, mimeType: "application/pdf", buffer });

async function fillIn(page: Page, { mediaName, email }: Medium, file: Buffer) {
  const fields = form(page);
  await fields.mediaName.fill(mediaName);
  await fields.ercNumber.fill(DETAILS.ercNumber);
  await fields.email.fill(email);
  await fields.phoneNumber.fill(DETAILS.phoneNumber);
  await fields.address.fill(DETAILS.address);
  await fields.postalCode.pressSequentially("4000120");
  await expect(fields.postalCode).toHaveValue("4000-120");
  await fields.locality.fill(DETAILS.locality);
  await fields.file.setInputFiles(pdfFile(file));
  await expect(page.getByText(/pronto a enviar$/)).toBeVisible();
  await fields.confirmed.check();
}

test("a medium asks for accreditation, wrong at first, and gets a reference and a mail", async ({ page, request }) => {
  const press = await newPress(request);
  const { problems } = watch(page);
  const medium = newMedium();
  const fields = form(page);
  await page.goto("/accreditation");
  await untilAlive(page);
  await fields.mediaName.fill(medium.mediaName);
  await fields.ercNumber.fill("12604");
  await fields.email.fill(medium.email);
  await expect(page.getByText("São seis algarismos, por exemplo 126044.")).toBeVisible();
  await fields.file.setInputFiles(pdfFile(Buffer.from("PK\u0003\u0004"), "registo-erc.docx"));
  await expect(page.getByText("Só aceitamos PDF, JPG ou PNG.")).toBeVisible();
  await fields.send.click();
  await expect(fields.ercNumber).toBeFocused();
  const summary = fields.missing("Faltam sete coisas");
  await expect(summary.getByRole("link")).toHaveText([
    "Confirme o número da ERC",
    "Confirme o telefone",
    "Complete a morada",
    "Complete o código postal",
    "Escreva a localidade",
    "Anexe o comprovativo em PDF, JPG ou PNG",
    "Confirme que representa o órgão",
  ]);
  await summary.getByRole("link", { name: "Complete o código postal" }).click();
  await expect(fields.postalCode).toBeFocused();
  await expectAccessible(page);

  // What was written outlives the page; the file does not.
  await page.reload();
  await untilAlive(page);
  await expect(page.getByText(/^Recuperámos o que tinha escrito/)).toBeVisible();
  await expect(fields.mediaName).toHaveValue(medium.mediaName);
  await expect(fields.email).toHaveValue(medium.email);

  await fillIn(page, medium, makePdf("Registo na ERC"));
  await fields.send.click();
  await expect(page.getByRole("heading", { name: "Pedido recebido" })).toBeFocused();
  const reference = (await page.getByText(/^AC-\d{4}-\d{4,}$/).textContent()) ?? "";
  await expect(page.getByText(medium.mediaName)).toBeVisible();
  await expectAccessible(page);
  expect(problems).toEqual([]);

  const received = await mailAbout(medium.email, reference);
  expect(received.text).toContain(reference);
  const arrived = await mailAbout(press.email, reference);
  expect(arrived.text).toContain(medium.mediaName);
  expect(arrived.links.map((link) => new URL(link)).map(({ pathname, search }) => pathname + search)).toContain(
    `/accreditation/inbox?request=${reference}`,
  );

  // Nothing of it stays on the device.
  await page.reload();
  await untilAlive(page);
  await expect(fields.mediaName).toHaveValue("");
});

test("a large file shows how far it is, and can be stopped without losing anything", async ({ page, context }) => {
  const medium = newMedium();
  const fields = form(page);
  await page.goto("/accreditation");
  await untilAlive(page);
  const paper = makePdf("Registo na ERC");
  await fillIn(page, medium, Buffer.concat([paper.subarray(0, 9), Buffer.alloc(6_000_000, "%"), paper.subarray(9)]));
  const network = await context.newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: 1_000_000,
    uploadThroughput: 400_000,
  });
  await fields.send.click();
  await expect(page.getByText(/^A enviar, [1-9]\d?%$/)).toBeVisible();
  await expectAccessible(page);
  await fields.cancel.click();
  await expect(page.getByText(/^O envio foi cancelado/)).toBeVisible();
  await expect(fields.send).toBeFocused();
  await expect(fields.email).toHaveValue(medium.email);
  await expect(page.getByText(/pronto a enviar$/)).toBeVisible();
});

test("without a network everything is kept, and goes through when there is one again", async ({ page, context }) => {
  const fields = form(page);
  await page.goto("/accreditation");
  await untilAlive(page);
  await fillIn(page, newMedium(), makePdf("Registo na ERC"));
  await context.setOffline(true);
  await fields.send.click();
  await expect(page.getByText(/^O pedido não seguiu\. Não conseguimos ligar ao site/)).toBeVisible();
  await context.setOffline(false);
  await fields.send.click();
  await expect(page.getByRole("heading", { name: "Pedido recebido" })).toBeVisible();
});

test("a draft can be deleted", async ({ page }) => {
  const fields = form(page);
  await page.goto("/accreditation");
  await untilAlive(page);
  await fields.locality.fill("Cabo Alto");
  await page.getByRole("button", { name: "Apagar rascunho" }).click();
  await expect(fields.locality).toHaveValue("");
  await page.reload();
  await untilAlive(page);
  await expect(fields.locality).toHaveValue("");
});

test("the press office opens a request from the mail, reads its file and accepts it", async ({ page, request }) => {
  const press = await newPress(request);
  const medium = newMedium();
  const file = makePdf(`Registo de ${medium.email}`);
  const reference = await askByCall(request, medium, file);
  await page.goto(`/accreditation/inbox?request=${reference}`);
  await expect(page).toHaveURL((url) => url.pathname === "/auth");
  await untilAlive(page);
  await logInByEmail(page, press);
  await expect(page).toHaveURL(`/accreditation/inbox?request=${reference}`);
  await expect(page.getByRole("heading", { level: 2, name: medium.mediaName })).toBeFocused();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Descarregar registo-erc.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("registo-erc.pdf");
  expect((await readFile(await download.path())).equals(file)).toBe(true);

  await page.getByRole("button", { name: "Aceitar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toHaveText(`Aceitar ${medium.mediaName}?`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Aceitar pedido" }).click();
  await expect(page.getByText(`${medium.mediaName} foi aceite. A resposta seguiu por e-mail.`)).toBeVisible();
  await page.getByRole("link", { name: /^Aceites/ }).click();
  await expect(page.getByRole("link", { name: medium.mediaName })).toBeVisible();
  const mail = await mailAbout(medium.email, `aceite ${reference}`);
  expect(mail.text).toContain(medium.mediaName);
});

test("the press office refuses a request with a reason, on a phone", async ({ page, request, site }) => {
  const press = await newPress(request);
  const medium = newMedium();
  const reference = await askByCall(request, medium, makePdf("Registo"));
  await page.setViewportSize({ width: 390, height: 844 });
  await rememberFan(page.context(), press.token, site);
  await page.goto(`/accreditation/inbox?request=${reference}`);
  await page.getByRole("button", { name: "Recusar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Recusar pedido" }).click();
  await expect(dialog.getByText("Escreva o motivo: é o que o órgão vai ler.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Motivo" }).fill("O registo na ERC\nexpirou em 2024.");
  await dialog.getByRole("button", { name: "Recusar pedido" }).click();
  await expect(page.getByText(`${medium.mediaName} foi recusado. O motivo seguiu por e-mail.`)).toBeVisible();
  const mail = await mailAbout(medium.email, `recusada ${reference}`);
  expect(mail.text).toContain("O registo na ERC expirou em 2024.");
  await page.getByRole("link", { name: "Voltar à lista" }).click();
  await expect(page.getByRole("link", { name: /^Pendentes/ })).toBeVisible();
});

test("of two colleagues the first one counts, and the second one sees so", async ({ page, request, site }) => {
  const [press, other] = [await newPress(request), await newPress(request)];
  const medium = newMedium();
  const reference = await askByCall(request, medium, makePdf("Registo"));
  await rememberFan(page.context(), press.token, site);
  await page.goto(`/accreditation/inbox?request=${reference}`);
  await page.getByRole("button", { name: "Aceitar", exact: true }).click();
  const decided = await request.post(`/api/v1/accreditation/requests/${reference}/decision`, {
    headers: { Authorization: `Bearer ${other.token}` },
    data: { decision: "refused", reason: "Já havia um pedido deste órgão." },
  });
  expect(decided.status(), await decided.text()).toBe(200);
  await page.getByRole("dialog").getByRole("button", { name: "Aceitar pedido" }).click();
  await expect(page.getByText(/já tinha sido decidido por outra pessoa/)).toBeVisible();
  await expect(page.getByText("Já havia um pedido deste órgão.")).toBeVisible();
});

test("the way to the requests is in the menu of the press office", async ({ page, request, site }) => {
  await rememberFan(page.context(), (await newPress(request)).token, site);
  await page.goto("/");
  await untilAlive(page);
  await portal(page).ownMenu.click();
  await page.getByRole("link", { name: "Acreditações" }).click();
  await expect(page).toHaveURL("/accreditation/inbox");
  await expect(page.getByRole("link", { name: /^Pendentes/ })).toBeVisible();
});

test("a fan is told that this is not for them, and gets nothing by call either", async ({ page, request, site }) => {
  const { token } = await newFan(request);
  await rememberFan(page.context(), token, site);
  await page.goto("/accreditation/inbox");
  await expect(page.getByText("Esta página é da equipa de imprensa")).toBeVisible();
  const list = await request.get("/api/v1/accreditation/requests", { headers: { Authorization: `Bearer ${token}` } });
  expect(list.status()).toBe(403);
});
