import { useQuery } from "@tanstack/react-query";
import { readPlayer } from "../../../football/playerQueries.ts";

/** Somebody else in the same season; who did not play in it, in his last one. */
export function useOther(id: number, season: number) {
  const same = useQuery(readPlayer(id, season));
  const isAway = same.error?.status === 404;
  const last = useQuery({ ...readPlayer(id), enabled: isAway });
  return isAway ? last : same;
}
