// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { exampleTeam } from "../../../football/exampleMatch.ts";
import { staticMatch } from "../exampleMatch.ts";
import { readClimate, readHomeGround, readMvp } from "../queries.ts";
import { expectNoComplaints, renderSection } from "../renderSection.tsx";
import { Information } from "./Information.tsx";

const address = { season: "20262027", competition: "liga-atlantica", round: "11", id: 1364 };
const LONG = "Associação Desportiva e Recreativa de São Bartolomeu da Serra";

expectNoComplaints();

const headings = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("all that is known of a match that is over", async () => {
  const match = staticMatch({
    homeTeam: exampleTeam(1, LONG),
    transmission: "Maré TV",
    referees: { main: { id: 1, name: LONG }, aux1: { id: 2, name: "Matilde" }, aux2: { id: 3, name: "Matilde" } },
  });
  const mvp = { id: 9, external_id: "p", name: LONG, photo: null, team: 1, rating: null, stats: [] };
  const own = { ...match.stadium, attendance: 1, capacity: 18640, mediaFormats: {} };
  await renderSection(<Information address={address} match={match} attendance={17904} isOver />, {
    answers: [
      [readClimate(address), { climate: "rain", temperature: 9, rainPercentage: 90 }],
      [readMvp(address), mvp],
      [readHomeGround(address, match), own],
    ],
  });
  expect(headings()).toEqual([
    "Equipa de arbitragem",
    "Estádio do Promontório",
    "Tempo e transmissão",
    "Homem do jogo",
  ]);
  const [officials] = screen.getAllByRole("heading", { level: 3 });
  const block = officials?.parentElement as HTMLElement;
  expect(
    within(block)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["Matilde", "Matilde"]);
});

test("a match abroad of which nearly nothing is known", async () => {
  const abroad = { ...address, competition: "5" };
  const match = staticMatch({ competition: "5", isInternational: true, stadium: null, date: null });
  const section = <Information address={abroad} match={match} attendance={undefined} isOver={false} />;
  await renderSection(section, { language: "en", answers: [] });
  expect(headings()).toEqual(["Officials", "Competition"]);
  expect(screen.getByText("To be named")).toBeTruthy();
});

test("of a match that is over nobody is still to be named", async () => {
  const section = <Information address={address} match={staticMatch()} attendance={null} isOver />;
  await renderSection(section, { answers: [] });
  expect(headings()).toEqual(["Estádio do Promontório", "Competição"]);
});
