import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteContext } from "../app/SiteContext.tsx";
import { allTexts } from "../i18n/allTexts.ts";
import { exampleMatch } from "./exampleMatch.ts";
import { RoundMatches } from "./RoundMatches.tsx";

const site = {
  language: "pt-PT" as const,
  texts: allTexts["pt-PT"],
  overrides: {},
  isAppView: false,
  bringTexts: async () => undefined,
};

test("a match leads to its own page", () => {
  const drawn = renderToString(
    <SiteContext value={site}>
      <RoundMatches matches={[exampleMatch()]} />
    </SiteContext>,
  );
  expect(drawn).toContain('href="/match/20262027/liga-atlantica/11/1364"');
});
