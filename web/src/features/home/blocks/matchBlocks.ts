/** What blocks of matches are shown with. */

import { MatchesBlock } from "./MatchesBlock.tsx";
import { StandingsBlock } from "./StandingsBlock.tsx";

export const parts = { matches: MatchesBlock, standings: StandingsBlock };
