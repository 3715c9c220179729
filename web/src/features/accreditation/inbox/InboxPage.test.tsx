// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AccreditationRequest } from "../../../api/fan.ts";
import { line } from "../../../api/transport.ts";
import { exampleNetwork, forgetAll, MARTA } from "../../../session/exampleFan.ts";
import { changePagesBy } from "../../../session/going.ts";
import { setSession } from "../../../session/state.ts";
import { press, REQUEST, show } from "../exampleRequest.tsx";
import InboxPage from "./InboxPage.tsx";

const REQUESTS = "/api/v1/accreditation/requests";
const ONE = `${REQUESTS}/${REQUEST.reference}`;
const OPEN = `/accreditation/inbox?request=${REQUEST.reference}`;

type Answers = Parameters<typeof exampleNetwork>[0];

const listOf = (data: AccreditationRequest[], pageCount = 1) => ({
  data,
  meta: {
    pagination: { page: 1, pageSize: 20, pageCount, total: data.length },
    counts: { pending: 3, accepted: 12, refused: 1 },
  },
});

const ALL_WELL: Answers = { [`GET ${REQUESTS}`]: [200, listOf([REQUEST])], [`GET ${ONE}`]: [200, REQUEST] };

beforeEach(() => {
  forgetAll();
  // What browsers do with dialogs, as far as the page sees it.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  changePagesBy(undefined);
  vi.restoreAllMocks();
});

function open(answers: Answers = ALL_WELL, path = "/accreditation/inbox", role = "press") {
  const network = exampleNetwork(answers);
  vi.spyOn(line, "send").mockImplementation(network.answer);
  setSession({ status: "in", user: { ...MARTA, role: { id: 3, name: role, type: role, description: "" } } });
  show(<InboxPage />, { path });
  return network;
}

const dialog = () => within(screen.getByRole("dialog"));

test("who is not signed in goes to sign in, and comes back to the same request", () => {
  const go = vi.fn();
  changePagesBy(go);
  show(<InboxPage />, { path: OPEN });
  expect(go).toHaveBeenCalledWith(`/auth?return=${encodeURIComponent(OPEN)}`, { replace: true });
});

test.each(["fan", "editor", "operator"])(
  "the role %s is told that this is not for it, and asks for nothing",
  (role) => {
    const { calls } = open(ALL_WELL, OPEN, role);
    expect(screen.getByText("Esta página é da equipa de imprensa")).toBeDefined();
    expect(calls).toEqual([]);
  },
);

