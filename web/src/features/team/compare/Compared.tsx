import { useQuery } from "@tanstack/react-query";
import type { Team as Club } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { mayHaveTable } from "../../../football/mayHaveTable.ts";
import { haveMet, meetings } from "../../../football/meetings.ts";
import { formOf } from "../../../football/standingsRows.ts";
import { readTeamStatistics, readTeamsHistory } from "../../../football/teamQueries.ts";
import { Crest } from "../../../ui/Crest.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FormPills } from "../../../ui/FormPills.tsx";
import { HeadToHead } from "../../../ui/HeadToHead.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { StatBars } from "../../../ui/StatBars.tsx";
import { placeOf } from "../overview/around.ts";
import { readTable } from "../parts.ts";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { teamHref } from "../teamAddress.ts";
import { clubSides, groupStats, tableStats } from "./compared.ts";

interface Props {
  team: Team;
  other: Club;
}

const GROUPS = ["attack", "defense", "general"] as const;

/** Two clubs side by side: their places, their figures of a match, and how they fared against each other. */
export function Compared({ team, other }: Props) {
  const texts = useTexts();
  const { info, competition, season } = team;
  const sides = clubSides(info, other);
  const { data: own } = useQuery(readTeamStatistics(info.id, season, competition.id));
  const { data: theirs } = useQuery(readTeamStatistics(other.id, season, competition.id));
  return (
    <>
      <Both team={team} other={other} />
      <div className={styles.groups}>
        <Meetings team={team} other={other} />
        {GROUPS.map((group) => {
          const stats = groupStats(own, theirs, group, texts);
          if (stats.length === 0) return null;
          return (
            <Section key={group} title={texts.team.statistics.groups[group]} lead={texts.team.compare.perMatch}>
              <StatBars home={sides.home} away={sides.away} stats={stats} />
            </Section>
          );
        })}
      </div>
    </>
  );
}

/** Who is compared, where each of them stands, and how their last matches went. */
function Both({ team, other }: Props) {
  const texts = useTexts();
  const { info, competition, season } = team;
  const sides = clubSides(info, other);
  const hasTable = mayHaveTable(competition.rounds);
  const { data: standings } = useQuery({ ...readTable(team), enabled: hasTable });
  const stats = tableStats(standings, info.id, other.id, texts);
  const head = (club: Pick<Club, "id" | "name">, crest: string) => {
    const row = standings && placeOf(standings, club.id)?.row;
    const form = row && formOf(row, texts);
    return (
      <span>
        <a href={teamHref(club, { competition: competition.id, season }, {})}>
          <Crest src={crest} size={72} loading="eager" />
          {club.name}
        </a>
        {row ? <small>{texts.team.compare.place(row.position)}</small> : null}
        {form ? <FormPills label={form.formLabel} results={form.form} /> : null}
      </span>
    );
  };
  return (
    <Section title={texts.team.compare.title(info.name, other.name)}>
      <div className={styles.compared}>
        {head(info, sides.home.crest)}
        <span className={styles.versus}>{texts.football.versus}</span>
        {head(other, sides.away.crest)}
      </div>
      {stats.length > 0 ? <StatBars home={sides.home} away={sides.away} stats={stats} /> : null}
    </Section>
  );
}

function Meetings({ team, other }: Props) {
  const texts = useTexts();
  const { compare } = texts.team;
  const { home, away } = clubSides(team.info, other);
  const query = useQuery(readTeamsHistory(team.info.id, other.id));
  return (
    <Section title={compare.headToHead}>
      <Part query={query} skeleton={<MatchListSkeleton label={compare.loadingMeetings} rows={4} />}>
        {(past) =>
          haveMet(past) ? (
            <>
              <HeadToHead
                home={{ ...home, label: compare.wins(home.name), count: past.summary.home }}
                draws={{ label: compare.draws, count: past.summary.draws }}
                away={{ ...away, label: compare.wins(away.name), count: past.summary.away }}
                matches={meetings(past, undefined, texts)}
              />
              <p className={styles.note}>{compare.goals(past.summary.goals.home, past.summary.goals.away)}</p>
            </>
          ) : (
            <EmptyState title={compare.neverMet} text={compare.neverMetText} />
          )
        }
      </Part>
    </Section>
  );
}
