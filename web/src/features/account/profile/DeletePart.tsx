import { useState } from "react";
import type { User } from "../../../api/accounts.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { nameOf } from "../../../session/initials.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { brought } from "../brought.tsx";
import { Box } from "./Box.tsx";
import styles from "./profile.module.css";

const DeleteAccount = brought(async () => (await import("./DeleteAccount.tsx")).DeleteAccount, 3);

/** The way out for good. */
export function DeletePart({ user }: { user: User }) {
  const { app, profile } = useTexts();
  const { deletion } = profile;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Box title={deletion.title} text={deletion.text}>
      <div className={styles.actions}>
        <Button variant="danger" size="sm" onClick={() => setIsOpen(true)}>
          {deletion.open}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={deletion.heading(nameOf(user))}
        text={deletion.lead}
        closeLabel={app.close}
      >
        <DeleteAccount user={user} onStay={close} />
      </Dialog>
    </Box>
  );
}
