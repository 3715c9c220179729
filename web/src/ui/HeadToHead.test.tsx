// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { HeadToHead } from "./HeadToHead";

afterEach(cleanup);

const outcome = (label: string, count: number) => ({ label, count, color: "#ffd21f", onColor: "#001941" });
const side = { name: "Farol do Cabo", crest: "/far.svg", redCards: 0, emphasis: "normal" as const };

test("wins and draws are told in words, then the matches follow", () => {
  render(
    <HeadToHead
      home={outcome("Vitórias Farol", 9)}
      draws={{ label: "Empates", count: 0 }}
      away={outcome("Vitórias Santa Maré", 8)}
      matches={[
        {
          key: "1",
          href: "/match/1",
          label: "14 fev 2026: Santa Maré 0, Farol do Cabo 0",
          status: { tone: "muted", text: "14 fev", detail: "2026" },
          home: side,
          away: side,
          centre: { kind: "score", home: 0, away: 0 },
        },
      ]}
    />,
  );
  const terms = screen.getAllByRole("term").map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
  expect(terms).toEqual(["Vitórias Farol 9", "Empates 0", "Vitórias Santa Maré 8"]);
  expect(screen.getByRole("link", { name: /Santa Maré 0, Farol do Cabo 0/ })).toBeDefined();
});
