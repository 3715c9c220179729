import { memo } from "react";
import type { MatchDynamic } from "../../../api/wire.ts";
import { isLive, matchStateOf } from "../../../football/matchState.ts";
import type { ClubMark } from "../../../ui/clubMark.ts";
import type { Sides } from "../board/clubMarks.ts";
import type { MatchPartProps } from "../matchPart.ts";
import { Momentum } from "./Momentum.tsx";
import styles from "./stage.module.css";
import { TimeLeft } from "./TimeLeft.tsx";

interface Props extends MatchPartProps {
  now: MatchDynamic;
  clubs: Sides<ClubMark>;
}

/**
 * What stands below the board: the time that is left, and from kick-off on who presses. Both have the same room, so that
 * nothing moves under whoever waits for the match to begin.
 */
export const Stage = memo(function Stage({ address, match, now, clubs }: Props) {
  const { kind } = matchStateOf(now);
  const isAhead = kind === "preview" || kind === "lineupsOut";
  const { minutesTillMatchStarts: minutes } = now;
  if (isAhead && match.date && match.fixtureDateIsDefined) {
    return (
      <div className={styles.stage} data-theme="dark">
        {typeof minutes === "number" ? <TimeLeft address={address} date={match.date} minutes={minutes} /> : null}
      </div>
    );
  }
  if (now.momentum.length === 0 && !isLive(now)) return null;
  return (
    <div className={styles.stage}>
      <Momentum now={now} clubs={clubs} />
    </div>
  );
});
