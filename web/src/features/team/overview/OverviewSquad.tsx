import { useQuery } from "@tanstack/react-query";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readSquad } from "../../../football/teamQueries.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { SquadLines } from "../squad/SquadLines.tsx";
import { SquadSkeleton } from "../squad/SquadSkeleton.tsx";
import { squadExcerpt } from "../squad/squadGroups.ts";
import type { Team } from "../team.ts";

/** Some of those who play. */
export function OverviewSquad({ team }: { team: Team }) {
  const { team: texts } = useTexts();
  const query = useQuery(readSquad(team.info.id, team.season));
  return (
    <Section
      title={texts.tabs.squad}
      aside={<TextLink href={team.hrefOf({ tab: "squad" })}>{texts.squad.full}</TextLink>}
    >
      <Part query={query} skeleton={<SquadSkeleton cards={12} />}>
        {({ players }) => {
          const groups = squadExcerpt(players);
          if (groups.length === 0) return <EmptyState title={texts.squad.none} text={texts.squad.noneText} />;
          return <SquadLines groups={groups} season={team.season} />;
        }}
      </Part>
    </Section>
  );
}
