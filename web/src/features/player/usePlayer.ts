import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation, useParams } from "react-router";
import type { Player } from "../../api/wire.ts";
import { pageNotFound } from "../../app/page.ts";
import { readPlayer } from "../../football/playerQueries.ts";
import { type PlayerParameter, playerAddressOf } from "./playerAddress.ts";
import { type PlayerView, viewOf } from "./viewChoice.ts";

/** The player of the address and what of him is asked for. The loader has seen to it that there is one. */
export function usePlayer(): { player: Player; view: PlayerView } {
  const { id, season, team } = useParams<PlayerParameter>();
  const { search } = useLocation();
  const address = playerAddressOf({ id: id ?? "", season: season ?? "", team: team ?? "" });
  if (!address) throw pageNotFound("");
  const { data: player, error } = useQuery(readPlayer(address.id, address.season, address.team));
  const view = useMemo(() => viewOf(new URLSearchParams(search), address.id), [search, address.id]);
  if (!player) throw error ?? new Error("the player was not read before his page was shown");
  return { player, view };
}
