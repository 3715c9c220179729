import type { Match, TeamRef } from "../../api/wire.ts";
import { breadcrumbList } from "../../app/breadcrumbList.ts";
import type { Head } from "../../app/head.ts";
import { paths } from "../../app/paths.ts";
import type { Site } from "../../app/site.ts";
import { seasonLabel } from "../../football/rounds.ts";
import { sportsEvent } from "../../football/sportsEvent.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";
import { type CalendarChoice, calendarAddress } from "./calendarChoice.ts";

/** So many matches are told to search engines: what comes next, then what was. */
const MOST_EVENTS = 50;

/** What the calendar says of itself. */
export function calendarHead(site: Site, choice: CalendarChoice, matches: Match[], teams: TeamRef[]): Head {
  const { app, calendar, format } = site.texts;
  const { competition, team, month, named } = choice;
  const monthName = format.month(`${month}-01`);
  const club = teams.find(({ id }) => String(id) === team);
  const chosen = [club?.name, competition?.label].filter(Boolean).join(", ");
  const what = [chosen, named === "nothing" ? "" : monthName].filter(Boolean).join(", ");
  return {
    title: app.title(what ? calendar.titleOf(what) : calendar.title, app.name),
    description: chosen ? calendar.descriptionOf(chosen, monthName) : calendar.description(monthName),
    canonical: calendarAddress(canonicalOf(choice)),
    structured: [breadcrumbList(calendarCrumbs(choice, site.texts)), ...events(matches, choice.today)],
  };
}

function events(matches: Match[], today: string | undefined): object[] {
  if (matches.length === 0) return [];
  const itemListElement = nextFirst(matches, today).slice(0, MOST_EVENTS).map(sportsEvent);
  return [{ "@context": "https://schema.org", "@type": "ItemList", itemListElement }];
}

/** The view changes nothing of what is said, and the season that runs is what the calendar shows without being asked. */
function canonicalOf(choice: CalendarChoice): CalendarChoice {
  const isRunning = choice.named === "season" && choice.season.current;
  return { ...choice, view: undefined, named: isRunning ? "nothing" : choice.named };
}

function nextFirst(matches: Match[], today = ""): Match[] {
  const isAhead = ({ date }: Match) => (date ?? "") >= today;
  return [...matches.filter(isAhead), ...matches.filter((match) => !isAhead(match))];
}

/** Home, the calendar, and the season and month where the address names them. */
export function calendarCrumbs(choice: CalendarChoice, { app, calendar, format }: Texts): Crumb[] {
  const { named, season, month } = choice;
  const crumbs = [
    { label: app.home, href: paths.home() },
    { label: calendar.title, href: paths.calendar() },
  ];
  if (named !== "nothing") crumbs.push({ label: seasonLabel(season.id), href: paths.calendar(season.id) });
  if (named === "month") {
    crumbs.push({ label: format.month(`${month}-01`), href: paths.calendar(season.id, month) });
  }
  return crumbs;
}
