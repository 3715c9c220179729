import type { TeamInfo } from "../../../api/wire.ts";
import { slugOf } from "../../../app/paths.ts";

/** The tag of everything about a club: its first; where nobody made one, its own name stands for it. */
export function clubTagOf({ tags, name }: Pick<TeamInfo, "tags" | "name">): string {
  return tags[0]?.slug ?? slugOf(name);
}
