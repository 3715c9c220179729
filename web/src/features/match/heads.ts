import type { CompetitionDetail, MatchDynamic, MatchStatic, Season } from "../../api/wire.ts";
import { breadcrumbList } from "../../app/breadcrumbList.ts";
import type { Head } from "../../app/head.ts";
import { paths } from "../../app/paths.ts";
import { matchShareArt } from "../../app/serverPaths.ts";
import type { Site } from "../../app/site.ts";
import { matchPath } from "../../football/matchPath.ts";
import { isLive } from "../../football/matchState.ts";
import { scoreOf } from "../../football/matchWords.ts";
import { readSeasons } from "../../football/queries.ts";
import { seasonQuery } from "../../football/seasonQuery.ts";
import { sportsEvent } from "../../football/sportsEvent.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { LinkItem } from "../../ui/linkItem.ts";

type HeadTexts = Pick<Texts, "app" | "football" | "format" | "match">;

/** What the page of a match says of itself. */
export function matchHead(
  site: Site,
  match: MatchStatic,
  now: MatchDynamic,
  competition: CompetitionDetail | undefined,
): Head {
  const { texts } = site;
  const canonical = matchPath(match);
  const seasons = site.client.getQueryData<Season[]>(readSeasons().queryKey);
  const crumbs = [
    { label: texts.app.home, href: paths.home() },
    ...wayOf(match, { competition, seasons }, texts),
    { label: texts.match.versus(match.homeTeam.name, match.awayTeam.name), href: canonical },
  ];
  return {
    title: matchTitle(match, now, texts),
    description: descriptionOf(match, now, competition, texts),
    canonical,
    image: matchShareArt(match.id),
    structured: [
      breadcrumbList(crumbs),
      { "@context": "https://schema.org", ...sportsEvent({ ...match, ...now }), url: canonical },
    ],
  };
}

/** The score comes first: that is what one reads of a tab. The day tells it from the same match of another season. */
export function matchTitle({ homeTeam, awayTeam, date }: MatchStatic, now: MatchDynamic, texts: HeadTexts): string {
  const { app, match, format } = texts;
  const score = scoreOf(now);
  const title = score
    ? `${homeTeam.name} ${score.home}–${score.away} ${awayTeam.name}`
    : match.versus(homeTeam.name, awayTeam.name);
  return app.title(date ? `${title}, ${format.dayOfMonth(date)} ${date.slice(0, 4)}` : title, app.name);
}

function descriptionOf(
  match: MatchStatic,
  now: MatchDynamic,
  competition: CompetitionDetail | undefined,
  { match: texts, football, format }: HeadTexts,
): string {
  const [home, away] = [match.homeTeam.name, match.awayTeam.name];
  const round = roundLabelOf(match, competition);
  const where = [round, competition?.label, match.stadium?.name].filter(Boolean).join(", ");
  const score = scoreOf(now);
  if (!score) {
    const when = match.date ? format.dayInWords(match.date) : football.status.undefinedDateInWords;
    return texts.head.ahead(home, away, when, where);
  }
  const goals = `${score.home}–${score.away}`;
  return isLive(now) ? texts.head.on(home, away, goals, where) : texts.head.over(home, away, goals, where);
}

function roundLabelOf({ round }: MatchStatic, competition: CompetitionDetail | undefined): string | undefined {
  return competition?.rounds.find(({ number }) => number === round)?.label;
}

interface Around {
  competition: CompetitionDetail | undefined;
  seasons: Season[] | undefined;
}

/** Where a match belongs: its competition and its round. Those abroad are on one page. */
export function wayOf(
  match: MatchStatic,
  { competition, seasons }: Around,
  { match: texts }: Pick<Texts, "match">,
): LinkItem[] {
  const { isInternational, competition: id, round: number } = match;
  const season = seasonQuery({ seasonId: match.season }, seasons);
  const label = competition?.label ?? texts.information.competition;
  const round = { key: "round", label: roundLabelOf(match, competition) ?? texts.board.round(number) };
  if (isInternational) {
    return [
      { key: "competition", label, href: paths.international(season) },
      { ...round, href: paths.international({ ...season, competition: id, round: number }) },
    ];
  }
  return [
    { key: "competition", label, href: paths.competition(id, season) },
    { ...round, href: paths.competitionRound(id, label, number, season) },
  ];
}
