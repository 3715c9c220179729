import type { Texts } from "../../i18n/texts.ts";
import type { Count } from "./groupResults.ts";
import { isKind, type Kind, type Scope } from "./kinds.ts";

type Words = Pick<Texts, "search" | "format">;

/** A kind as texts name it. */
function nameOf<Name extends Kind>(kind: Name) {
  return kind === "press-release" ? "pressRelease" : (kind as Exclude<Kind, "press-release">);
}

/** "Jogadores", "Pessoas". */
export function scopeInWords(scope: Scope, { search }: Pick<Words, "search">): string {
  return isKind(scope) ? search.kinds[nameOf(scope)] : search.groups[scope];
}

/** "Jogador". */
export function kindInWords(kind: Kind | "search", { search }: Pick<Words, "search">): string {
  return search.one[kind === "search" ? kind : nameOf(kind)];
}

/** 38, or 200+ where not all were counted. */
export function countInWords({ count, isMore }: Count, { search, format }: Words): string {
  return isMore ? search.orMore(format.number(count)) : format.number(count);
}

/** A day with its year: what is found may be old. */
export function dayWithYear(iso: string, { format }: Pick<Words, "format">): string {
  return `${format.dayOfMonth(iso)} ${iso.slice(0, 4)}`;
}
