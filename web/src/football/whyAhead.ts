import type { StandingRow, StandingsTie } from "../api/wire.ts";
import type { Texts } from "../i18n/texts.ts";
import { inSentence, writtenValue } from "./tieNotes.ts";

type WhyTexts = Pick<Texts, "table" | "football" | "format">;

interface Question {
  ahead: StandingRow;
  behind: StandingRow;
}

/** The clubs asked about; else the first two that are level on points, else the first two of the table. */
export function decideQuestion(
  rows: StandingRow[],
  asked: { ahead?: string; behind?: string },
  ties: StandingsTie[],
): Question | undefined {
  const find = (id: string | number | undefined) => rows.find(({ team }) => String(team.id) === String(id));
  const tied = ties.find(({ table }) => table === "overall")?.teams;
  const ahead = find(asked.ahead) ?? find(tied?.[0]?.team.id) ?? rows[0];
  const others = rows.filter((row) => row !== ahead);
  const after = ahead && rows[rows.indexOf(ahead) + 1];
  const behind = find(asked.behind) ?? after ?? others[0];
  return ahead && behind && { ahead, behind };
}

/** Why one club stands ahead of another, in one or two sentences. */
export function whyAhead(rows: StandingRow[], asked: Question, ties: StandingsTie[], texts: WhyTexts): string {
  const { question } = texts.table;
  if (asked.ahead === asked.behind) return question.same;
  const isOtherWay = rows.indexOf(asked.ahead) > rows.indexOf(asked.behind);
  const [first, second] = isOtherWay ? [asked.behind, asked.ahead] : [asked.ahead, asked.behind];
  const reason = reasonOf(first, second, ties, texts);
  // Two that share a place stand in the order of their names: neither is ahead.
  if (!isOtherWay || first.position === second.position) return reason;
  return `${question.otherWay(first.team.name)} ${reason}`;
}

function reasonOf(first: StandingRow, second: StandingRow, ties: StandingsTie[], texts: WhyTexts): string {
  const { table, football } = texts;
  if (first.points !== second.points) {
    return table.question.points(first.team.name, first.points, second.team.name, second.points);
  }
  const tied = table.question.tied(first.points);
  if (first.position === second.position) return `${tied} ${football.tie.level}`;
  const parted = partingOf(first, second, ties);
  if (!parted) return tied;
  const { step, own, other } = parted;
  const written = (value: number) => writtenValue(step.criterion, value, texts.format);
  return `${tied} ${football.tie.pair(first.team.name, inSentence(step.label), written(own), written(other))}`;
}

/** The step that told two clubs apart. */
function partingOf(first: StandingRow, second: StandingRow, ties: StandingsTie[]) {
  for (const step of ties.flatMap(({ steps }) => steps)) {
    const value = ({ team }: StandingRow) => step.values.find((one) => one.team === team.id)?.value;
    const [own, other] = [value(first), value(second)];
    if (own !== undefined && other !== undefined && own !== other) return { step, own, other };
  }
  return undefined;
}

/** Where the explanation of a tie stands on the page. */
export function tieOf({ ahead, behind }: Question, ties: StandingsTie[]): StandingsTie | undefined {
  const isIn = (tie: StandingsTie, row: StandingRow) => tie.teams.some(({ team }) => team.id === row.team.id);
  return ahead === behind ? undefined : ties.find((tie) => isIn(tie, ahead) && isIn(tie, behind));
}
