import { useTexts } from "../../../app/SiteContext.tsx";
import { useSessionSite } from "../../../session/sessionSite.ts";
import { Button } from "../../../ui/Button.tsx";
import { SubmitButton } from "../../../ui/SubmitButton.tsx";
import { bringActions } from "../actions.ts";
import { FormFrame } from "../FormFrame.tsx";
import { HiddenUsername, NewPasswordField, PasswordField } from "../fields.tsx";
import { changeOfPassword } from "../schemas.ts";
import { useAccountForm } from "../useAccountForm.ts";
import { useFocusFirst } from "../useFocusFirst.ts";
import styles from "./profile.module.css";

interface Props {
  email: string;
  onSaved: () => void;
  onCancel: () => void;
}

export function PasswordForm({ email, onSaved, onCancel }: Props) {
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
  const place = useFocusFirst();
  return (
    <div ref={place} className={styles.form}>
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
    </div>
  );
}
