import type { SearchPage, SearchResult } from "../../api/wire.ts";
import { GROUP_NAMES, GROUPS, type Group, groupOf, isKind, KINDS, type Kind, kindsOf, type Scope } from "./kinds.ts";

type Counted = Pick<SearchPage, "counts" | "more">;

/** How many there are of a kind or of several; of some kinds only as many as were counted. */
export interface Count {
  count: number;
  isMore: boolean;
}

export function countOf({ counts, more }: Counted, kinds: readonly Kind[]): Count {
  return {
    count: kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0),
    isMore: kinds.some((kind) => more.includes(kind)),
  };
}

export interface ResultGroup extends Count {
  group: Group;
  results: SearchResult[];
  /** What the way to all of them asks for: the one kind that there is, or the group. */
  scope: Scope;
}

/** What was found in groups, each with its best. The best of all leads; the other groups keep their order. */
export function decideGroups(answer: Counted & Pick<SearchPage, "results">, most: number): ResultGroup[] {
  const results = answer.results.filter(({ type }) => isKind(type));
  const groupOfResult = ({ type }: SearchResult) => groupOf(type as Kind);
  const [best] = results;
  const first = best && groupOfResult(best);
  const order = first ? [first, ...GROUP_NAMES.filter((group) => group !== first)] : GROUP_NAMES;
  return order.flatMap((group) => {
    const kinds: readonly Kind[] = GROUPS[group];
    const total = countOf(answer, kinds);
    if (total.count === 0) return [];
    const present = kinds.filter((kind) => (answer.counts[kind] ?? 0) > 0);
    const own = results.filter((result) => groupOfResult(result) === group).slice(0, most);
    return { group, results: own, scope: (present.length === 1 && present[0]) || group, ...total };
  });
}

/** The groups of which fewer came along than are shown: where much was found, the best are of one kind. */
export function decideMissing(groups: ResultGroup[], most: number): Group[] {
  return groups.filter(({ results, count }) => results.length < Math.min(most, count)).map(({ group }) => group);
}

/** The kinds that can be chosen: those of which there are any, and the one that is chosen. */
export function decideScopes(answer: Counted | undefined, chosen: Scope | undefined, always: readonly Kind[] = []) {
  const isShown = (kind: Kind) => kind === chosen || (answer?.counts[kind] ?? 0) > 0;
  const kinds: Scope[] = [...always, ...KINDS.filter((kind) => !always.includes(kind) && isShown(kind))];
  if (chosen === undefined || kinds.includes(chosen)) return kinds;
  const at = kinds.findIndex((kind) => kindsOf(chosen).includes(kind as Kind));
  return at < 0 ? [...kinds, chosen] : kinds.toSpliced(at, 0, chosen);
}
