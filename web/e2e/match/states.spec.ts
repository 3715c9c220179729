import { expect, type Page, test } from "@playwright/test";
import { watch } from "../browser.ts";
import { expectSound } from "../odd.ts";
import { type Body, patched } from "../openInApp.ts";
import { CASES, type MatchCase } from "./cases.ts";
import { openMatch } from "./openMatch.ts";

for (const one of CASES) {
  test(`a match, ${one.name}`, async ({ page }) => {
    const { problems } = watch(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    await answerAs(page, one);
    await openMatch(page);
    expect(problems).toEqual([]);
    await expectSound(page, one, "match");
  });
}

async function answerAs(page: Page, { fixture = {}, now, formations }: MatchCase) {
  await page.route("**/api/v1/match/info/static*", (route) => patched(route, (body) => dress(body, fixture)));
  await page.route("**/api/v1/match/info/dynamic*", (route) => patched(route, (body) => ({ ...body, ...now })));
  if (formations === undefined || formations === "real") return;
  await page.route("**/api/v1/match/formations*", (route) =>
    patched(route, ({ home, away }) => ({ home: undress(home, formations), away: undress(away, formations) })),
  );
}

function dress(body: Body, fixture: Body): Body {
  const { longNames, oneColour, ...plain } = fixture;
  const side = (team: Body) => ({
    ...team,
    ...(longNames ? { name: longNames } : {}),
    ...(oneColour ? { color: oneColour, textColor: "#001941" } : {}),
  });
  return { ...body, ...plain, homeTeam: side(body.homeTeam), awayTeam: side(body.awayTeam) };
}

function undress(side: Body, how: "none" | "odd"): Body {
  if (how === "none") return { ...side, lines: [], bench: [], staff: [], coach: null, tactic: [], formation: null };
  return {
    ...side,
    formation: "5-5-5",
    tactic: [5, 5, 5],
    lines: [side.lines.flat().slice(0, 8), [], side.lines.flat().slice(8, 9)],
  };
}
