import { crestOf } from "../../../api/art.ts";
import type { MatchStatic, StandingRow, Standings, TeamRef } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { FormResult } from "../../../ui/FormPills.tsx";

/** How a club comes to a match. */
export interface ClubRow {
  key: string;
  name: string;
  crest: string;
  /** Where it stands, once it has played. */
  place?: { position: number; points: number } | undefined;
  /** Its last results; nothing before its first match of the season. */
  form?: { label: string; results: FormResult[] } | undefined;
}

const RESULTS: Record<string, FormResult["kind"]> = { W: "win", D: "draw", L: "loss" };
/** Tables of a part of the matches place nobody. */
const PARTIAL = new Set(["home", "away"]);

type Clubs = Pick<MatchStatic, "homeTeam" | "awayTeam" | "homeTeamForm" | "awayTeamForm">;

export function clubRows(match: Clubs, standings: Standings | undefined, texts: Pick<Texts, "football">): ClubRow[] {
  const rowOf = (team: TeamRef, letters: string[]): ClubRow => ({
    key: String(team.id),
    name: team.name,
    crest: crestOf(team),
    place: placeOf(team, standings),
    form: formOf(letters, texts),
  });
  return [rowOf(match.homeTeam, match.homeTeamForm), rowOf(match.awayTeam, match.awayTeamForm)];
}

function placeOf({ id }: TeamRef, standings: Standings | undefined): ClubRow["place"] {
  const tables = standings?.standings.filter(({ key }) => !PARTIAL.has(key)) ?? [];
  const rows: StandingRow[] = tables.flatMap((table) => table.standings);
  const row = rows.find(({ team }) => team.id === id);
  // Before its first match a club stands where its name does.
  return row && row.matches > 0 ? { position: row.position, points: row.points } : undefined;
}

function formOf(letters: string[], { football }: Pick<Texts, "football">): ClubRow["form"] {
  const kinds = letters.flatMap((letter) => RESULTS[letter] ?? []).slice(-5);
  if (kinds.length === 0) return undefined;
  return {
    label: football.formOf(kinds.map((kind) => football.results[kind]).join(", ")),
    results: kinds.map((kind) => ({ kind, letter: football.resultLetters[kind] })),
  };
}
