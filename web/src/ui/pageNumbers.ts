/** Which pages are named: the first, the last, and those around the one that is shown; `undefined` where some are left out. */
export function decidePageNumbers(page: number, pages: number): (number | undefined)[] {
  const named = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  // At either end as many as in the middle, so that nothing moves from page to page.
  const ends = page <= 3 ? [2, 3, 4] : page >= pages - 2 ? [pages - 3, pages - 2, pages - 1] : [];
  const all = [...new Set([...named, ...ends.filter((one) => one >= 1 && one <= pages)])].sort((a, b) => a - b);
  return all.flatMap((one, index) => {
    const before = all[index - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [undefined, one] : [one];
  });
}
