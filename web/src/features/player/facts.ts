import type { Player } from "../../api/wire.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { PersonFact } from "../../ui/PersonHero.tsx";

type Words = Pick<Texts, "player" | "format">;

/** What is known of a player at a glance; what is not known is left out. */
export function heroFacts(
  player: Player,
  loanHref: string | undefined,
  { player: { facts }, format }: Words,
): PersonFact[] {
  const { age, nationality, height, weight, loanFrom } = player;
  return [
    ...(age ? [{ label: facts.age, value: facts.years(age) }] : []),
    ...(nationality ? [{ label: facts.country, value: nationality }] : []),
    ...(height ? [{ label: facts.height, value: facts.metres(format.number(height / 100, 2)) }] : []),
    ...(weight ? [{ label: facts.weight, value: facts.kilos(weight) }] : []),
    ...(loanFrom ? [{ label: facts.loanFrom, value: loanFrom.name, href: loanHref }] : []),
  ];
}

/** The same with all that a profile says, a line for each. */
export function profileOf(player: Player, texts: Words) {
  const { facts } = texts.player;
  const { fullname, name, birthday, position, kitNumber } = player;
  const line = (label: string, text: string) => ({ key: label, label, values: [{ key: text, text }] });
  return [
    ...(fullname && fullname !== name ? [line(facts.fullName, fullname)] : []),
    ...(birthday ? [line(facts.born, `${texts.format.dayOfMonth(birthday)} ${birthday.slice(0, 4)}`)] : []),
    ...(position ? [line(facts.position, capital(position))] : []),
    ...(typeof kitNumber === "number" ? [line(facts.number, String(kitNumber))] : []),
    ...heroFacts(player, undefined, texts).map(({ label, value }) => line(label, value)),
  ];
}

/** The API writes labels of figures in capitals, and positions in small letters. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}
