import type { Competition } from "../../api/wire.ts";

/** The competition that a page is about; on all other pages the first league. */
export function decideCompetition(current: Competition[], id: string | undefined): Competition | undefined {
  return current.find((one) => one.id === id) ?? current.find(({ format }) => format === "league") ?? current[0];
}
