// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FAROL, MARE } from "../../../football/exampleMatch.ts";
import { NORTADA, ownAnswers, press, show, TEAMS } from "../exampleAccount.tsx";
import { ClubChoice } from "./ClubChoice.tsx";
import { findClubs } from "./findClubs.ts";

const ownThings = vi.hoisted(() => ({ follow: vi.fn(), unfollow: vi.fn(), makeMain: vi.fn() }));
vi.mock("../../../session/actions.ts", () => ({ ownThings }));

beforeEach(() => {
  for (const action of Object.values(ownThings)) action.mockReset().mockResolvedValue(undefined);
});
afterEach(cleanup);

const club = (name: string | RegExp) =>
  within(screen.getByRole("list", { name: "Clubes" })).getByRole("button", { name });

test("without a club both places are empty, and a press chooses one", async () => {
  show(<ClubChoice />, ownAnswers());
  await screen.findByText("Escolha o seu clube");
  fireEvent.click(await screen.findByRole("button", { name: "Santa Maré" }));
  await screen.findByText("Santa Maré está nos seus clubes.");
  expect(ownThings.follow.mock.calls[0]?.[1]).toMatchObject({ id: MARE.id, name: MARE.name });
});

test("who has two hears that a third is too many, and nothing is sent", async () => {
  show(<ClubChoice />, ownAnswers(FAROL, MARE));
  await screen.findByRole("list", { name: "Clubes" });
  expect(club(/^Farol do Cabo.*Clube principal$/).getAttribute("aria-pressed")).toBe("true");
  expect(club(/^Santa Maré.*Clube secundário$/).getAttribute("aria-pressed")).toBe("true");
  press("2.ª Liga");
  fireEvent.click(club("Nortada"));
  const refusal = await screen.findByText("Já tem dois clubes. Para escolher outro, tire um.");
  expect(refusal.getAttribute("role")).toBe("status");
  expect(ownThings.follow).not.toHaveBeenCalled();
});

test("a third that only the server knows of is refused in the same words", async () => {
  ownThings.follow.mockRejectedValue({ status: 409, code: "max_favourite_teams_reached", message: "x" });
  show(<ClubChoice />, ownAnswers(FAROL));
  await screen.findByRole("list", { name: "Clubes" });
  fireEvent.click(club("Santa Maré"));
  await screen.findByText("Já tem dois clubes. Para escolher outro, tire um.");
});

test("the second becomes the first, and either goes", async () => {
  show(<ClubChoice />, ownAnswers(FAROL, MARE));
  fireEvent.click(await screen.findByRole("button", { name: "Trocar a ordem" }));
  await screen.findByText("Santa Maré é agora o seu clube principal.");
  expect(ownThings.makeMain.mock.calls[0]?.[1]).toMatchObject({ id: MARE.id });
  press("Tirar Farol do Cabo");
  await screen.findByText("Farol do Cabo saiu dos seus clubes.");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Os meus clubes"));
});

test("without a network nothing is lost, and that is said", async () => {
  ownThings.unfollow.mockRejectedValue({ status: 500, code: "offline", message: undefined });
  show(<ClubChoice />, ownAnswers(FAROL));
  fireEvent.click(await screen.findByRole("button", { name: "Tirar Farol do Cabo" }));
  await screen.findByText(/Não conseguimos ligar/);
});

test("clubs are found in both leagues, with or without accents", async () => {
  expect(findClubs(TEAMS, "first", "mare")).toEqual([MARE]);
  expect(findClubs(TEAMS, "first", " NORT ")).toEqual([NORTADA]);
  expect(findClubs(TEAMS, "second", "")).toEqual([NORTADA]);
  expect(findClubs({ ...TEAMS, secondLeagueTeams: [] }, "second", "")).toEqual(TEAMS.teams);
  show(<ClubChoice />, ownAnswers());
  const search = await screen.findByLabelText("Procurar clube");
  fireEvent.change(search, { target: { value: "zzz" } });
  screen.getByText("Nenhum clube com «zzz».");
});
