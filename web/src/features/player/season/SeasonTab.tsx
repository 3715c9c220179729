import { useQuery } from "@tanstack/react-query";
import type { Player } from "../../../api/wire.ts";
import { Rest } from "../../../app/Rest.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import {
  readPlayerCompetitionStatistics,
  readPlayerMatches,
  readPlayerStatistics,
} from "../../../football/playerQueries.ts";
import { Columns } from "../../../ui/Columns.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FigureBand } from "../../../ui/FigureBand.tsx";
import { About } from "../About.tsx";
import { CareerPanel } from "../career/CareerPanel.tsx";
import { LastMatches } from "../matches/LastMatches.tsx";
import styles from "../player.module.css";
import { spellOf } from "../playerParts.ts";
import { VideosSection } from "../videos/VideosSection.tsx";
import { AllFigures } from "./AllFigures.tsx";
import { bandOf } from "./bandOf.ts";
import { GoalsChart } from "./GoalsChart.tsx";
import { Percentiles } from "./Percentiles.tsx";

interface Props {
  player: Player;
  /** The figures of one competition; otherwise of all. */
  competition: string | undefined;
}

/** A season at a glance: what counts in his position, match by match, and among others. */
export function SeasonTab({ player, competition }: Props) {
  const texts = useTexts();
  const { player: words } = texts;
  const spell = spellOf(player);
  const narrowed = useQuery({
    ...(competition ? readPlayerCompetitionStatistics(spell, competition) : readPlayerStatistics(spell)),
  });
  const { data: matches } = useQuery(readPlayerMatches(spell));
  // Those of the whole season come with the player himself.
  const main = competition ? narrowed.data?.main : player.stats;
  const isIdle = matches?.every((match) => match.player.minutes === 0);
  const part = { player, competition };
  return (
    <>
      {main ? <FigureBand figures={bandOf(main, texts)} /> : <div className={styles.bandRoom} />}
      <div className={styles.first}>
        <Columns
          aside={
            <Rest>
              <CareerPanel player={player} />
              <About player={player} />
              {isIdle ? null : <AllFigures query={narrowed} />}
            </Rest>
          }
        >
          <div className={styles.stack}>
            {isIdle ? <EmptyState title={words.noMatches} text={words.noMatchesText} /> : <GoalsChart {...part} />}
            <Rest>
              <LastMatches {...part} />
              {isIdle ? null : <Percentiles {...part} />}
            </Rest>
          </div>
        </Columns>
      </div>
      <Rest>
        <VideosSection player={player} />
      </Rest>
    </>
  );
}
