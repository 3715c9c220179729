import { useQuery } from "@tanstack/react-query";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { readSeasons } from "../../../football/queries.ts";
import { CareerTable } from "../../../ui/CareerTable.tsx";
import { TableSkeleton } from "../../../ui/TableSkeleton.tsx";
import { careerRows } from "./coachFigures.ts";
import { readCoachHistory } from "./coachQueries.ts";

export function Career({ id }: { id: number }) {
  const texts = useTexts();
  const { coach: words } = texts;
  const { data: seasons } = useQuery(readSeasons());
  const history = useQuery(readCoachHistory(id));
  return (
    <Part query={history} skeleton={<TableSkeleton label={words.loadingCareer} rows={4} />}>
      {(list) => (
        <CareerTable
          title={words.career}
          caption={words.careerCaption}
          columns={[
            { key: "season", label: words.season },
            { key: "club", label: words.club },
            { key: "played", label: words.figures.played, abbr: words.short.played, isStrong: true },
            { key: "won", label: words.figures.won, abbr: words.short.won },
            { key: "drawn", label: words.figures.drawn, abbr: words.short.drawn },
            { key: "lost", label: words.figures.lost, abbr: words.short.lost },
          ]}
          rows={careerRows(list, seasons, texts)}
        />
      )}
    </Part>
  );
}
