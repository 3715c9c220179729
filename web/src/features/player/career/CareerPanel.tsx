import { useQuery } from "@tanstack/react-query";
import type { Player } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readPlayerHistory } from "../../../football/playerQueries.ts";
import { readSeasons } from "../../../football/queries.ts";
import { CareerTable } from "../../../ui/CareerTable.tsx";
import { ChartSkeleton } from "../../../ui/ChartSkeleton.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { careerColumns, careerRows } from "./careerRows.ts";
import { spellsOf } from "./spells.ts";

/** His seasons and clubs, newest first. */
export function CareerPanel({ player }: { player: Player }) {
  const texts = useTexts();
  const { career } = texts.player;
  const history = useQuery(readPlayerHistory(player.id));
  const { data: seasons } = useQuery(readSeasons());
  return (
    <Part query={history} skeleton={<ChartSkeleton label={career.loading} height={260} />}>
      {(list) =>
        list.length > 0 ? (
          <CareerTable
            title={career.title}
            caption={career.caption}
            columns={careerColumns(texts)}
            rows={careerRows(spellsOf(list), seasons, texts)}
          />
        ) : (
          <EmptyState title={career.none} text={career.noneText} />
        )
      }
    </Part>
  );
}
