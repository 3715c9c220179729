// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { closeAllPopups, isOpen, openPopup } from "../../session/popups.ts";
import AccountPopups from "./AccountPopups.tsx";
import { OPTIONS, ownAnswers, PROFILE, pending, press, show, type } from "./exampleAccount.tsx";

const actions = vi.hoisted(() => ({
  logIn: vi.fn(),
  registerByEmail: vi.fn(),
  askForReset: vi.fn(),
  sendConfirmation: vi.fn(),
  saveProfile: vi.fn(),
  startProvider: vi.fn(),
  logInByOrganisation: vi.fn(),
}));
vi.mock("../../session/actions.ts", () => actions);

const answers = { "/api/auth/options": OPTIONS, "/api/v1/profile": PROFILE };
const refused = (message: string, more = {}) => ({ status: 400, code: "ApplicationError", message, ...more });
const field = (label: string) => screen.getByLabelText(label, { selector: "input" });

beforeAll(async () => {
  await import("./clubs/ClubChoice.tsx");
});
beforeEach(() => {
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  cleanup();
  closeAllPopups();
});

function open(name: Parameters<typeof openPopup>[0], more: Record<string, object> = {}) {
  openPopup(name);
  return show(<AccountPopups />, { ...more, ...answers, ...more });
}

test("the ways in are those that are configured, e-mail before all others", async () => {
  open("login");
  const names = () =>
    screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent);
  expect(names()[0]).toBe("Continuar com e-mail");
  await screen.findByRole("button", { name: "Continuar com Google" });
  expect(names()).toEqual([
    "Continuar com e-mail",
    "Continuar com Google",
    "Continuar com Apple",
    "Criar conta",
    "Fechar",
  ]);
  press("Continuar com Apple");
  await waitFor(() => expect(actions.startProvider).toHaveBeenCalledWith("apple"));
});

test("an organisation stands apart, under its own name; where nobody may register, nothing offers it", async () => {
  const organisation = { name: "Liga Atlântica", authority: "https://id.example", clientId: "x", scopes: [] };
  open("login", { "/api/auth/options": { ...OPTIONS, providers: [], registration: false, organisation } });
  await screen.findByRole("button", { name: "Liga Atlântica" });
  expect(screen.queryByRole("button", { name: "Criar conta" })).toBeNull();
  actions.logInByOrganisation.mockRejectedValue({ status: 500, code: "offline", message: undefined });
  press("Liga Atlântica");
  expect((await screen.findByText(/Não conseguimos ligar/)).closest("[role=alert]")).toBeTruthy();
});

test("what is missing is said at its field, and the first one gets the focus", async () => {
  open("emailPassword");
  press("Entrar");
  await screen.findByText("Escreva o seu e-mail.");
  expect(field("E-mail").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field("E-mail"));
  expect(screen.getByText("Há 2 campos por corrigir.").getAttribute("role")).toBe("alert");
  expect(actions.logIn).not.toHaveBeenCalled();

  type("E-mail", "marta");
  await screen.findByText(/E-mail completo|e-mail completo/);
  type("E-mail", " marta@example.org ");
  type("Palavra-passe", "errada");
  await waitFor(() => expect(field("E-mail").getAttribute("aria-invalid")).toBeNull());

  actions.logIn.mockRejectedValue(refused("Invalid identifier or password"));
  press("Entrar");
  await screen.findByText(/não coincidem. Confirme as maiúsculas/);
  expect(actions.logIn.mock.calls[0]?.[1]).toEqual({ identifier: "marta@example.org", password: "errada" });
  expect(document.activeElement).toBe(field("Palavra-passe"));
  expect((field("Palavra-passe") as HTMLInputElement).value).toBe("errada");
});

