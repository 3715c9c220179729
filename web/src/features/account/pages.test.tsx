// @vitest-environment happy-dom

import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
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
import { OPTIONS, pending, press, show, type } from "./exampleAccount.tsx";
import {
  authPage,
  confirmNewslettersPage,
  confirmPage,
  editPage,
  leaveNewsletterPage,
  newsletterPage,
  profilePage,
  resetPasswordPage,
} from "./pages.ts";
import ResetPasswordPage from "./ResetPasswordPage.tsx";

const actions = vi.hoisted(() => ({
  resetPassword: vi.fn(),
  confirmEmail: vi.fn(),
  sendConfirmation: vi.fn(),
  finishProvider: vi.fn(),
  startProvider: vi.fn(),
}));
vi.mock("../../session/actions.ts", () => actions);
const afterLogin = vi.hoisted(() => vi.fn());
vi.mock("../../session/going.ts", () => ({ afterLogin }));

const answers = { "/api/auth/options": OPTIONS };
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
  ["/profile/edit", editPage],
  ["/profile/newsletter", newsletterPage],
  ["/newsletters/confirm", confirmNewslettersPage],
  ["/newsletters/leave", leaveNewsletterPage],
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

test.each<[Page, string]>([
  [profilePage, "Perfil"],
  [editPage, "Perfil - Editar"],
  [newsletterPage, "Perfil - Newsletters"],
])("the pages of a profile have their names", (page, name) => {
  expect(page.title(allTexts["pt-PT"])).toBe(name);
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
