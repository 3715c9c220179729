import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { paths } from "../../../app/paths.ts";
import { Rest } from "../../../app/Rest.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { useFirst } from "../../../app/whole.ts";
import { readInternationalSeasons } from "../../../football/queries.ts";
import { Breadcrumbs } from "../../../ui/Breadcrumbs.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Select } from "../../../ui/Select.tsx";
import { ShareButton } from "../../../ui/ShareButton.tsx";
import { Blocks } from "../blocks/Blocks.tsx";
import { Hero } from "../hero/Hero.tsx";
import { CompetitionAbroad } from "./CompetitionAbroad.tsx";
import styles from "./international.module.css";
import { decideChoice, type InternationalChoice, internationalAddress } from "./internationalChoice.ts";
import { useOurClubs } from "./ourClubs.ts";

export { load } from "./loadInternational.ts";

/** The competitions abroad: what is played in each of them, with our clubs first. */
export default function InternationalPage() {
  const { app, international: texts } = useTexts();
  const { data: seasons = [] } = useQuery(readInternationalSeasons());
  const choice = decideChoice(new URLSearchParams(useLocation().search), seasons);
  return (
    <>
      <Hero front="international" />
      <Page className={styles.page}>
        <Breadcrumbs
          label={texts.title}
          crumbs={[
            { label: app.home, href: paths.home() },
            { label: texts.title, href: paths.international() },
          ]}
        />
        <header className={styles.header}>
          <div>
            <h1 className={styles.title}>{texts.title}</h1>
            <p className={styles.lead}>{texts.lead}</p>
          </div>
          <ShareButton
            label={texts.share}
            title={texts.title}
            copyTexts={{ copied: texts.copied, failed: texts.copyFailed }}
          />
        </header>
        {choice && choice.competitions.length > 0 ? (
          <Competitions choice={choice} />
        ) : (
          <EmptyState title={texts.nothing} text={texts.nothingText} />
        )}
      </Page>
      <Rest>
        <Blocks front="international" league={choice?.competitions[0]} />
      </Rest>
    </>
  );
}

function Competitions({ choice }: { choice: InternationalChoice }) {
  const ours = useOurClubs(choice.season.id);
  const shown = useFirst(choice.competitions, 1);
  return (
    <>
      <Filters choice={choice} />
      <div className={styles.competitions}>
        {shown.map(({ id }) => (
          <CompetitionAbroad key={`${id} ${choice.season.id}`} id={id} choice={choice} ours={ours} />
        ))}
      </div>
    </>
  );
}

function Filters({ choice }: { choice: InternationalChoice }) {
  const { app, international: texts } = useTexts();
  const { data: seasons = [] } = useQuery(readInternationalSeasons());
  const items = [
    { key: "all", label: texts.all, href: internationalAddress({ ...choice, isDomestic: false }) },
    { key: "domestic", label: texts.domestic, href: internationalAddress({ ...choice, isDomestic: true }) },
  ];
  return (
    <div className={styles.filters} data-keeps-place="">
      <Segmented label={texts.filter} current={choice.isDomestic ? "domestic" : "all"} items={items} />
      {seasons.length > 1 ? (
        <Select
          name="season"
          label={texts.season}
          value={choice.season.current ? "" : String(choice.season.id)}
          options={seasons.map(({ id, label, current }) => ({ value: current ? "" : String(id), label }))}
          action={paths.international()}
          hidden={choice.isDomestic ? { type: "domestic" } : {}}
          submitLabel={app.apply}
        />
      ) : null}
    </div>
  );
}
