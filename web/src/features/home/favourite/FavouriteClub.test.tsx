// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Competition } from "../../../api/wire.ts";
import { favouriteClubs, keepClubs } from "../../../app/favouriteClubs.ts";
import { SiteContext } from "../../../app/SiteContext.tsx";
import { exampleTeam } from "../../../football/exampleMatch.ts";
import { readTeams } from "../../../football/queries.ts";
import { allTexts } from "../../../i18n/allTexts.ts";
import { writeToken } from "../../../session/cookies.ts";
import { exampleNetwork, exampleSite, forgetAll } from "../../../session/exampleFan.ts";
import { FavouriteClub } from "./FavouriteClub.tsx";

vi.mock("./myClubs.ts", () => ({
  parts: {
    mine: ({ onChange }: { onChange: () => void }) => (
      <button type="button" onClick={onChange}>
        Mudar
      </button>
    ),
  },
}));

const site = {
  language: "pt-PT",
  texts: allTexts["pt-PT"],
  overrides: {},
  isAppView: false,
  bringTexts: async () => undefined,
} as const;
const league = { id: "liga", seasonId: 20262027 } as Competition;
const farol = { id: 1, name: "Farol do Cabo" };
const dunas = { id: 9, name: "Dunas" };

beforeEach(() => {
  forgetAll();
  keepClubs([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const { client } = exampleSite();
  const teams = [farol, dunas].map(({ id, name }) => exampleTeam(id, name));
  client.setQueryData(readTeams(league.id, league.seasonId).queryKey, teams as never);
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <SiteContext value={site}>
          <FavouriteClub league={league} />
        </SiteContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

const place = () => screen.getByRole("group", { name: "O meu clube" });
const link = (name: string) => screen.getByRole("link", { name: new RegExp(name) });
const press = (element: HTMLElement) => {
  element.focus();
  fireEvent.click(element);
};

test("the reader's place stays where a club was picked, or left as it was", async () => {
  open();
  press(link(farol.name));
  const change = await screen.findByRole("button", { name: "Mudar" });
  expect(document.activeElement).toBe(place());
  press(change);
  const back = screen.getByRole("button", { name: site.texts.front.club.changeBack });
  expect(document.activeElement).toBe(back);
  press(back);
  expect(document.activeElement).toBe(place());
  press(await screen.findByRole("button", { name: "Mudar" }));
  press(link(dunas.name));
  await vi.waitFor(() => expect(document.activeElement).toBe(place()));
  expect(favouriteClubs()).toEqual([dunas]);
});

test("nobody is brought there who pressed nothing", async () => {
  keepClubs([farol]);
  open();
  await screen.findByRole("button", { name: "Mudar" });
  expect(document.activeElement).toBe(document.body);
});

test("what could not be saved is said, and stays said", async () => {
  writeToken("ours");
  vi.stubGlobal("fetch", exampleNetwork({ "PUT /api/v1/profile/favourite/team": "offline" }).answer);
  keepClubs([farol], true);
  open();
  press(await screen.findByRole("button", { name: "Mudar" }));
  press(link(dunas.name));
  expect((await screen.findByRole("alert")).textContent).toBe(site.texts.front.club.notSaved);
  expect(document.activeElement).toBe(link(dunas.name));
  expect(favouriteClubs()).toEqual([farol]);
});
