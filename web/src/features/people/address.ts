/** What the addresses of people are made of. */

export const isId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

export const isSeason = (text: string): boolean => /^\d{8}$/.test(text);

/** The tab that an address asks for, or the first one, which is not written. */
export function tabIn<Tab extends string>(query: URLSearchParams, tabs: readonly [Tab, ...Tab[]]): Tab {
  const asked = query.get("tab");
  return tabs.find((tab) => tab === asked) ?? tabs[0];
}
