import { useEffect, useRef, useState } from "react";
import { useSite } from "../../app/SiteContext.tsx";
import { base64Of, sentName } from "./proof.ts";
import type { RequestValues } from "./requestValues.ts";

/** How far the request is on its way: the file is read, leaves, and is waited for. */
export type Stage = { kind: "reading" } | { kind: "sending"; percent: number } | { kind: "waiting" };

/** What sends comes after the page, so that it is there when somebody has filled in the form. */
const bringSender = () => import("../../api/accreditation.ts");

/** Sends a request with its file, and can be stopped: by hand, and by leaving the page. */
export function useSending() {
  const { language } = useSite();
  const [stage, setStage] = useState<Stage>();
  const [isCancelled, setIsCancelled] = useState(false);
  const stopper = useRef<AbortController>(undefined);
  useEffect(() => {
    bringSender().catch(() => undefined);
    return () => stopper.current?.abort();
  }, []);
  useWarningBeforeLeaving(stage !== undefined);

  /** The reference; nothing where it was stopped. */
  const send = async ({ confirmed: _, ...values }: RequestValues, file: File): Promise<string | undefined> => {
    const stopping = new AbortController();
    stopper.current = stopping;
    const { signal } = stopping;
    setIsCancelled(false);
    setStage({ kind: "reading" });
    try {
      const { sendAccreditation } = await bringSender();
      const form = { ...values, fileBase64: await base64Of(file), fileName: sentName(file.name) };
      if (signal.aborted) return undefined;
      setStage({ kind: "sending", percent: 0 });
      return await sendAccreditation(form, { language, signal, onProgress: (part) => setStage(stageAt(part)) });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      setStage(undefined);
    }
  };
  const cancel = () => {
    stopper.current?.abort();
    setIsCancelled(true);
  };
  return { stage, isCancelled, send, cancel };
}

function stageAt(part: number): Stage {
  return part >= 1 ? { kind: "waiting" } : { kind: "sending", percent: Math.floor(part * 100) };
}

/** The browser asks whoever closes the page while something is on its way. */
function useWarningBeforeLeaving(isOnItsWay: boolean) {
  useEffect(() => {
    if (!isOnItsWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isOnItsWay]);
}
