import type { Spell } from "../../football/playerQueries.ts";

export type PlayerParameter = "id" | "season" | "team";

/** Which player, in which season, at which team; `undefined` where an address cannot name one. */
export function playerAddressOf({ id, season, team }: Partial<Record<PlayerParameter, string>>): Spell | undefined {
  const isOne = isNumber(id) && isNumber(team) && /^\d{8}$/.test(season ?? "");
  return isOne ? { id: Number(id), season: Number(season), team: Number(team) } : undefined;
}

const isNumber = (text = "") => /^[1-9]\d{0,14}$/.test(text);

/** Another spell, as the choice of season says it: `20252026-7`, or the season alone. */
export function chosenSpellOf(value: string | null): { season: number; team?: number } | undefined {
  const found = /^(\d{8})(?:-([1-9]\d{0,14}))?$/.exec(value ?? "");
  if (!found) return undefined;
  return { season: Number(found[1]), ...(found[2] ? { team: Number(found[2]) } : {}) };
}

export const valueOfSpell = ({ season, team }: Pick<Spell, "season" | "team">) => `${season}-${team}`;
