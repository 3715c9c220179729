import type { MatchStatic } from "../../../api/wire.ts";
import { webAddress } from "../../../football/webAddress.ts";

/** What there is to see of a match. */
export type Watching = { kind: "highlight" | "stream"; src: string };

interface Known {
  /** The address of a video with the best of it. */
  highlight: string | null | undefined;
  isOver: boolean;
}

/** A stream shows what is still to come; afterwards there is the best of it. */
export function decideWatch(
  { streamUrl }: Pick<MatchStatic, "streamUrl">,
  { highlight, isOver }: Known,
): Watching | undefined {
  const [best, stream] = [webAddress(highlight), webAddress(streamUrl)];
  if (stream && !isOver) return { kind: "stream", src: stream };
  return best ? { kind: "highlight", src: best } : undefined;
}

export function hasWatch(match: Pick<MatchStatic, "streamUrl">, known: Known): boolean {
  return decideWatch(match, known) !== undefined;
}
