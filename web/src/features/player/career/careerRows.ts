import { crestOf } from "../../../api/art.ts";
import type { Season } from "../../../api/wire.ts";
import { clubHref } from "../../../football/clubHref.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { CareerColumn, CareerRow } from "../../../ui/CareerTable.tsx";
import type { CareerSpell } from "./spells.ts";

type Words = Pick<Texts, "player" | "format">;

export function careerColumns({ player: { career } }: Pick<Texts, "player">): CareerColumn[] {
  return [
    { key: "season", label: career.season },
    { key: "club", label: career.club },
    { key: "matches", label: career.matches.long, abbr: career.matches.short },
    { key: "goals", label: career.goals.long, abbr: career.goals.short, isStrong: true },
  ];
}

/** Each club leads to its page of that season. */
export function careerRows(
  spells: CareerSpell[],
  seasons: Season[] | undefined,
  { player, format }: Words,
): CareerRow[] {
  return spells.map(({ season, label, order, team, loanFrom, matches, goals }) => ({
    key: `${season} ${order} ${team.id}`,
    season: label.slice(2),
    club: { name: team.name, crest: crestOf(team), href: clubHref(team, season, { seasons }) },
    note: loanFrom ? player.career.loan(loanFrom.name) : undefined,
    cells: [format.number(matches), format.number(goals)],
  }));
}
