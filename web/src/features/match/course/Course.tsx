import { memo } from "react";
import { useLocation } from "react-router";
import type { MatchDynamic, MatchStatic } from "../../../api/wire.ts";
import { useEmbedGuard } from "../../../app/consent/useEmbedGuard.ts";
import { announce } from "../../../app/events.ts";
import { withQuery } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import type { ClubMark } from "../../../ui/clubMark.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Timeline } from "../../../ui/Timeline.tsx";
import type { Sides } from "../board/clubMarks.ts";
import { playerHrefIn } from "../people.ts";
import { timelineEntries } from "./timelineEntries.ts";

interface Props {
  id: string;
  match: MatchStatic;
  now: MatchDynamic;
  clubs: Sides<ClubMark>;
}

/** What the timeline looks at: figures change with every poll, and are none of its business. */
const LOOKED_AT = [
  "events",
  "status",
  "subStatus",
  "homeGoals",
  "awayGoals",
  "homeHalfTimeGoals",
  "awayHalfTimeGoals",
  "homePenaltyGoals",
  "awayPenaltyGoals",
] as const;

const isSame = (before: Props, after: Props) =>
  before.id === after.id &&
  before.match === after.match &&
  before.clubs === after.clubs &&
  LOOKED_AT.every((key) => before.now[key] === after.now[key]);

/** What happened, all of it or only goals and cards. */
export const Course = memo(function Course({ id, match, now, clubs }: Props) {
  const texts = useTexts();
  const guard = useEmbedGuard();
  const { pathname, search } = useLocation();
  const { course, sections } = texts.match;
  const isShort = new URLSearchParams(search).get("view") === "short";
  const entries = timelineEntries(now, texts, { isShort, hrefOf: playerHrefIn(match) });
  const choice = (
    <div data-keeps-place>
      <Segmented
        label={course.filter}
        current={isShort ? "short" : "all"}
        items={[
          { key: "all", label: course.all, href: pathname },
          { key: "short", label: course.short, href: withQuery(pathname, { view: "short" }) },
        ]}
      />
    </div>
  );
  return (
    <Section id={id} title={sections.course} aside={now.events.length > 0 ? choice : undefined}>
      {entries.length > 0 ? (
        <Timeline
          label={course.label}
          home={clubs.home}
          away={clubs.away}
          entries={entries}
          guard={guard}
          onPlay={({ key, title }) => announce("play_video", { id: key, name: title })}
        />
      ) : (
        <EmptyState title={course.nothing} text={course.nothingText} />
      )}
    </Section>
  );
}, isSame);
