// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { StatBars, shareOf } from "./StatBars";

afterEach(cleanup);

test.each([
  [54, 46, 0.54],
  [0, 5, 0],
  [8, 8, 0.5],
  [0, 0, null],
  [null, 3, null],
  [null, null, null],
])("of %s and %s the home side has %s", (home, away, expected) => {
  expect(shareOf(home, away)).toBe(expected);
});

test("each statistic is read with both clubs and their values", () => {
  const club = (name: string) => ({ name, crest: `/${name}.svg`, color: "#ffd21f" });
  const { container } = render(
    <StatBars
      home={club("Farol do Cabo")}
      away={club("Santa Maré")}
      stats={[
        {
          key: "possession",
          label: "Posse de bola",
          home: { text: "54%", value: 54 },
          away: { text: "46%", value: 46 },
        },
      ]}
    />,
  );
  const group = container.querySelector("dl > div");
  const said = [...(group?.children ?? [])].filter((part) => !part.hasAttribute("aria-hidden"));
  expect(said.map((part) => `${part.tagName} ${part.textContent}`)).toEqual([
    "DT Posse de bola",
    "DD Farol do Cabo 54%",
    "DD Santa Maré 46%",
  ]);
});
