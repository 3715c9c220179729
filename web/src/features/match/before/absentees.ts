import { crestOf } from "../../../api/art.ts";
import type { Absences, MatchStatic, TeamRef } from "../../../api/wire.ts";
import { playerHrefIn } from "../people.ts";

/** Who of a club is missing because of cards, and who must take care. */
export interface Absentees {
  key: string;
  club: string;
  crest: string;
  suspended: { key: string; name: string; href: string; why: string }[];
  atRisk: { key: string; name: string; href: string }[];
}

type Match = Pick<MatchStatic, "season" | "homeTeam" | "awayTeam">;

export function absenteesOf({ home, away }: Absences, match: Match): Absentees[] {
  const { homeTeam, awayTeam } = match;
  const hrefOf = playerHrefIn(match);
  const person = (player: { id: number; name: string }, team: TeamRef) => ({
    key: String(player.id),
    name: player.name,
    href: hrefOf(player, team === homeTeam),
  });
  const ofClub = (team: TeamRef, { suspended, atRisk }: Absences["home"]): Absentees => ({
    key: String(team.id),
    club: team.name,
    crest: crestOf(team),
    suspended: suspended.map(({ player, label }) => ({ ...person(player, team), why: label })),
    atRisk: atRisk.map((player) => person(player, team)),
  });
  return [ofClub(homeTeam, home), ofClub(awayTeam, away)];
}

export function isAnybodyAbsent(clubs: Absentees[]): boolean {
  return clubs.some(({ suspended, atRisk }) => suspended.length > 0 || atRisk.length > 0);
}
