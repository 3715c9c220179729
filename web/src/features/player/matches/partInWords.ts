import type { PlayerPart } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";

type Words = Pick<Texts, "player" | "format">;

/** What he did in a match, in a few words: "1 golo, amarelo, 67 min". */
export function partInWords(part: PlayerPart, { player: { part: words }, format }: Words, withRating = false): string {
  const said = [
    count(part.goals, words.goals),
    count(part.assists, words.assists),
    count(part.ownGoals, words.ownGoals),
    part.yellowCards > 0 && part.secondYellowCards === 0 ? words.yellow : undefined,
    part.secondYellowCards > 0 ? words.secondYellow : undefined,
    part.redCards > 0 ? words.red : undefined,
    part.minutes > 0 ? words.minutes(part.minutes) : words.bench,
    withRating && typeof part.rating === "number" && part.minutes > 0
      ? words.rating(format.number(part.rating, 1))
      : undefined,
  ];
  return said.filter(Boolean).join(", ");
}

const count = (value: number, words: (value: number) => string) => (value > 0 ? words(value) : undefined);
