import { useQuery } from "@tanstack/react-query";
import { crestOf } from "../../api/art.ts";
import type { CompetitionDetail } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readStandings } from "../../football/queries.ts";
import { Crest } from "../../ui/Crest.tsx";
import { Movement } from "../../ui/Movement.tsx";
import { Panel } from "../../ui/Panel.tsx";
import styles from "./competition.module.css";
import { placesChanged } from "./placesChanged.ts";

/** What the matches in play change. */
export function IfItEnded({ competition }: { competition: CompetitionDetail }) {
  const { competition: texts, football } = useTexts();
  const { id, seasonId } = competition;
  const { data: now } = useQuery(readStandings(id, seasonId, { live: true }));
  if (!now) return null;
  const changes = placesChanged(now);
  return (
    <Panel title={texts.ifItEnded} text={texts.ifItEndedText} level={2}>
      {changes.length === 0 ? <p>{texts.nothingChanges}</p> : null}
      <ul className={styles.changes}>
        {changes.map(({ row, places }) => {
          const isUp = places > 0;
          const count = Math.abs(places);
          return (
            <li key={row.team.id} className={styles.change}>
              <Crest src={crestOf(row.team)} />
              <span>
                <b>{row.team.name}</b>{" "}
                {isUp ? texts.climbs(row.position, row.points) : texts.drops(row.position, row.points)}
              </span>
              <Movement
                direction={isUp ? "up" : "down"}
                places={count}
                label={isUp ? football.up(count) : football.down(count)}
              />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
