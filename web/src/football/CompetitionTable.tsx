import type { ReactNode } from "react";
import type { Match, Standings, TeamRef } from "../api/wire.ts";
import { useFavouriteClubs } from "../app/favouriteClubs.ts";
import { peoplePaths } from "../app/paths.ts";
import { useTexts } from "../app/SiteContext.tsx";
import { useWhole } from "../app/whole.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { StandingsTable, type StandingsView } from "../ui/StandingsTable.tsx";
import { notesOf, standingsRows, zonesOf } from "./standingsRows.ts";

interface Props {
  caption: string;
  competition: { id: string; seasonId: number };
  standings: Standings;
  /** The table's key: `overall`, `home`, `away` or a group. */
  tableKey?: string;
  /** Of the round that is on and the one after it, by date. */
  matches?: Match[];
  view?: StandingsView;
  /** Why clubs level on points stand in this order: by the id of the last of them. */
  ties?: Map<number, ReactNode>;
  /** Clubs that are marked; those that the reader follows where none are. */
  marked?: ReadonlySet<number> | undefined;
}

/** More than a phone shows before anybody scrolls, with what stands over the table. */
const FIRST_ROWS = 2;

/** A competition's table. */
export function CompetitionTable(props: Props) {
  const { caption, competition, standings, tableKey, matches = [], view = "full", ties, marked } = props;
  const texts = useTexts();
  const mine = useFavouriteClubs();
  const isWhole = useWhole("wide");
  const table = standings.standings.find(({ key }) => key === tableKey) ?? standings.standings[0];
  if (!table || table.standings.length === 0) {
    return <EmptyState title={texts.football.noTable} text={texts.football.noTableText} />;
  }
  const hrefOf = ({ id, name }: Pick<TeamRef, "id" | "name">) =>
    peoplePaths.team(id, name, competition.id, competition.seasonId);
  const all = standingsRows(table, { matches, isLive: standings.live, hrefOf }, texts);
  const rows = isWhole ? all : all.slice(0, FIRST_ROWS);
  for (const row of rows) {
    row.isMine = mine.some(({ id }) => id === Number(row.key));
    row.isHighlighted = marked ? marked.has(Number(row.key)) : row.isMine;
  }
  if (ties) for (const row of rows) row.explanation = ties.get(Number(row.key));
  return (
    <StandingsTable
      caption={caption}
      texts={texts.football.columns}
      rows={rows}
      view={view}
      liveLabel={view === "compact" && standings.live ? texts.football.liveTable : undefined}
      zones={zonesOf(table)}
      zonesLabel={texts.football.zones}
      notes={notesOf(table, texts)}
    />
  );
}
