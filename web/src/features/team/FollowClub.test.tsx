// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { favouriteClubs, keepClubs } from "../../app/favouriteClubs.ts";
import { SiteContext } from "../../app/SiteContext.tsx";
import { allTexts } from "../../i18n/allTexts.ts";
import { writeToken } from "../../session/cookies.ts";
import { exampleNetwork, exampleSite, forgetAll } from "../../session/exampleFan.ts";
import { FollowClub } from "./FollowClub.tsx";
import type { Team } from "./team.ts";

const texts = allTexts["pt-PT"];
const site = { language: "pt-PT", texts, overrides: {}, isAppView: false, bringTexts: async () => undefined } as const;
const farol = { id: 1, name: "Farol do Cabo" };
const lagoa = { id: 7, name: "Lagoa Brava" };
const dunas = { id: 9, name: "Dunas" };

const page = (club = farol) => (
  <QueryClientProvider client={exampleSite().client}>
    <SiteContext value={site}>
      <FollowClub team={{ info: club } as Team} />
    </SiteContext>
  </QueryClientProvider>
);

const star = (name: string) => screen.findByRole("button", { name });
const isPressed = (button: HTMLElement) => button.getAttribute("aria-pressed") === "true";

beforeEach(() => {
  forgetAll();
  keepClubs([]);
});
afterEach(cleanup);

test("the server knows nobody's clubs", () => {
  keepClubs([farol]);
  expect(renderToString(page())).toContain("Seguir");
});

test("the first club is the main one, and can be left again", async () => {
  render(page());
  fireEvent.click(await star("Seguir"));
  expect(isPressed(await star("O meu clube"))).toBe(true);
  await vi.waitFor(() => expect(favouriteClubs()).toEqual([farol]));
  fireEvent.click(await star("O meu clube"));
  await vi.waitFor(() => expect(favouriteClubs()).toEqual([]));
  expect(isPressed(await star("Seguir"))).toBe(false);
});

test("the second one says so, and becomes the main one when it is told to", async () => {
  keepClubs([lagoa]);
  render(page());
  fireEvent.click(await star("Seguir"));
  await star("O meu 2.º clube");
  fireEvent.click(await star("Tornar principal"));
  await star("O meu clube");
  await vi.waitFor(() => expect(favouriteClubs()).toEqual([farol, lagoa]));
  expect(screen.queryByRole("button", { name: "Tornar principal" })).toBeNull();
});

test("a third one is refused in words, with a way to change the two", async () => {
  keepClubs([lagoa, dunas]);
  render(page());
  fireEvent.click(await star("Seguir"));
  const refusal = await screen.findByRole("alert");
  expect(refusal.textContent).toContain(texts.team.follow.full);
  expect(refusal.querySelector("a")?.getAttribute("href")).toBe("/profile/edit");
  expect(isPressed(await star("Seguir"))).toBe(false);
});

test("what could not be saved is said, and the next try takes the words away", async () => {
  writeToken("ours");
  vi.stubGlobal("fetch", exampleNetwork({ "POST /api/v1/profile/favourite/team": "offline" }).answer);
  render(page());
  fireEvent.click(await star("Seguir"));
  expect((await screen.findByRole("alert")).textContent).toContain(texts.team.follow.failed);
  const team = { team: farol, is_primary: true };
  vi.stubGlobal("fetch", exampleNetwork({ "POST /api/v1/profile/favourite/team": [200, [team]] }).answer);
  fireEvent.click(await star("Seguir"));
  await star("O meu clube");
  expect(screen.queryByRole("alert")).toBeNull();
});
