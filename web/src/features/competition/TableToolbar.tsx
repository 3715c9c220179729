import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail } from "../../api/wire.ts";
import { type PageQuery, paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readSeasons } from "../../football/queries.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import { Select } from "../../ui/Select.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { Toolbar } from "../../ui/Toolbar.tsx";
import styles from "./competition.module.css";
import { seasonQuery } from "./edition.ts";
import type { TableChoice } from "./tableChoice.ts";

interface Props {
  competition: CompetitionDetail;
  choice: TableChoice;
  /** Offers the table as it stood after each round. */
  hasRounds?: boolean;
}

/** Which table is shown. Every choice is an address. */
export function TableToolbar({ competition, choice, hasRounds = false }: Props) {
  const { competition: texts } = useTexts();
  const { data: seasons } = useQuery(readSeasons());
  const { id, hasMatchesLive } = competition;
  const { type, live, round } = choice;
  const query: PageQuery = {
    ...seasonQuery(competition, seasons),
    type: type === "overall" ? undefined : type,
    round,
    live: hasMatchesLive && !live && !round ? 0 : undefined,
  };
  const hrefOf = (change: PageQuery) => paths.classification(id, { ...query, ...change });
  return (
    <div data-keeps-place="">
      <Toolbar
        end={
          <div className={styles.tableEnd}>
            {hasMatchesLive && !round ? (
              <Switch
                isOn={live}
                tone="live"
                stateLabel={live ? texts.on : texts.off}
                href={hrefOf({ live: live ? 0 : undefined })}
              >
                <span className={styles.liveLead}>{texts.liveLead}</span> {texts.liveText}
              </Switch>
            ) : null}
            {hasRounds ? <RoundSelect competition={competition} choice={choice} query={query} /> : null}
          </div>
        }
      >
        <Segmented
          label={texts.view}
          current={type}
          items={(["overall", "home", "away"] as const).map((key) => ({
            key,
            label: texts.views[key],
            href: hrefOf({ type: key === "overall" ? undefined : key }),
          }))}
        />
      </Toolbar>
    </div>
  );
}

function RoundSelect({ competition, choice, query }: Props & { query: PageQuery }) {
  const { app, competition: texts } = useTexts();
  const { id, rounds } = competition;
  const hidden = Object.entries({ season: query.season, type: query.type }).flatMap(([name, value]) =>
    value ? [[name, String(value)]] : [],
  );
  const played = rounds.filter((one) => one.has_started);
  return (
    <Select
      name="round"
      label={texts.afterRound}
      value={choice.round ?? ""}
      options={[
        { value: "", label: texts.latestRound },
        ...played.toReversed().map((one) => ({ value: String(one.number), label: one.label })),
      ]}
      action={paths.classification(id)}
      hidden={Object.fromEntries(hidden)}
      submitLabel={app.apply}
    />
  );
}
