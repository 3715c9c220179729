import type { CompetitionDetail, Positions } from "../../api/wire.ts";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { MOST_CLUBS, runOf, writeChosen } from "../../football/positionLines.ts";
import { clubMark } from "../../football/tieLadder.ts";
import { ClubLegend } from "../../ui/ClubLegend.tsx";
import { Select } from "../../ui/Select.tsx";
import styles from "./competition.module.css";
import { hiddenIn, useTableQuery } from "./tableAddress.ts";
import type { TableChoice } from "./tableChoice.ts";

interface Props {
  competition: CompetitionDetail;
  choice: TableChoice;
  positions: Positions;
  chosen: number[];
  /** The round that is marked, by its place among the rounds. */
  marked: number;
}

/** The clubs in the chart: how each has fared, and the choice of others. */
export function ChartClubs({ competition, choice, positions, chosen, marked }: Props) {
  const { app, table } = useTexts();
  const { chart, place } = table;
  const query = useTableQuery(competition, choice);
  const action = paths.classification(competition.id);
  const shown = positions.teams.filter(({ team }) => chosen.includes(team.id));
  const others = positions.teams.filter(({ team }) => !chosen.includes(team.id));
  const without = (id: number) => {
    const clubs = writeChosen(chosen.filter((one) => one !== id));
    return paths.classification(competition.id, { ...query, clubs });
  };
  return (
    <div data-keeps-place="" className={styles.chartClubs}>
      <ClubLegend
        title={chart.clubs(positions.rounds[marked]?.label ?? "")}
        clubs={shown.map(({ team, positions: places }) => {
          const run = runOf(places, marked);
          return {
            ...clubMark(team),
            value: run?.place === undefined ? "–" : place(run.place),
            detail: run ? chart.best(place(run.best), place(run.worst)) : undefined,
            // Somebody is always shown: without a choice it is the top of the table.
            remove: shown.length > 1 ? { href: without(team.id), label: chart.remove(team.name) } : undefined,
          };
        })}
      />
      {chosen.length < MOST_CLUBS && others.length > 0 ? (
        <Select
          name="clubs"
          label={chart.add}
          value=""
          options={[
            { value: "", label: chart.choose },
            ...others.map(({ team }) => ({ value: writeChosen([...chosen, team.id]), label: team.name })),
          ]}
          action={action}
          hidden={hiddenIn(query, "clubs")}
          submitLabel={app.apply}
        />
      ) : (
        <p className={styles.hint}>{chart.most(MOST_CLUBS)}</p>
      )}
    </div>
  );
}
