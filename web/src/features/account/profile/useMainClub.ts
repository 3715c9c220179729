import { useQuery } from "@tanstack/react-query";
import { readFavourites } from "../../../api/fan.ts";
import type { TeamRef } from "../../../api/wire.ts";

/** The club whose colours a fan's own pages wear. What is known before the page is alive does not count: the server knew nothing. */
export function useMainClub(isAsked: boolean): TeamRef | undefined {
  const { data } = useQuery({ ...readFavourites(), enabled: isAsked });
  return isAsked ? data?.find(({ is_primary }) => is_primary)?.team : undefined;
}
