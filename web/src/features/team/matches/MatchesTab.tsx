import { useQuery } from "@tanstack/react-query";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readTeamMatches } from "../../../football/queries.ts";
import { Chips } from "../../../ui/Chips.tsx";
import { Columns } from "../../../ui/Columns.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { MatchDay } from "../../../ui/MatchDay.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Toolbar } from "../../../ui/Toolbar.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import type { TeamView } from "../teamView.ts";
import { Subscribe } from "./Subscribe.tsx";
import { monthsOf, teamMatchRow } from "./teamMatches.ts";

interface Props {
  team: Team;
  view: Extract<TeamView, { tab: "matches" }>;
}

/** All matches of the season, or those that were played, of one competition or of all. */
export function MatchesTab({ team, view }: Props) {
  const texts = useTexts();
  const matches = useQuery(readTeamMatches(String(team.info.id), team.season));
  return (
    <Columns aside={<Subscribe team={team} />}>
      <Filters team={team} view={view} />
      <div className={styles.months}>
        <Part query={matches} skeleton={<MatchListSkeleton label={texts.football.loadingMatches} rows={12} />}>
          {(all) => <Months team={team} months={monthsOf(all, view, texts)} />}
        </Part>
      </div>
    </Columns>
  );
}

function Filters({ team, view }: Props) {
  const { team: texts } = useTexts();
  const { info, hrefOf } = team;
  const item = (key: string, label: string, change: Partial<Props["view"]>) => ({
    key,
    label,
    href: hrefOf({ ...view, ...change }),
  });
  return (
    <div data-keeps-place="">
      <Toolbar
        end={
          <Segmented
            label={texts.matches.which}
            current={view.isPrevious ? "previous" : "all"}
            items={[
              item("all", texts.matches.all, { isPrevious: false }),
              item("previous", texts.matches.previous, { isPrevious: true }),
            ]}
          />
        }
      >
        {info.competitions.length > 1 ? (
          <Chips
            label={texts.competition}
            current={view.competition ?? "all"}
            items={[
              item("all", texts.matches.everyCompetition, { competition: undefined }),
              ...info.competitions.map(({ id, label }) => item(id, label, { competition: id })),
            ]}
          />
        ) : null}
      </Toolbar>
    </div>
  );
}

function Months({ team, months }: { team: Team; months: ReturnType<typeof monthsOf> }) {
  const texts = useTexts();
  if (months.length === 0) return <EmptyState title={texts.team.matches.none} text={texts.team.matches.noneText} />;
  return months.map(({ key, heading, matches }) => (
    <MatchDay key={key} heading={heading}>
      {matches.map((match) => (
        <MatchRow key={match.id} {...teamMatchRow(match, team, texts)} />
      ))}
    </MatchDay>
  ));
}
