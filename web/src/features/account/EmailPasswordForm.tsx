import { useState } from "react";
import { useTexts } from "../../app/SiteContext.tsx";
import { useSessionSite } from "../../session/sessionSite.ts";
import { FormNote } from "../../ui/FormNote.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import styles from "./account.module.css";
import { bringActions } from "./actions.ts";
import type { EntryProps } from "./entryView.ts";
import { FormFrame } from "./FormFrame.tsx";
import { EmailField, PasswordField } from "./fields.tsx";
import { SendAgain } from "./SendAgain.tsx";
import { credentials } from "./schemas.ts";
import { useAccountForm } from "./useAccountForm.ts";

export function EmailPasswordForm({ go, email, keepEmail }: EntryProps) {
  const texts = useTexts().account;
  const site = useSessionSite();
  const [tried, setTried] = useState("");
  const account = useAccountForm({
    schema: credentials,
    values: { email, password: "" },
    send: async (values) => {
      setTried(values.email);
      const { logIn } = await bringActions();
      await logIn(site, { identifier: values.email, password: values.password });
    },
  });
  const { form, errorOf, isBusy, failure } = account;
  const forget = () => {
    keepEmail(form.getValues("email"));
    go("forgotPassword");
  };
  return (
    <FormFrame label={texts.email.title} {...account}>
      <EmailField isUsername field={form.register("email")} error={errorOf("email")} />
      <PasswordField
        field={form.register("password")}
        label={texts.fields.password}
        error={errorOf("password")}
        autoComplete="current-password webauthn"
      />
      <p className={styles.aside}>
        <LinkButton onClick={forget}>{texts.email.forgotten}</LinkButton>
      </p>
      <SubmitButton isBusy={isBusy}>{texts.email.submit}</SubmitButton>
      {failure?.isUnconfirmed ? <Unconfirmed email={tried} /> : null}
    </FormFrame>
  );
}

/** Whoever has the password may ask for the mail again. */
function Unconfirmed({ email }: { email: string }) {
  const texts = useTexts().account;
  const site = useSessionSite();
  const [isSent, setIsSent] = useState(false);
  const send = async () => {
    const { sendConfirmation } = await bringActions();
    await sendConfirmation(site, email);
  };
  return (
    <FormNote
      tone={isSent ? "sent" : "error"}
      title={isSent ? texts.forgotten.sentTitle : texts.email.unconfirmedTitle}
      action={isSent ? <SendAgain send={send} /> : <SendFirst send={send} onSent={() => setIsSent(true)} />}
    >
      {isSent ? texts.signUp.sentTo(email) : texts.email.unconfirmedText}
    </FormNote>
  );
}

function SendFirst({ send, onSent }: { send: () => Promise<void>; onSent: () => void }) {
  const { email, wrong } = useTexts().account;
  const [hasFailed, setHasFailed] = useState(false);
  const press = () => {
    setHasFailed(false);
    send().then(onSent, () => setHasFailed(true));
  };
  return (
    <>
      <LinkButton onClick={press}>{email.sendAgain}</LinkButton>{" "}
      <span role="status">{hasFailed ? wrong.other : ""}</span>
    </>
  );
}
