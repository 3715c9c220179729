import type { Match, Round } from "../api/wire.ts";
import { useTexts } from "../app/SiteContext.tsx";
import { useFirst } from "../app/whole.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { MatchDay } from "../ui/MatchDay.tsx";
import { MatchRow } from "../ui/MatchRow.tsx";
import { groupByDay } from "./matchDays.ts";
import { decideMatchRow } from "./matchRow.ts";

interface Props {
  matches: Match[];
  round?: Round | undefined;
}

/** More than a screen shows before anybody scrolls. */
const FIRST_MATCHES = 6;

/** The matches of a round, day by day. */
export function RoundMatches({ matches, round }: Props) {
  const texts = useTexts();
  const shown = useFirst(matches, FIRST_MATCHES);
  if (matches.length === 0) return <EmptyState title={texts.football.noMatches} text={texts.football.noMatchesText} />;
  return groupByDay(shown, texts).map(({ key, heading, matches: ofDay }) => (
    <MatchDay key={key} heading={heading}>
      {ofDay.map((match) => (
        <MatchRow key={match.id} {...decideMatchRow(match, texts, { round })} />
      ))}
    </MatchDay>
  ));
}
