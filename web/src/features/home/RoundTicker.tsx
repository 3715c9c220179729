import { useQuery } from "@tanstack/react-query";
import type { Competition, Round } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { decideMatchTile, orderForTicker } from "../../football/matchTile.ts";
import { readRoundMatches } from "../../football/queries.ts";
import { MatchTicker } from "../../ui/MatchTicker.tsx";
import { MatchTile } from "../../ui/MatchTile.tsx";

/** The round at a glance. It stays away when it cannot be read: the list below says so. */
export function RoundTicker({ competition, round }: { competition: Competition; round: Round }) {
  const texts = useTexts();
  const { data: matches } = useQuery(readRoundMatches(competition.id, competition.seasonId, round.number));
  if (!matches || matches.length === 0) return null;
  const { initial_date: from, final_date: to } = round;
  return (
    <MatchTicker
      label={`${competition.label}, ${round.label}`}
      title={round.label}
      subtitle={from && to ? texts.format.range(from, to, texts.football.between) : undefined}
    >
      {orderForTicker(matches).map((match) => (
        <MatchTile key={match.id} {...decideMatchTile(match, texts)} />
      ))}
    </MatchTicker>
  );
}
