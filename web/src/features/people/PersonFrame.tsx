import type { ReactNode } from "react";
import { Rest } from "../../app/Rest.tsx";
import { useTexts } from "../../app/SiteContext.tsx";
import { seasonLabel } from "../../football/rounds.ts";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs.tsx";
import { type BandFigure, FigureBand } from "../../ui/FigureBand.tsx";
import type { LinkItem } from "../../ui/linkItem.ts";
import { Page } from "../../ui/Page.tsx";
import { PageTabs } from "../../ui/PageTabs.tsx";
import { PersonHero, type PersonHeroProps } from "../../ui/PersonHero.tsx";
import { Select } from "../../ui/Select.tsx";
import { ShareButton } from "../../ui/ShareButton.tsx";
import styles from "./people.module.css";

interface Props {
  hero: Omit<PersonHeroProps, "crumbs" | "actions">;
  crumbs: { label: string; steps: Crumb[] };
  tabs: LinkItem[];
  tabsLabel: string;
  current: string;
  /** The seasons to choose from, and where the choice leads. */
  seasons: { label: string; value: number; all: number[]; action: string; hidden: Record<string, string> };
  share: { label: string; title: string; copyTexts: { copied: string; failed: string } };
  figures: BandFigure[];
  children: ReactNode;
}

/** What the pages of people have in common: the person, the tabs, the choice of season and the season in figures. */
export function PersonFrame({ hero, crumbs, tabs, tabsLabel, current, seasons, share, figures, children }: Props) {
  const { app } = useTexts();
  const select =
    seasons.all.length < 2 ? null : (
      <Select
        name="season"
        label={seasons.label}
        value={String(seasons.value)}
        options={seasons.all.map((season) => ({ value: String(season), label: seasonLabel(season) }))}
        action={seasons.action}
        hidden={seasons.hidden}
        submitLabel={app.apply}
      />
    );
  return (
    <>
      <PersonHero
        {...hero}
        crumbs={<Breadcrumbs label={crumbs.label} crumbs={crumbs.steps} />}
        actions={<ShareButton {...share} />}
      />
      <PageTabs label={tabsLabel} items={tabs} current={current} aside={select} />
      {figures.length > 0 ? (
        <Page>
          <FigureBand figures={figures} />
        </Page>
      ) : null}
      <Page className={styles.body}>
        {select ? <div className={styles.narrowSeason}>{select}</div> : null}
        <Rest>{children}</Rest>
      </Page>
    </>
  );
}
