import { useState } from "react";
import { useTexts } from "../../app/SiteContext.tsx";
import { useSessionSite } from "../../session/sessionSite.ts";
import { FormNote } from "../../ui/FormNote.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import styles from "./account.module.css";
import { bringActions } from "./actions.ts";
import { FormFrame } from "./FormFrame.tsx";
import { EmailField } from "./fields.tsx";
import { SendAgain } from "./SendAgain.tsx";
import { emailOnly } from "./schemas.ts";
import { useAccountForm } from "./useAccountForm.ts";

/** Another mail for an address that is not confirmed yet. */
export function ConfirmAgain() {
  const { confirm } = useTexts().account;
  const site = useSessionSite();
  const [sentTo, setSentTo] = useState<string>();
  const send = async (email: string) => {
    const { sendConfirmation } = await bringActions();
    await sendConfirmation(site, email);
  };
  const account = useAccountForm({
    schema: emailOnly,
    values: { email: "" },
    send: async ({ email }) => {
      await send(email);
      setSentTo(email);
    },
  });
  const { form, errorOf, isBusy } = account;
  return (
    <FormFrame label={confirm.title} {...account}>
      <p className={styles.missing}>{confirm.anotherText}</p>
      <EmailField field={form.register("email")} error={errorOf("email")} />
      <SubmitButton isBusy={isBusy}>{confirm.submit}</SubmitButton>
      {sentTo === undefined ? null : (
        <FormNote key={sentTo} tone="sent" title={confirm.sentTitle} action={<SendAgain send={() => send(sentTo)} />}>
          {confirm.sentText}
        </FormNote>
      )}
    </FormFrame>
  );
}
