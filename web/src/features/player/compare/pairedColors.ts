import type { Player } from "../../../api/wire.ts";

export interface Pair {
  one: Player;
  other: Player;
  colors: [one: string, other: string];
}

/** Two of one club, or of clubs in the same colour, would be told apart by nothing: the second is then in plain ink. */
export function pairedColors(one: Pick<Player, "team">, other: Pick<Player, "team">): Pair["colors"] {
  const isSame = one.team.color.toLowerCase() === other.team.color.toLowerCase();
  return [one.team.color, isSame ? "var(--text)" : other.team.color];
}
