import MoreSheet from "./MoreSheet.tsx";

/** What opens over a page from its frame: brought by who asks for it. */
export const parts = { more: MoreSheet };
