import { redirectDocument } from "react-router";
import { isTarget, pageMoved } from "./page.ts";
import type { Site } from "./site.ts";

/** What the server knows of an address at which there is no page any more. */
interface Moved {
  to?: unknown;
  /** Of what is there now, where it is in one language only. */
  language?: string | null;
}

/** The way to where something is now; nothing where it is nowhere, or nobody could say. */
export async function movedFrom({ client, language }: Site, path: string): Promise<Response | undefined> {
  const queryKey = [`/api/v1/redirect?path=${encodeURIComponent(path)}`];
  try {
    const moved = await client.fetchQuery<Moved>({ queryKey });
    if (!isTarget(moved?.to) || moved.to === path) return undefined;
    if (moved.language !== "en" || !moved.to.startsWith("/")) return pageMoved(moved.to);
    const english = inEnglish(moved.to);
    // Another language is another document.
    return language === "en" ? pageMoved(english) : redirectDocument(english);
  } catch {
    return undefined;
  } finally {
    // It is no part of the page: neither the answer nor the failure goes along with it.
    client.removeQueries({ queryKey });
  }
}

function inEnglish(address: string): string {
  const [, path = "", query = "", place = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return `${path}${query ? `${query}&` : "?"}lang=en${place}`;
}
