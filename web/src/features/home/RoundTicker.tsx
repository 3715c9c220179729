import { useQuery } from "@tanstack/react-query";
import type { Competition, Round } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readRoundMatches } from "../../football/queries.ts";
import { RoundStrip } from "../../football/RoundStrip.tsx";

/** The round at a glance. It stays away when it cannot be read: the list below says so. */
export function RoundTicker({ competition, round }: { competition: Competition; round: Round }) {
  const texts = useTexts();
  const { data, dataUpdatedAt } = useQuery(readRoundMatches(competition.id, competition.seasonId, round.number));
  if (!data || data.length === 0) return null;
  const { initial_date: from, final_date: to } = round;
  return (
    <RoundStrip
      label={`${competition.label}, ${round.label}`}
      title={round.label}
      subtitle={from && to ? texts.format.range(from, to, texts.football.between) : undefined}
      matches={data}
      readAt={dataUpdatedAt}
    />
  );
}
