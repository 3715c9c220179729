// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ExampleUpload } from "../../api/exampleUpload.ts";
import AccreditationPage from "./AccreditationPage.tsx";
import { attach, field, pdf, press, REQUEST, show, type } from "./exampleRequest.tsx";

const ERC = "Número de registo na ERC";
const POSTAL_CODE = "Código postal";
const SEND = "Enviar pedido";

// What sends comes after the page; here it is there already.
beforeAll(async () => {
  await import("../../api/accreditation.ts");
});
beforeEach(() => {
  localStorage.clear();
  ExampleUpload.all = [];
  vi.stubGlobal("XMLHttpRequest", ExampleUpload);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function fillIn(without?: string) {
  const values = {
    "Nome do órgão de comunicação": REQUEST.mediaName,
    [ERC]: REQUEST.ercNumber,
    "E-mail": REQUEST.email,
    Telefone: REQUEST.phoneNumber,
    Morada: REQUEST.address,
    [POSTAL_CODE]: REQUEST.postalCode,
    Localidade: REQUEST.locality,
  };
  for (const [label, text] of Object.entries(values)) if (label !== without) type(label, text);
  if (without !== "file") {
    attach(pdf());
    await screen.findByText(/pronto a enviar/);
  }
  fireEvent.click(screen.getByRole("checkbox"));
}

async function send() {
  press(SEND);
  await waitFor(() => expect(ExampleUpload.all.at(-1)?.sent).toBeTruthy());
}

const leave = (label: string) => fireEvent.blur(field(label));

test("a field is looked at when it is left, then at every key until it is right", async () => {
  show(<AccreditationPage />);
  type(ERC, "12604");
  expect(field(ERC).getAttribute("aria-invalid")).toBeNull();
  leave(ERC);
  expect(await screen.findByText("São seis algarismos, por exemplo 126044.")).toBeDefined();
  type(ERC, "126044");
  await waitFor(() => expect(field(ERC).getAttribute("aria-invalid")).toBeNull());
});

test("whoever only passes through an empty field hears nothing", async () => {
  show(<AccreditationPage />);
  leave("E-mail");
  await act(async () => undefined);
  expect(field("E-mail").getAttribute("aria-invalid")).toBeNull();
  expect(screen.queryByText("Escreva o e-mail.")).toBeNull();
});

test("a postal code gets its dash as it is written", () => {
  show(<AccreditationPage />);
  type(POSTAL_CODE, "40001");
  expect(field(POSTAL_CODE).value).toBe("4000-1");
  type(POSTAL_CODE, "4000120");
  expect(field(POSTAL_CODE).value).toBe("4000-120");
});

test("an empty form says all that is missing, from top to bottom, and leads to each", async () => {
  show(<AccreditationPage />);
  press(SEND);
  const summary = await screen.findByRole("region", { name: "Faltam nove coisas" });
  expect(screen.getByRole("alert").textContent).toBe("Faltam nove coisas");
  await waitFor(() => expect(document.activeElement).toBe(field("Nome do órgão de comunicação")));
  const links = within(summary).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Escreva o nome do órgão",
    "Confirme o número da ERC",
    "Confirme o e-mail",
    "Confirme o telefone",
    "Complete a morada",
    "Complete o código postal",
    "Escreva a localidade",
    "Anexe o comprovativo em PDF, JPG ou PNG",
    "Confirme que representa o órgão",
  ]);
  for (const link of links) {
    const id = link.getAttribute("href")?.slice(1) ?? "";
    fireEvent.click(link);
    expect(document.activeElement?.id).toBe(id);
  }
  expect(ExampleUpload.all).toEqual([]);
});

test("the list of what is missing grows shorter as it is done", async () => {
  show(<AccreditationPage />);
  await fillIn(ERC);
  press(SEND);
  expect(await screen.findByRole("region", { name: "Falta uma coisa" })).toBeDefined();
  type(ERC, "126044");
  await waitFor(() => expect(screen.queryByRole("region", { name: /^Falta/ })).toBeNull());
});

