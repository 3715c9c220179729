import { useQuery } from "@tanstack/react-query";
import type { Player, PlayerMatch } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readPlayerMatches } from "../../../football/playerQueries.ts";
import { seasonLabel } from "../../../football/rounds.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { MatchList } from "../../../ui/MatchList.tsx";
import { MatchListSkeleton } from "../../../ui/MatchListSkeleton.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";
import { Section } from "../../../ui/Section.tsx";
import styles from "../player.module.css";
import { spellOf } from "../playerParts.ts";
import { playerMatchRow } from "./matchRows.ts";

interface Props {
  player: Player;
  competition: string | undefined;
}

/** All matches of the season with what he did in each, newest first. */
export function MatchesTab({ player, competition }: Props) {
  const { player: words } = useTexts();
  const matches = useQuery(readPlayerMatches(spellOf(player)));
  return (
    <div className={styles.first}>
      <Section title={words.matchesOf(seasonLabel(player.season))}>
        <Part query={matches} skeleton={<MatchListSkeleton label={words.loadingMatches} rows={14} />}>
          {(list) => <Matches matches={list.filter((one) => !competition || one.competition === competition)} />}
        </Part>
      </Section>
    </div>
  );
}

function Matches({ matches }: { matches: PlayerMatch[] }) {
  const texts = useTexts();
  const { player: words } = texts;
  if (matches.length === 0) return <EmptyState title={words.noMatches} text={words.noMatchesText} />;
  const onPitch = matches.filter(({ player }) => player.minutes > 0).length;
  return (
    <>
      <p className={styles.lead}>{words.counted(onPitch, matches.length)}</p>
      <MatchList>
        {matches.map((match) => (
          <MatchRow key={match.id} {...playerMatchRow(match, texts, true)} />
        ))}
      </MatchList>
    </>
  );
}
