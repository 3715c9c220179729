import { useQuery } from "@tanstack/react-query";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { seasonLabel } from "../../../football/rounds.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { CoachRows } from "./CoachRows.tsx";
import type { CoachAddress } from "./coachAddress.ts";
import { readCoachMatches } from "./coachQueries.ts";

/** All matches of the season that he was in charge of, at this club and at others. */
export function CoachMatches({ address }: { address: CoachAddress }) {
  const { coach: words } = useTexts();
  const matches = useQuery(readCoachMatches(address));
  return (
    <Section title={words.matches} lead={words.matchesLead(seasonLabel(address.season))}>
      <Part query={matches} skeleton={<MatchListSkeleton label={words.loadingMatches} rows={12} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={words.noMatches} text={words.noMatchesText} />
          ) : (
            <CoachRows matches={list} />
          )
        }
      </Part>
    </Section>
  );
}
