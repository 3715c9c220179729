import type { Competition } from "../../api/wire.ts";
import { decideCompetition } from "../../football/currentSeason.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { LinkItem } from "../../ui/linkItem.ts";
import type { SectionKey } from "../page.ts";
import { contentPaths, paths } from "../paths.ts";

type Section = LinkItem & { key: SectionKey };

/** The places to go from everywhere. What only leagues have is that of the first one where a cup is shown. */
export function sectionsOf(
  competition: Competition | undefined,
  competitions: Competition[],
  { app }: Pick<Texts, "app">,
): Section[] {
  const first = competition?.format === "league" ? competition : decideCompetition(competitions, undefined);
  const league = first?.format === "league" ? first.id : undefined;
  const tab = (key: SectionKey, label: string, name: string): Section[] =>
    competition ? [{ key, label, href: paths.competition(competition.id, { tab: name }) }] : [];
  return [
    { key: "home", label: app.home, href: paths.home() },
    { key: "matches", label: app.matches, href: paths.calendar() },
    ...(league ? [{ key: "table", label: app.table, href: paths.classification(league) } satisfies Section] : []),
    ...tab("statistics", app.statistics, "statistics"),
    { key: "news", label: app.news, href: contentPaths.newsList() },
    { key: "videos", label: app.videos, href: contentPaths.videos() },
    ...tab("clubs", app.clubs, "teams"),
  ];
}
