import { useQuery } from "@tanstack/react-query";
import type { Player } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readPercentiles } from "../../../football/playerQueries.ts";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PercentileBars } from "../../../ui/PercentileBars.tsx";
import { Section } from "../../../ui/Section.tsx";
import styles from "../player.module.css";
import { percentileRows } from "./percentileRows.ts";

interface Props {
  player: Player;
  competition: string | undefined;
}

/** How he stands among those of his position, and how that is reckoned. */
export function Percentiles({ player, competition }: Props) {
  const texts = useTexts();
  const { percentiles: words } = texts.player;
  const query = useQuery(readPercentiles(player.id, player.season, competition));
  return (
    <Section title={words.title}>
      <Part query={query} skeleton={<ChartSkeleton label={words.loading} height={400} />}>
        {(found) =>
          found ? (
            <>
              <p className={styles.lead}>{words.among(found.players, found.label)}</p>
              <PercentileBars
                caption={words.caption}
                columns={{ name: words.stat, value: words.per90, percentile: words.percentile }}
                people={[{ key: String(player.id), name: player.name, color: player.team.color }]}
                rows={percentileRows([found], texts)}
                none={words.none}
              />
              <p className={styles.method}>{words.method(found.minimumMinutes)}</p>
            </>
          ) : (
            <EmptyState title={words.tooFew} text={words.tooFewText} />
          )
        }
      </Part>
    </Section>
  );
}
