import { useLocation } from "react-router";
import { currentRoundOf } from "../../football/rounds.ts";
import { ClubMatches } from "./ClubMatches.tsx";
import { useEdition } from "./edition.ts";
import { RoundView } from "./RoundView.tsx";

export { isValid, load } from "./loadSeason.ts";

/** A season of a competition: the round that is on (or was the last), or all matches of one club. */
export default function SeasonPage() {
  const team = new URLSearchParams(useLocation().search).get("team");
  const competition = useEdition();
  if (team) return <ClubMatches competition={competition} team={team} />;
  return <RoundView competition={competition} round={currentRoundOf(competition.rounds)} />;
}
