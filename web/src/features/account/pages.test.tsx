// @vitest-environment happy-dom

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../../api/queries.ts";
import { createSite } from "../../app/createSite.ts";
import type { Page } from "../../app/page.ts";
import { SiteContext } from "../../app/SiteContext.tsx";
import { allTexts } from "../../i18n/allTexts.ts";
import { forgetAll, MARTA } from "../../session/exampleFan.ts";
import { closeAllPopups, isOpen } from "../../session/popups.ts";
import { takeReturn } from "../../session/returnTo.ts";
import { setSession } from "../../session/state.ts";
import AuthPage from "./AuthPage.tsx";
import ConfirmPage from "./ConfirmPage.tsx";
import { OPTIONS, PROFILE, pending, press, show, type } from "./exampleAccount.tsx";
import ProfilePage from "./ProfilePage.tsx";
import { authPage, confirmPage, profilePage, resetPasswordPage } from "./pages.ts";
import ResetPasswordPage from "./ResetPasswordPage.tsx";

const actions = vi.hoisted(() => ({
  resetPassword: vi.fn(),
  confirmEmail: vi.fn(),
  sendConfirmation: vi.fn(),
  finishProvider: vi.fn(),
  startProvider: vi.fn(),
  changePassword: vi.fn(),
  saveProfile: vi.fn(),
  logOut: vi.fn(),
}));
vi.mock("../../session/actions.ts", () => actions);
const afterLogin = vi.hoisted(() => vi.fn());
vi.mock("../../session/going.ts", () => ({ afterLogin }));

const answers = { "/api/auth/options": OPTIONS, "/api/v1/profile": PROFILE };
const refused = (message: string) => ({ status: 400, code: "ApplicationError", message });

beforeEach(() => {
  forgetAll();
  for (const action of Object.values(actions)) action.mockReset().mockResolvedValue(undefined);
  afterLogin.mockReset();
});
afterEach(() => {
  cleanup();
  closeAllPopups();
});

function visit(address: string, element: ReactElement) {
  history.replaceState(null, "", address);
  return show(element, answers);
}

test.each<[string, Page]>([
  ["/auth", authPage],
  ["/auth/reset-password", resetPasswordPage],
  ["/auth/confirm", confirmPage],
  ["/profile", profilePage],
])("%s is for no search engine, and says without scripts that it needs them", async (path, page) => {
  const asked: string[] = [];
  const client = createQueryClient(async (address) => {
    asked.push(address);
    return { status: 200, body: JSON.stringify(OPTIONS) };
  }, "pt-PT");
  const site = createSite({ language: "pt-PT", client, builtIn: allTexts["pt-PT"] });
  const { default: Shown, load } = await page.module();
  const head = await load({ site, params: {}, path: `${path}?code=secret`, query: new URLSearchParams("code=secret") });
  expect(head).toMatchObject({ isHidden: true, canonical: path });
  const value = { ...site, texts: site.texts, overrides: {}, isAppView: false };
  const painted = renderToString(
    <QueryClientProvider client={client}>
      <SiteContext value={value}>
        <MemoryRouter initialEntries={[`${path}?code=secret`]}>
          <Shown />
        </MemoryRouter>
      </SiteContext>
    </QueryClientProvider>,
  );
  expect(painted).toContain("<noscript>");
  expect(painted).toMatch(/<h1/);
  expect(painted).not.toMatch(/secret|<form/);
  expect(asked.filter((address) => address !== "/api/auth/options")).toEqual([]);
});

test("a profile is called Perfil", () => {
  expect(profilePage.title(allTexts["pt-PT"])).toBe("Perfil");
});

test("the page of signing in keeps where somebody was going, and goes from form to form in its place", async () => {
  visit("/auth?return=/profile", <AuthPage />);
  expect(takeReturn()).toBe("/profile");
  press("Continuar com e-mail");
  screen.getByRole("heading", { level: 1, name: "Entrar com e-mail" });
  expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
  press("Outras formas");
  screen.getByRole("heading", { level: 1, name: "Entre para seguir o seu clube" });
});

