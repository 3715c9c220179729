import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { tilesArt } from "../../api/art.ts";
import type { CompetitionDetail } from "../../api/wire.ts";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { isLive } from "../../football/matchState.ts";
import { readRoundMatches, readSeasons, readTeams } from "../../football/queries.ts";
import { currentRoundOf, isNumbered, seasonLabel } from "../../football/rounds.ts";
import { accentStyle } from "../../ui/accent.ts";
import { CompetitionHero } from "../../ui/CompetitionHero.tsx";
import { Page } from "../../ui/Page.tsx";
import { PageTabs } from "../../ui/PageTabs.tsx";
import { SeasonProgress } from "../../ui/SeasonProgress.tsx";
import { Select } from "../../ui/Select.tsx";
import styles from "./competition.module.css";
import { seasonQuery } from "./edition.ts";

type Tab = "overview" | "matches" | "table";

interface Props {
  competition: CompetitionDetail;
  current: Tab;
  children: ReactNode;
}

/** What all pages of a competition have in common: its poster, its tabs and the choice of season. */
export function CompetitionFrame({ competition, current, children }: Props) {
  return (
    <div style={accentStyle(competition.color, competition.textColor)}>
      <Hero competition={competition} />
      <Tabs competition={competition} current={current} />
      <Page className={styles.body}>
        <div className={styles.narrowSeason}>
          <SeasonSelect competition={competition} current={current} />
        </div>
        {children}
      </Page>
    </div>
  );
}

function Hero({ competition }: { competition: CompetitionDetail }) {
  const { competition: texts, format } = useTexts();
  const { id, label, color, seasonId, rounds } = competition;
  const round = currentRoundOf(rounds);
  const { data: teams } = useQuery(readTeams(id, seasonId));
  const { data: matches } = useQuery({
    ...readRoundMatches(id, seasonId, round?.number ?? 0),
    enabled: round !== undefined && competition.hasMatchesLive,
  });
  const liveCount = competition.hasMatchesLive ? (matches?.filter(isLive).length ?? 0) : 0;
  const at = round ? rounds.indexOf(round) + 1 : 0;
  const numbered = rounds.filter(isNumbered).length;
  const beforeNumber = round?.label.split(String(round.number), 1)[0];
  const start = rounds[0]?.initial_date;
  const end = rounds.findLast((one) => one.final_date)?.final_date;
  return (
    <CompetitionHero
      title={label}
      emblemSrc={competition.logo}
      artSrc={tilesArt(id, color, 6, 3)}
      meta={[
        <b key="season">{seasonLabel(seasonId)}</b>,
        teams && (
          <>
            <b>{teams.length}</b> {texts.clubs(teams.length)}
          </>
        ),
        round &&
          (isNumbered(round) ? (
            <>
              {beforeNumber}
              <b>{round.number}</b> {texts.of(numbered)}
            </>
          ) : (
            <b>{round.label}</b>
          )),
      ].filter(Boolean)}
      live={liveText(competition.hasMatchesLive, liveCount, texts)}
      progress={
        numbered > 0 && round ? (
          <SeasonProgress
            label={isNumbered(round) ? `${round.label} ${texts.of(numbered)}` : round.label}
            total={rounds.length}
            current={round.has_started ? at : at - 1}
            isLive={competition.hasMatchesLive}
            start={start ? format.monthShort(start) : undefined}
            end={end ? format.monthShort(end) : undefined}
          />
        ) : undefined
      }
    />
  );
}

function liveText(hasLive: boolean, count: number, texts: ReturnType<typeof useTexts>["competition"]) {
  if (!hasLive) return undefined;
  return count > 0 ? texts.liveMatches(count) : texts.liveSomewhere;
}

function Tabs({ competition, current }: { competition: CompetitionDetail; current: Tab }) {
  const { competition: texts } = useTexts();
  const { data: seasons } = useQuery(readSeasons());
  const { id, label, rounds } = competition;
  const query = seasonQuery(competition, seasons);
  const round = currentRoundOf(rounds);
  const tabs: { key: Tab; label: string; href: string }[] = [
    { key: "overview", label: texts.overview, href: paths.competition(id, query) },
  ];
  if (round) {
    tabs.push({ key: "matches", label: texts.matches, href: paths.competitionRound(id, label, round.number, query) });
  }
  if (competition.format === "league") {
    tabs.push({ key: "table", label: texts.table, href: paths.classification(id, query) });
  }
  return (
    <PageTabs
      label={texts.tabs}
      items={tabs}
      current={current}
      aside={<SeasonSelect competition={competition} current={current} />}
    />
  );
}

function SeasonSelect({ competition, current }: { competition: CompetitionDetail; current: Tab }) {
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
      action={seasonAction(current, competition)}
      submitLabel={app.apply}
    />
  );
}

/** Another season opens on the same tab. */
function seasonAction(current: Tab, { id, label }: CompetitionDetail): string {
  switch (current) {
    case "overview":
      return paths.competition(id);
    case "matches":
      return paths.competitionRound(id, label, "current");
    case "table":
      return paths.classification(id);
  }
}
