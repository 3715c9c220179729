import { type APIRequestContext, expect, test } from "@playwright/test";
import type { Body } from "../openInApp.ts";

const OWN_GOAL = 5;
const SEASON = 20262027;

/** Two clubs for whom opponents scored, and one without such a goal. */
for (const [id, name] of [
  [1, "farol-do-cabo"],
  [4, "ribeira-nova"],
  [9, "penha-clara"],
] as const) {
  test(`the goals of a squad add up, ${name}`, async ({ page, request }) => {
    const read = reader(request);
    const squad = await read(`/api/v1/team/squad?id=${id}&season=${SEASON}`);
    const figures = await read(`/api/v1/team/statistics?id=${id}&season=${SEASON}`);
    const matches = (await read(`/api/v1/team/matches?id=${id}&season=${SEASON}`)).filter(isOver);

    const scored = sum(squad.players.map(({ goals }: Body) => goals));
    const given = sum(await Promise.all(matches.map((match: Body) => ownGoalsFor(read, match, id))));
    const { total } = figures.attack.find(({ key }: Body) => key === "goals");
    expect(scored + given).toBe(total);
    expect(total).toBe(sum(matches.map((match: Body) => goalsOf(match, id))));

    await test.step("and the page says the same of every player", async () => {
      await page.goto(`/team/${id}/${name}/liga-atlantica/${SEASON}?tab=squad`);
      const cards = await page
        .getByRole("main")
        .getByRole("link", { name: /\d+ golos?, \d+ jogos?/ })
        .allTextContents();
      const said = cards.map((text) => Number(/(\d+) golos?, \d+ jogos?/.exec(text)?.[1]));
      expect(sum(said)).toBe(scored);
    });
  });
}

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

function reader(request: APIRequestContext) {
  return async (path: string): Promise<Body> => (await request.get(path)).json();
}

/** With a result, official or not. */
const isOver = ({ status, subStatus }: Body) => status >= 4 && (subStatus === 9 || subStatus === 11);

const isHome = ({ homeTeam }: Body, id: number) => homeTeam.id === id;

const goalsOf = (match: Body, id: number): number => (isHome(match, id) ? match.homeGoals : match.awayGoals);

/** A goal against one's own side counts for the other, on whose side it is told. */
async function ownGoalsFor(read: ReturnType<typeof reader>, match: Body, id: number): Promise<number> {
  const { id: fixture, competition, season, round, isInternational } = match;
  const { events } = await read(
    isInternational
      ? `/api/v1/international/match/${fixture}/dynamic`
      : `/api/v1/match/info/dynamic?competition=${competition}&season=${season}&round=${round}&fixture=${fixture}`,
  );
  return events.filter((event: Body) => event.type === OWN_GOAL && event.isFromHomeTeam === isHome(match, id)).length;
}
