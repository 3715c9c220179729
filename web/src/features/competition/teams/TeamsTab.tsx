import { useQuery } from "@tanstack/react-query";
import { drawnCrestOf } from "../../../api/art.ts";
import { useSilent } from "../../../api/contentQueries.ts";
import type { CompetitionDetail, Spectators, Team } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { peoplePaths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readSpectators } from "../../../football/figureQueries.ts";
import { readTeams } from "../../../football/queries.ts";
import { ClubGrid, ClubGridSkeleton } from "../../../ui/ClubGrid.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";

/** Who takes part. */
export function TeamsTab({ competition }: { competition: CompetitionDetail }) {
  const { competition: texts } = useTexts();
  const { id, seasonId } = competition;
  const teams = useQuery(readTeams(id, seasonId));
  // Of a club's own facts its ground is no part; who came to its home matches is said with where they were.
  const grounds = useSilent(readSpectators(id, seasonId));
  return (
    <section>
      <h2 className="visuallyHidden">{texts.teams}</h2>
      <Part query={teams} skeleton={<ClubGridSkeleton label={texts.loadingTeams} />}>
        {(all) => <Clubs competition={competition} teams={all} grounds={grounds ?? []} />}
      </Part>
    </section>
  );
}

function Clubs(props: { competition: CompetitionDetail; teams: Team[]; grounds: Spectators[] }) {
  const { competition: texts } = useTexts();
  const { competition, teams, grounds } = props;
  if (teams.length === 0) return <EmptyState title={texts.noTeams} text={texts.noTeamsText} />;
  const stadiums = new Map(grounds.map(({ team, stadium }) => [team.id, stadium?.name]));
  return (
    <ClubGrid
      clubs={teams.map((team) => ({
        key: String(team.id),
        name: team.name,
        href: peoplePaths.team(team.id, team.name, competition.id, competition.seasonId),
        crest: drawnCrestOf(team),
        details: [stadiums.get(team.id) ?? team.city, team.founded ? texts.founded(team.founded) : undefined].filter(
          (detail) => typeof detail === "string",
        ),
        colors: { color: team.color, secondary: team.secondaryColor ?? team.textColor, on: team.textColor },
      }))}
    />
  );
}
