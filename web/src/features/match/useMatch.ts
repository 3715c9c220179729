import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router";
import type { CompetitionDetail, MatchDynamic, MatchStatic, Season } from "../../api/wire.ts";
import { pageNotFound } from "../../app/page.ts";
import { readCompetition, readSeasons } from "../../football/queries.ts";
import { type MatchAddress, type MatchParameter, matchAddressOf } from "./matchAddress.ts";
import { readMatchDynamic, readMatchStatic } from "./queries.ts";

interface Shown {
  address: MatchAddress;
  match: MatchStatic;
  /** How it stands. */
  now: MatchDynamic;
  competition: CompetitionDetail | undefined;
  seasons: Season[] | undefined;
}

/** The match of the address. The loader has seen to it that there is one. */
export function useMatch(): Shown {
  const { season = "", competition = "", matchweek = "", id = "" } = useParams<MatchParameter>();
  const address = useMemo(
    () => matchAddressOf({ season, competition, matchweek, id }),
    [season, competition, matchweek, id],
  );
  if (!address) throw pageNotFound("");
  const { data: match, error } = useQuery(readMatchStatic(address));
  const { data: now, error: failed } = useQuery(readMatchDynamic(address));
  const { data: detail } = useQuery(readCompetition(competition, season));
  const { data: seasons } = useQuery(readSeasons());
  if (!match || !now) throw error ?? failed ?? new Error("the match was not read before its page was shown");
  return { address, match, now, competition: detail, seasons };
}
