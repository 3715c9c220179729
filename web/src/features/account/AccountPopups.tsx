import { useState } from "react";
import { useTexts } from "../../app/SiteContext.tsx";
import { closePopup, openPopup, usePopups } from "../../session/popups.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { CompleteProfile } from "./CompleteProfile.tsx";
import { ClubStep } from "./clubs/ClubStep.tsx";
import { VIEWS } from "./entryView.ts";
import { Terms } from "./Terms.tsx";
import { useEntry } from "./useEntry.tsx";
import { useFocusOn } from "./useFocusOn.ts";

/** Whatever of an account lies over the page. One dialog for all ways in: from one to the next it stays where it is. */
export default function AccountPopups() {
  const { app, account, profile } = useTexts();
  const popups = usePopups();
  const view = VIEWS.find((name) => popups.has(name));
  const { title, text, back, content } = useEntry(view, openPopup);
  const place = useFocusOn(view && `${view} ${title}`);
  const close = () => {
    if (view) closePopup(view);
  };
  const closeTerms = () => closePopup("terms");
  const closeGoodbye = () => closePopup("goodbye");
  return (
    <>
      <Dialog isOpen={view !== undefined} onClose={close} title={title} text={text} back={back} closeLabel={app.close}>
        <div ref={place}>{content}</div>
      </Dialog>
      <Dialog isOpen={popups.has("terms")} onClose={closeTerms} title={account.terms.title} closeLabel={app.close}>
        <Terms onClose={closeTerms} />
      </Dialog>
      <Completion isOpen={popups.has("completeProfile")} />
      <Dialog
        isOpen={popups.has("goodbye")}
        onClose={closeGoodbye}
        title={profile.goodbye.title}
        text={profile.goodbye.text}
        closeLabel={app.close}
      >
        <Button isWide onClick={closeGoodbye}>
          {profile.goodbye.close}
        </Button>
      </Dialog>
    </>
  );
}

/** Two steps: the name, then the clubs. Nobody has to take either. */
function Completion({ isOpen }: { isOpen: boolean }) {
  const { app, account, profile } = useTexts();
  const [step, setStep] = useState<"name" | "clubs">("name");
  const { clubs } = profile;
  const words = step === "name" ? account.complete : { title: clubs.stepTitle, text: clubs.stepText };
  const close = () => {
    closePopup("completeProfile");
    setStep("name");
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.title} text={words.text} closeLabel={app.close}>
      {step === "name" ? (
        <CompleteProfile onSaved={() => setStep("clubs")} onClose={close} />
      ) : (
        <ClubStep onClose={close} />
      )}
    </Dialog>
  );
}
