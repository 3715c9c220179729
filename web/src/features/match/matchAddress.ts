/** Which match an address names. */
export interface MatchAddress {
  season: string;
  /** Its slug at home, a number abroad. */
  competition: string;
  round: string;
  id: number;
}

export type MatchParameter = "season" | "competition" | "matchweek" | "id";

/** `undefined` where an address cannot name a match. */
export function matchAddressOf(params: Record<MatchParameter, string>): MatchAddress | undefined {
  const { season, competition, matchweek: round, id } = params;
  const isOne = /^\d{8}$/.test(season) && /^r?\d{1,9}$/.test(round) && /^[1-9]\d{0,14}$/.test(id);
  return isOne && competition ? { season, competition, round, id: Number(id) } : undefined;
}

/** Competitions abroad have numbers, those at home have names. */
export function isAbroad({ competition }: Pick<MatchAddress, "competition">): boolean {
  return /^\d+$/.test(competition);
}
