import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import type { CompetitionDetail } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { RoundStrip } from "../../football/RoundStrip.tsx";
import type { MatchAddress } from "./matchAddress.ts";
import { readRound } from "./roundQuery.ts";

interface Props {
  address: MatchAddress;
  competition: CompetitionDetail | undefined;
  round: number;
}

/** The other matches of the round. Nobody misses them where they cannot be read. */
export const OtherMatches = memo(function OtherMatches({ address, competition, round: number }: Props) {
  const query = readRound(address, competition, number);
  return query ? <Tiles address={address} query={query} competition={competition} number={number} /> : null;
});

interface TilesProps {
  address: MatchAddress;
  query: NonNullable<ReturnType<typeof readRound>>;
  competition: CompetitionDetail | undefined;
  number: number;
}

function Tiles({ address, query, competition, number }: TilesProps) {
  const texts = useTexts();
  const { data, dataUpdatedAt } = useQuery(query);
  const others = data?.filter(({ id }) => id !== address.id) ?? [];
  if (others.length === 0) return null;
  const label = competition?.rounds.find((round) => round.number === number)?.label ?? texts.match.board.round(number);
  return <RoundStrip label={texts.match.round} title={label} matches={others} readAt={dataUpdatedAt} />;
}
