import { useQuery } from "@tanstack/react-query";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { CareerTable } from "../../../ui/CareerTable.tsx";
import { TableSkeleton } from "../../../ui/TableSkeleton.tsx";
import type { OfficialAddress } from "./officialAddress.ts";
import { historyRows } from "./officialFigures.ts";
import { readOfficialHistory } from "./officialQueries.ts";

/** Season against season. */
export function History({ address }: { address: OfficialAddress }) {
  const texts = useTexts();
  const { official: words } = texts;
  const history = useQuery(readOfficialHistory(address));
  return (
    <Part query={history} skeleton={<TableSkeleton label={words.loadingHistory} rows={4} />}>
      {(list) => (
        <CareerTable
          title={words.historyTitle}
          caption={words.historyCaption}
          columns={[
            { key: "season", label: words.season },
            { key: "licence", label: words.licence },
            { key: "matches", label: words.figures.matches, abbr: words.short.matches, isStrong: true },
            { key: "share", label: words.figures.share, abbr: words.short.share },
            { key: "yellow", label: words.figures.yellow, abbr: words.short.yellow },
            { key: "sentOff", label: words.figures.sentOff, abbr: words.short.sentOff },
          ]}
          rows={historyRows(address, list, texts)}
        />
      )}
    </Part>
  );
}
