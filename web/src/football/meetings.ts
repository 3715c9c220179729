import type { History, Match } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { MatchRowProps } from "../ui/MatchRow.tsx";
import { matchPath } from "./matchPath.ts";
import { decideMatchRow } from "./matchRow.ts";
import { isOver } from "./matchState.ts";

type Words = Pick<Texts, "football" | "format">;
type Row = MatchRowProps & { key: string };

/** How many of their matches are shown. */
const LATEST = 6;

/** Whether the clubs ever played each other to the end. */
export function haveMet({ summary }: Pick<History, "summary">): boolean {
  return summary.home + summary.draws + summary.away > 0;
}

/** Their last matches, the latest first. The one that is open leads nowhere. */
export function meetings({ matches }: Pick<History, "matches">, open: { id: number } | undefined, texts: Words): Row[] {
  const played = matches.filter(isOver).toSorted(latestFirst);
  return played.slice(0, LATEST).map((match) => meetingOf(match, match.id === open?.id, texts));
}

/** Those without a day last. */
function latestFirst({ date: one }: Match, { date: other }: Match): number {
  const [first, second] = [one ?? "", other ?? ""];
  return first === second ? 0 : first < second ? 1 : -1;
}

/** Years lie between them: a row says its month instead of its day. */
function meetingOf(match: Match, isThisOne: boolean, texts: Words): Row {
  const row = decideMatchRow(match, texts);
  const { format } = texts;
  const { date } = match;
  return {
    ...row,
    key: String(match.id),
    href: isThisOne ? undefined : matchPath(match),
    label: date ? `${format.month(date)}: ${row.label}` : row.label,
    status: {
      tone: "muted",
      text: date ? `${format.monthShort(date)} ${date.slice(0, 4)}` : row.status.text,
      detail: row.status.detail,
    },
  };
}
