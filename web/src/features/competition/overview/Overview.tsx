import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Round } from "../../../api/wire.ts";
import { paths } from "../../../app/paths.ts";
import { Rest } from "../../../app/Rest.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { hasKnockOut } from "../../../football/knockOut.ts";
import { readSeasons } from "../../../football/queries.ts";
import { currentRoundOf, isNumbered } from "../../../football/rounds.ts";
import { seasonQuery } from "../../../football/seasonQuery.ts";
import { Columns } from "../../../ui/Columns.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { cupParts } from "../bracket/bringCup.ts";
import { useTableState } from "../hasTable.ts";
import { RoundPicker } from "../RoundPicker.tsx";
import { MatchesOfRound } from "../RoundView.tsx";
import { OfficialBall } from "./OfficialBall.tsx";
import { OverviewNews } from "./OverviewNews.tsx";
import { OverviewStatistics } from "./OverviewStatistics.tsx";
import { OverviewTable } from "./OverviewTable.tsx";
import styles from "./overview.module.css";
import { RoundPanel } from "./RoundPanel.tsx";
import { lastPlayedOf } from "./roundsShown.ts";

/** A competition at a glance: how it stands, what is played, the season in figures, what is written about it. */
export function Overview({ competition }: { competition: CompetitionDetail }) {
  const { data: seasons } = useQuery(readSeasons());
  const season = seasonQuery(competition, seasons);
  const hasTable = useTableState(competition) !== "none";
  const OverviewBracket = hasKnockOut(competition) ? cupParts().OverviewBracket : undefined;
  return (
    <div className={styles.stack}>
      {OverviewBracket ? <OverviewBracket competition={competition} season={season} /> : null}
      {hasTable ? <OverviewTable competition={competition} season={season} /> : null}
      <Rounds competition={competition} season={season} />
      <Rest>
        {competition.main_stats.matches > 0 ? <OverviewStatistics competition={competition} season={season} /> : null}
        <OverviewNews competition={competition} season={season} />
      </Rest>
    </div>
  );
}

interface Props {
  competition: CompetitionDetail;
  season: { season?: number };
}

/** The round that is on; in a cup also what came out of the one before it. */
function Rounds({ competition, season }: Props) {
  const { competition: texts } = useTexts();
  const { id, label, rounds } = competition;
  const round = currentRoundOf(rounds);
  if (!round) return <EmptyState title={texts.noRounds} />;
  const played = lastPlayedOf(rounds, round);
  const before = competition.format === "tournament" && played?.id !== round.id ? played : undefined;
  const linkTo = (one: Round) => (
    <TextLink href={paths.competitionRound(id, label, one.number, season)}>{texts.allMatches}</TextLink>
  );
  return (
    <Section title={isNumbered(round) ? texts.matchesOf(round.label) : round.label} aside={linkTo(round)}>
      <RoundPicker competition={competition} round={round} keepsPlace={false} />
      <Columns
        aside={
          <Rest>
            {played ? <RoundPanel competition={competition} round={played} /> : null}
            <OfficialBall competition={competition} />
          </Rest>
        }
      >
        <MatchesOfRound competition={competition} round={round} />
        {before ? (
          <Section level={3} title={before.label} className={styles.before} aside={linkTo(before)}>
            <MatchesOfRound competition={competition} round={before} />
          </Section>
        ) : null}
      </Columns>
    </Section>
  );
}
