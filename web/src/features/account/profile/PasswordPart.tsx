import { useState } from "react";
import { useTexts } from "../../../app/SiteContext.tsx";
import { useSessionSite } from "../../../session/sessionSite.ts";
import { Button } from "../../../ui/Button.tsx";
import { FormNote } from "../../../ui/FormNote.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { bringActions } from "../actions.ts";
import { FormFrame } from "../FormFrame.tsx";
import { HiddenUsername, NewPasswordField, PasswordField } from "../fields.tsx";
import { changeOfPassword } from "../schemas.ts";
import { useAccountForm } from "../useAccountForm.ts";
import { useFocusOn } from "../useFocusOn.ts";
import { Box } from "./Box.tsx";
import styles from "./profile.module.css";

/** For those who sign in with one: whoever comes through somebody else has no password here. */
export function PasswordPart({ email }: { email: string }) {
  const { profile } = useTexts().account;
  const [state, setState] = useState<"shown" | "edited" | "saved">("shown");
  const place = useFocusOn(state);
  return (
    <Box title={profile.password} text={profile.passwordText}>
      <div ref={place}>
        {state === "edited" ? (
          <div className={styles.form}>
            <PasswordForm email={email} onSaved={() => setState("saved")} onCancel={() => setState("shown")} />
          </div>
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

interface Props {
  email: string;
  onSaved: () => void;
  onCancel: () => void;
}

function PasswordForm({ email, onSaved, onCancel }: Props) {
  const { profile, fields } = useTexts().account;
  const site = useSessionSite();
  const account = useAccountForm({
    schema: changeOfPassword,
    values: { currentPassword: "", password: "", passwordConfirmation: "" },
    send: async (values) => {
      const { changePassword } = await bringActions();
      await changePassword(site, values);
      onSaved();
    },
  });
  const { form, errorOf, isBusy } = account;
  return (
    <FormFrame label={profile.changePassword} {...account}>
      <HiddenUsername email={email} />
      <PasswordField
        field={form.register("currentPassword")}
        label={fields.currentPassword}
        error={errorOf("currentPassword")}
        autoComplete="current-password"
      />
      <NewPasswordField
        field={form.register("password")}
        label={fields.newPassword}
        value={form.watch("password")}
        email={email}
        error={errorOf("password")}
      />
      <PasswordField
        field={form.register("passwordConfirmation")}
        label={fields.repeat}
        error={errorOf("passwordConfirmation")}
        autoComplete="new-password"
      />
      <SubmitButton isBusy={isBusy}>{profile.savePassword}</SubmitButton>
      <Button isWide variant="secondary" onClick={onCancel}>
        {profile.cancel}
      </Button>
    </FormFrame>
  );
}
