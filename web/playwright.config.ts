import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const firstOf = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

const chromium = firstOf(process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser");
/** The same browser without windows: it paints sooner, opens no popups, and has a pointer of its own. */
const headless = firstOf(process.env.HEADLESS, "/usr/bin/chromium-headless-shell", chromium);

const FLAGS: string[] = JSON.parse(readFileSync(new URL("e2e/chromium.json", import.meta.url), "utf8"));

const launchedBy = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  args: FLAGS,
});

const port = Number(process.env.E2E_PORT ?? 18080);
const contentPort = port + 1;
/** The three ports after it are taken by whoever is around it: see `e2e/accounts/identity/places.mjs`. */
const accountsPort = port + 2;
const folder = (name: string) => join(tmpdir(), `jornada-e2e-${name}`);

// Also for the servers and for the tests, which run in processes of their own.
process.env.E2E_PROGRAM ??= fileURLToPath(new URL("../target/debug/jornada", import.meta.url));
process.env.E2E_SITE_DATA ??= folder(String(port));
process.env.E2E_CONTENT_DATA ??= folder(String(contentPort));
process.env.E2E_ACCOUNTS_DATA ??= folder(String(accountsPort));
process.env.E2E_ACCOUNTS_CONTROL ??= `http://127.0.0.1:${accountsPort + 2}`;
/** Two matches of round 14 are in play then. */
process.env.E2E_NOW ??= "2026-11-14T21:10:00Z";

/** Who comes has been here before: nobody is asked about cookies, nobody is counted, players of other sites may be shown. */
const ANSWERED = {
  cookies: ["127.0.0.1", "localhost"].map((domain) => ({
    name: "jornada_cookie_consent",
    value: "1.e",
    domain,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: "Lax" as const,
  })),
  origins: [],
};

/** What must not be disturbed by a pointer that nobody moves. */
const STILL = ["articles/reading.spec.ts", "home/keptBack.spec.ts"];

const serve = (onPort: number, data: string, league: "demo" | "new" | "accounts") => ({
  command: `node e2e/serve.mjs ${onPort} ${data} ${league}`,
  url: `http://127.0.0.1:${onPort}/api/v2/seasons`,
  // The demo draws its pictures first.
  timeout: 180_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
});

/**
 * The built program in a real browser, with its clock stopped while matches are in play. `e2e/pages` is the gate that
 * every page passes; `e2e/journeys` is what visitors do, `e2e/match` a match in every state and as it goes on, `e2e/team`,
 * `e2e/player` and `e2e/people` clubs and people of every kind, `e2e/search` what is found and how, `e2e/articles` news, opinions and press releases, `e2e/media` videos and papers, `e2e/crawl` whether all of it holds together. Whoever writes content does so in a league of its own:
 * `e2e/editors`, and `e2e/clients` for other programs. Whoever signs in, in another: `e2e/accounts`, with providers and a mail server around it and a
 * clock that runs.
 */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous: whole-page pictures on a busy machine. How fast pages are is measured elsewhere.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1440, height: 900 },
    storageState: ANSWERED,
    // Half of the time goes into recording what nobody looks at, and the picture of a page that is just going elsewhere may
    // never come: asked for where a failure is looked into.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: process.env.E2E_TRACE ? "only-on-failure" : "off",
    // What was kept for one test is no business of the next; `e2e/app` is about it.
    serviceWorkers: "block",
    launchOptions: launchedBy(headless),
  },
  projects: [
    {
      name: "site",
      testMatch: [
        "pages",
        "home",
        "journeys",
        "match",
        "team",
        "player",
        "people",
        "search",
        "articles",
        "media",
        "crawl",
      ].map((folder) => `${folder}/*.spec.ts`),
      testIgnore: STILL,
      use: { baseURL: `http://127.0.0.1:${port}` },
    },
    {
      name: "still",
      testMatch: STILL,
      use: { baseURL: `http://127.0.0.1:${port}`, launchOptions: launchedBy(chromium) },
    },
    {
      name: "app",
      testMatch: "app/*.spec.ts",
      use: { baseURL: `http://localhost:${port}`, serviceWorkers: "allow", launchOptions: launchedBy(chromium) },
    },
    {
      name: "clients",
      testMatch: "clients/*.spec.ts",
      use: { baseURL: `http://127.0.0.1:${contentPort}` },
    },
    {
      name: "editors",
      testMatch: "editors/*.spec.ts",
      // Other programs count what there is: nobody else writes meanwhile.
      dependencies: ["clients"],
      use: { baseURL: `http://127.0.0.1:${contentPort}` },
    },
    {
      name: "accounts",
      testMatch: "accounts/*.spec.ts",
      // By name, as providers know it; they are trusted here although nobody vouches for them.
      use: {
        baseURL: `http://localhost:${accountsPort}`,
        ignoreHTTPSErrors: true,
        launchOptions: launchedBy(chromium),
      },
    },
  ],
  webServer: [
    serve(port, process.env.E2E_SITE_DATA, "demo"),
    serve(contentPort, process.env.E2E_CONTENT_DATA, "new"),
    serve(accountsPort, process.env.E2E_ACCOUNTS_DATA, "accounts"),
  ],
});
