import { useQuery } from "@tanstack/react-query";
import type { Player } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { searchPlayers } from "../../../football/playerQueries.ts";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { PersonLinks } from "../../../ui/PersonLinks.tsx";
import styles from "../player.module.css";
import { HITS } from "./hits.ts";
import { hitsOf } from "./peopleLinks.ts";

interface Props {
  player: Player;
  q: string;
}

/** Who has that name, each a way to the comparison with him. */
export function Found({ player, q }: Props) {
  const { compare } = useTexts().player;
  const search = useQuery(searchPlayers(q, HITS));
  return (
    <Part query={search} skeleton={<ChartSkeleton label={compare.loading} height={240} />}>
      {({ results, corrected }) => {
        const people = hitsOf(results, player);
        if (people.length === 0) return <EmptyState title={compare.nobody} text={compare.nobodyText} />;
        return (
          <>
            {corrected ? <p className={styles.lead}>{compare.corrected(corrected)}</p> : null}
            <PersonLinks label={compare.results(q)} people={people} />
          </>
        );
      }}
    </Part>
  );
}
