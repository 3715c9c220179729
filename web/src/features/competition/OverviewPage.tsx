import { useQuery } from "@tanstack/react-query";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { readSeasons } from "../../football/queries.ts";
import { currentRoundOf, isNumbered } from "../../football/rounds.ts";
import { Columns } from "../../ui/Columns.tsx";
import { Section } from "../../ui/Section.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { CompetitionFrame } from "./CompetitionFrame.tsx";
import styles from "./competition.module.css";
import { seasonQuery, useEdition } from "./edition.ts";
import { FullTable } from "./FullTable.tsx";
import { IfItEnded } from "./IfItEnded.tsx";
import { RoundPicker } from "./RoundPicker.tsx";
import { MatchesOfRound } from "./RoundView.tsx";
import { TableToolbar } from "./TableToolbar.tsx";

export { load } from "./loadOverview.ts";

export default function OverviewPage() {
  const { competition: texts } = useTexts();
  const competition = useEdition();
  const { data: seasons } = useQuery(readSeasons());
  const round = currentRoundOf(competition.rounds);
  const hasTable = competition.format === "league";
  const choice = { type: "overall", live: competition.hasMatchesLive } as const;
  return (
    <CompetitionFrame competition={competition} current="overview">
      {hasTable ? (
        <section aria-label={texts.table} key={`${competition.id} ${competition.seasonId}`}>
          <TableToolbar competition={competition} choice={choice} />
          {competition.hasMatchesLive ? (
            <Columns aside={<IfItEnded competition={competition} />}>
              <FullTable competition={competition} choice={choice} />
            </Columns>
          ) : (
            <FullTable competition={competition} choice={choice} />
          )}
        </section>
      ) : null}
      {round ? (
        <Section
          title={isNumbered(round) ? texts.matchesOf(round.label) : round.label}
          className={hasTable ? styles.block : undefined}
          aside={
            <TextLink
              href={paths.competitionRound(
                competition.id,
                competition.label,
                round.number,
                seasonQuery(competition, seasons),
              )}
            >
              {texts.allMatches}
            </TextLink>
          }
        >
          <RoundPicker competition={competition} round={round} keepsPlace={false} />
          <MatchesOfRound competition={competition} round={round} />
        </Section>
      ) : null}
    </CompetitionFrame>
  );
}
