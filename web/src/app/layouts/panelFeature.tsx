import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { drawnCrestOf } from "../../api/art.ts";
import type { Competition, Match } from "../../api/wire.ts";
import { isAhead } from "../../football/matchState.ts";
import { readRoundMatches } from "../../football/queries.ts";
import { MatchFeature } from "../../ui/MatchFeature.tsx";
import { paths } from "../paths.ts";
import { useTexts } from "../SiteContext.tsx";
import { tells } from "../tells.ts";
import { useKnown } from "./useKnown.ts";

/** The next match of a competition, where some page has read its round; nothing is asked for. */
export function useFeature({ id, seasonId }: Competition): ReactNode {
  const { app, format } = useTexts();
  const round = useKnown()(id)?.rounds.find((one) => one.is_current_round);
  const { data: matches = [] } = useQuery<Match[]>({
    queryKey: readRoundMatches(id, seasonId, round?.number ?? 0).queryKey,
    enabled: false,
  });
  const match = matches.find((one) => isAhead(one) && one.fixtureDateIsDefined && one.date);
  if (!match?.date) return undefined;
  const { homeTeam, awayTeam } = match;
  const title = `${homeTeam.name} – ${awayTeam.name}`;
  return (
    <MatchFeature
      href={paths.match(match.season, match.competition, match.round, match.id)}
      when={`${app.nextMatch}: ${format.day(match.date)}, ${format.time(match.date) ?? ""}`}
      title={title}
      data={tells("next_match", { id: match.id, name: title })}
      sides={[homeTeam, awayTeam].map((team) => ({
        key: String(team.id),
        crest: drawnCrestOf(team),
        color: team.color,
      }))}
    />
  );
}
