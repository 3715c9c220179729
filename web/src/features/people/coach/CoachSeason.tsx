import { useQuery } from "@tanstack/react-query";
import type { CoachMatch } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { ChartFigure } from "../../../ui/ChartFigure.tsx";
import { Columns } from "../../../ui/Columns.tsx";
import { DifferenceChart } from "../../../ui/DifferenceChart.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import styles from "../people.module.css";
import { Career } from "./Career.tsx";
import { CoachRows } from "./CoachRows.tsx";
import { type CoachAddress, hrefOfCoach } from "./coachAddress.ts";
import { readCoachMatches } from "./coachQueries.ts";
import { decideDifferences } from "./differences.ts";
import { TechnicalTeam } from "./TechnicalTeam.tsx";

/** As many as are shown before all of them are asked for. */
const FEW = 5;

/** The season so far: how his matches went, his career and those he works with. */
export function CoachSeason({ address }: { address: CoachAddress }) {
  const { coach: words } = useTexts();
  const matches = useQuery(readCoachMatches(address));
  const aside = (
    <div className={styles.aside}>
      <Career id={address.id} />
      <TechnicalTeam address={address} except={address.id} />
    </div>
  );
  return (
    <Columns aside={aside}>
      <Part query={matches} skeleton={<MatchListSkeleton label={words.loadingMatches} />}>
        {(list) => <Played list={list} address={address} />}
      </Part>
    </Columns>
  );
}

function Played({ list, address }: { list: CoachMatch[]; address: CoachAddress }) {
  const texts = useTexts();
  const { coach: words } = texts;
  const own = list.filter(({ team }) => team === address.team);
  if (own.length === 0) return <EmptyState title={words.noMatches} text={words.noMatchesText} />;
  const { columns, rows, won, drawn, lost } = decideDifferences(own, texts);
  const { chart } = words;
  return (
    <>
      {columns.length > 0 ? (
        <Section title={chart.title(columns.length)}>
          <ChartFigure
            title={chart.lead}
            summary={chart.summary(won, drawn, lost)}
            table={{
              label: chart.table,
              caption: chart.title(columns.length),
              columns: [chart.day, chart.match, chart.difference],
              rows,
            }}
          >
            <DifferenceChart columns={columns} />
          </ChartFigure>
        </Section>
      ) : null}
      <Section
        title={words.lastMatches}
        className={columns.length > 0 ? styles.block : undefined}
        aside={own.length > FEW ? <TextLink href={hrefOfCoach(address, "matches")}>{words.all}</TextLink> : undefined}
      >
        <CoachRows matches={own.slice(0, FEW)} />
      </Section>
    </>
  );
}
