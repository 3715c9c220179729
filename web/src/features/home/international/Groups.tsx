import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { CompetitionTable } from "../../../football/CompetitionTable.tsx";
import { groupAddress, isGroup } from "../../../football/groupMatches.ts";
import { readStandings } from "../../../football/queries.ts";
import { GroupHeading } from "../../../ui/GroupHeading.tsx";
import styles from "./international.module.css";

interface Props {
  competition: CompetitionDetail;
  /** What addresses say of the season. */
  season: { season?: number };
  ours: ReadonlySet<number>;
}

/** The tables in which our clubs are, marked. Nothing where there are none: the matches stand alone. */
export function Groups({ competition, season, ours }: Props) {
  const { international: texts } = useTexts();
  const { id, label, seasonId, hasMatchesLive } = competition;
  const { data } = useQuery(readStandings(id, seasonId, { live: hasMatchesLive }));
  const tables = data?.standings.filter(({ standings }) => standings.some(({ team }) => ours.has(team.id))) ?? [];
  if (!data || tables.length === 0) return null;
  return (
    <div className={styles.groups}>
      <h3 className="visuallyHidden">{texts.groups}</h3>
      {tables.map((table) => (
        <div key={table.key}>
          {isGroup(table) ? (
            <GroupHeading
              level={4}
              label={table.label}
              matches={texts.groupMatches}
              href={groupAddress(id, table.key, season)}
            />
          ) : (
            <h4 className={styles.group}>{table.label}</h4>
          )}
          <CompetitionTable
            caption={texts.caption(table.label, label)}
            competition={competition}
            standings={data}
            tableKey={table.key}
            view="compact"
            marked={ours}
          />
        </div>
      ))}
    </div>
  );
}
