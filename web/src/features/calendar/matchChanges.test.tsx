// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Match } from "../../api/wire.ts";
import { SiteContext } from "../../app/SiteContext.tsx";
import { exampleMatch } from "../../football/exampleMatch.ts";
import { allTexts } from "../../i18n/allTexts.ts";
import { changedMatches, useMatchChanges } from "./matchChanges.ts";

const live = { status: 3, subStatus: 4, homeGoals: 1, awayGoals: 0, played_time: "61'" };
const before = [exampleMatch({ id: 1, ...live }), exampleMatch({ id: 2 })];

test.each([
  ["nothing", {}, []],
  ["the minute alone", { played_time: "62'" }, []],
  ["a goal", { homeGoals: 2 }, [0]],
  ["the final whistle", { status: 4, subStatus: 9 }, [0]],
  ["another kick-off", { date: "2026-11-15T20:30:00+00:00" }, [0]],
])("%s", (_, change, expected) => {
  const after = [exampleMatch({ id: 1, ...live, ...change }), exampleMatch({ id: 2 })];
  expect(changedMatches(before, after)).toEqual(expected);
});

test("a match that is new in the list has not changed", () => {
  expect(changedMatches(before, [exampleMatch({ id: 3 }), ...before])).toEqual([]);
});

afterEach(cleanup);

function List({ matches }: { matches: Match[] }) {
  const list = useRef<HTMLUListElement>(null);
  const said = useMatchChanges(matches, list);
  return (
    <>
      <ul ref={list}>
        {matches.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </>
  );
}

test("what changed is marked in its row and said in a sentence, and what did not is left alone", () => {
  const animate = vi.fn();
  Element.prototype.animate = animate;
  const texts = allTexts["pt-PT"];
  const shown = (matches: Match[]) => (
    <SiteContext
      value={{ language: "pt-PT", texts, overrides: {}, isAppView: false, bringTexts: async () => undefined }}
    >
      <List matches={matches} />
    </SiteContext>
  );
  const { rerender } = render(shown(before));
  expect(screen.getByRole("status").textContent).toBe("");
  rerender(shown([exampleMatch({ id: 1, ...live, homeGoals: 2 }), exampleMatch({ id: 2 })]));
  expect(screen.getByRole("status").textContent).toContain("Farol do Cabo 2, Santa Maré 0, Em direto, 61’");
  expect(animate.mock.contexts).toEqual([screen.getAllByRole("listitem")[0]]);
});
