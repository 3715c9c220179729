import { Rest } from "../../../app/Rest.tsx";
import { Columns } from "../../../ui/Columns.tsx";
import { Subscribe } from "../matches/Subscribe.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { MatchesAround } from "./MatchesAround.tsx";
import { NextMatch } from "./NextMatch.tsx";
import { OverviewClub } from "./OverviewClub.tsx";
import { OverviewNews } from "./OverviewNews.tsx";
import { OverviewSquad } from "./OverviewSquad.tsx";
import { OverviewVideos } from "./OverviewVideos.tsx";
import { SeasonNumbers } from "./SeasonNumbers.tsx";
import { TableAround } from "./TableAround.tsx";

/** A club at a glance: its matches, its place, its season in figures, its people, and what is written about it. */
export function Overview({ team }: { team: Team }) {
  return (
    <div className={styles.stack}>
      <Columns
        aside={
          <>
            <Rest shown="wide">
              <NextMatch team={team} />
            </Rest>
            <Rest>
              <TableAround team={team} />
              <Subscribe team={team} />
            </Rest>
          </>
        }
      >
        <div className={styles.stack}>
          <MatchesAround team={team} />
          <Rest>
            <SeasonNumbers team={team} />
          </Rest>
        </div>
      </Columns>
      <Rest>
        <OverviewSquad team={team} />
        <OverviewClub team={team} />
        <OverviewNews team={team} />
        <OverviewVideos team={team} />
      </Rest>
    </div>
  );
}
