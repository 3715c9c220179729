import { crestOf } from "../../../api/art.ts";
import type { Nomination as Appointed, Match, Round } from "../../../api/wire.ts";
import { DUTIES, officialHref } from "../../../football/duties.ts";
import { decideMatchRow } from "../../../football/matchRow.ts";
import { kickOffOf } from "../../../football/matchWords.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Nomination } from "../../../ui/Nominations.tsx";

type Words = Pick<Texts, "competition" | "football" | "format">;

/** Who is appointed to the matches of a round; only the referee is shown with his picture. */
export function nominationRows(list: Appointed[], round: Round | undefined, texts: Words): Nomination[] {
  const { competition, football } = texts;
  return list.map(({ match, referees }) => ({
    key: String(match.id),
    home: { name: match.homeTeam.name, crest: crestOf(match.homeTeam) },
    away: { name: match.awayTeam.name, crest: crestOf(match.awayTeam) },
    versus: football.versus,
    when: whenOf(match, round, texts),
    where: match.stadium?.name,
    nobody: competition.notNominated,
    officials: DUTIES.flatMap((role) => {
      const person = referees[role];
      if (!person) return [];
      const photo = role === "main" ? (person.profilePhoto ?? undefined) : undefined;
      const href = officialHref(role, match.season, person.id);
      return [{ key: role, role: competition.officials[role], name: person.name, photo, href }];
    }),
  }));
}

/** The hour of kick-off, the days between which it will be, the score, or why there is none. */
function whenOf(match: Match, round: Round | undefined, texts: Words): string {
  const { football, format } = texts;
  const { status, centre } = decideMatchRow(match, texts, { round });
  if (centre.kind === "score") {
    return [`${centre.home}–${centre.away}`, status.text, status.detail].filter(Boolean).join(", ");
  }
  const time = kickOffOf(match, format);
  if (match.date && time) return football.at(format.day(match.date), time);
  return [status.text, status.detail].filter(Boolean).join(", ");
}

/** Whether anybody is appointed yet. */
export function isNominated(list: Appointed[]): boolean {
  return list.some(({ referees }) => DUTIES.some((role) => referees[role]));
}
