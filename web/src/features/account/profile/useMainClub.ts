import { useQuery } from "@tanstack/react-query";
import { readFavourites } from "../../../api/fan.ts";
import type { TeamRef } from "../../../api/wire.ts";

/** The club whose colours a fan's own pages wear. */
export function useMainClub(isAsked: boolean): TeamRef | undefined {
  const { data } = useQuery({ ...readFavourites(), enabled: isAsked });
  return data?.find(({ is_primary }) => is_primary)?.team;
}
