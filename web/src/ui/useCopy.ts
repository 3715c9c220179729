import { useEffect, useState } from "react";

export type CopyState = "idle" | "copied" | "failed";

/** As long as it takes to read a word or two. */
const SAID_FOR = 4000;

/** Puts a text where it can be pasted from, and says for a moment how that went. */
export function useCopy(): [state: CopyState, copy: (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>("idle");

  useEffect(() => {
    if (state === "idle") return;
    const timer = setTimeout(() => setState("idle"), SAID_FOR);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy(text: string) {
    try {
      // Not there where the page came over an open line.
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("failed");
    }
  }
  return [state, copy];
}
