import { BracketTab } from "./BracketTab.tsx";
import { CupBoard } from "./CupBoard.tsx";
import { OverviewBracket } from "./OverviewBracket.tsx";

/** What only the pages of tournaments show: brought in by `bringCup.ts`, so that leagues do not load it. */
export const cup = { BracketTab, CupBoard, OverviewBracket };
