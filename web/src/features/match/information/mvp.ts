import type { MatchStatic, Mvp } from "../../../api/wire.ts";
import { peoplePaths } from "../../../app/paths.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Figure } from "../../../ui/Figures.tsx";

/** The best player of a match. */
export interface BestPlayer {
  name: string;
  href: string;
  photo: string | undefined;
  /** His club, and his mark where he was given one. */
  text: string;
  figures: Figure[];
}

/** Everybody has played one match in one match. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(["appearances", "starts"]);
const FIGURES = 6;

type Match = Pick<MatchStatic, "season" | "homeTeam" | "awayTeam">;

export function bestPlayer(
  { id, name, photo, team, rating, stats }: Mvp,
  { season, homeTeam, awayTeam }: Match,
  { format, match }: Pick<Texts, "format" | "match">,
): BestPlayer {
  const club = [homeTeam, awayTeam].find(({ id }) => id === team)?.name;
  const mark = typeof rating === "number" ? match.information.rating(format.number(rating, 1)) : undefined;
  return {
    name,
    href: peoplePaths.player(id, name, season, team),
    photo: photo ?? undefined,
    text: [club, mark].filter(Boolean).join(", "),
    figures: stats
      .filter(({ key, value }) => value > 0 && !SAYS_NOTHING.has(key))
      .slice(0, FIGURES)
      .map(({ statId, label, value }) => ({ key: String(statId), label, value: format.number(value) })),
  };
}
