import type { Subject } from "./events.ts";

/** What is told of by links, which say it with attributes: following one takes no script of its own. */
export const TOLD_BY_LINKS = ["next_match", "competition_selected"] as const;

type ToldByLinks = (typeof TOLD_BY_LINKS)[number];

/** For a link, or what has several: whoever follows one did this. Heard by `analytics/presses.ts`. */
export function tells(event: ToldByLinks, { id, name }: Subject) {
  return { "data-tells": event, "data-tells-id": id?.toString(), "data-tells-name": name };
}
