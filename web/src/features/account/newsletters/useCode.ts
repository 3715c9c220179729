import { useEffect, useRef, useState } from "react";
import { isApiError } from "../../../api/error.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { type SessionSite, useSessionSite } from "../../../session/sessionSite.ts";
import { bringOwn } from "../actions.ts";
import { failureOf, sentenceOf } from "../failure.ts";
import { useBrowserQuery } from "../useBrowserQuery.ts";

export type CodeState<Answer> =
  | { kind: "busy" }
  | { kind: "known"; answer: Answer }
  /** The code is used up, too old, or none. */
  | { kind: "spent" }
  | { kind: "failed"; sentence: string };

type Own = Awaited<ReturnType<typeof bringOwn>>;
type Ask<Answer> = (own: Own, site: SessionSite, code: string) => Promise<Answer>;

/**
 * What the code of a mail's link is good for, asked once and by the browser alone: those who only look at links change
 * nothing.
 */
export function useCode<Answer>(ask: Ask<Answer>) {
  const { wrong } = useTexts().account;
  const site = useSessionSite();
  const query = useBrowserQuery();
  const [state, setState] = useState<CodeState<Answer>>({ kind: "busy" });
  const asked = useRef<string>(undefined);
  const code = query?.get("code") ?? "";

  /** Calls with the code, and gives what became of it. */
  const call = async <Told>(what: Ask<Told>): Promise<CodeState<Told>> => {
    if (!code) return { kind: "spent" };
    try {
      return { kind: "known", answer: await what(await bringOwn(), site, code) };
    } catch (error) {
      if (isApiError(error) && (error.status === 404 || error.status === 400)) return { kind: "spent" };
      return { kind: "failed", sentence: sentenceOf(failureOf(error), wrong) ?? wrong.other };
    }
  };
  const begin = async () => {
    setState({ kind: "busy" });
    setState(await call(ask));
  };
  const beginOnce = () => {
    if (!query || asked.current === code) return;
    asked.current = code;
    void begin();
  };
  useEffect(beginOnce);
  return { state, retry: begin, call };
}
