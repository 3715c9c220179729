import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError } from "../../../api/error.ts";
import { type AccreditationRequest, readAccreditation, sendDecision } from "../../../api/fan.ts";
import { createSend } from "../../../api/send.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import type { Texts } from "../../../i18n/texts.ts";

export type Verdict = "accepted" | "refused";

/** What came of it: decided here, or by somebody else before. */
export type Outcome = Verdict | "already";

type Wrong = Exclude<keyof Texts["accreditationInbox"]["wrong"], "title">;

const REQUESTS = "/api/v1/accreditation/requests";

/** Decides about one request; afterwards every list is read again. */
export function useDecision({ reference }: AccreditationRequest) {
  const { language } = useSite();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [wrong, setWrong] = useState<Wrong>();
  const refresh = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(REQUESTS) });

  /** Whether that is that: a failure can be tried again. */
  const decide = async (verdict: Verdict, reason?: string): Promise<boolean> => {
    setWrong(undefined);
    try {
      const decided = await sendDecision(createSend({ language }), reference, verdict, reason);
      client.setQueryData(readAccreditation(reference).queryKey, decided);
      setOutcome(verdict);
    } catch (error) {
      if (!isAlreadyDecided(error)) {
        setWrong(wrongOf(error));
        return false;
      }
      setOutcome("already");
    }
    void refresh();
    return true;
  };
  return { outcome, wrong, decide, forgetWrong: () => setWrong(undefined) };
}

const isAlreadyDecided = (error: unknown) => isApiError(error) && error.code === "already_decided";

function wrongOf(error: unknown): Wrong {
  if (!isApiError(error)) return "other";
  if (error.code === "offline") return "offline";
  if (error.status === 401) return "signedOut";
  return error.status === 403 ? "forbidden" : "other";
}
