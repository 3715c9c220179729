import type { Match, Round } from "../api/wire.ts";
import { useTexts } from "../app/SiteContext.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { MatchDay } from "../ui/MatchDay.tsx";
import { MatchRow } from "../ui/MatchRow.tsx";
import { groupByDay } from "./matchDays.ts";
import { decideMatchRow } from "./matchRow.ts";

interface Props {
  matches: Match[];
  round?: Round | undefined;
  /** Where a match leads to, if not to its own page. */
  hrefOf?: ((match: Match) => string | undefined) | undefined;
}

/** The matches of a round, day by day. */
export function RoundMatches({ matches, round, hrefOf }: Props) {
  const texts = useTexts();
  if (matches.length === 0) return <EmptyState title={texts.football.noMatches} text={texts.football.noMatchesText} />;
  return groupByDay(matches, texts).map(({ key, heading, matches: ofDay }) => (
    <MatchDay key={key} heading={heading}>
      {ofDay.map((match) => {
        const row = decideMatchRow(match, texts, { round });
        return <MatchRow key={match.id} {...row} href={hrefOf?.(match) ?? row.href} />;
      })}
    </MatchDay>
  ));
}
