import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { keepDraft, readDraft, removeDraft } from "./draft.ts";
import { NO_VALUES, type RequestValues } from "./requestValues.ts";

/** "kept": something is on the device; "restored": it was there when the page was opened. */
export type DraftState = "none" | "kept" | "restored" | "removed";

/** Keeps on the device what is written, and brings it back. The server knows nothing of it, so the page starts empty. */
export function useDraft(form: UseFormReturn<RequestValues>) {
  const [state, setState] = useState<DraftState>("none");
  useEffect(() => {
    const draft = readDraft();
    if (draft) {
      form.reset(draft);
      setState("restored");
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        keepDraft(values);
        if (readDraft()) setState((now) => (now === "restored" ? now : "kept"));
      },
    });
  }, [form]);
  const remove = () => {
    form.reset(NO_VALUES);
    removeDraft();
    setState("removed");
  };
  return { state, remove };
}
