// @vitest-environment happy-dom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { createQueryClient } from "../../../api/queries.ts";
import { SiteContext } from "../../../app/SiteContext.tsx";
import { allTexts } from "../../../i18n/allTexts.ts";
import { MatchesBlock } from "./MatchesBlock.tsx";
import { StandingsBlock } from "./StandingsBlock.tsx";

afterEach(cleanup);

const FAILED = "Esta parte não carregou";
const site = {
  language: "pt-PT",
  texts: allTexts["pt-PT"],
  overrides: {},
  isAppView: false,
  bringTexts: async () => undefined,
} as const;

/** What the API says, by the path of the call; of everything else it says that it is not there. */
type Answers = Record<string, { status: number; body: object }>;

function show(Block: typeof StandingsBlock, answers: Answers, competition: { id: string } | null = null) {
  const asked: string[] = [];
  const client = createQueryClient(async (address) => {
    asked.push(address);
    const { status, body } = answers[address.split("?")[0] ?? ""] ?? { status: 404, body: {} };
    return { status, body: JSON.stringify(body) };
  }, "pt-PT");
  const kind = Block === StandingsBlock ? "standings" : "matches";
  const { container } = render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <SiteContext value={site}>
          <Block block={{ id: 1, kind, width: "full", competition }} league={undefined} />
        </SiteContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  const settled = () => expect.poll(() => client.isFetching()).toBe(0);
  return { container, asked, settled };
}

const edition = (matchweekTypeId: number) => ({
  "/api/v1/competition/taca": {
    status: 200,
    body: { id: "taca", label: "Taça", seasonId: 20262027, hasMatchesLive: false, rounds: [{ matchweekTypeId }] },
  },
});
const [IN_ROUNDS, KNOCK_OUT] = [1, 3];
const taca = { id: "taca" };

test("a competition that has no table has no block of it", async () => {
  const { container, asked, settled } = show(StandingsBlock, edition(IN_ROUNDS), taca);
  await settled();
  await expect.poll(() => container.textContent).toBe("");
  expect(asked.some((address) => address.startsWith("/api/v2/competition/standings"))).toBe(true);
});

test("a cup of knock-out rounds alone is not even asked for one", async () => {
  const { container, asked, settled } = show(StandingsBlock, edition(KNOCK_OUT), taca);
  await settled();
  await expect.poll(() => container.textContent).toBe("");
  expect(asked).toEqual(["/api/v1/competition/taca"]);
});

test("a table that could not be read says so", async () => {
  const broken = { "/api/v2/competition/standings": { status: 500, body: {} } };
  show(StandingsBlock, { ...edition(IN_ROUNDS), ...broken }, taca);
  expect(await screen.findByText(FAILED)).toBeDefined();
});

test.each([
  ["matches", MatchesBlock],
  ["table", StandingsBlock],
])("without the seasons nobody knows whose %s these are: it says so, and asks again", async (_, Block) => {
  const answers: Answers = { "/api/v2/seasons": { status: 500, body: {} } };
  const { container, asked } = show(Block, answers);
  await screen.findByText(FAILED);
  expect(container.querySelector("a")).toBeNull();
  answers["/api/v2/seasons"] = { status: 200, body: [] };
  fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  await expect.poll(() => container.textContent).toBe("");
  expect(asked).toEqual(["/api/v2/seasons", "/api/v2/seasons"]);
});
