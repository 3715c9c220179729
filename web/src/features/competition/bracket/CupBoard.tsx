import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readBracket } from "../../../football/bracketQueries.ts";
import { hasBegun } from "../../../football/knockOut.ts";
import { readSeasons } from "../../../football/queries.ts";
import { seasonQuery } from "../../../football/seasonQuery.ts";
import { tieAddress } from "../../../football/tieAddress.ts";
import { tieBoard } from "../../../football/tieBoard.ts";
import { TieBoard } from "../../../ui/TieBoard.tsx";
import { TieBoardSkeleton } from "../../../ui/TieBoardSkeleton.tsx";

/** The tie of the moment, above the pages of a cup. What goes wrong with the bracket is said where that stands. */
export function CupBoard({ competition }: { competition: CompetitionDetail }) {
  const texts = useTexts();
  const { id, seasonId, rounds } = competition;
  const { data: seasons } = useQuery(readSeasons());
  // Whoever shows the bracket keeps it up to date.
  const { data: bracket, error } = useQuery({ ...readBracket(id, seasonId), refetchInterval: false });
  if (!bracket) {
    const isExpected = !error && hasBegun(rounds);
    return isExpected ? <TieBoardSkeleton label={texts.bracket.board.loading} /> : null;
  }
  const shown = tieBoard(bracket, texts);
  if (!shown) return null;
  const href = tieAddress(id, shown.tie.tie.id, seasonQuery(competition, seasons));
  return <TieBoard {...shown.board} href={href} />;
}
