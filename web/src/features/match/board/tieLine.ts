import type { MatchStatic, MatchTie } from "../../../api/wire.ts";
import { placeAddress } from "../../../football/tieAddress.ts";
import type { Texts } from "../../../i18n/texts.ts";

/** The round, the leg and the goals of both legs, with the way to the tie's place in the bracket. */
export function tieLine({ stage, leg, tie }: MatchTie, match: MatchStatic, { match: texts }: Pick<Texts, "match">) {
  const { board } = texts;
  const href = placeAddress(match.competition, tie.id, { season: match.season });
  if (tie.matches.length < 2) return { text: board.inBracket(stage), href };
  if (leg !== 2) return { text: board.firstLeg(stage), href };
  return { text: tie.aggregate ? board.secondLeg(stage, totalOf(tie, match)) : board.secondLegOnly(stage), href };
}

/** As the clubs stand on the board of this match. */
function totalOf({ aggregate, home }: MatchTie["tie"], { homeTeam }: MatchStatic): string {
  if (!aggregate) return "";
  const isTurned = home.team !== null && home.team !== undefined && home.team.id !== homeTeam.id;
  const [first, second] = isTurned ? [aggregate.away, aggregate.home] : [aggregate.home, aggregate.away];
  return `${first}–${second}`;
}
