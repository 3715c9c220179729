import { drawnCrestOf } from "../../api/art.ts";
import type { Season } from "../../api/wire.ts";
import { breadcrumbList } from "../../app/breadcrumbList.ts";
import type { Head } from "../../app/head.ts";
import { teamShareArt } from "../../app/serverPaths.ts";
import type { Site } from "../../app/site.ts";
import { readSeasons } from "../../football/queries.ts";
import { seasonLabel } from "../../football/rounds.ts";
import { seasonQuery } from "../../football/seasonQuery.ts";
import { webAddress } from "../../football/webAddress.ts";
import { filesOf } from "./laterTabs.ts";
import { crumbsOf } from "./tabs.ts";
import type { Team } from "./team.ts";
import type { TeamView } from "./teamView.ts";

/** What a club's page says of itself. */
export function teamHead(site: Site, team: Team, view: TeamView): Head {
  const { app, team: texts } = site.texts;
  const { info, competition, season, hrefOf } = team;
  const label = seasonLabel(season);
  const seasons = site.client.getQueryData<Season[]>(readSeasons().queryKey);
  const crumbs = crumbsOf(team, view, seasonQuery(competition, seasons), site.texts);
  const isClub = view.tab === "overview";
  const title = isClub
    ? `${info.name}, ${competition.label} ${label}`
    : `${texts.tabs[view.tab]}, ${info.name} ${label}`;
  const page = view.tab === "news" && view.page > 1 ? `, ${view.page}` : "";
  return {
    title: app.title(title + page, app.name),
    description: texts.head[view.tab](info.fullname, competition.label, label),
    canonical: hrefOf(view),
    colour: info.color,
    image: teamShareArt(info.id, season, competition.id),
    // Two clubs side by side are for who chose them.
    ...(view.tab === "compare" && view.with ? { isHidden: true } : {}),
    files: filesOf(view.tab),
    structured: [sportsTeam(team), breadcrumbList(crumbs)],
  };
}

/** A club for search engines (schema.org). */
export function sportsTeam({ info, hrefOf }: Team) {
  const { stadium } = info;
  const pages = info.socials.flatMap(({ url }) => webAddress(url) ?? []);
  return {
    "@context": "https://schema.org",
    "@type": "SportsTeam",
    name: info.name,
    legalName: info.fullname,
    alternateName: info.abbreviation,
    sport: "Football",
    url: hrefOf({ tab: "overview" }),
    logo: drawnCrestOf(info),
    foundingDate: info.founded ? String(info.founded) : undefined,
    location: stadium
      ? { "@type": "StadiumOrArena", name: stadium.name, maximumAttendeeCapacity: stadium.capacity ?? undefined }
      : undefined,
    sameAs: pages.length > 0 ? pages : undefined,
  };
}
