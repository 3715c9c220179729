import { useQuery } from "@tanstack/react-query";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readPercentiles } from "../../../football/playerQueries.ts";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PercentileBars } from "../../../ui/PercentileBars.tsx";
import { Section } from "../../../ui/Section.tsx";
import styles from "../player.module.css";
import { percentileRows } from "../season/percentileRows.ts";
import type { Pair } from "./pairedColors.ts";

/** How each stands among those of his own position. */
export function PairedPercentiles({ one, other, colors }: Pair) {
  const texts = useTexts();
  const { compare, percentiles: words } = texts.player;
  const own = useQuery(readPercentiles(one.id, one.season));
  const { data: others = null } = useQuery(readPercentiles(other.id, other.season));
  return (
    <Section title={compare.percentiles}>
      <Part query={own} skeleton={<ChartSkeleton label={words.loading} height={400} />}>
        {(found) =>
          found || others ? (
            <>
              <PercentileBars
                caption={words.caption}
                columns={{ name: words.stat, value: words.per90, percentile: words.percentile }}
                people={[one, other].map(({ id, name }, index) => ({
                  key: String(id),
                  name,
                  color: colors[index] ?? "",
                }))}
                rows={percentileRows([found, others], texts)}
                none={words.none}
              />
              <p className={styles.method}>{words.method((found ?? others)?.minimumMinutes ?? 0)}</p>
            </>
          ) : (
            <EmptyState title={words.tooFew} text={words.tooFewText} />
          )
        }
      </Part>
    </Section>
  );
}
