import { crestOf } from "../../api/art.ts";
import type { Competition, Season, Team } from "../../api/wire.ts";
import { clubHref } from "../../football/clubHref.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { ResultItem } from "../../ui/ResultRow.tsx";
import type { FavouriteClubs } from "../favouriteClubs.ts";
import { paths } from "../paths.ts";

interface Known {
  /** The first league of the season that is on. */
  competition: Competition | undefined;
  competitions: Competition[];
  seasons: Season[];
  clubs: Team[];
  /** Those that somebody follows, as this device knows them. */
  mine: FavouriteClubs;
}

/** Where most people want to go before they have typed anything; only what there is. */
export function decideShortcuts({ competition, competitions, seasons, clubs, mine }: Known, { search }: Texts) {
  const shortcuts: ResultItem[] = [];
  const add = (key: string, item: Omit<ResultItem, "key" | "title"> & { title: string }) =>
    shortcuts.push({ ...item, key, title: [{ text: item.title, isMatch: false }] });

  for (const club of mine) {
    const home = competition && clubHref(club, competition.seasonId, { seasons });
    if (!home) continue;
    const known = clubs.find(({ id }) => id === club.id);
    const picture = known
      ? { kind: "crest" as const, src: crestOf(known) }
      : { kind: "icon" as const, name: "shield" as const };
    const isMain = club === mine[0];
    add(isMain ? "club" : "second", {
      title: isMain ? search.myClub : search.mySecondClub,
      detail: known?.name ?? club.name,
      href: home,
      picture,
    });
  }
  const live = competitions.find(({ liveMatches }) => liveMatches > 0);
  if (live) {
    add("live", {
      title: search.liveMatches,
      detail: live.label,
      href: paths.competition(live.id),
      picture: { kind: "icon", name: "radio" },
      end: { kind: "text", text: search.liveNow(live.liveMatches) },
    });
  }
  if (competition?.format === "league") {
    add("table", {
      title: search.explainedTable,
      detail: search.explainedTableText,
      href: paths.classification(competition.id),
      picture: { kind: "icon", name: "scale" },
    });
  }
  add("calendar", {
    title: search.calendar,
    detail: search.calendarText,
    href: paths.calendar(),
    picture: { kind: "icon", name: "calendar" },
  });
  if (competition) {
    add("clubs", {
      title: search.clubs,
      detail: competition.label,
      href: paths.competition(competition.id, { tab: "teams" }),
      picture: { kind: "icon", name: "shield" },
    });
  }
  return shortcuts;
}
