import { useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { readAuthOptions } from "../../api/accounts.ts";
import { contentPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { openPopup } from "../../session/popups.ts";
import { useSessionSite } from "../../session/sessionSite.ts";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { FormNote } from "../../ui/FormNote.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import styles from "./account.module.css";
import { bringActions } from "./actions.ts";
import type { EntryProps } from "./entryView.ts";
import { FormFrame } from "./FormFrame.tsx";
import { EmailField, NewPasswordField } from "./fields.tsx";
import { SendAgain } from "./SendAgain.tsx";
import { newAccount } from "./schemas.ts";
import { TERMS_SLUG } from "./Terms.tsx";
import { useAccountForm } from "./useAccountForm.ts";

const PRIVACY_SLUG = "privacy";

interface Props extends EntryProps {
  /** A mail with a link went to this address; until it is opened nobody is signed in. */
  onSent: (email: string) => void;
}

export function SignUpForm({ go, email, keepEmail, onSent }: Props) {
  const { signUp, fields, confirm, wrong } = useTexts().account;
  const site = useSessionSite();
  const { data: options } = useQuery(readAuthOptions());
  const account = useAccountForm({
    schema: newAccount,
    values: { email, password: "", terms: false, newsletter: false },
    send: async (values) => {
      const { registerByEmail } = await bringActions();
      const found = await registerByEmail(site, {
        email: values.email,
        password: values.password,
        newsletter: values.newsletter,
      });
      if (found === "confirm") onSent(values.email);
    },
  });
  const { form, errorOf, isBusy } = account;
  const [typed, password] = form.watch(["email", "password"]);
  const logIn = () => {
    keepEmail(form.getValues("email"));
    go("emailPassword");
  };
  if (options?.registration === false) return <FormNote tone="error">{wrong.closed}</FormNote>;
  return (
    <>
      <FormFrame label={signUp.title} {...account}>
        <EmailField isUsername field={form.register("email")} error={errorOf("email")} />
        <NewPasswordField
          field={form.register("password")}
          label={fields.password}
          value={password}
          email={typed}
          error={errorOf("password")}
        />
        <div>
          <Checkbox {...form.register("terms")} required error={errorOf("terms")}>
            {signUp.accept}{" "}
            <a href={contentPaths.page(TERMS_SLUG)} onClick={openTerms}>
              {signUp.terms}
            </a>{" "}
            {signUp.acceptAnd}{" "}
            <a href={contentPaths.page(PRIVACY_SLUG)} target="_blank" rel="noopener">
              {signUp.privacy}
            </a>
          </Checkbox>
          <Checkbox {...form.register("newsletter")}>{signUp.newsletter}</Checkbox>
        </div>
        <SubmitButton isBusy={isBusy}>{signUp.submit}</SubmitButton>
      </FormFrame>
      <p className={styles.fine}>
        {signUp.hasAccount} <LinkButton onClick={logIn}>{confirm.logIn}</LinkButton>
      </p>
    </>
  );
}

/** Over the form, which keeps what was typed; in a tab of its own for whoever asks the browser for one. */
function openTerms(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  openPopup("terms");
}

/** The account is there; what is left is to open a link. */
export function ConfirmationSent({ email }: { email: string }) {
  const { signUp } = useTexts().account;
  const site = useSessionSite();
  const send = async () => {
    const { sendConfirmation } = await bringActions();
    await sendConfirmation(site, email);
  };
  return (
    <FormNote tone="sent" action={<SendAgain send={send} />}>
      {signUp.sentHint}
    </FormNote>
  );
}
