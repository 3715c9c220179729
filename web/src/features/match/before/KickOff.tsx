import { useQuery } from "@tanstack/react-query";
import type { MatchDynamic } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Block } from "../Block.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { lookedAt, readMatchDynamic } from "../queries.ts";
import styles from "./before.module.css";
import { kickOffLines } from "./kickOff.ts";

const stateOf = ({ status, subStatus }: MatchDynamic) => ({ status, subStatus });

/** When the match begins, and who shows it. */
export function KickOff({ address, match }: MatchPartProps) {
  const texts = useTexts();
  const { data: now } = useQuery({ ...lookedAt(readMatchDynamic(address)), select: stateOf });
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
    </Block>
  );
}
