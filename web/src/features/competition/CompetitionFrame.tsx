import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { CompetitionDetail } from "../../api/wire.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readSeasons } from "../../football/queries.ts";
import { seasonQuery } from "../../football/seasonQuery.ts";
import { accentStyle } from "../../ui/accent.ts";
import type { Crumb } from "../../ui/Breadcrumbs.tsx";
import { Page } from "../../ui/Page.tsx";
import { PageTabs } from "../../ui/PageTabs.tsx";
import { Select } from "../../ui/Select.tsx";
import { CompetitionOpening } from "./CompetitionOpening.tsx";
import styles from "./competition.module.css";
import { useTableState } from "./hasTable.ts";
import { crumbsOf, seasonForm, type Tab, tabsOf } from "./tabs.ts";

interface Props {
  competition: CompetitionDetail;
  current: Tab;
  /** The last step of the way to the page, where that is not its tab. */
  crumb?: Crumb | undefined;
  /** What of the query holds for other seasons, too. */
  kept?: Record<string, string> | undefined;
  /** What stands below the tabs, as wide as the screen. */
  banner?: ReactNode;
  children: ReactNode;
}

/** What all pages of a competition have in common: its poster, its tabs and the choice of season. */
export function CompetitionFrame({ competition, current, crumb, kept, banner, children }: Props) {
  const texts = useTexts();
  const { data: seasons } = useQuery(readSeasons());
  const season = seasonQuery(competition, seasons);
  const hasTable = useTableState(competition, current === "table") === "given";
  const tabs = tabsOf(competition, season, hasTable, texts);
  const own = current === "overview" ? undefined : tabs.find(({ key }) => key === current);
  const select = <SeasonSelect competition={competition} current={current} kept={kept} />;
  return (
    <div style={accentStyle(competition.color, competition.textColor)}>
      <CompetitionOpening competition={competition} crumbs={crumbsOf(competition, season, texts, crumb ?? own)} />
      <PageTabs label={texts.competition.tabs} items={tabs} current={current} aside={select} />
      {banner}
      <Page className={styles.body}>
        <div className={styles.narrowSeason}>{select}</div>
        {children}
      </Page>
    </div>
  );
}

function SeasonSelect({ competition, current, kept }: Omit<Props, "children" | "crumb" | "banner">) {
  const { app, competition: texts } = useTexts();
  const { data: seasons = [] } = useQuery(readSeasons());
  const { id, seasonId } = competition;
  const editions = seasons.filter((season) => season.competitions.some((one) => one.id === id));
  if (editions.length < 2) return null;
  return (
    <Select
      name="season"
      label={texts.season}
      value={seasonQuery(competition, seasons).season ? String(seasonId) : ""}
      options={editions.map((season) => ({ value: season.current ? "" : String(season.id), label: season.label }))}
      {...seasonForm(current, competition, kept)}
      submitLabel={app.apply}
    />
  );
}
