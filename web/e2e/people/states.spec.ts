import { expect, type Page, test } from "@playwright/test";
import { watch } from "../browser.ts";
import { expectSound, type OddCase } from "../odd.ts";
import { type Body, openInApp, patched } from "../openInApp.ts";

const COACH = "/coach/955/7/20262027";
const REFEREE = "/referee/20262027/1238";

interface PersonCase extends OddCase {
  path: string;
  /** What the API says instead, by the end of the call's path. */
  answers: Record<string, "failed" | ((body: Body) => Body)>;
}

const LONG = "Maximiliano Vasconcelos de Albuquerque e Wolfeschlegelsteinhausen";
const nobody = { photo: null, profilePhoto: null, age: null, birthday: null, nationality: null, country: null };
const white = (team: Body) => ({ ...team, color: "#FFFFFF", textColor: "#001941" });
const noStats = { gamesPlayed: 0, won: 0, draw: 0, defeat: 0 };

const CASES: PersonCase[] = [
  {
    name: "a coach before his first match",
    path: COACH,
    answers: {
      "/coach/955": (body) => ({ ...body, ...nobody, stats: noStats }),
      "/coach/955/matches": () => [],
    },
    says: [/Ainda não há jogos/],
    never: [/NaN/, /Pontos por jogo/],
  },
  {
    name: "a coach of white with a long name",
    path: COACH,
    answers: { "/coach/955": (body) => ({ ...body, name: LONG, team: white(body.team) }) },
    says: [/Wolfeschlegelsteinhausen/],
  },
  {
    name: "a coach nobody knows anything of",
    path: `${COACH}?tab=staff`,
    answers: { "/team/squad": () => ({ players: [], technical_team: [] }) },
    says: [/A equipa técnica não é conhecida/],
  },
  {
    name: "a coach whose matches cannot be read",
    path: COACH,
    answers: { "/coach/955/matches": "failed" },
    says: [/Esta parte não carregou/, /Carreira/],
  },
  {
    name: "a referee before his first match",
    path: REFEREE,
    answers: {
      "/referee/1238": (body) => ({
        ...body,
        ...nobody,
        footballAssociation: null,
        category: null,
        stats: { ...body.stats, matches: 0, cardsPerMatch: null, league: null },
      }),
      "/referee/1238/matches": () => [],
    },
    says: [/Ainda não há jogos nesta época/, /^Árbitro$/],
    never: [/NaN/, /Horas de jogo/],
  },
  {
    name: "a referee of one season, of whose matches nothing was measured",
    path: REFEREE,
    answers: {
      "/referee/1238": (body) => ({
        ...body,
        firstName: "",
        lastName: "",
        name: LONG,
        stats: { ...body.stats, averageUsefulTime: null, averagePercentage: null, league: null },
      }),
      "/referee/1238/matches": (body) => body.slice(0, 2).map((one: Body) => ({ ...one, usefulTime: null })),
      "/referee/1238/history": (body) => body.slice(0, 1),
    },
    says: [/Cartões por jogo/, /Wolfeschlegelsteinhausen/],
    never: [/A linha é a média/, /NaN/],
  },
];

for (const one of CASES) {
  test(one.name, async ({ page }) => {
    const fails = Object.values(one.answers).includes("failed");
    const { problems } = watch(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await answerAs(page, one);
    await openInApp(page, one.path);
    if (!fails) expect(problems).toEqual([]);
    await expectSound(page, one, "people");
  });
}

async function answerAs(page: Page, { answers }: PersonCase) {
  for (const [path, answer] of Object.entries(answers)) {
    await page.route(
      (url) => url.pathname.endsWith(path),
      (route) => (answer === "failed" ? route.fulfill({ status: 503, body: "{}" }) : patched(route, answer)),
    );
  }
}
