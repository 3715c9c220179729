import { type Browser, expect, type Page, test } from "@playwright/test";
import type { MatchDynamic } from "../../src/api/wire.ts";
import { inLanguage, type Language, untilAlive, watch } from "../browser.ts";
import { serveFast } from "./fastServer.ts";
import { comeBack } from "./openMatch.ts";

/** Farol do Cabo – Vila Âmbar, 22:45: line-ups an hour before, official half an hour after the whistle. */
const ADDRESS = "/match/20262027/liga-atlantica/14/1596";
const QUERY = "competition=liga-atlantica&season=20262027&round=14&fixture=1596";
const START = "2026-11-14T21:25:00Z";
const SPEED = 150;

const STATES: Record<string, string> = {
  "1/1": "ahead",
  "2/16": "line-ups out",
  "3/2": "first half",
  "3/3": "half time",
  "3/4": "second half",
  "4/9": "provisional",
  "5/11": "official",
};

/** What the board says of a state. */
const WORDS: Record<Language, Record<string, RegExp>> = {
  pt: {
    "line-ups out": /Onzes conhecidos/,
    "half time": /Intervalo/,
    provisional: /Final, provisório/,
    official: /^Final$/,
  },
  en: {
    "line-ups out": /Line-ups out/,
    "half time": /Half-time/,
    provisional: /Full time, provisional/,
    official: /^Full time$/,
  },
};

test("a match is followed from its line-ups to the official result, on phone and desktop", async ({ browser }) => {
  // Three and a half hours of a league, and a browser on a busy machine.
  test.setTimeout(300_000);
  const from = process.env.E2E_SITE_DATA ?? "";
  const { baseURL, stop } = await serveFast({ from, now: START, speed: SPEED });
  const read = async (call: string) => (await fetch(`${baseURL}/api/v1/match/${call}?${QUERY}`)).json();
  const dynamic = (): Promise<MatchDynamic> => read("info/dynamic");
  try {
    const phone = await follow(browser, baseURL, "pt", { width: 390, height: 844 });
    const desktop = await follow(browser, baseURL, "en", { width: 1440, height: 900 });
    const seen = new Set<string>();
    while (!seen.has("official")) {
      const before = await dynamic();
      for (const { page } of [phone, desktop]) await comeBack(page);
      const after = await dynamic();
      // Something happened between the two: next time.
      if (standing(before) !== standing(after)) continue;
      const state = stateOf(after);
      seen.add(state);
      const formations = await read("formations");
      for (const one of [phone, desktop]) {
        await expectShown(one, state, [before, after]);
        await expectChanges(one, after, formations);
      }
    }
    // A slow machine may open its pages when the line-ups are out already.
    expect([...seen].filter((state) => state !== "ahead")).toEqual(Object.values(STATES).slice(1));
    const formations = await read("formations");
    for (const one of [phone, desktop]) await expectTheEnd(one, await dynamic(), formations);
  } finally {
    await stop();
  }
});

interface Following {
  page: Page;
  language: Language;
  problems: string[];
}

async function follow(
  browser: Browser,
  baseURL: string,
  language: Language,
  viewport: { width: number; height: number },
): Promise<Following> {
  const page = await browser.newPage({ baseURL, viewport, reducedMotion: "reduce" });
  const { problems } = watch(page);
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as never as Shift[]) {
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const way = [from.x, from.y, from.height, "→", to.x, to.y, to.height].map(String).join(" ");
          return `${(node?.textContent ?? "").slice(0, 30)} (${way})`;
        });
        if (!hadRecentInput && value > 0.02) shifts.push(`${value.toFixed(3)}: ${moved.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(inLanguage(ADDRESS, language));
  await untilAlive(page);
  return { page, language, problems };
}

const stateOf = ({ status, subStatus }: MatchDynamic) => STATES[`${status}/${subStatus}`] ?? `${status}/${subStatus}`;

/** All but the clock. */
function standing({ status, subStatus, homeGoals, awayGoals, events }: MatchDynamic): string {
  return JSON.stringify([status, subStatus, homeGoals, awayGoals, events.filter(({ type }) => type !== CLOCK).length]);
}

const CLOCK = 95;
const GOALS = [4, 5, 7];
const SUBSTITUTION = 1;

async function expectShown({ page, language }: Following, state: string, [before, now]: [MatchDynamic, MatchDynamic]) {
  const board = page.locator("#board");
  const { homeGoals, awayGoals, events } = now;
  const title =
    typeof homeGoals === "number"
      ? `Farol do Cabo ${homeGoals}, Vila Âmbar ${awayGoals}`
      : "Farol do Cabo – Vila Âmbar";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  if (typeof homeGoals === "number") await expect(page).toHaveTitle(new RegExp(`${homeGoals}–${awayGoals}`));
  const words = WORDS[language][state];
  if (words) await expect(board.getByText(words).first()).toBeVisible();
  if (state.endsWith(" half") && now.played_time && before.played_time) {
    const [minute = ""] = await board.getByText(/^\d+(\+\d+)?’$/).allInnerTexts();
    const shown = Number.parseInt(minute, 10);
    expect(shown).toBeGreaterThanOrEqual(Number.parseInt(before.played_time, 10) - 1);
    expect(shown).toBeLessThanOrEqual(Number.parseInt(now.played_time, 10) + 1);
  }
  const goals = events.filter(({ type }) => GOALS.includes(type));
  for (const { player } of goals) {
    const name = player?.name.split(" ").at(-1) ?? "";
    await expect(board.getByText(name).first()).toBeVisible();
  }
  if (events.length > 0) {
    const told = page.locator("#course li", { hasText: /\d’/ });
    const count = events.filter(({ type }) => type < 80).length;
    expect(await told.count()).toBeGreaterThanOrEqual(count);
  }
}

/** Who went off is marked on the pitch, with his minute. */
async function expectChanges({ page, language }: Following, { events }: MatchDynamic, { home, away }: Formations) {
  const starters = new Set([...home.lines, ...away.lines].flat().map(({ id }) => id));
  const gone = events.flatMap(({ type, relatedPlayer, minute }) =>
    type === SUBSTITUTION && relatedPlayer && starters.has(relatedPlayer.id) ? [{ ...relatedPlayer, minute }] : [],
  );
  const marked = page.locator("#line-ups ol > li", { hasText: WENT_OFF[language] });
  await expect(marked).toHaveCount(gone.length);
  for (const { name, minute } of gone) {
    const row = marked.filter({ hasText: name });
    await expect(row).toContainText(`${WENT_OFF[language]} ${minute.replace("'", "’")}`);
  }
}

const WENT_OFF: Record<Language, string> = { pt: "saiu aos", en: "went off at" };

async function expectTheEnd({ page, problems }: Following, now: MatchDynamic, formations: Formations) {
  await comeBack(page);
  expect(problems).toEqual([]);
  const off = now.events.filter(({ type }) => type === SUBSTITUTION).length;
  expect(off).toBeGreaterThan(0);
  const starters = [...formations.home.lines, ...formations.away.lines].flat();
  await expect(page.locator("#line-ups ol > li")).toHaveCount(starters.length);
  await expect(page.locator("#course").getByText(/provis/)).toHaveCount(0);
  // Each update by itself: a visitor sees them half a minute apart.
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Formations {
  home: { lines: { id: number }[][] };
  away: { lines: { id: number }[][] };
}
