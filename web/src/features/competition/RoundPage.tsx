import { useParams } from "react-router";
import { findRound } from "../../football/rounds.ts";
import { useEdition } from "./edition.ts";
import { RoundView } from "./RoundView.tsx";

export { load } from "./loadRound.ts";

export default function RoundPage() {
  const { slug = "" } = useParams();
  const competition = useEdition();
  return <RoundView competition={competition} round={findRound(competition.rounds, slug)} />;
}
