import { useEffect, useRef, useState } from "react";
import type { AccreditationRequest } from "../../../api/fan.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { FormNote } from "../../../ui/FormNote.tsx";
import { AcceptForm } from "./AcceptForm.tsx";
import styles from "./inbox.module.css";
import { RefuseForm } from "./RefuseForm.tsx";
import { type Outcome, useDecision, type Verdict } from "./useDecision.ts";

/** Yes or no, each asked about once more: the answer leaves at once. */
export function Decision({ request }: { request: AccreditationRequest }) {
  const { accreditationInbox: words, app } = useTexts();
  const [asked, setAsked] = useState<Verdict>();
  const { outcome, wrong, decide, forgetWrong } = useDecision(request);
  const place = useFocusOnOutcome(outcome);
  const { mediaName, email, status } = request;
  const close = () => {
    setAsked(undefined);
    forgetWrong();
  };
  const answer = async (verdict: Verdict, reason?: string) => {
    if (await decide(verdict, reason)) setAsked(undefined);
  };
  const failure = wrong ? (
    <FormNote tone="error" title={words.wrong.title}>
      {words.wrong[wrong]}
    </FormNote>
  ) : null;
  return (
    <div className={styles.decision} ref={place} tabIndex={-1}>
      {outcome ? (
        <FormNote tone="done">{outcome === "already" ? words.already : words[outcome](mediaName)}</FormNote>
      ) : null}
      {status === "pending" && !outcome ? (
        <div className={styles.ways}>
          <Button onClick={() => setAsked("accepted")}>{words.accept}</Button>
          <Button variant="secondary" onClick={() => setAsked("refused")}>
            {words.refuse}
          </Button>
        </div>
      ) : null}
      <Dialog
        isOpen={asked === "accepted"}
        onClose={close}
        title={words.acceptTitle(mediaName)}
        text={words.acceptText(email)}
        closeLabel={app.close}
      >
        <AcceptForm failure={failure} onAccept={() => answer("accepted")} onCancel={close} />
      </Dialog>
      <Dialog
        isOpen={asked === "refused"}
        onClose={close}
        title={words.refuseTitle(mediaName)}
        text={words.refuseText(email)}
        closeLabel={app.close}
      >
        <RefuseForm failure={failure} onRefuse={(reason) => answer("refused", reason)} onCancel={close} />
      </Dialog>
    </div>
  );
}

/** The buttons are gone with the question: whoever pressed one goes on where the outcome is said. */
function useFocusOnOutcome(outcome: Outcome | undefined) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) place.current?.focus();
  }, [outcome]);
  return place;
}
