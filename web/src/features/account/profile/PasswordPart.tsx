import { useState } from "react";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Button } from "../../../ui/Button.tsx";
import { FormNote } from "../../../ui/FormNote.tsx";
import { brought } from "../brought.tsx";
import { useFocusOn } from "../useFocusOn.ts";
import { Box } from "./Box.tsx";
import styles from "./profile.module.css";

/** Few change it: the form comes when somebody does. */
const PasswordForm = brought(async () => (await import("./PasswordForm.tsx")).PasswordForm, 3);

/** For those who sign in with one: whoever comes through somebody else has no password here. */
export function PasswordPart({ email }: { email: string }) {
  const { profile } = useTexts().account;
  const [state, setState] = useState<"shown" | "edited" | "saved">("shown");
  const place = useFocusOn(state);
  return (
    <Box title={profile.password} text={profile.passwordText}>
      <div ref={place}>
        {state === "edited" ? (
          <PasswordForm email={email} onSaved={() => setState("saved")} onCancel={() => setState("shown")} />
        ) : (
          <>
            {state === "saved" ? (
              <div className={styles.note}>
                <FormNote tone="done">{profile.passwordSaved}</FormNote>
              </div>
            ) : null}
            <Button variant="secondary" size="sm" onClick={() => setState("edited")}>
              {profile.changePassword}
            </Button>
          </>
        )}
      </div>
    </Box>
  );
}
