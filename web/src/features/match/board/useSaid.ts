import { useEffect, useRef, useState } from "react";
import type { MatchDynamic, MatchStatic } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { saidOf } from "./said.ts";

/** The last thing that changed since the page was opened, in a sentence. */
export function useSaid(match: MatchStatic, now: MatchDynamic): string {
  const texts = useTexts();
  const before = useRef(now);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const last = before.current;
    before.current = now;
    if (last === now || last.id !== now.id) return;
    const news = saidOf(match, last, now, texts);
    if (news) setSaid(news);
  }, [match, now, texts]);
  return said;
}
