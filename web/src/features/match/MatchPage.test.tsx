// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Profiler } from "react";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../../api/queries.ts";
import type { MatchDynamic } from "../../api/wire.ts";
import { SiteContext } from "../../app/SiteContext.tsx";
import { readCompetition, readSeasons } from "../../football/queries.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { dynamicMatch, event, player, staticMatch } from "./exampleMatch.ts";
import MatchPage from "./MatchPage.tsx";
import { readFormations, readMatchDynamic, readMatchStatic } from "./queries.ts";

/** Which parts were drawn, by the name of what they draw. */
const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));
/** As its model: drawn again only when it is told something else. */
const counted = vi.hoisted(() => async (name: string) => {
  const { memo } = await import("react");
  return {
    [name]: memo(() => {
      drawn.push(name);
      return null;
    }),
  };
});
vi.mock("../../ui/Timeline.tsx", () => counted("Timeline"));
vi.mock("../../ui/StatBars.tsx", () => counted("StatBars"));
vi.mock("./lineUps/LineUps.tsx", () => counted("LineUps"));
vi.mock("./history/History.tsx", () => counted("History"));
vi.mock("./information/Information.tsx", () => counted("Information"));

const address = { season: "20262027", competition: "liga-atlantica", round: "11", id: 1364 };
const stats = [
  { statisticTypeId: 1, label: "Remates", homeValue: 3, awayValue: 2, homePercentage: 60, awayPercentage: 40 },
];
const yellow = event(2, "12'", false, { player: player(4, "Dinis Alcoforado") });
const live = dynamicMatch(3, 4, { id: 1364, stats, events: [yellow], played_time: "60'" });

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const client = createQueryClient(async () => ({ status: 404, body: "{}" }), "pt-PT");
  client.setQueryData(readMatchStatic(address).queryKey, staticMatch());
  client.setQueryData(readMatchDynamic(address).queryKey, live);
  client.setQueryData(readCompetition("liga-atlantica", "20262027").queryKey, {
    rounds: [],
    format: "league",
  } as never);
  client.setQueryData(readSeasons().queryKey, []);
  const renders = vi.fn();
  const site = {
    language: "pt-PT" as const,
    texts: allTexts["pt-PT"],
    overrides: {},
    isAppView: false,
    bringTexts: async () => undefined,
  };
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <SiteContext value={site}>
          <MemoryRouter initialEntries={["/match/20262027/liga-atlantica/11/1364"]}>
            <Profiler id="page" onRender={renders}>
              <Routes>
                <Route path="match/:season/:competition/:matchweek/:id" element={<MatchPage />} />
              </Routes>
            </Profiler>
          </MemoryRouter>
        </SiteContext>
      </QueryClientProvider>,
    );
  });
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  renders.mockClear();
  drawn.length = 0;
  const arrive = (now: MatchDynamic) =>
    act(async () => {
      client.setQueryData(readMatchDynamic(address).queryKey, structuredClone(now));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  return { renders, arrive, client };
}

test("a poll that changes nothing draws nothing", async () => {
  const { renders, arrive } = await open();
  await arrive(live);
  expect(renders).not.toHaveBeenCalled();
});

test("a goal draws the board, the timeline and the team sheets, is said aloud and stands in the title", async () => {
  const { arrive } = await open();
  const goal = event(4, "61'", true, { player: player(9, "Iuri Salpico"), score: "3-1" });
  await arrive({ ...live, homeGoals: 3, events: [yellow, goal] });
  expect([...new Set(drawn)].sort()).toEqual(["LineUps", "Timeline"]);
  expect(screen.getByText("Golo do Farol do Cabo: Iuri Salpico. 3–1.")).toBeTruthy();
  expect(document.title).toBe("Farol do Cabo 3–1 Santa Maré, 14 nov 2026 · Jornada");
});

test("figures draw only themselves", async () => {
  const { arrive } = await open();
  await arrive({ ...live, stats: stats.map((one) => ({ ...one, homeValue: 4 })) });
  expect([...new Set(drawn)].sort()).toEqual(["StatBars"]);
});

test("a match that moves on is asked again for its line-ups and all that is known of it, and only then", async () => {
  const { arrive, client } = await open();
  const again = vi.spyOn(client, "invalidateQueries");
  await arrive({ ...live, homeGoals: 3 });
  expect(again).not.toHaveBeenCalled();
  await arrive({ ...live, status: 4, subStatus: 9 });
  expect(again.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    readFormations(address).queryKey,
    readMatchStatic(address).queryKey,
  ]);
});
