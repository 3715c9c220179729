import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Round } from "../../../api/wire.ts";
import { type PageQuery, paths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { mayHaveTable } from "../../../football/mayHaveTable.ts";
import { MAIN_PLAYER_STATISTICS } from "../../../football/playerStatistics.ts";
import { readSeasons } from "../../../football/queries.ts";
import { seasonQuery } from "../../../football/seasonQuery.ts";
import { Chips } from "../../../ui/Chips.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Select } from "../../../ui/Select.tsx";
import { Toolbar } from "../../../ui/Toolbar.tsx";
import { hrefOfView } from "../viewChoice.ts";
import { hasRounds, queryOfStatistic, STATISTIC_TYPES, type Statistic, statisticsOf } from "./catalogue.ts";
import { labelOf } from "./labelOf.ts";

interface Props {
  competition: CompetitionDetail;
  statistic: Statistic;
  round?: Round | undefined;
}

/** Whose figures are shown, which, and of which round. Every choice is an address. */
export function StatisticsNav({ competition, statistic, round }: Props) {
  const texts = useTexts();
  const { statistics } = texts;
  const { data: seasons } = useQuery(readSeasons());
  const hasTable = mayHaveTable(competition.rounds);
  const season = seasonQuery(competition, seasons);
  const hrefOf = (one: Statistic) => hrefOfView(competition, { tab: "statistics", statistic: one }, season);
  const all = statisticsOf(statistic.type, hasTable);
  const isMain = (one: Statistic) => one.type !== "players" || MAIN_PLAYER_STATISTICS.includes(one.stat);
  const main = all.filter(isMain);
  return (
    <div data-keeps-place="">
      <Toolbar
        end={
          hasRounds(statistic) ? (
            <RoundSelect
              competition={competition}
              round={round}
              query={{ ...queryOfStatistic(statistic, hasTable), ...season }}
            />
          ) : statistic.type === "players" ? (
            <MoreSelect
              competition={competition}
              statistic={statistic}
              others={all.filter((one) => !isMain(one))}
              season={season}
            />
          ) : undefined
        }
      >
        <Segmented
          label={statistics.type}
          current={statistic.type}
          items={STATISTIC_TYPES.map((type) => ({
            key: type,
            label: statistics.types[type],
            href: hrefOf(statisticsOf(type, hasTable)[0] as Statistic),
          }))}
        />
      </Toolbar>
      {main.length > 1 ? (
        <Chips
          label={statistics.stat}
          current={statistic.stat}
          items={main.map((one) => ({ key: one.stat, label: labelOf(one, texts), href: hrefOf(one) }))}
        />
      ) : null}
    </div>
  );
}

function RoundSelect({ competition, round, query }: Omit<Props, "statistic"> & { query: PageQuery }) {
  const { app, statistics } = useTexts();
  const started = competition.rounds.filter((one) => one.has_started);
  return (
    <Select
      name="round"
      label={statistics.round}
      value={round ? String(round.number) : ""}
      options={[
        { value: "", label: statistics.allRounds },
        ...started.toReversed().map((one) => ({ value: String(one.number), label: one.label })),
      ]}
      action={paths.competition(competition.id)}
      hidden={hiddenFrom({ tab: "statistics", ...query })}
      submitLabel={app.apply}
    />
  );
}

interface MoreProps extends Props {
  others: Statistic[];
  season: PageQuery;
}

/** What is looked up less often. */
function MoreSelect({ competition, statistic, others, season }: MoreProps) {
  const texts = useTexts();
  const { app, statistics } = texts;
  const isOther = others.some(({ stat }) => stat === statistic.stat);
  return (
    <Select
      name="stat"
      label={statistics.more}
      value={isOther ? statistic.stat : ""}
      options={[
        { value: "", label: statistics.chooseMore },
        ...others.map((one) => ({ value: one.stat, label: labelOf(one, texts) })),
      ]}
      action={paths.competition(competition.id)}
      hidden={hiddenFrom({ tab: "statistics", ...season })}
      submitLabel={app.apply}
    />
  );
}

/** What a form would lose. */
function hiddenFrom(query: PageQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