test("a letter leads to the form that it speaks of, and nonsense to the first", async () => {
  visit("/auth?popup=forgotPassword", <AuthPage />);
  expect(await screen.findByRole("heading", { name: "Recuperar acesso" })).toBeTruthy();
  cleanup();
  visit("/auth?popup=__proto__", <AuthPage />);
  expect(await screen.findByRole("button", { name: "Continuar com e-mail" })).toBeTruthy();
});

test("who turns out to be signed in goes on", () => {
  setSession({ status: "restoring" });
  visit("/auth", <AuthPage />);
  expect(afterLogin).not.toHaveBeenCalled();
  act(() => setSession({ status: "in", user: MARTA }));
  expect(afterLogin).toHaveBeenCalledExactlyOnceWith(MARTA);
});

test("who signs in on the page is sent on by that alone", () => {
  visit("/auth", <AuthPage />);
  act(() => setSession({ status: "in", user: MARTA }));
  expect(afterLogin).not.toHaveBeenCalled();
});

test("a provider's answer is finished once, and shows that it is on its way", async () => {
  const { promise, settle } = pending();
  actions.finishProvider.mockReturnValue(promise);
  visit("/auth?provider=google&access_token=abc", <AuthPage />);
  await screen.findByText("A concluir a entrada…");
  screen.getByRole("heading", { level: 1, name: "Entrar com Google" });
  await waitFor(() => expect(actions.finishProvider).toHaveBeenCalledTimes(1));
  expect(actions.finishProvider.mock.calls[0]?.[1].get("access_token")).toBe("abc");
  await act(async () => settle(undefined));
});

test.each([
  ["Email is already taken.", /Entre da forma que usou/],
  ["access_denied", /foi cancelada ou recusada/],
])("a provider that answers %j gets another try, or another way is taken", async (message, sentence) => {
  actions.finishProvider.mockRejectedValue(refused(message));
  visit("/auth?provider=google&error=x", <AuthPage />);
  expect((await screen.findByText(sentence)).getAttribute("role")).toBe("alert");
  press("Tentar outra vez");
  await waitFor(() => expect(actions.startProvider).toHaveBeenCalledWith("google"));
  press("Outras formas");
  screen.getByRole("button", { name: "Continuar com e-mail" });
});

test("another password is chosen, twice the same", async () => {
  visit("/auth/reset-password?code=abc", <ResetPasswordPage />);
  type("Nova palavra-passe", "gaivota ao domingo");
  type("Repita", "gaivota");
  press("Guardar e entrar");
  await screen.findByText("As duas não coincidem.");
  expect(document.activeElement).toBe(screen.getByLabelText("Repita"));
  type("Repita", "gaivota ao domingo");
  press("Guardar e entrar");
  await waitFor(() =>
    expect(actions.resetPassword.mock.calls[0]?.[1]).toEqual({
      code: "abc",
      password: "gaivota ao domingo",
      passwordConfirmation: "gaivota ao domingo",
    }),
  );
});

test("a link to another password that is spent leads to another one", async () => {
  actions.resetPassword.mockRejectedValue(refused("Incorrect code provided"));
  visit("/auth/reset-password?code=abc", <ResetPasswordPage />);
  type("Nova palavra-passe", "gaivota ao domingo");
  type("Repita", "gaivota ao domingo");
  press("Guardar e entrar");
  await screen.findByText(/já foi usada ou perdeu a validade/);
  press("Pedir outra ligação");
  expect(isOpen("forgotPassword")).toBe(true);
});

test("a link without its code says so", async () => {
  visit("/auth/reset-password", <ResetPasswordPage />);
  await screen.findByText(/está incompleta/);
});

test("an address is confirmed at once, one time", async () => {
  visit("/auth/confirm?code=abc", <ConfirmPage />);
  await screen.findByText("E-mail confirmado.");
  expect(actions.confirmEmail).toHaveBeenCalledTimes(1);
  expect(actions.confirmEmail.mock.calls[0]?.[1]).toBe("abc");
});

