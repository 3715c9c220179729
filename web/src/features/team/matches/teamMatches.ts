import type { CompetitionDetail, Match, TeamInfo } from "../../../api/wire.ts";
import { groupByMonth, type MatchGroup } from "../../../football/matchDays.ts";
import { decideMatchRow } from "../../../football/matchRow.ts";
import { isAhead, isLive, isOver } from "../../../football/matchState.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { MatchRowProps } from "../../../ui/MatchRow.tsx";

type Words = Pick<Texts, "football" | "format">;

interface Around {
  info: Pick<TeamInfo, "competitions">;
  competition: Pick<CompetitionDetail, "id" | "rounds">;
}

/** A match in a list that goes over several competitions: one of another says which. */
export function teamMatchRow(match: Match, { info, competition }: Around, texts: Words): MatchRowProps {
  const isOwn = match.competition === competition.id;
  const round = isOwn ? competition.rounds.find(({ number }) => number === match.round) : undefined;
  const isUndated = !match.fixtureDateIsDefined && round !== undefined;
  const row = decideMatchRow(match, texts, isUndated && isAhead(match) ? { round } : { isDated: true });
  const label = isOwn ? undefined : info.competitions.find(({ id }) => id === match.competition)?.label;
  return label ? { ...row, label: `${label}: ${row.label}`, meta: { tv: row.meta?.tv, place: label } } : row;
}

interface Filter {
  isPrevious: boolean;
  competition?: string | undefined;
}

/** All matches from the season's first on; of those that were played the latest comes first. */
export function monthsOf(matches: Match[], { isPrevious, competition }: Filter, texts: Words): MatchGroup[] {
  const own = matches.filter((match) => competition === undefined || match.competition === competition);
  if (!isPrevious) return groupByMonth(own, texts);
  return groupByMonth(own.filter((match) => isOver(match) || isLive(match)).toReversed(), texts);
}
