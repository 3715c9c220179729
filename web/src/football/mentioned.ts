import { listed } from "../api/art.ts";
import type { Match, PersonRef, Season, TeamRef } from "../api/wire.ts";
import { peoplePaths } from "../app/paths.ts";
import { clubHref } from "./clubHref.ts";
import { currentSeasonOf } from "./currentSeason.ts";

/** What of the league something is about. */
interface About {
  teams?: TeamRef[] | null;
  players?: PersonRef[] | null;
  matches?: Match[] | null;
}

export interface MentionedClub {
  team: TeamRef;
  href: string;
}

export interface MentionedPlayer {
  key: string;
  name: string;
  href: string;
  picture: string | undefined;
}

/**
 * The clubs and players that something is about, each with its page: in the season of its match, else in the current one.
 * A player's page is that of his time at a club. Who played for another than the first is led on to it; where no club is
 * known, there is no page to lead to.
 */
export function mentionedIn(
  { teams, players, matches }: About,
  seasons: Season[] | undefined,
): { clubs: MentionedClub[]; players: MentionedPlayer[] } {
  const [match] = matches ?? [];
  const season = match?.season ?? currentSeasonOf(seasons)?.id;
  if (season === undefined) return { clubs: [], players: [] };
  const clubs = (teams ?? []).flatMap((team) => {
    const href = clubHref(team, season, { competition: match?.competition, seasons });
    return href ? [{ team, href }] : [];
  });
  const club = teams?.[0] ?? match?.homeTeam;
  const people = club
    ? (players ?? []).map(({ id, name, profilePhoto }) => ({
        key: String(id),
        name,
        href: peoplePaths.player(id, name, season, club.id),
        picture: profilePhoto ? listed(profilePhoto) : undefined,
      }))
    : [];
  return { clubs, players: people };
}
