import { useQuery } from "@tanstack/react-query";
import type { Match } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { useFirst } from "../../../app/whole.ts";
import { matchesAround } from "../../../football/matchesAround.ts";
import { readTeamMatches } from "../../../football/queries.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { MatchList } from "../../../ui/MatchList.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { teamMatchRow } from "../matches/teamMatches.ts";
import type { Team } from "../team.ts";

/** The matches around now, in all competitions. */
export function MatchesAround({ team }: { team: Team }) {
  const texts = useTexts();
  const { info, season, hrefOf } = team;
  const query = useQuery(readTeamMatches(String(info.id), season));
  return (
    <Section
      title={texts.team.tabs.matches}
      aside={<TextLink href={hrefOf({ tab: "matches", isPrevious: false })}>{texts.team.matches.link}</TextLink>}
    >
      <Part query={query} skeleton={<MatchListSkeleton label={texts.football.loadingMatches} rows={6} />}>
        {(matches) =>
          matches.length === 0 ? (
            <EmptyState title={texts.team.matches.none} text={texts.team.matches.noneText} />
          ) : (
            <Rows matches={matchesAround(matches)} team={team} />
          )
        }
      </Part>
    </Section>
  );
}

/** A phone shows no more of them under the club's name. */
const FIRST_ROWS = 2;

function Rows({ matches, team }: { matches: Match[]; team: Team }) {
  const texts = useTexts();
  return (
    <MatchList>
      {useFirst(matches, FIRST_ROWS, "wide").map((match) => (
        <MatchRow key={match.id} {...teamMatchRow(match, team, texts)} />
      ))}
    </MatchList>
  );
}
