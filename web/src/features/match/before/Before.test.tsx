// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { readCompetition, readStandings } from "../../../football/queries.ts";
import { dynamicMatch, staticMatch } from "../exampleMatch.ts";
import { readAbsences, readMatchDynamic } from "../queries.ts";
import { expectNoComplaints, renderSection } from "../renderSection.tsx";
import { Before } from "./Before.tsx";

const address = { season: "20262027", competition: "liga-atlantica", round: "11", id: 1364 };

expectNoComplaints();

test("kick-off, places and form, and who is missing", async () => {
  const match = staticMatch({ transmission: "Maré TV", homeTeamForm: ["W"], awayTeamForm: [] });
  const rows = [match.homeTeam, match.awayTeam].map((team, at) => ({ team, position: at + 3, points: 20, matches: 9 }));
  const competition = { rounds: [{ number: 11, matchweekTypeId: 1 }] };
  const absent = { player: { id: 5, name: "Telmo Medroal" }, reason: "redCard", label: "Cartão vermelho" };
  await renderSection(<Before address={address} match={match} />, {
    answers: [
      [readMatchDynamic(address), dynamicMatch(1, 1, { minutesTillMatchStarts: 1501 })],
      [readCompetition("liga-atlantica", "20262027"), competition],
      [
        readStandings("liga-atlantica", "20262027", { live: false }),
        { live: false, standings: [{ key: "overall", standings: rows }] },
      ],
      [
        readAbsences(address),
        { home: { suspended: [absent], atRisk: [] }, away: { suspended: [], atRisk: [{ id: 6, name: "Vargem" }] } },
      ],
    ],
  });
  expect(screen.getByText("Sábado, 14 de novembro, às 20:30")).toBeTruthy();
  const cells = screen.getAllByRole("row").map((row) => row.textContent);
  expect(cells).toEqual(["Clube#PtsForma", "Farol do Cabo320V", "Santa Maré420Sem jogos nesta época"]);
  const absentee = screen.getByRole("link", { name: "Telmo Medroal" });
  expect(absentee.getAttribute("href")).toBe("/player/5/telmo-medroal/20262027/1");
  expect(absentee.closest("dd")?.textContent).toBe("Telmo Medroal Cartão vermelho");
});

test("a postponed match abroad without a day, a table or anything else", async () => {
  const abroad = { ...address, competition: "5" };
  const match = staticMatch({ competition: "5", isInternational: true, date: null, fixtureDateIsDefined: false });
  await renderSection(<Before address={abroad} match={match} />, {
    language: "en",
    answers: [[readMatchDynamic(abroad), dynamicMatch(1, 14, { homeGoals: null, awayGoals: null })]],
  });
  expect(screen.getByText("Postponed")).toBeTruthy();
  expect(screen.getByText("No new date yet")).toBeTruthy();
  await waitFor(() => {
    const headings = screen.getAllByRole("heading", { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Kick-off", "Form"]);
  });
});
