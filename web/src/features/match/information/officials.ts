import type { Referees } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Fact } from "./fact.ts";

type Person = NonNullable<Referees["main"]>;
export type Duty = keyof Referees;
type Words = Pick<Texts, "match">;
type HrefOf = (person: Person, duty: Duty) => string | undefined;

/** The referee, who is shown with his picture. */
export interface Referee {
  name: string;
  photo: string | undefined;
  href: string | undefined;
}

export function refereeOf({ main }: Referees, hrefOf: HrefOf): Referee | undefined {
  return main ? { name: main.name, photo: main.profilePhoto ?? undefined, href: hrefOf(main, "main") } : undefined;
}

/** From those who help him to the one who writes the report; the assistants share a line. */
const LINES = [
  ["assistants", ["aux1", "aux2"]],
  ["fourth", ["fourth"]],
  ["var", ["var"]],
  ["aVar", ["aVar"]],
  ["fieldDelegate", ["fieldDelegate"]],
  ["leagueDelegate", ["leagueDelegate"]],
  ["observer", ["observer"]],
] as const satisfies [keyof Texts["match"]["information"], Duty[]][];

/** Everybody else in charge of a match. */
export function officials(referees: Referees, { match }: Words, hrefOf: HrefOf): Fact[] {
  return LINES.flatMap(([line, duties]): Fact[] => {
    const values = duties.flatMap((duty) => {
      const person = referees[duty];
      return person ? [{ key: duty, text: person.name, href: hrefOf(person, duty) }] : [];
    });
    return values.length > 0 ? [{ key: line, label: match.information[line], values }] : [];
  });
}
