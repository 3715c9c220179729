import { useQuery } from "@tanstack/react-query";
import type { CompetitionDetail, Round, StandingsTable } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { GROUP_MATCHES, groupRounds, matchesOfGroup } from "../../../football/groupMatches.ts";
import { decideMatchRow } from "../../../football/matchRow.ts";
import { readRoundMatches } from "../../../football/queries.ts";
import { MatchDay } from "../../../ui/MatchDay.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";
import styles from "./overview.module.css";

interface Props {
  competition: CompetitionDetail;
  group: StandingsTable;
}

/** All matches of a group, round by round. */
export function GroupMatches({ competition, group }: Props) {
  const { competition: texts } = useTexts();
  return (
    <section id={GROUP_MATCHES} className={styles.groupMatches}>
      <h3 className={styles.group}>{texts.groupMatches(group.label)}</h3>
      {groupRounds(competition).map((round) => (
        <RoundOfGroup key={round.id} competition={competition} group={group} round={round} />
      ))}
    </section>
  );
}

function RoundOfGroup({ competition, group, round }: Props & { round: Round }) {
  const texts = useTexts();
  const query = useQuery(readRoundMatches(competition.id, competition.seasonId, round.number));
  const each = Math.floor(group.standings.length / 2);
  return (
    <Part query={query} skeleton={<MatchListSkeleton label={texts.football.loadingMatches} rows={each} />}>
      {(matches) => {
        const own = matchesOfGroup(matches, group);
        if (own.length === 0) return null;
        return (
          <MatchDay heading={round.label} headingLevel={4}>
            {own.map((match) => (
              <MatchRow key={match.id} {...decideMatchRow(match, texts, { round, isDated: true })} />
            ))}
          </MatchDay>
        );
      }}
    </Part>
  );
}
