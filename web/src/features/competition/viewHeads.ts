import type { CompetitionDetail, Match } from "../../api/wire.ts";
import { breadcrumbList } from "../../app/breadcrumbList.ts";
import type { Head } from "../../app/head.ts";
import { roundShareArt, tableShareArt } from "../../app/serverPaths.ts";
import type { Site } from "../../app/site.ts";
import { mayHaveTable } from "../../football/mayHaveTable.ts";
import { currentRoundOf, seasonLabel } from "../../football/rounds.ts";
import { seasonQueryIn } from "./edition.ts";
import { eventList, organization } from "./heads.ts";
import { labelOf } from "./statistics/labelOf.ts";
import { crumbsOf } from "./tabs.ts";
import { hrefOfView, type ViewChoice } from "./viewChoice.ts";

/** What the views of a competition's own address say of themselves. */
export function viewHead(site: Site, competition: CompetitionDetail, choice: ViewChoice, matches: Match[]): Head {
  const { app, competition: texts } = site.texts;
  const { label, seasonId } = competition;
  const season = seasonQueryIn(site, competition);
  const canonical = hrefOfView(competition, choice, season);
  const name = `${label} ${seasonLabel(seasonId)}`;
  const { title, description } = describe(site, competition, choice);
  const last = choice.tab === "overview" ? undefined : { label: texts[choice.tab], href: canonical };
  return {
    title: app.title(title ? `${title}, ${name}` : name, app.name),
    description,
    canonical,
    ...pictureOf(competition),
    structured: [
      organization(competition),
      breadcrumbList(crumbsOf(competition, season, site.texts, last)),
      ...(matches.length > 0 ? [eventList(matches)] : []),
    ],
  };
}

/** Shared with how it stands: the table, or the round that is on. */
function pictureOf({ id, seasonId, rounds }: CompetitionDetail): Pick<Head, "image"> {
  if (mayHaveTable(rounds)) return { image: tableShareArt(id, seasonId) };
  const round = currentRoundOf(rounds);
  return round ? { image: roundShareArt(id, seasonId, round.number) } : {};
}

function describe(site: Site, competition: CompetitionDetail, choice: ViewChoice) {
  const { competition: texts, statistics } = site.texts;
  const { label, seasonId, rounds } = competition;
  const season = seasonLabel(seasonId);
  switch (choice.tab) {
    case "overview":
      return { title: undefined, description: texts.head.overview(label, season) };
    case "bracket":
      return { title: texts.bracket, description: texts.head.bracket(label, season) };
    case "statistics": {
      const { statistic, round } = choice;
      const of = labelOf(statistic, site.texts);
      const named = round ? statistics.ofRound(of, round.label) : of;
      return {
        title: `${texts.statistics}: ${named}`,
        description: statistics.head.description(named, label, season),
      };
    }
    case "teams":
      return { title: texts.teams, description: texts.head.teams(label, season) };
    case "nominations": {
      const round = (choice.round ?? currentRoundOf(rounds))?.label ?? texts.nominations;
      return {
        title: choice.round ? `${texts.nominations}: ${choice.round.label}` : texts.nominations,
        description: texts.head.nominations(label, season, round),
      };
    }
    case "news":
      return {
        title: choice.page > 1 ? `${texts.news}, ${choice.page}` : texts.news,
        description: texts.head.news(label, season),
      };
  }
}
