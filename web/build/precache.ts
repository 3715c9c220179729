import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ManifestEntry, ManifestTransform } from "workbox-build";
import { type Manifest, withImports } from "./manifest.ts";

/**
 * What the worker fetches before it is needed: what every page is made of, and the pages that fans open where the network
 * is worst, in the stadium. Any other page is kept when it is opened, with all that it needs, and so are those that the
 * app puts away by itself (`src/app/shell/keepOffline.ts`).
 */
const KEPT = [
  "src/app/entry-client.tsx",
  "src/app/entry-first.ts",
  "src/app/morePages.ts",
  "src/app/settled.ts",
  "src/app/shell/notesRoot.tsx",
  "src/app/layouts/frameParts.ts",
  "src/app/layouts/moreParts.ts",
  "src/app/ErrorPage.tsx",
  "src/features/home/HomePage.tsx",
  "src/features/home/blocks/matchBlocks.ts",
  "src/features/home/blocks/contentBlocks.ts",
  "src/features/calendar/CalendarPage.tsx",
  "src/features/competition/ClassificationPage.tsx",
  "src/features/match/MatchPage.tsx",
  "src/features/news/NewsListPage.tsx",
  "src/features/offline/OfflinePage.tsx",
  "src/i18n/en.ts",
  "src/i18n/en/errors.ts",
  "src/i18n/en/moreSheet.ts",
  "src/i18n/en/shell.ts",
  "src/i18n/ptPT.ts",
  ...["calendar", "competition", "errors", "front", "match", "moreSheet", "news", "shell", "table"].map(
    (area) => `src/i18n/ptPT/${area}.ts`,
  ),
  "src/ui/fonts/archivo-latin-wdth-normal.woff2",
];

export function onlyWhatIsKept(folder: string): ManifestTransform {
  return (entries) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
    const missing = KEPT.filter((source) => !manifest[source]);
    if (missing.length > 0) throw new Error(`precache: not in the bundle: ${missing.join(", ")}`);
    const files = new Set(withImports(manifest, KEPT).flatMap(({ file, css = [] }) => [file, ...css]));
    return { manifest: entries.filter(({ url }: ManifestEntry) => files.has(url)) };
  };
}
