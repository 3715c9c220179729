/** A named destination in a list of destinations: a tab, a section, a filter. */
export type LinkItem = { key: string; label: string; href: string };
