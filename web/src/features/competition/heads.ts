import type { CompetitionDetail, Match, Round, Team } from "../../api/wire.ts";
import { breadcrumbList } from "../../app/breadcrumbList.ts";
import type { Head } from "../../app/head.ts";
import { paths } from "../../app/paths.ts";
import { roundShareArt, tableShareArt } from "../../app/serverPaths.ts";
import type { Site } from "../../app/site.ts";
import { seasonLabel } from "../../football/rounds.ts";
import { sportsEvent } from "../../football/sportsEvent.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";
import { seasonQueryIn } from "./edition.ts";
import type { TableChoice } from "./tableChoice.ts";
import { crumbsOf } from "./tabs.ts";

/** What the pages of a competition say of themselves. */

export function roundHead(site: Site, competition: CompetitionDetail, round: Round, matches: Match[]): Head {
  const { app, competition: texts } = site.texts;
  const { id, label, seasonId } = competition;
  const season = seasonLabel(seasonId);
  const canonical = paths.competitionRound(id, label, round.number, seasonQueryIn(site, competition));
  return {
    title: app.title(`${round.label}, ${label} ${season}`, app.name),
    description:
      matches.length > 1
        ? texts.head.round(label, season, round.label, matches.length)
        : texts.head.roundPlain(label, season, round.label),
    canonical,
    image: roundShareArt(id, seasonId, round.number),
    structured: [breadcrumbs(site, competition, { label: round.label, href: canonical }), eventList(matches)],
  };
}

/** The season's own address shows the round that is on. */
export function seasonHead(site: Site, competition: CompetitionDetail, round: Round, matches: Match[]): Head {
  const canonical = paths.competitionSeason(competition.id, competition.seasonId);
  return { ...roundHead(site, competition, round, matches), canonical };
}

/** A season of which no round is known yet. */
export function emptySeasonHead(site: Site, competition: CompetitionDetail): Head {
  const { app, competition: texts } = site.texts;
  const { id, label, seasonId } = competition;
  const season = seasonLabel(seasonId);
  const canonical = paths.competitionSeason(id, seasonId);
  return {
    title: app.title(`${texts.matches}, ${label} ${season}`, app.name),
    description: texts.head.overview(label, season),
    canonical,
    structured: [breadcrumbs(site, competition, { label: texts.matches, href: canonical })],
  };
}

export function clubHead(site: Site, competition: CompetitionDetail, team: string, club: Team | undefined): Head {
  const { app, competition: texts } = site.texts;
  const { id, label, seasonId } = competition;
  const season = seasonLabel(seasonId);
  const name = club?.name ?? texts.club;
  const canonical = paths.competitionSeason(id, seasonId, { team });
  return {
    title: app.title(`${texts.clubMatches(name)}, ${label} ${season}`, app.name),
    description: texts.head.clubMatches(name, label, season),
    canonical,
    structured: [breadcrumbs(site, competition, { label: name, href: canonical })],
  };
}

export function classificationHead(site: Site, competition: CompetitionDetail, { type, round }: TableChoice): Head {
  const { app, competition: texts } = site.texts;
  const { id, label, seasonId, rounds } = competition;
  const season = seasonLabel(seasonId);
  const after = rounds.find((one) => String(one.number) === round);
  const canonical = paths.classification(id, {
    ...seasonQueryIn(site, competition),
    type: type === "overall" ? undefined : type,
    round,
  });
  const view = type === "overall" ? texts.table : `${texts.table} (${texts.views[type]})`;
  return {
    title: app.title([view, after?.label, `${label} ${season}`].filter(Boolean).join(", "), app.name),
    description: texts.head.classification(label, season),
    canonical,
    image: tableShareArt(id, seasonId),
    structured: [breadcrumbs(site, competition, { label: texts.table, href: canonical })],
  };
}

export function organization(competition: CompetitionDetail) {
  return {
    "@context": "https://schema.org",
    "@type": "SportsOrganization",
    name: competition.label,
    sport: "Football",
    url: paths.competition(competition.id),
    logo: competition.logo,
  };
}

export function eventList(matches: Match[]) {
  return { "@context": "https://schema.org", "@type": "ItemList", itemListElement: matches.map(sportsEvent) };
}

function breadcrumbs(site: Site, competition: CompetitionDetail, last: Crumb) {
  return breadcrumbList(crumbsOf(competition, seasonQueryIn(site, competition), site.texts, last));
}
