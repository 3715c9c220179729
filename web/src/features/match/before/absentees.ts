import { crestOf } from "../../../api/art.ts";
import type { Absences, MatchStatic, TeamRef } from "../../../api/wire.ts";

/** Who of a club is missing because of cards, and who must take care. */
export interface Absentees {
  key: string;
  club: string;
  crest: string;
  suspended: { key: string; name: string; why: string }[];
  atRisk: { key: string; name: string }[];
}

type Clubs = Pick<MatchStatic, "homeTeam" | "awayTeam">;

export function absenteesOf({ home, away }: Absences, { homeTeam, awayTeam }: Clubs): Absentees[] {
  const ofClub = (team: TeamRef, { suspended, atRisk }: Absences["home"]): Absentees => ({
    key: String(team.id),
    club: team.name,
    crest: crestOf(team),
    suspended: suspended.map(({ player, label }) => ({ key: String(player.id), name: player.name, why: label })),
    atRisk: atRisk.map(({ id, name }) => ({ key: String(id), name })),
  });
  return [ofClub(homeTeam, home), ofClub(awayTeam, away)];
}

export function isAnybodyAbsent(clubs: Absentees[]): boolean {
  return clubs.some(({ suspended, atRisk }) => suspended.length > 0 || atRisk.length > 0);
}
