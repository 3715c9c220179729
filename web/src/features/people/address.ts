/** What the addresses of people are made of. */

export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

export const isSeason = (text: string): boolean => /^\d{8}$/.test(text);

/** The tab that an address asks for: the first one is not written. `undefined` where there is no such tab. */
export function tabIn<Tab extends string>(query: URLSearchParams, tabs: readonly [Tab, ...Tab[]]): Tab | undefined {
  const asked = query.get("tab");
  if (asked === null) return tabs[0];
  return tabs.slice(1).find((tab) => tab === asked);
}
