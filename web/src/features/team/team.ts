import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import type { CompetitionDetail, TeamInfo } from "../../api/wire.ts";
import { mayHaveTable } from "../../football/mayHaveTable.ts";
import { readCompetition } from "../../football/queries.ts";
import { readTeamInfo } from "../../football/teamQueries.ts";
import { type TeamAddress, teamAddressOf, teamHref } from "./teamAddress.ts";
import { parseView, queryOfView, type TeamView, type ViewFacts } from "./teamView.ts";

/** A club in one competition of one season: what all of its tabs are about. */
export interface Team {
  info: TeamInfo;
  competition: CompetitionDetail;
  season: number;
  /** Where the tabs of this page are. */
  hrefOf: (view: TeamView) => string;
}

export function teamOf(info: TeamInfo, competition: CompetitionDetail): Team {
  const { seasonId: season } = competition;
  const edition = { competition: competition.id, season };
  return { info, competition, season, hrefOf: (view) => teamHref(info, edition, queryOfView(view)) };
}

export function viewFacts({ info, competition }: Pick<Team, "info" | "competition">): ViewFacts {
  return { competitions: info.competitions, hasTable: mayHaveTable(competition.rounds) };
}

/** `load` has read it before, and sent away whoever asked for something else. */
export function useTeam(): Team & { view: TeamView } {
  const { id = "", competition = "", season = "" } = useParams();
  const address: TeamAddress = teamAddressOf({ id, competition, season }) ?? { id: 0, competition, season: 0 };
  const { data: info, error } = useQuery(readTeamInfo(address.id, address.season));
  const { data: detail, error: failure } = useQuery(readCompetition(competition, address.season));
  const query = new URLSearchParams(useLocation().search);
  if (!info || !detail) throw error ?? failure ?? new Error("the team was not read before its page was shown");
  const team = teamOf(info, detail);
  return { ...team, view: parseView(query, viewFacts(team)) };
}
