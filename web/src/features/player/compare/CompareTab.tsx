import type { Player } from "../../../api/wire.ts";
import { ComparedWith } from "./ComparedWith.tsx";
import { PlayerSearch } from "./PlayerSearch.tsx";

interface Props {
  player: Player;
  other: number | undefined;
  q: string | undefined;
}

/** Two players side by side; until the second is chosen, the way to find him. */
export function CompareTab({ player, other, q }: Props) {
  return other === undefined ? <PlayerSearch player={player} q={q} /> : <ComparedWith player={player} id={other} />;
}
