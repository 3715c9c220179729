import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { SiteContext } from "../app/SiteContext.tsx";
import { allTexts } from "../i18n/allTexts.ts";
import { exampleMatch } from "./exampleMatch.ts";
import { RoundMatches } from "./RoundMatches.tsx";

const site = { language: "pt-PT" as const, texts: allTexts["pt-PT"], overrides: {}, isAppView: false };
const drawn = (hrefOf?: () => string | undefined) =>
  renderToString(
    <SiteContext value={site}>
      <RoundMatches matches={[exampleMatch()]} hrefOf={hrefOf} />
    </SiteContext>,
  );

test("a match leads to its own page, unless it is to lead elsewhere", () => {
  const own = 'href="/match/20262027/liga-atlantica/11/1364"';
  expect(drawn()).toContain(own);
  expect(drawn(() => undefined)).toContain(own);
  expect(drawn(() => "/bracket")).toContain('href="/bracket"');
});
