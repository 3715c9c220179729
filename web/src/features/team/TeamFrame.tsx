import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "../../app/SiteContext.tsx";
import { readSeasons } from "../../football/queries.ts";
import { seasonQuery } from "../../football/seasonQuery.ts";
import { readableClubStyle } from "../../ui/accent.ts";
import { Page } from "../../ui/Page.tsx";
import { PageTabs } from "../../ui/PageTabs.tsx";
import { Select } from "../../ui/Select.tsx";
import { Opening } from "./Opening.tsx";
import { crumbsOf, tabsOf } from "./tabs.ts";
import styles from "./team.module.css";
import type { Team } from "./team.ts";
import { queryOfView, type TeamView } from "./teamView.ts";

interface Props {
  team: Team;
  view: TeamView;
  children: ReactNode;
}

/** What all tabs of a club have in common: its opening, the tabs, and the choice of season and competition. */
export function TeamFrame({ team, view, children }: Props) {
  const texts = useTexts();
  const { info, competition } = team;
  const { data: seasons } = useQuery(readSeasons());
  const crumbs = crumbsOf(team, view, seasonQuery(competition, seasons), texts);
  const selects = <Selects team={team} view={view} />;
  return (
    <div style={readableClubStyle(info.color, info.secondaryColor, info.textColor)}>
      <Opening team={team} crumbs={crumbs} />
      <PageTabs label={texts.team.tabsLabel} items={tabsOf(team, texts)} current={view.tab} aside={selects} />
      <Page className={styles.body}>
        <div className={styles.narrowSelects}>{selects}</div>
        {children}
      </Page>
    </div>
  );
}

/** Forms that lead to the same tab; `load` sends on to the address of what was chosen. */
function Selects({ team, view }: Omit<Props, "children">) {
  const { app, team: texts } = useTexts();
  const { info, competition, season, hrefOf } = team;
  const hidden = keptOf(view);
  const action = hrefOf({ tab: "overview" });
  const competitions = info.seasons.find((one) => one.season === season)?.competitions ?? [];
  return (
    <>
      {/* Where matches are shown, the competition is chosen above them. */}
      {competitions.length > 1 && view.tab !== "matches" ? (
        <Select
          name="competition"
          label={texts.competition}
          value={competition.id}
          options={competitions.map(({ id, label }) => ({ value: id, label }))}
          action={action}
          hidden={hidden}
          submitLabel={app.apply}
        />
      ) : null}
      {info.seasons.length > 1 ? (
        <Select
          name="season"
          label={texts.season}
          value={String(season)}
          options={info.seasons.map((one) => ({ value: String(one.season), label: one.label }))}
          action={action}
          hidden={hidden}
          submitLabel={app.apply}
        />
      ) : null}
    </>
  );
}

/** What of the query holds in other seasons, too: not the page of a list, nor a competition that may not be played. */
function keptOf(view: TeamView): Record<string, string> {
  const { competition: _, page: __, ...kept } = queryOfView(view);
  const given = Object.entries(kept).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
