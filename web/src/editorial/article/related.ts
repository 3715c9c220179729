interface Choice<One> {
  /** The entry itself, in all its languages, which is never among them. */
  own: readonly number[];
  /** What the editor chose, in that order. */
  chosen: readonly One[] | null | undefined;
  /** What else fits, newest first. */
  others: readonly One[];
  /** What is shown elsewhere on the page. */
  shown?: readonly { id: number }[];
  most: number;
}

/** What else there is to read: what the editor chose, then what fits. Nothing twice. */
export function relatedOf<One extends { id: number }>({ own, chosen, others, shown = [], most }: Choice<One>): One[] {
  const seen = new Set([...own, ...shown.map((one) => one.id)]);
  const related: One[] = [];
  for (const one of [...(chosen ?? []), ...others]) {
    if (related.length === most) break;
    if (seen.has(one.id)) continue;
    seen.add(one.id);
    related.push(one);
  }
  return related;
}

/** The latest but the entry itself and what the editor chose, which is shown in its own place. */
export function latestOf<One extends { id: number }>(
  own: readonly number[],
  latest: readonly One[],
  chosen: readonly { id: number }[] | null | undefined,
  most: number,
): One[] {
  const taken = new Set([...own, ...(chosen ?? []).map((one) => one.id)]);
  return latest.filter((one) => !taken.has(one.id)).slice(0, most);
}

/** The numbers of an entry in all its languages. */
export function idsOf({ id, localizations }: { id: number; localizations?: { id: number }[] | null }): number[] {
  return [id, ...(localizations ?? []).map((other) => other.id)];
}
