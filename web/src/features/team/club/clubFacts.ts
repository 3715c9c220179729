import type { TeamInfo } from "../../../api/wire.ts";
import { webAddress } from "../../../football/webAddress.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { FactLine } from "../../../ui/FactList.tsx";
import type { Honour } from "../../../ui/HonourList.tsx";
import type { KitTile } from "../../../ui/KitTiles.tsx";

type Words = Pick<Texts, "team" | "format">;

function fact(key: string, label: string, text: string | null | undefined, href?: string | undefined): FactLine[] {
  return text ? [{ key, label, values: [{ key, text, href }] }] : [];
}

/** What it wears, under the names of the kinds; one of an unknown kind goes by the kind's own name. */
export function kitTiles({ kits }: Pick<TeamInfo, "kits">, { team }: Pick<Words, "team">): KitTile[] {
  const names: Record<string, string> = team.club.kits;
  return kits.map(({ kind, image }) => ({ key: `${kind} ${image}`, name: names[kind] ?? kind, picture: image }));
}

/** Its ground: how many it holds, how many came, what the delegates say of it, where it is. */
export function groundFacts(stadium: NonNullable<TeamInfo["stadium"]>, { team, format }: Words): FactLine[] {
  const { ground } = team.club;
  const { capacity, attendance, attendanceAverage: average, score, address, city, mapUrl } = stadium;
  const share = capacity && average ? Math.round((average / capacity) * 100) : undefined;
  const came = average ? format.number(average) : undefined;
  return [
    ...fact("capacity", ground.capacity, capacity ? format.number(capacity) : undefined),
    ...fact("average", ground.average, came && share !== undefined ? `${came} (${share}%)` : came),
    ...fact("attendance", ground.attendance, attendance > 0 ? format.number(attendance) : undefined),
    ...fact("score", ground.score, typeof score === "number" ? ground.scoreOf(format.number(score, 1)) : undefined),
    ...fact("address", ground.address, address ?? city),
    ...fact("map", ground.map, webAddress(mapUrl) ? ground.openMap : undefined, webAddress(mapUrl)),
  ];
}

/** What it won; a result that is a number says how often. */
export function honoursOf({ awards }: Pick<TeamInfo, "awards">): Honour[] {
  return awards.map(({ award, result }) => ({ key: `${award} ${result}`, name: award, count: result }));
}

/** Who leads the club: a position may have several names. */
export function boardFacts({ board }: Pick<TeamInfo, "board">): FactLine[] {
  return board.flatMap(({ position, elements }) => {
    const names = elements
      .split(";")
      .map((name) => name.trim())
      .filter(Boolean);
    const values = names.map((name) => ({ key: name, text: name }));
    return values.length > 0 ? [{ key: position, label: position, values }] : [];
  });
}

/** Facts of the club itself. */
export function clubFacts(info: TeamInfo, { team }: Pick<Words, "team">): FactLine[] {
  const { club } = team;
  return [
    ...fact("fullname", club.fullname, info.fullname),
    ...fact("founded", club.founded, info.founded ? String(info.founded) : undefined),
    ...fact("city", club.city, info.city),
    ...fact(
      "tickets",
      team.tickets,
      webAddress(info.tickets_store_url) ? club.openTickets : undefined,
      webAddress(info.tickets_store_url),
    ),
  ];
}