test.each(["press", "admin"])("the role %s sees what is pending, with the numbers of all states", async (role) => {
  const { calls } = open(ALL_WELL, "/accreditation/inbox", role);
  const row = await screen.findByRole("link", { name: /Rádio Onda Média/ });
  expect(row.getAttribute("href")).toBe(OPEN);
  expect(screen.getByRole("link", { name: "Pendentes (3)" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("link", { name: "Aceites (12)" }).getAttribute("href")).toBe(
    "/accreditation/inbox?tab=accepted",
  );
  expect(screen.getByRole("link", { name: "Recusados (1)" })).toBeDefined();
  expect(calls.map(({ address }) => address)).toEqual([`${REQUESTS}?status=pending&page=1`]);
});

test("long lists have pages", async () => {
  open({ [`GET ${REQUESTS}`]: [200, listOf([REQUEST], 3)] }, "/accreditation/inbox?tab=refused&page=2");
  const next = await screen.findByRole("link", { name: "Página seguinte" });
  expect(next.getAttribute("href")).toBe("/accreditation/inbox?tab=refused&page=3");
});

test("an empty list says what will be there; a page that is gone leads back", async () => {
  open({ [`GET ${REQUESTS}`]: [200, listOf([])] });
  expect(await screen.findByText("Não há pedidos por decidir")).toBeDefined();
  cleanup();
  open({ [`GET ${REQUESTS}`]: [200, listOf([])] }, "/accreditation/inbox?page=4");
  const back = await screen.findByRole("link", { name: "Ver a primeira página" });
  expect(back.getAttribute("href")).toBe("/accreditation/inbox");
});

test("a list that fails says so and can be tried again", async () => {
  let isWell = false;
  open({ [`GET ${REQUESTS}`]: () => (isWell ? [200, listOf([REQUEST])] : "offline") });
  const retry = await screen.findByRole("button", { name: "Tentar de novo" });
  isWell = true;
  fireEvent.click(retry);
  expect(await screen.findByRole("link", { name: /Rádio Onda Média/ })).toBeDefined();
});

test("an open request shows everything that was said", async () => {
  open(ALL_WELL, OPEN);
  const title = await screen.findByRole("heading", { level: 2, name: REQUEST.mediaName });
  await waitFor(() => expect(document.activeElement).toBe(title));
  for (const text of [
    "AC-2026-0412",
    "126044",
    "Rua do Farolim, 12, 2.º",
    "4000-120 Cabo Alto",
    "1,2 MB",
    "Pendente",
  ]) {
    expect(screen.getAllByText(text).length, text).toBeGreaterThan(0);
  }
  expect(screen.getByRole("link", { name: REQUEST.email }).getAttribute("href")).toBe(`mailto:${REQUEST.email}`);
});

test("a request that is not there says so", async () => {
  open(
    { ...ALL_WELL, [`GET ${REQUESTS}/AC-1`]: [404, { error: "not_found", statusCode: 404 }] },
    "/accreditation/inbox?request=AC-1",
  );
  expect(await screen.findByText("Este pedido não existe")).toBeDefined();
});

test("the file is saved under its name, and never opened", async () => {
  const made = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const network = open(ALL_WELL, OPEN);
  const button = await screen.findByRole("button", { name: "Descarregar registo.pdf" });
  const bytes = new Uint8Array([1, 2, 3]);
  vi.spyOn(line, "send").mockImplementation(async (address, init) =>
    address === `${ONE}/file` ? new Response(bytes) : network.answer(address, init),
  );
  fireEvent.click(button);
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  const link = clicked.mock.contexts[0] as HTMLAnchorElement;
  expect(link.download).toBe("registo.pdf");
  const blob = made.mock.calls[0]?.[0] as Blob;
  expect(blob.type).toBe("application/octet-stream");
  expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
});

test("a file that does not come says so; one that is gone offers nothing", async () => {
  open({ ...ALL_WELL, [`GET ${ONE}/file`]: [500, {}] }, OPEN);
  fireEvent.click(await screen.findByRole("button", { name: "Descarregar registo.pdf" }));
  expect(await screen.findByText(/Não foi possível descarregar/)).toBeDefined();
  cleanup();
  const gone = { ...REQUEST, hasFile: false };
  open({ [`GET ${REQUESTS}`]: [200, listOf([gone])], [`GET ${ONE}`]: [200, gone] }, OPEN);
  expect(await screen.findByText("O ficheiro já não está guardado.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Descarregar/ })).toBeNull();
});

const accepted = { ...REQUEST, status: "accepted", decidedAt: "2026-11-17T09:00:00Z", decidedBy: "Paula Prensa" };

test("to accept is asked about once more; then the list is read again", async () => {
  let isDecided = false;
  const { calls } = open(
    {
      [`GET ${REQUESTS}`]: () => [200, listOf(isDecided ? [] : [REQUEST])],
      [`GET ${ONE}`]: () => [200, isDecided ? accepted : REQUEST],
      [`POST ${ONE}/decision`]: () => {
        isDecided = true;
        return [200, accepted];
      },
    },
    OPEN,
  );
  await screen.findByRole("heading", { level: 2, name: REQUEST.mediaName });
  press("Aceitar");
  expect(dialog().getByRole("heading").textContent).toBe("Aceitar Rádio Onda Média?");
  expect(calls.some(({ method }) => method === "POST")).toBe(false);
  fireEvent.click(dialog().getByRole("button", { name: "Aceitar pedido" }));
  expect(await screen.findByText("Rádio Onda Média foi aceite. A resposta seguiu por e-mail.")).toBeDefined();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ decision: "accepted" });
  expect(await screen.findByText("Não há pedidos por decidir")).toBeDefined();
  expect(screen.getByText("Paula Prensa")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Aceitar" })).toBeNull();
});

test("a refusal needs a reason", async () => {
  const refused = { ...accepted, status: "refused", reason: "O registo expirou." };
  const { calls } = open({ ...ALL_WELL, [`POST ${ONE}/decision`]: [200, refused] }, OPEN);
  await screen.findByRole("heading", { level: 2, name: REQUEST.mediaName });
  press("Recusar");
  fireEvent.click(dialog().getByRole("button", { name: "Recusar pedido" }));
  expect(await dialog().findByText("Escreva o motivo: é o que o órgão vai ler.")).toBeDefined();
  const reason = dialog().getByLabelText("Motivo");
  await act(async () => fireEvent.input(reason, { target: { value: "x".repeat(1_001) } }));
  expect(dialog().getByText("Use no máximo 1000 caracteres.")).toBeDefined();
  await act(async () => fireEvent.input(reason, { target: { value: " O registo\n expirou. " } }));
  fireEvent.click(dialog().getByRole("button", { name: "Recusar pedido" }));
  expect(await screen.findByText("Rádio Onda Média foi recusado. O motivo seguiu por e-mail.")).toBeDefined();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    decision: "refused",
    reason: "O registo expirou.",
  });
});

test("what a colleague has decided meanwhile is shown", async () => {
  let isDecided = false;
  open(
    {
      [`GET ${REQUESTS}`]: [200, listOf([REQUEST])],
      [`GET ${ONE}`]: () => [200, isDecided ? accepted : REQUEST],
      [`POST ${ONE}/decision`]: () => {
        isDecided = true;
        return [409, { error: "already_decided", message: "x", statusCode: 409 }];
      },
    },
    OPEN,
  );
  await screen.findByRole("heading", { level: 2, name: REQUEST.mediaName });
  press("Aceitar");
  fireEvent.click(dialog().getByRole("button", { name: "Aceitar pedido" }));
  expect(await screen.findByText(/já tinha sido decidido por outra pessoa/)).toBeDefined();
  expect(await screen.findByText("Paula Prensa")).toBeDefined();
});

test("a decision that does not get through can be tried again, with its reason", async () => {
  open({ ...ALL_WELL, [`POST ${ONE}/decision`]: "offline" }, OPEN);
  await screen.findByRole("heading", { level: 2, name: REQUEST.mediaName });
  press("Recusar");
  fireEvent.input(dialog().getByLabelText("Motivo"), { target: { value: "O registo expirou." } });
  fireEvent.click(dialog().getByRole("button", { name: "Recusar pedido" }));
  expect(await dialog().findByText(/Não conseguimos ligar ao site/)).toBeDefined();
  expect(dialog().getByLabelText<HTMLTextAreaElement>("Motivo").value).toBe("O registo expirou.");
});
