import { announce } from "../events.ts";

let last = "";

/** A search that somebody meant: told once, however often its results are looked at again before the next. */
export function tellOfSearch(query: string, found: number, from: "page" | "palette") {
  if (query === last) return;
  last = query;
  announce("new_search", { query, found, from });
}