test("while it is on its way the button is busy, and nothing is sent twice", async () => {
  open("emailPassword");
  const { promise, settle } = pending<undefined>();
  actions.logIn.mockReturnValue(promise);
  type("E-mail", "marta@example.org");
  type("Palavra-passe", "uma frase comprida");
  press("Entrar");
  const button = screen.getByRole("button", { name: "Entrar" });
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  fireEvent.submit(screen.getByRole("form"));
  await act(async () => settle(undefined));
  expect(button.getAttribute("aria-busy")).toBeNull();
  expect(actions.logIn).toHaveBeenCalledTimes(1);
});

test.each([
  [{ status: 429, code: "RateLimitError", message: "x", retryAfter: 30 }, /daqui a 30 segundos/],
  [{ status: 500, code: "offline", message: undefined }, /Não conseguimos ligar/],
  [refused("Your account has been blocked by an administrator"), /está bloqueada/],
  [new Error("anything"), /Algo correu mal/],
])("%j is said for the whole form, which stays as it was", async (error, sentence) => {
  open("emailPassword");
  actions.logIn.mockRejectedValue(error);
  type("E-mail", "marta@example.org");
  type("Palavra-passe", "uma frase comprida");
  press("Entrar");
  expect((await screen.findByText(sentence)).getAttribute("role")).toBe("alert");
  expect((field("E-mail") as HTMLInputElement).value).toBe("marta@example.org");
});

test("who has not confirmed the address is sent the mail again", async () => {
  open("emailPassword");
  actions.logIn.mockRejectedValue(refused("Your account email is not confirmed"));
  type("E-mail", "marta@example.org");
  type("Palavra-passe", "uma frase comprida");
  press("Entrar");
  await screen.findByText(/Falta confirmar o e-mail/);
  press("Enviar outra vez");
  await screen.findByText(/Enviámos uma ligação para marta@example.org/);
  expect(actions.sendConfirmation.mock.calls[0]?.[1]).toBe("marta@example.org");
});

test("password managers know what each field is", () => {
  open("emailPassword");
  expect(field("E-mail").getAttribute("autocomplete")).toBe("username webauthn");
  expect(field("E-mail").getAttribute("inputmode")).toBe("email");
  expect(field("Palavra-passe").getAttribute("autocomplete")).toBe("current-password webauthn");
  expect(screen.getByRole("form").getAttribute("method")).toBe("post");
});

test("the address goes with whoever forgot the password; the mail is promised to everybody alike", async () => {
  open("emailPassword");
  type("E-mail", "marta@example.org");
  press("Esqueci-me da palavra-passe");
  await screen.findByRole("heading", { name: "Recuperar acesso" });
  expect(isOpen("emailPassword")).toBe(false);
  expect((field("E-mail") as HTMLInputElement).value).toBe("marta@example.org");
  expect(document.activeElement).toBe(field("E-mail"));
  press("Enviar ligação");
  const note = await screen.findByText(/Se existir conta com este endereço/);
  expect(note.getAttribute("role")).toBe("status");
  expect(screen.getByRole("button", { name: "Reenviar em 1:00" }).getAttribute("aria-disabled")).toBe("true");
  press("Entrar");
  await screen.findByRole("heading", { name: "Entrar com e-mail" });
});

test("an account is made once its terms are accepted, and its address confirmed", async () => {
  open("signup");
  type("E-mail", "marta@example.org");
  type("Palavra-passe", "curta");
  expect(screen.getByText("Faltam 7 caracteres.").getAttribute("aria-live")).toBe("polite");
  press("Criar conta");
  await screen.findByText("Precisamos da sua aceitação para criar a conta.");
  screen.getByText("Use pelo menos 12 caracteres. Uma frase serve.");
  expect(document.activeElement).toBe(field("Palavra-passe"));

  type("Palavra-passe", "gaivota ao domingo");
  await screen.findByText("Boa. Mais uma palavra e fica excelente.");
  fireEvent.click(screen.getByRole("checkbox", { name: /Li e aceito/ }));
  actions.registerByEmail.mockRejectedValueOnce(
    refused("1 error", { fields: [{ path: "password", message: "password is too easy to guess" }] }),
  );
  press("Criar conta");
  await screen.findByText(/É fácil de adivinhar/);

  actions.registerByEmail.mockResolvedValue("confirm");
  press("Criar conta");
  await screen.findByRole("heading", { name: "Confirme o seu e-mail" });
  screen.getByText(/Enviámos uma ligação para marta@example.org/);
  expect(actions.registerByEmail.mock.lastCall?.[1]).toEqual({
    email: "marta@example.org",
    password: "gaivota ao domingo",
    newsletter: false,
  });
});

