// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { allTexts } from "../../i18n/allTexts.ts";
import { exampleSite, forgetAll, MARTA } from "../../session/exampleFan.ts";
import { changePagesBy } from "../../session/going.ts";
import { initialsOf, nameOf } from "../../session/initials.ts";
import { isOpen } from "../../session/popups.ts";
import { useSignedIn } from "../../session/requireSignIn.ts";
import { setSession } from "../../session/state.ts";
import { SiteContext } from "../SiteContext.tsx";
import Account from "./Account.tsx";

const texts = allTexts["pt-PT"];
const value = { language: "pt-PT", texts, overrides: {}, isAppView: false, bringTexts: async () => undefined } as const;

function page(path = "/news", content = <Account />) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={exampleSite().client}>
        <SiteContext value={value}>{content}</SiteContext>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

beforeEach(forgetAll);
afterEach(cleanup);

test("the server knows nobody: there is a link that works without scripts", () => {
  setSession({ status: "in", user: MARTA });
  const html = renderToString(page());
  expect(html).toContain('href="/auth"');
  expect(html).not.toContain("Marta");
});

test("pressed, it signs in in place; with a key held it is a link like any other", () => {
  render(page());
  const link = screen.getByRole("link", { name: "Entrar" });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(isOpen("login")).toBe(false);
  expect(fireEvent.click(link)).toBe(false);
  expect(isOpen("login")).toBe(true);
});

test("on the page that signs in there is nothing to open over it", () => {
  render(page("/auth"));
  expect(fireEvent.click(screen.getByRole("link", { name: "Entrar" }))).toBe(true);
  expect(isOpen("login")).toBe(false);
});

test("a fan with a photograph is known by it", () => {
  render(page());
  act(() => setSession({ status: "in", user: { ...MARTA, photo: { url: "/marta.webp", width: 512, height: 512 } } }));
  const menu = screen.getByLabelText("Marta Quintela, a sua conta");
  expect(menu.querySelector("img")?.getAttribute("src")).toBe("/marta.webp");
  expect(menu.textContent).toBe("");
});

test("a fan finds the profile and the way out", () => {
  render(page());
  act(() => setSession({ status: "in", user: MARTA }));
  expect(screen.getByLabelText("Marta Quintela, a sua conta").textContent).toBe("MQ");
  expect(screen.getByRole("link", { name: "Perfil", hidden: true }).getAttribute("href")).toBe("/profile");
  expect(screen.getByRole("button", { name: "Sair", hidden: true })).toBeDefined();
});

test.each([
  ["Marta Sofia Quintela", "MQ"],
  ["marta", "M"],
  ["Élio  Ávila", "ÉÁ"],
  [null, "A"],
  ["  ", "A"],
])("the initials of %j are %s", (name, initials) => {
  expect(initialsOf({ name, email: "ana@example.org" })).toBe(initials);
});

test("who has no name goes by their address", () => {
  expect(nameOf({ name: null, email: "ana@example.org" })).toBe("ana@example.org");
});

function ForFans() {
  return <p>{useSignedIn()?.name ?? "…"}</p>;
}

test("a page for fans sends others to sign in, and shows who is", () => {
  const went: string[] = [];
  changePagesBy((to, { replace }) => went.push(`${to} ${replace}`));
  setSession({ status: "restoring" });
  render(page("/profile?tab=a", <ForFans />));
  expect(went).toEqual([]);
  act(() => setSession({ status: "in", user: MARTA }));
  expect(screen.getByText("Marta Quintela")).toBeDefined();
  act(() => setSession({ status: "out" }));
  expect(went).toEqual(["/auth?return=%2Fprofile%3Ftab%3Da true"]);
});

test.each([
  ["press", "/accreditation/inbox"],
  ["admin", "/accreditation/inbox"],
  ["editor", undefined],
  ["fan", undefined],
])("the menu of the role %s leads to accreditation requests: %s", async (type, href) => {
  // The words come with the pages: a busy machine takes longer for all of these than anybody waits for a link.
  await import("../morePages.ts");
  render(page());
  const role = { id: 1, name: type, type, description: "" };
  await act(async () => setSession({ status: "in", user: { ...MARTA, role } }));
  const link = () => screen.queryByRole("link", { name: "Acreditações", hidden: true });
  if (href) await waitFor(() => expect(link()).not.toBeNull());
  expect(link()?.getAttribute("href")).toBe(href);
});
