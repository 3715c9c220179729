import type { Criterion, StandingRow } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { TieNoteProps } from "../ui/TieNote.tsx";

type NoteTexts = Pick<Texts, "football" | "format">;

/** One criterion at work: the clubs that it found level, best first, with what each had. */
interface Step {
  criterion: Criterion;
  clubs: { name: string; value: number }[];
}

/** Clubs level on points, and why they stand in this order. */
export interface TieGroup {
  /** The first of the places that they share out. */
  position: number;
  /** The last of them: the reason stands under its row. */
  lastTeam: number;
  note: TieNoteProps;
}

export function tieGroups(rows: StandingRow[], criteria: Criterion[], texts: NoteTexts): TieGroup[] {
  return levelGroups(rows).flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    return { position: first.position, lastTeam: last.team.id, note: noteOf(group, criteria, texts) };
  });
}

function levelGroups(rows: StandingRow[]): StandingRow[][] {
  const groups: StandingRow[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group?.[0]?.points === row.points) group.push(row);
    else groups.push([row]);
  }
  const hasPlayed = (row: StandingRow) => row.matches > 0;
  return groups.filter((group) => group.length > 1 && group.some((row) => row.decidedBy) && group.every(hasPlayed));
}

function noteOf(group: StandingRow[], criteria: Criterion[], { football, format }: NoteTexts): TieNoteProps {
  const steps = stepsOf(group, criteria);
  const isLevel = group.some((row) => row.decidedBy?.criterion === "level");
  const sentences = steps.map((step, index) => sentenceOf(step, index, football.tie, format));
  if (isLevel) sentences.push(football.tie.level);
  const deciding = new Set(steps.map(({ criterion }) => criterion.key));
  const last = criteria.findLastIndex(({ key }) => deciding.has(key));
  return {
    lead: football.tie.lead(group[0]?.points ?? 0),
    text: sentences.join(" "),
    criteriaLabel: football.tie.criteria,
    criteria: criteria.slice(0, isLevel ? criteria.length : last + 1).map(({ key, label }, index) => ({
      key,
      text: `${index + 1}. ${label}`,
      isDeciding: deciding.has(key),
    })),
  };
}

function stepsOf(group: StandingRow[], criteria: Criterion[]): Step[] {
  const steps = new Map<string, Step>();
  for (const row of group) {
    const { decidedBy } = row;
    const criterion = criteria.find(({ key }) => key === decidedBy?.criterion);
    if (!decidedBy || !criterion) continue;
    const ids = [row.team.id, ...decidedBy.with];
    const key = `${criterion.key} ${ids.toSorted((a, b) => a - b).join(" ")}`;
    if (steps.has(key)) continue;
    const clubs = group
      .filter(({ team }) => ids.includes(team.id))
      .map(({ team }) => ({ name: team.name, value: decidedBy.values[team.id] ?? 0 }));
    steps.set(key, { criterion, clubs });
  }
  const order = (step: Step) => criteria.indexOf(step.criterion);
  return [...steps.values()].toSorted((a, b) => order(a) - order(b) || b.clubs.length - a.clubs.length);
}

/** What a club has in a criterion: differences have a sign. */
export function writtenValue(criterion: string, value: number, format: Texts["format"]): string {
  return criterion.includes("difference") ? format.signed(value) : format.number(value);
}

/** A criterion as it stands in the middle of a sentence. */
export function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function sentenceOf({ criterion, clubs }: Step, index: number, tie: Texts["football"]["tie"], format: Texts["format"]) {
  const written = (value: number) => writtenValue(criterion.key, value, format);
  const label = inSentence(criterion.label);
  const [first, second] = clubs;
  if (clubs.length === 2 && first && second) {
    return tie.pair(first.name, label, written(first.value), written(second.value));
  }
  const values = clubs.map(({ name, value }) => `${name} ${written(value)}`).join(", ");
  return index === 0 ? tie.many(criterion.label, values) : tie.after(label, values);
}
