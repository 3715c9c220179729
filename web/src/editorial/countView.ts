import { useEffect } from "react";
import { line } from "../api/transport.ts";

/** What is counted, by its type in the content API. */
export type CountedType = "news" | "opinions" | "videos";

/** By then whoever came by mistake has left, and nothing that the page itself needs is delayed. */
const SETTLED_MS = 3000;

/** Going back to a page that was counted is no other visit. */
const counted = new Set<string>();

/** Counts one view of an entry. Nobody waits for it, and nobody hears of it when it fails. */
export function countView(type: CountedType, id: number) {
  const key = `${type}/${id}`;
  if (counted.has(key)) return;
  counted.add(key);
  line.send(`/api/v1/content/${id}/views?type=${type}`, { method: "POST", keepalive: true }).catch(() => undefined);
}

/** Counts the view of a page once it has settled; a draft (`isDraft`) is not counted. */
export function useCountView(type: CountedType, id: number | undefined, isDraft: boolean) {
  useEffect(() => {
    if (id === undefined || isDraft) return undefined;
    const timer = setTimeout(() => countView(type, id), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [type, id, isDraft]);
}
