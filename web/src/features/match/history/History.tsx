import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import type { MatchStatic, History as Past } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { haveMet, meetings } from "../../../football/meetings.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { HeadToHead } from "../../../ui/HeadToHead.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { clubMarks } from "../board/clubMarks.ts";
import type { MatchPartProps } from "../matchPart.ts";
import { readHistory } from "../queries.ts";
import styles from "./history.module.css";

/** How the two clubs fared against each other. */
export const History = memo(function History({ address, match }: MatchPartProps) {
  const history = useQuery(readHistory(address, match));
  return (
    <Part query={history} skeleton={<Outline />}>
      {(past) => <Meetings past={past} match={match} />}
    </Part>
  );
});

function Meetings({ past, match }: { past: Past; match: MatchStatic }) {
  const texts = useTexts();
  const { headToHead } = texts.match;
  if (!haveMet(past)) return <EmptyState title={headToHead.none} text={headToHead.noneText} />;
  const { summary } = past;
  const { home, away } = clubMarks(match);
  return (
    <>
      <HeadToHead
        home={{ ...home, label: headToHead.wins(home.name), count: summary.home }}
        draws={{ label: headToHead.draws, count: summary.draws }}
        away={{ ...away, label: headToHead.wins(away.name), count: summary.away }}
        matches={meetings(past, match, texts)}
      />
      <p className={styles.goals}>{headToHead.goals(summary.goals.home, summary.goals.away)}</p>
    </>
  );
}

function Outline() {
  const { headToHead } = useTexts().match;
  return (
    <>
      <div className={styles.bar}>
        <Skeleton height={44} />
      </div>
      <MatchListSkeleton label={headToHead.loading} rows={4} />
    </>
  );
}
