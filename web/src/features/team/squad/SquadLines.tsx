import { useTexts } from "../../../app/SiteContext.tsx";
import { PlayerCard, PlayerGrid } from "../../../ui/PlayerCard.tsx";
import { playerCard } from "./playerCard.ts";
import type { SquadGroup } from "./squadGroups.ts";

/** Players line by line. */
export function SquadLines({ groups, season }: { groups: SquadGroup[]; season: number }) {
  const texts = useTexts();
  return groups.map(({ line, players }) => (
    <PlayerGrid key={line} title={texts.team.squad.lines[line]}>
      {players.map((player) => (
        <li key={player.id}>
          <PlayerCard {...playerCard(player, season, texts)} />
        </li>
      ))}
    </PlayerGrid>
  ));
}