test("a file of another kind says so at once, and is not sent", async () => {
  show(<AccreditationPage />);
  await fillIn("file");
  attach(new File(["PK\u0003\u0004"], "registo.docx"));
  expect(await screen.findByText("Só aceitamos PDF, JPG ou PNG.")).toBeDefined();
  press(SEND);
  await screen.findByRole("region", { name: "Falta uma coisa" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Escolher outro" })));
  expect(ExampleUpload.all).toEqual([]);
});

test("a file can be dropped, and taken away", async () => {
  show(<AccreditationPage />);
  const place = screen.getByRole("group", { name: "Comprovativo do registo na ERC" });
  fireEvent.drop(place, { dataTransfer: { files: [pdf("largado.pdf")], types: ["Files"] } });
  expect(await screen.findByText("1 kB, pronto a enviar")).toBeDefined();
  press("Tirar largado.pdf");
  expect(screen.getByRole("button", { name: "Escolher ficheiro" })).toBeDefined();
});

test("the request leaves with its file, tells how far it is, and ends with its reference", async () => {
  show(<AccreditationPage />);
  await fillIn();
  await send();
  const upload = ExampleUpload.last;
  expect([upload.method, upload.address]).toEqual(["POST", "/api/v1/accreditation"]);
  expect(upload.headers).toMatchObject({ "content-type": "application/json", locale: "pt-PT" });
  const { mediaName, email, address, postalCode, locality, phoneNumber, ercNumber } = REQUEST;
  expect(upload.body).toEqual({
    mediaName,
    email,
    address,
    postalCode,
    locality,
    phoneNumber,
    ercNumber,
    fileName: "registo.pdf",
    fileBase64: btoa("%PDF-1.7\n"),
  });
  act(() => upload.progress(42));
  expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("42");
  act(() => upload.progress(100));
  expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("Enviado. A aguardar a confirmação…");
  expect(localStorage.getItem("jornada_accreditation")).not.toBeNull();

  upload.answer(200, { value: "AC-2026-0412" });
  const title = await screen.findByRole("heading", { name: "Pedido recebido" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText("AC-2026-0412")).toBeDefined();
  expect(screen.getByText(REQUEST.mediaName)).toBeDefined();
  expect(screen.getByText("Resposta até")).toBeDefined();
  expect(localStorage.getItem("jornada_accreditation")).toBeNull();
  press("Fazer outro pedido");
  expect(field(ERC).value).toBe("");
});

test("an answer without a value is no success", async () => {
  show(<AccreditationPage />);
  await fillIn();
  await send();
  ExampleUpload.last.answer(200, {});
  expect(await screen.findByText(/Algo correu mal do nosso lado/)).toBeDefined();
  expect(field(ERC).value).toBe("126044");
});

test("a field that the server finds wrong is wrong until it is another", async () => {
  show(<AccreditationPage />);
  await fillIn();
  await send();
  ExampleUpload.last.answer(400, {
    error: "invalid_parameter",
    message: "O parâmetro “ercNumber” não é válido.",
    statusCode: 400,
    parameter: "ercNumber",
  });
  await waitFor(() => expect(field(ERC).getAttribute("aria-invalid")).toBe("true"));
  await waitFor(() => expect(document.activeElement).toBe(field(ERC)));
  expect(screen.getByText("São seis algarismos, por exemplo 126044.")).toBeDefined();
  leave(ERC);
  await act(async () => undefined);
  expect(field(ERC).getAttribute("aria-invalid")).toBe("true");
  type(ERC, "126045");
  await waitFor(() => expect(field(ERC).getAttribute("aria-invalid")).toBeNull());
});

test.each([
  ["too large", 413, {}, "O ficheiro tem mais de 10 MB. Escolha um mais pequeno."],
  ["damaged", 415, {}, "O ficheiro está danificado."],
  ["one of too many", 429, { "Retry-After": "30" }, /daqui a 30 segundos/],
])("a request that is %s says so, and keeps everything", async (_, status, headers, words) => {
  show(<AccreditationPage />);
  await fillIn();
  await send();
  ExampleUpload.last.answer(
    status,
    { error: "refused", message: "O ficheiro está danificado.", statusCode: status },
    headers,
  );
  expect(await screen.findByText(words)).toBeDefined();
  expect(field("E-mail").value).toBe(REQUEST.email);
  expect(screen.getByText("registo.pdf")).toBeDefined();
});

test("without a network everything is kept, and the next try may succeed", async () => {
  show(<AccreditationPage />);
  await fillIn();
  await send();
  ExampleUpload.last.lose();
  expect(await screen.findByText(/Não conseguimos ligar ao site/)).toBeDefined();
  press(SEND);
  await waitFor(() => expect(ExampleUpload.all).toHaveLength(2));
  await waitFor(() => expect(ExampleUpload.last.body).toMatchObject({ fileName: "registo.pdf" }));
});

test("sending can be stopped, and nothing is lost by it", async () => {
  show(<AccreditationPage />);
  await fillIn();
  await send();
  act(() => ExampleUpload.last.progress(10));
  press("Cancelar envio");
  expect(await screen.findByText(/O envio foi cancelado/)).toBeDefined();
  expect(screen.queryByRole("progressbar")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: SEND })));
  expect(field("E-mail").value).toBe(REQUEST.email);
});

test("pressed twice it is sent once", async () => {
  show(<AccreditationPage />);
  await fillIn();
  press(SEND);
  press(SEND);
  await waitFor(() => expect(ExampleUpload.all.at(-1)?.sent).toBeTruthy());
  expect(ExampleUpload.all).toHaveLength(1);
});

test("what was written is there the next time, without the file, and can be deleted", async () => {
  show(<AccreditationPage />);
  await fillIn();
  cleanup();
  show(<AccreditationPage />);
  expect(screen.getByText(/Recuperámos o que tinha escrito/)).toBeDefined();
  expect(field(ERC).value).toBe("126044");
  expect(screen.getByRole("button", { name: "Escolher ficheiro" })).toBeDefined();
  press("Apagar rascunho");
  expect(field(ERC).value).toBe("");
  expect(screen.getByText("Rascunho apagado.")).toBeDefined();
  expect(localStorage.getItem("jornada_accreditation")).toBeNull();
});

test("it speaks English, too", () => {
  show(<AccreditationPage />, { language: "en" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Accreditation");
  expect(screen.getByRole("button", { name: "Send request" })).toBeDefined();
});
