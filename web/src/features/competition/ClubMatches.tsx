import { useQuery } from "@tanstack/react-query";
import { drawnCrestOf } from "../../api/art.ts";
import type { CompetitionDetail, Match } from "../../api/wire.ts";
import { Part } from "../../app/Part.tsx";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { groupByMonth } from "../../football/matchDays.ts";
import { decideMatchRow } from "../../football/matchRow.ts";
import { readTeamMatches, readTeams } from "../../football/queries.ts";
import { Crest } from "../../ui/Crest.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { MatchDay } from "../../ui/MatchDay.tsx";
import { MatchListSkeleton } from "../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../ui/MatchRow.tsx";
import { CompetitionFrame } from "./CompetitionFrame.tsx";
import styles from "./competition.module.css";
import { RoundPicker } from "./RoundPicker.tsx";

interface Props {
  competition: CompetitionDetail;
  team: string;
}

/** A club's matches in the competition, month by month. */
export function ClubMatches({ competition, team }: Props) {
  const { football } = useTexts();
  const { id, seasonId } = competition;
  const { data: teams } = useQuery(readTeams(id, seasonId));
  const matches = useQuery(readTeamMatches(team, seasonId));
  const club = teams?.find((one) => String(one.id) === team);
  return (
    <CompetitionFrame
      competition={competition}
      current="matches"
      crumb={club && { label: club.name, href: paths.competitionSeason(id, seasonId, { team }) }}
    >
      <RoundPicker competition={competition} team={team} />
      {club ? (
        <header className={styles.clubHead}>
          <Crest src={drawnCrestOf(club)} size={44} loading="eager" />
          <h2 className={styles.roundTitle}>{club.name}</h2>
        </header>
      ) : null}
      <Part query={matches} skeleton={<MatchListSkeleton label={football.loadingMatches} rows={12} />}>
        {(all) => <Months matches={all.filter((match) => match.competition === id)} />}
      </Part>
    </CompetitionFrame>
  );
}

function Months({ matches }: { matches: Match[] }) {
  const texts = useTexts();
  if (matches.length === 0) return <EmptyState title={texts.competition.noClubMatches} />;
  return groupByMonth(matches, texts).map(({ key, heading, matches: ofMonth }) => (
    <MatchDay key={key} heading={heading}>
      {ofMonth.map((match) => (
        <MatchRow key={match.id} {...decideMatchRow(match, texts, { isDated: true })} />
      ))}
    </MatchDay>
  ));
}
