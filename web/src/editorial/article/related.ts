interface Choice<One> {
  /** The entry itself, which is never among them. */
  id: number;
  /** What the editor chose, in that order. */
  chosen: readonly One[] | null | undefined;
  /** What else fits, newest first. */
  others: readonly One[];
  /** What is shown elsewhere on the page. */
  shown?: readonly { id: number }[];
  most: number;
}

/** What else there is to read: what the editor chose, then what fits. Nothing twice. */
export function relatedOf<One extends { id: number }>({ id, chosen, others, shown = [], most }: Choice<One>): One[] {
  const seen = new Set([id, ...shown.map((one) => one.id)]);
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
  id: number,
  latest: readonly One[],
  chosen: readonly { id: number }[] | null | undefined,
  most: number,
): One[] {
  const taken = new Set([id, ...(chosen ?? []).map((one) => one.id)]);
  return latest.filter((one) => !taken.has(one.id)).slice(0, most);
}
