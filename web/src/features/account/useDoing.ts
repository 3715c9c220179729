import { useRef, useState } from "react";
import { useTexts } from "../../app/SiteContext.tsx";
import { failureOf, sentenceOf } from "./failure.ts";

/** One thing at a time, done by a button: whether it is on its way, and what is said of it when it has failed. */
export function useDoing() {
  const { wrong } = useTexts().account;
  const [isBusy, setIsBusy] = useState(false);
  const [sentence, setSentence] = useState<string>();
  const isDoing = useRef(false);
  /** Whether it was done. */
  const doing = async (act: () => Promise<unknown>): Promise<boolean> => {
    if (isDoing.current) return false;
    isDoing.current = true;
    setIsBusy(true);
    setSentence(undefined);
    try {
      await act();
      return true;
    } catch (error) {
      setSentence(sentenceOf(failureOf(error), wrong) ?? wrong.other);
      return false;
    } finally {
      isDoing.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, sentence, doing };
}
