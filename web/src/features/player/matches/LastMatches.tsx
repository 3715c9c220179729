import { useQuery } from "@tanstack/react-query";
import type { Player } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readPlayerMatches } from "../../../football/playerQueries.ts";
import { MatchList } from "../../../ui/MatchList.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { playerHref } from "../playerHref.ts";
import { spellOf } from "../playerParts.ts";
import { playerMatchRow } from "./matchRows.ts";

interface Props {
  player: Player;
  competition: string | undefined;
}

const LAST = 5;

/** His last matches; where there are none, nothing is said of them a second time. */
export function LastMatches({ player, competition }: Props) {
  const texts = useTexts();
  const { player: words } = texts;
  const matches = useQuery(readPlayerMatches(spellOf(player)));
  if (matches.data?.length === 0) return null;
  return (
    <Section
      title={words.lastMatches}
      aside={<TextLink href={playerHref(player, { tab: "matches", competition })}>{words.allMatches}</TextLink>}
    >
      <Part query={matches} skeleton={<MatchListSkeleton label={words.loadingMatches} rows={LAST} />}>
        {(list) => (
          <MatchList>
            {list
              .filter((match) => !competition || match.competition === competition)
              .slice(0, LAST)
              .map((match) => (
                <MatchRow key={match.id} {...playerMatchRow(match, texts)} />
              ))}
          </MatchList>
        )}
      </Part>
    </Section>
  );
}
