import { memo } from "react";
import type { MatchDynamic, MatchStatic } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { useWhole } from "../../app/whole.ts";
import { describeMatch } from "../../football/matchWords.ts";
import type { ClubMark } from "../../ui/clubMark.ts";
import { MiniScore } from "../../ui/MiniScore.tsx";
import { SectionTabs } from "../../ui/SectionTabs.tsx";
import { BOARD_ID } from "./board/Board.tsx";
import { boardCentre, boardState } from "./board/boardState.ts";
import type { Sides } from "./board/clubMarks.ts";
import { sectionsOf } from "./parts.ts";

interface Props {
  match: MatchStatic;
  now: MatchDynamic;
  clubs: Sides<ClubMark>;
}

/** The way to the page's sections, with the score beside it. */
export const MatchTabs = memo(function MatchTabs({ match, now, clubs }: Props) {
  const texts = useTexts();
  const areThere = useWhole();
  const whole = { ...match, ...now };
  const { tone, text } = boardState(whole, texts);
  const centre = boardCentre(whole, texts);
  return (
    <SectionTabs
      label={texts.match.sections.label}
      areThere={areThere}
      sections={tabsOf(now).map(({ id, name }) => ({ id, label: texts.match.sections[name] }))}
      lead={
        <MiniScore
          label={describeMatch(whole, texts)}
          href={`#${BOARD_ID}`}
          home={clubs.home}
          away={clubs.away}
          centre={
            centre.kind === "score" ? `${centre.home}–${centre.away}` : centre.kind === "time" ? centre.text : "–"
          }
          state={tone === "live" ? { tone, text } : undefined}
        />
      }
    />
  );
});

function tabsOf(now: MatchDynamic) {
  const { isAhead, isPlayed, kind } = sectionsOf(now);
  return [
    ...(isAhead ? [{ id: "before", name: "before" } as const] : []),
    ...(isPlayed ? [{ id: "course", name: "course" } as const] : []),
    ...(kind === "cancelled" ? [] : [{ id: "line-ups", name: "lineUps" } as const]),
    ...(isPlayed ? [{ id: "statistics", name: "statistics" } as const] : []),
    { id: "history", name: "headToHead" } as const,
    { id: "information", name: "information" } as const,
  ];
}
