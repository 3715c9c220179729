/** Whoever has a page of his own is linked to it; nobody has one yet. */
export const personHref = (): undefined => undefined;
