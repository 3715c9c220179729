import { crestOf } from "../api/art.ts";
import type { Match, StandingRow, StandingsTable, TeamRef } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { FormResult } from "../ui/FormPills.tsx";
import type { StandingsRow, Zone } from "../ui/StandingsTable.tsx";
import { isLive, matchStateOf } from "./matchState.ts";
import { scoreOf } from "./matchWords.ts";

type RowTexts = Pick<Texts, "football" | "format">;

export interface RowContext {
  /** Matches in play show in the rows of their clubs; matches ahead give the next opponent. By date. */
  matches: Match[];
  /** Whether the table counts matches in play. */
  isLive: boolean;
  hrefOf: (team: Pick<TeamRef, "id" | "name">) => string;
}

/** Marks of footnotes, in the order of the rows that need one. */
const MARKERS = ["†", "‡", "§", "¶"];

export function markerAt(index: number): string {
  return MARKERS[index] ?? `${index + 1})`;
}

export function standingsRows(table: StandingsTable, context: RowContext, texts: RowTexts): StandingsRow[] {
  const penalised = table.standings.filter((row) => row.penalty);
  return table.standings.map((row) => {
    const id = row.team.id;
    const note = penalised.indexOf(row);
    return {
      key: String(id),
      position: row.position,
      movement: decideMovement(row, texts),
      crest: crestOf(row.team),
      name: row.team.name,
      href: context.hrefOf(row.team),
      ...(context.isLive ? decideLiveScore(id, context.matches, texts) : undefined),
      played: row.matches,
      won: row.wins,
      drawn: row.draws,
      lost: row.loses,
      goalsFor: row.goalsScored,
      goalsAgainst: row.goalsConceded,
      goalDifference: texts.format.signed(row.goals_difference),
      points: row.points,
      ...formOf(row, texts),
      next: decideNext(id, context.matches, texts),
      zone: row.promotion ? zoneOf(row.promotion) : undefined,
      noteMarker: note >= 0 ? markerAt(note) : undefined,
    };
  });
}

function decideMovement(row: StandingRow, { football }: RowTexts): StandingsRow["movement"] {
  if (typeof row.previousPosition !== "number") return undefined;
  const places = Math.abs(row.previousPosition - row.position);
  if (places === 0) return { direction: "same", places, label: football.same };
  return row.previousPosition > row.position
    ? { direction: "up", places, label: football.up(places) }
    : { direction: "down", places, label: football.down(places) };
}

function decideLiveScore(id: number, matches: Match[], { football }: RowTexts) {
  const match = matches.find((one) => isLive(one) && isOf(one, id));
  const score = match && scoreOf(match);
  if (!score) return undefined;
  const [own, other] = match.homeTeam.id === id ? [score.home, score.away] : [score.away, score.home];
  return { liveScore: `${own}–${other}`, liveScoreLabel: football.liveScore(own, other), isLive: true };
}

const isOf = (match: Match, id: number) => match.homeTeam.id === id || match.awayTeam.id === id;

const RESULTS: Record<string, FormResult["kind"]> = { W: "win", D: "draw", L: "loss" };

/** The last results, oldest first. */
export function formOf(row: Pick<StandingRow, "recent_form">, { football }: Pick<RowTexts, "football">) {
  const kinds = row.recent_form.flatMap((letter) => RESULTS[letter] ?? []);
  if (kinds.length === 0) return undefined;
  return {
    form: kinds.map((kind) => ({ kind, letter: football.resultLetters[kind] })),
    formLabel: football.formOf(kinds.map((kind) => football.results[kind]).join(", ")),
  };
}

function decideNext(id: number, matches: Match[], { football }: RowTexts): StandingsRow["next"] {
  const match = matches.find((one) => {
    const { kind } = matchStateOf(one);
    return (kind === "preview" || kind === "lineupsOut") && one.date && isOf(one, id);
  });
  if (!match) return undefined;
  const isHome = match.homeTeam.id === id;
  const other = isHome ? match.awayTeam : match.homeTeam;
  return {
    crest: crestOf(other),
    abbreviation: other.abbreviation,
    label: isHome ? football.nextAtHome(other.name) : football.nextAway(other.name),
  };
}

/** A place that leads to a play-off or a qualifier is not won yet. The wire says so only in the words of its label. */
const UNDECIDED = /play-?off|pré-|qualif/i;

function zoneOf({ color, label }: NonNullable<StandingRow["promotion"]>): Zone {
  return { color, label, isDashed: UNDECIDED.test(label) };
}

/** What the colours at the side of the table mean. */
export function zonesOf(table: StandingsTable): Zone[] {
  const zones = new Map<string, Zone>();
  for (const { promotion } of table.standings) {
    if (promotion && !zones.has(promotion.label)) {
      zones.set(promotion.label, zoneOf(promotion));
    }
  }
  return [...zones.values()];
}

/** Points that were taken away, as footnotes. */
export function notesOf(table: StandingsTable, { football }: RowTexts) {
  return table.standings
    .flatMap((row) => (row.penalty ? [{ row, penalty: row.penalty }] : []))
    .map(({ row, penalty }, index) => ({
      key: String(row.team.id),
      marker: markerAt(index),
      title: football.pointsTaken(row.team.name, Math.abs(penalty.points)),
      text: penalty.message,
    }));
}