test("an address that the server has confirmed leads to signing in", async () => {
  visit("/auth/confirm?confirmed=1", <ConfirmPage />);
  await screen.findByText("E-mail confirmado.");
  expect(screen.getByRole("link", { name: "Entrar" }).getAttribute("href")).toBe("/auth");
  expect(actions.confirmEmail).not.toHaveBeenCalled();
});

test("a link that confirms and is spent leads to another one; without a network it is tried again", async () => {
  actions.confirmEmail.mockRejectedValueOnce({ status: 500, code: "offline", message: undefined });
  visit("/auth/confirm?code=abc", <ConfirmPage />);
  await screen.findByText(/Não conseguimos ligar/);
  actions.confirmEmail.mockRejectedValueOnce(refused("Invalid token"));
  press("Tentar de novo");
  await screen.findByText(/já foi usada ou perdeu a validade/);
  type("E-mail", "marta@example.org");
  press("Enviar outra ligação");
  await screen.findByText(/a ligação chega em dois minutos/);
  expect(actions.sendConfirmation.mock.calls[0]?.[1]).toBe("marta@example.org");
});

test("a profile shows who it is of, and is changed in its place", async () => {
  setSession({ status: "in", user: MARTA });
  visit("/profile", <ProfilePage />);
  screen.getByRole("heading", { level: 1, name: "Marta Quintela" });
  await screen.findByText("Portugal");
  screen.getByText("E-mail e palavra-passe");
  press("Editar");
  expect(document.activeElement).toBe(screen.getByLabelText("Nome"));
  type("Nome", "Marta Sofia");
  fireEvent.change(screen.getByLabelText(/País/), { target: { value: "CV" } });
  press("Guardar alterações");
  await screen.findByText("Perfil atualizado.");
  expect(actions.saveProfile.mock.calls[0]?.[1]).toMatchObject({ first_name: "Marta Sofia", country: "CV" });
  expect(isOpen("completeProfile")).toBe(false);
});

test("a password is changed by whoever knows the current one", async () => {
  setSession({ status: "in", user: MARTA });
  visit("/profile", <ProfilePage />);
  press("Mudar palavra-passe");
  const username = document.querySelector<HTMLInputElement>("input[autocomplete=username]");
  expect(username?.value).toBe(MARTA.email);
  type("Palavra-passe atual", "errada");
  type("Nova palavra-passe", "gaivota ao domingo");
  type("Repita", "gaivota ao domingo");
  actions.changePassword.mockRejectedValueOnce(refused("The provided current password is invalid"));
  press("Guardar palavra-passe");
  await screen.findByText(/Não é a sua palavra-passe atual/);
  expect(document.activeElement).toBe(screen.getByLabelText("Palavra-passe atual"));
  press("Guardar palavra-passe");
  await screen.findByText(/Palavra-passe alterada/);
});

test("who comes through somebody else has no password here", async () => {
  setSession({ status: "in", user: { ...MARTA, provider: "google" } });
  visit("/profile", <ProfilePage />);
  expect(screen.queryByRole("button", { name: "Mudar palavra-passe" })).toBeNull();
  await screen.findByText("Google");
});

test("a profile without a name is asked for it, once", () => {
  setSession({ status: "in", user: { ...MARTA, id: 8, name: null, completed: false } });
  const { unmount } = visit("/profile", <ProfilePage />);
  expect(isOpen("completeProfile")).toBe(true);
  unmount();
  closeAllPopups();
  visit("/profile", <ProfilePage />);
  expect(isOpen("completeProfile")).toBe(false);
});

test("the ways out are here, and everywhere", async () => {
  setSession({ status: "in", user: MARTA });
  visit("/profile", <ProfilePage />);
  fireEvent.click(screen.getByRole("button", { name: "Sair de todos os dispositivos" }));
  await waitFor(() => expect(actions.logOut.mock.calls[0]?.[1]).toEqual({ everywhere: true }));
});

test("while it is not known who is there, the page shows its outline", () => {
  setSession({ status: "restoring" });
  visit("/profile", <ProfilePage />);
  screen.getByRole("heading", { level: 1, name: "Perfil" });
  screen.getByRole("status", { name: "A carregar o seu perfil" });
});
