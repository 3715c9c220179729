import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../../app/SiteContext.tsx";
import { matchCalendar } from "../../../app/serverPaths.ts";
import { matchesAhead } from "../../../football/matchesAround.ts";
import { readTeamMatches } from "../../../football/queries.ts";
import { webAddress } from "../../../football/webAddress.ts";
import { Button } from "../../../ui/Button.tsx";
import { FixtureCard } from "../../../ui/FixtureCard.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TicketSign } from "../TicketSign.tsx";
import type { Team } from "../team.ts";
import { fixtureOf } from "./fixture.ts";

/** The match that comes next. Where it is known that none comes, or the list cannot be read, there is no card. */
export function NextMatch({ team }: { team: Team }) {
  const texts = useTexts();
  const { team: words } = texts;
  const { info, season } = team;
  const { data: matches, isPending } = useQuery(readTeamMatches(String(info.id), season));
  if (isPending) return <Skeleton height={300} />;
  const [next] = matches ? matchesAhead(matches) : [];
  if (!next) return null;
  // Whoever is at home sells the tickets.
  const tickets = next.homeTeam.id === info.id ? webAddress(info.tickets_store_url) : undefined;
  return (
    <FixtureCard
      title={words.next}
      {...fixtureOf(next, team, texts)}
      actions={
        <>
          {tickets ? (
            <Button size="sm" href={tickets} target="_blank" rel="noopener">
              <TicketSign />
              {words.tickets}
            </Button>
          ) : null}
          {next.fixtureDateIsDefined ? (
            <Button size="sm" variant="secondary" href={matchCalendar(next.id)} aria-label={words.addToCalendar}>
              <Icon name="calendar" size={18} />
              {words.diary}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
