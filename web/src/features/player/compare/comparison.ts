import type { Player, PlayerStatistics } from "../../../api/wire.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Stat } from "../../../ui/StatBars.tsx";
import { capital, heroFacts } from "../facts.ts";

type Words = Pick<Texts, "player" | "format">;

/** What either of them has anything of, in the order of the list. */
export function statRows(
  one: PlayerStatistics | undefined,
  other: PlayerStatistics | undefined,
  { player, format }: Words,
): Stat[] {
  const labels = new Map([one, other].flatMap((both) => both?.stats ?? []).map(({ key, label }) => [key, label]));
  const figure = (of: PlayerStatistics | undefined, key: string) => {
    const value = of ? (of.stats.find((stat) => stat.key === key)?.value ?? 0) : null;
    return { value, text: value === null ? player.compare.unknown : format.number(value) };
  };
  return [...labels]
    .map(([key, label]) => ({ key, label, home: figure(one, key), away: figure(other, key) }))
    .filter(({ home, away }) => (home.value ?? 0) > 0 || (away.value ?? 0) > 0);
}

/** Facts side by side, with a mark where one is not known. */
export function factRows(one: Player, other: Player, texts: Words): { key: string; cells: string[] }[] {
  const unknown = texts.player.compare.unknown;
  const { facts } = texts.player;
  const of = (player: Player) =>
    new Map([
      [facts.club, player.team.name],
      ...(player.position ? [[facts.position, capital(player.position)] as const] : []),
      ...heroFacts(player, undefined, texts).map(({ label, value }) => [label, value] as const),
    ]);
  const [first, second] = [of(one), of(other)];
  return [...new Set([...first.keys(), ...second.keys()])].map((label) => ({
    key: label,
    cells: [label, first.get(label) ?? unknown, second.get(label) ?? unknown],
  }));
}