test("where nobody may register, the form says so", async () => {
  open("signup", { "/api/auth/options": { ...OPTIONS, registration: false } });
  await screen.findByText("De momento não é possível criar contas novas.");
  expect(screen.queryByRole("form")).toBeNull();
});

const termsPage = {
  data: [
    {
      id: 1,
      title: "Termos",
      slug: "terms",
      locale: "pt-PT",
      contents: [{ id: 1, __component: "blocks.rich-text", content: "<p>As regras da casa.</p>" }],
    },
  ],
  meta: { pagination: { page: 1, pageSize: 2, pageCount: 1, total: 1 } },
};

test("the terms lie over the form, which keeps what was typed", async () => {
  open("signup", { "/api/static-pages": termsPage });
  type("E-mail", "marta@example.org");
  fireEvent.click(screen.getByRole("link", { name: "termos" }));
  const dialog = screen.getByRole("dialog", { name: "Termos e condições" });
  await within(dialog).findByText("As regras da casa.");
  expect(isOpen("signup")).toBe(true);
  press("Voltar ao registo");
  expect(isOpen("terms")).toBe(false);
  expect((field("E-mail") as HTMLInputElement).value).toBe("marta@example.org");
});

test("terms that cannot be read are a link to their page", async () => {
  open("signup");
  fireEvent.click(screen.getByRole("link", { name: "termos" }));
  await screen.findByText("Não foi possível mostrar os termos aqui.");
  expect(screen.getByRole("link", { name: "Abrir a página dos termos" }).getAttribute("href")).toBe("/pages/terms");
});

test("a profile is completed from what is known of it", async () => {
  open("completeProfile", { "/api/v1/profile": { ...PROFILE, last_name: null, country: null } });
  await screen.findByLabelText("Nome");
  expect((field("Nome") as HTMLInputElement).value).toBe("Marta");
  press("Continuar para os clubes");
  await screen.findByText("Escreva o seu apelido.");
  type("Apelido", "Quintela");
  fireEvent.change(screen.getByLabelText(/País/), { target: { value: "CV" } });
  press("Continuar para os clubes");
  await screen.findByRole("heading", { name: "Os seus clubes" });
  expect(actions.saveProfile.mock.calls[0]?.[1]).toEqual({
    first_name: "Marta",
    last_name: "Quintela",
    country: "CV",
    language: "pt-PT",
  });
});

test("after the name come the clubs, and nobody has to choose one", async () => {
  open("completeProfile", ownAnswers());
  await screen.findByLabelText("Nome");
  press("Continuar para os clubes");
  await screen.findByRole("button", { name: "Farol do Cabo" });
  press("Agora não");
  expect(isOpen("completeProfile")).toBe(false);
  act(() => openPopup("completeProfile"));
  await screen.findByRole("heading", { name: "Só falta o nome" });
});

test("whose account is gone hears a last word", () => {
  open("goodbye");
  screen.getByRole("dialog", { name: "A sua conta foi apagada" });
  press("Até breve");
  expect(isOpen("goodbye")).toBe(false);
});

test("not now sets nothing", async () => {
  open("completeProfile");
  await screen.findByLabelText("Nome");
  press("Agora não");
  expect(isOpen("completeProfile")).toBe(false);
  expect(actions.saveProfile).not.toHaveBeenCalled();
});
