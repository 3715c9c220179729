import { crestOf } from "../api/art.ts";
import type { StandingsTie, TeamRef, TieStep } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import type { LadderCell, LadderStep } from "../ui/CriteriaLadder.tsx";
import type { ClubMark } from "../ui/clubMark.ts";
import { writtenValue } from "./tieNotes.ts";

type LadderTexts = Pick<Texts, "table" | "football" | "format">;

/** A criterion tried on one set of clubs, or on several sets that an earlier one had parted. */
interface Rung {
  criterion: string;
  steps: TieStep[];
}

export function clubMark({ id, name, abbreviation, color, textColor, logo }: TeamRef): ClubMark {
  return { key: String(id), name, abbreviation, crest: crestOf({ logo }), color, onColor: textColor };
}

/** "Alvoredo, Serra Alta e Castro Vilar" */
export function listOf(names: string[], { table }: Pick<Texts, "table">): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : table.list(names.slice(0, -1).join(", "), last);
}

/** The criteria as they were walked, from points down, each with what it said of every club. */
export function ladderOf(tie: StandingsTie, texts: LadderTexts): LadderStep[] {
  const { table } = texts;
  const placed = new Set<number>();
  const steps: LadderStep[] = [pointsOf(tie, texts)];
  const tried = tie.steps.filter(({ verdict, criterion }) => verdict !== "unused" && criterion !== "points");
  for (const rung of rungsOf(tried)) steps.push(stepOf(rung, steps.length + 1, { tie, placed, texts }));
  if (placed.size < tie.teams.length) steps.push(endOf(tie, placed, texts));
  for (const { criterion, label, verdict } of tie.steps) {
    if (verdict !== "unused") continue;
    const number = String(steps.length + 1);
    steps.push({ key: criterion, number, title: label, result: table.ladder.unused, state: "unused", cells: [] });
  }
  return steps;
}

/** Sets that were parted go on side by side: the same criterion stands once for all of them. */
export function rungsOf(steps: TieStep[]): Rung[] {
  const rungs: Rung[] = [];
  for (const step of steps) {
    const isOn = ({ steps: tried }: Rung) => tried.some(({ teams }) => teams.some((id) => step.teams.includes(id)));
    const from = rungs.findLastIndex(isOn) + 1;
    const beside = rungs.slice(from).find(({ criterion }) => criterion === step.criterion);
    if (beside) beside.steps.push(step);
    else rungs.push({ criterion: step.criterion, steps: [step] });
  }
  return rungs;
}

function pointsOf(tie: StandingsTie, { table, format }: LadderTexts): LadderStep {
  const value = format.number(tie.points);
  return {
    key: "points",
    number: "1",
    title: table.ladder.points,
    detail: table.ladder.allMatches,
    result: table.ladder.tied(tie.teams.length),
    state: "level",
    cells: tie.teams.map(() => ({ kind: "runs", value })),
  };
}

interface Walk {
  tie: StandingsTie;
  /** The clubs whose place is known by now. */
  placed: Set<number>;
  texts: LadderTexts;
}

function stepOf({ criterion, steps }: Rung, number: number, { tie, placed, texts }: Walk): LadderStep {
  const before = new Set(placed);
  const cells = tie.teams.map(({ team, position }): LadderCell => {
    if (before.has(team.id)) return { kind: "none" };
    const step = steps.find(({ teams }) => teams.includes(team.id));
    const own = step?.values.find((one) => one.team === team.id)?.value;
    if (!step || own === undefined) return { kind: "runs" };
    const value = writtenValue(criterion, own, texts.format);
    const others = step.values.filter((one) => one.team !== team.id);
    if (step.verdict !== "parted" || others.some((one) => one.value === own)) return { kind: "runs", value };
    placed.add(team.id);
    const isBehind = others.every((one) => one.value > own);
    return { kind: "placed", value, isBehind, place: texts.table.place(position) };
  });
  return {
    key: `${criterion} ${number}`,
    number: String(number),
    ...titleOf(criterion, steps, tie, texts),
    result: [...new Set(steps.map((step) => resultOf(step, tie, texts)))].join(" · "),
    state: steps.some(({ verdict }) => verdict === "parted") ? "parted" : (steps[0]?.verdict ?? "level"),
    cells,
  };
}

function titleOf(criterion: string, steps: TieStep[], tie: StandingsTie, texts: LadderTexts) {
  const { ladder } = texts.table;
  const label = steps[0]?.label ?? criterion;
  if (!criterion.startsWith("head-to-head")) return { title: label, detail: ladder.allMatches };
  if (steps.some(({ restarted }) => restarted)) {
    const sets = steps.map(({ teams }) => ladder.onlyBetween(namesOf(teams, tie, texts)));
    return { title: ladder.restarted(label), detail: sets.join(" · ") };
  }
  const played = tie.matches.filter(({ homeGoals }) => homeGoals !== null).length;
  return { title: label, detail: ladder.matchesBetween(played, tie.teams.length) };
}

function namesOf(ids: number[], tie: StandingsTie, texts: LadderTexts): string {
  const names = tie.teams.filter(({ team }) => ids.includes(team.id)).map(({ team }) => team.name);
  return listOf(names, texts);
}

function resultOf(step: TieStep, tie: StandingsTie, texts: LadderTexts): string {
  const { table } = texts;
  switch (step.verdict) {
    case "waiting":
      return table.ladder.waiting(step.left);
    case "level":
      return table.ladder.level;
    case "unused":
      return table.ladder.unused;
    case "parted":
      return partedBy(step, tie, texts);
  }
}

function partedBy(step: TieStep, tie: StandingsTie, texts: LadderTexts): string {
  const { ladder, place } = texts.table;
  const values = [...new Set(step.values.map(({ value }) => value))].toSorted((a, b) => b - a);
  const sets = values.map((value) => step.values.filter((one) => one.value === value).map(({ team }) => team));
  const alone = sets.filter(({ length }) => length === 1).flat();
  // Whom it gave a place. Of the last one it goes without saying, unless he is the only one.
  const placed = tie.teams.filter(({ team }) => alone.includes(team.id));
  if (placed.length > 0) {
    const said = placed.length > 1 && placed.length === step.values.length ? placed.slice(0, -1) : placed;
    return said.map(({ team, position }) => ladder.placed(team.name, place(position))).join(" · ");
  }
  return sets.map((ids) => namesOf(ids, tie, texts)).reduce((ahead, behind) => ladder.split(ahead, behind));
}

/** Nothing is left to try: those still level share their place. */
function endOf(tie: StandingsTie, placed: Set<number>, { table, football }: LadderTexts): LadderStep {
  return {
    key: "level",
    number: "=",
    title: football.tie.level,
    result: "",
    state: "level",
    cells: tie.teams.map(({ team, position }) =>
      placed.has(team.id)
        ? { kind: "none" }
        : { kind: "placed", value: "=", isBehind: true, place: table.place(position) },
    ),
  };
}
