import type { Match } from "../../../api/wire.ts";
import type { FavouriteClubs } from "../../../app/favouriteClubs.ts";
import { Part, type PartQuery } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { matchesAround } from "../../../football/matchesAround.ts";
import { decideMatchRow } from "../../../football/matchRow.ts";
import { MatchList } from "../../../ui/MatchList.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";
import { Section } from "../../../ui/Section.tsx";
import { matchesOfEach } from "./matchesOfEach.ts";

interface Props {
  clubs: FavouriteClubs;
  query: PartQuery<Match[]>;
}

/** What is on, was last and comes next. */
export function ClubMatches({ clubs, query }: Props) {
  const texts = useTexts();
  const { club: words } = texts.front;
  const hasTwo = clubs.length > 1;
  const shownOf = (list: Match[]) => (hasTwo ? matchesOfEach(list, clubs) : matchesAround(list));
  return (
    <Section title={hasTwo ? words.matchesOfBoth : words.matches}>
      <Part query={query} skeleton={<MatchListSkeleton label={texts.football.loadingMatches} rows={hasTwo ? 4 : 6} />}>
        {(list) => (
          <MatchList>
            {shownOf(list).map((match) => (
              <MatchRow key={match.id} {...decideMatchRow(match, texts, { isDated: true })} />
            ))}
          </MatchList>
        )}
      </Part>
    </Section>
  );
}
