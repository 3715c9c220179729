import { useState } from "react";
import { useTexts } from "../../app/SiteContext.tsx";
import { useSessionSite } from "../../session/sessionSite.ts";
import { FormNote } from "../../ui/FormNote.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import { bringActions } from "./actions.ts";
import type { EntryProps } from "./entryView.ts";
import { FormFrame } from "./FormFrame.tsx";
import { EmailField } from "./fields.tsx";
import { SendAgain } from "./SendAgain.tsx";
import { emailOnly } from "./schemas.ts";
import { useAccountForm } from "./useAccountForm.ts";

/** Sends a link to choose another password. Whether there is an account is told by the mail alone. */
export function ForgotPasswordForm({ email }: Pick<EntryProps, "email">) {
  const { forgotten } = useTexts().account;
  const site = useSessionSite();
  const [sentTo, setSentTo] = useState<string>();
  const send = async (address: string) => {
    const { askForReset } = await bringActions();
    await askForReset(site, address);
  };
  const account = useAccountForm({
    schema: emailOnly,
    values: { email },
    send: async (values) => {
      await send(values.email);
      setSentTo(values.email);
    },
  });
  const { form, errorOf, isBusy } = account;
  return (
    <FormFrame label={forgotten.title} {...account}>
      <EmailField isUsername field={form.register("email")} error={errorOf("email")} />
      <SubmitButton isBusy={isBusy}>{forgotten.submit}</SubmitButton>
      {sentTo === undefined ? null : (
        <FormNote key={sentTo} tone="sent" title={forgotten.sentTitle} action={<SendAgain send={() => send(sentTo)} />}>
          {forgotten.sentText}
        </FormNote>
      )}
    </FormFrame>
  );
}
