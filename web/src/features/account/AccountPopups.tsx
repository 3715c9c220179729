import { useTexts } from "../../app/SiteContext.tsx";
import { closePopup, openPopup, usePopups } from "../../session/popups.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { CompleteProfile } from "./CompleteProfile.tsx";
import { VIEWS } from "./entryView.ts";
import { Terms } from "./Terms.tsx";
import { useEntry } from "./useEntry.tsx";
import { useFocusOn } from "./useFocusOn.ts";

/** Whatever of an account lies over the page. One dialog for all ways in: from one to the next it stays where it is. */
export default function AccountPopups() {
  const { app, account } = useTexts();
  const popups = usePopups();
  const view = VIEWS.find((name) => popups.has(name));
  const { title, text, back, content } = useEntry(view, openPopup);
  const place = useFocusOn(view && `${view} ${title}`);
  const close = () => {
    if (view) closePopup(view);
  };
  const closeTerms = () => closePopup("terms");
  const closeProfile = () => closePopup("completeProfile");
  return (
    <>
      <Dialog isOpen={view !== undefined} onClose={close} title={title} text={text} back={back} closeLabel={app.close}>
        <div ref={place}>{content}</div>
      </Dialog>
      <Dialog isOpen={popups.has("terms")} onClose={closeTerms} title={account.terms.title} closeLabel={app.close}>
        <Terms onClose={closeTerms} />
      </Dialog>
      <Dialog
        isOpen={popups.has("completeProfile")}
        onClose={closeProfile}
        title={account.complete.title}
        text={account.complete.text}
        closeLabel={app.close}
      >
        <CompleteProfile onClose={closeProfile} />
      </Dialog>
    </>
  );
}
