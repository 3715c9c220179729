import type { MatchStatic, Correction as Wire } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Correction } from "../../../ui/CorrectionList.tsx";
import { momentInWords, toldInWords } from "./toldInWords.ts";

type Words = Pick<Texts, "football" | "format" | "match">;
type Clubs = Pick<MatchStatic, "homeTeam" | "awayTeam">;

/** What was corrected after it was public, as it is listed. */
export function correctionsOf(list: Wire[], clubs: Clubs, texts: Words): Correction[] {
  return list.map((one) => ({
    key: String(one.id),
    when: momentInWords(one.at, texts),
    dateTime: one.at,
    what: whatOf(one, clubs, texts),
    ...changeOf(one, texts),
  }));
}

/** "Golo, Santa Maré, retirado: revisão do vídeo" */
function whatOf({ subject, before, after, why }: Wire, { homeTeam, awayTeam }: Clubs, { match }: Words): string {
  const { subjects, added, removed } = match.corrections;
  const isOfHome = (after ?? before)?.isFromHomeTeam;
  const club = typeof isOfHome === "boolean" ? (isOfHome ? homeTeam : awayTeam).name : undefined;
  const changed = after ? undefined : removed;
  const fate = before ? changed : added;
  const names: Record<string, string> = subjects;
  const what = [names[subject], club, fate].filter(Boolean).join(", ");
  return why ? `${what}: ${why}` : what;
}

/** What looks the same differs in what was not said at first. */
function changeOf({ subject, before, after }: Wire, texts: Words): Pick<Correction, "from" | "to"> {
  const say = (isInFull: boolean) => ({
    from: before ? toldInWords(subject, before, isInFull, texts) : undefined,
    to: after ? toldInWords(subject, after, isInFull, texts) : undefined,
  });
  const short = say(false);
  return short.from === short.to ? say(true) : short;
}
