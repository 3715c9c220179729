/** What can be found, as the search call names it, in the order in which it is shown. */
export const KINDS = [
  "team",
  "competition",
  "player",
  "coach",
  "referee",
  "delegate",
  "observer",
  "match",
  "news",
  "video",
  "opinion",
  "press-release",
  "statement",
  "publication",
  "page",
] as const;

export type Kind = (typeof KINDS)[number];

/** Kinds that are shown together. A group of one kind has its name. */
export const GROUPS = {
  team: ["team"],
  competition: ["competition"],
  people: ["player", "coach", "referee", "delegate", "observer"],
  match: ["match"],
  media: ["news", "video", "opinion"],
  documents: ["press-release", "statement", "publication"],
  page: ["page"],
} as const satisfies Record<string, readonly Kind[]>;

export type Group = keyof typeof GROUPS;

/** Groups of what is read, not of names: shown with its picture and where it has the words. */
export function isWritten(group: Group): boolean {
  return group === "media" || group === "documents" || group === "page";
}

export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** What an address may ask for alone: one kind, or a group of them. */
export type Scope = Kind | Group;

export function isKind(text: string): text is Kind {
  return (KINDS as readonly string[]).includes(text);
}

export function isGroup(text: string): text is Group {
  return Object.hasOwn(GROUPS, text);
}

export function kindsOf(scope: Scope): readonly Kind[] {
  return isGroup(scope) ? GROUPS[scope] : [scope];
}

export function groupOf(kind: Kind): Group {
  const found = GROUP_NAMES.find((group) => (GROUPS[group] as readonly Kind[]).includes(kind));
  // Every kind is in a group: the test of this file sees to it.
  return found ?? "page";
}
