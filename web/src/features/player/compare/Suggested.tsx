import { useQuery } from "@tanstack/react-query";
import type { Player } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readPlayerStatistics } from "../../../football/playerQueries.ts";
import { readSeasons } from "../../../football/queries.ts";
import { PersonLinks } from "../../../ui/PersonLinks.tsx";
import styles from "../player.module.css";
import { spellOf } from "../playerParts.ts";
import { bestIn, bestQuery } from "./best.ts";
import { leadersOf } from "./peopleLinks.ts";

/** The best of his competition. A help only: where it cannot be had, the search is enough. */
export function Suggested({ player }: { player: Player }) {
  const { data: figures } = useQuery(readPlayerStatistics(spellOf(player)));
  const { data: seasons } = useQuery(readSeasons());
  const competition = bestIn(player, figures, seasons);
  return competition ? <Best player={player} competition={competition} /> : null;
}

function Best({ player, competition }: { player: Player; competition: string }) {
  const { compare } = useTexts().player;
  const { data: [list] = [] } = useQuery(bestQuery(player, competition));
  const people = list ? leadersOf(list, player) : [];
  if (people.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{compare.suggestions}</h3>
      <PersonLinks label={compare.suggestions} people={people} />
    </>
  );
}
