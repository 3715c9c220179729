import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { MatchDynamic } from "../../api/wire.ts";
import type { MatchAddress } from "./matchAddress.ts";
import { readFormations, readMatchStatic } from "./queries.ts";

/** A match that moves on brings what was not known before: its line-ups, whoever stepped in. Nobody waits a minute for them. */
export function useMovedOn(address: MatchAddress, { status, subStatus }: Pick<MatchDynamic, "status" | "subStatus">) {
  const client = useQueryClient();
  const state = `${address.id} ${status} ${subStatus}`;
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current === state) return;
    const isSameMatch = seen.current.startsWith(`${address.id} `);
    seen.current = state;
    if (!isSameMatch) return;
    for (const { queryKey } of [readFormations(address), readMatchStatic(address)]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client, address, state]);
}
