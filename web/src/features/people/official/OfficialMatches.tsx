import { useQuery } from "@tanstack/react-query";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import type { Duty } from "../../../football/duties.ts";
import { seasonLabel } from "../../../football/rounds.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { Section } from "../../../ui/Section.tsx";
import { DutyChips } from "./DutyChips.tsx";
import { OfficialRows } from "./OfficialRows.tsx";
import type { OfficialAddress } from "./officialAddress.ts";
import { readOfficialMatches } from "./officialQueries.ts";

interface Props {
  address: OfficialAddress;
  type: Duty | undefined;
}

/** All matches of the season to which he was appointed, or those with one duty. */
export function OfficialMatches({ address, type }: Props) {
  const { official: words } = useTexts();
  const matches = useQuery(readOfficialMatches(address));
  return (
    <Section title={words.matches} lead={words.matchesLead(seasonLabel(address.season))}>
      <Part query={matches} skeleton={<MatchListSkeleton label={words.loadingMatches} rows={12} />}>
        {(list) => {
          const shown = type ? list.filter(({ duty }) => duty === type) : list;
          return (
            <>
              <DutyChips address={address} matches={list} current={type ?? "all"} />
              {shown.length > 0 ? (
                <OfficialRows matches={shown} />
              ) : (
                <EmptyState title={words.noMatches} text={words.noMatchesText} />
              )}
            </>
          );
        }}
      </Part>
    </Section>
  );
}
