import { useQuery } from "@tanstack/react-query";
import type { MatchDynamic } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Countdown, countdownOf } from "../../../ui/Countdown.tsx";
import { Block } from "../information/Block.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { lookedAt, readMatchDynamic } from "../queries.ts";
import styles from "./before.module.css";
import { kickOffLines } from "./kickOff.ts";
import type { Told } from "./minutesLeft.ts";
import { useMinutesUntil } from "./useMinutesUntil.ts";

export interface KickOffProps extends MatchPartProps {
  /** How long it is until then, as the server counts. */
  minutes: number | null | undefined;
}

const stateOf = ({ status, subStatus }: MatchDynamic) => ({ status, subStatus });

/** When the match begins, who shows it, and how long that is from now. */
export function KickOff({ address, match, minutes }: KickOffProps) {
  const texts = useTexts();
  const { data: now, dataUpdatedAt: at } = useQuery({ ...lookedAt(readMatchDynamic(address)), select: stateOf });
  if (!now) return null;
  const { before, watch } = texts.match;
  const { date, transmission } = match;
  return (
    <Block title={before.kickOff}>
      {kickOffLines(match, now, texts).map((line) => (
        <p key={line} className={styles.when}>
          {line}
        </p>
      ))}
      {date && transmission ? <p className={styles.tv}>{watch.onTelevision(transmission)}</p> : null}
      {date && typeof minutes === "number" ? <TimeLeft date={date} told={{ minutes, at }} /> : null}
    </Block>
  );
}

function TimeLeft({ date, told }: { date: string; told: Told }) {
  const { before } = useTexts().match;
  const minutes = useMinutesUntil(date, told);
  const left = countdownOf(minutes);
  if (minutes <= 0) return null;
  return (
    <div className={styles.countdown}>
      <Countdown minutes={minutes} label={before.countdown(left.days, left.hours, left.minutes)} unit={before} />
    </div>
  );
}
