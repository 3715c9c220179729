import { type RefObject, useEffect, useRef, useState } from "react";
import type { Match } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { describeMatch } from "../../football/matchWords.ts";

/** How a match stands, without the minute: the clock is no news. */
function standing(match: Match): string {
  const { status, subStatus, homeGoals, awayGoals, homePenaltyGoals, awayPenaltyGoals, date } = match;
  return [status, subStatus, homeGoals, awayGoals, homePenaltyGoals, awayPenaltyGoals, date].join(" ");
}

/** Where in a list the matches are that stand otherwise than before. What was not there before is no change. */
export function changedMatches(before: Match[], after: Match[]): number[] {
  const known = new Map(before.map((match) => [match.id, standing(match)]));
  return after.flatMap((match, index) => {
    const was = known.get(match.id);
    return was === undefined || was === standing(match) ? [] : [index];
  });
}

const SHOWN_FOR = 2400;

/**
 * Marks rows whose match has changed since the list was read last, and gives the sentence to say of it. Rows are found
 * by their order: they stay plain elements, and nothing moves.
 */
export function useMatchChanges(matches: Match[], list: RefObject<HTMLElement | null>): string {
  const texts = useTexts();
  const before = useRef(matches);
  const [said, setSaid] = useState("");

  useEffect(() => {
    const changed = changedMatches(before.current, matches);
    before.current = matches;
    if (changed.length === 0) return;
    const rows = list.current?.querySelectorAll("li") ?? [];
    for (const index of changed) flash(rows[index]);
    setSaid(changed.flatMap((index) => (matches[index] ? [describeMatch(matches[index], texts)] : [])).join(". "));
  }, [matches, list, texts]);

  return said;
}

function flash(row: Element | undefined) {
  if (!row || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  row.animate([{ backgroundColor: "var(--sunken-2)" }, { backgroundColor: "transparent" }], { duration: SHOWN_FOR });
}
