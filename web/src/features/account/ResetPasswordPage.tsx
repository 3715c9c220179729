import { useState } from "react";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { accountPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { openPopup } from "../../session/popups.ts";
import { useSessionSite } from "../../session/sessionSite.ts";
import { Button } from "../../ui/Button.tsx";
import { FormCard } from "../../ui/FormCard.tsx";
import { FormNote } from "../../ui/FormNote.tsx";
import { Page } from "../../ui/Page.tsx";
import { SubmitButton } from "../../ui/SubmitButton.tsx";
import styles from "./account.module.css";
import { bringActions } from "./actions.ts";
import { FormFrame } from "./FormFrame.tsx";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { HiddenUsername, NewPasswordField, PasswordField } from "./fields.tsx";
import { hiddenHead } from "./hiddenHead.ts";
import { resetOfPassword } from "./schemas.ts";
import { useAccountForm } from "./useAccountForm.ts";
import { useBrowserQuery } from "./useBrowserQuery.ts";

export async function load({ site: { texts } }: PageArgs): Promise<Head> {
  return hiddenHead(texts, texts.account.reset, accountPaths.resetPassword());
}

/** Where the link in a mail leads that lets somebody choose another password. */
export default function ResetPasswordPage() {
  const { reset, needsScripts, profile } = useTexts().account;
  const query = useBrowserQuery();
  const code = query?.get("code");
  return (
    <Page>
      <FormCard title={reset.title} text={code ? reset.text : undefined}>
        {query ? code ? <ResetForm code={code} /> : <Spent words={reset.noCode} /> : null}
        {query ? null : <FormSkeleton label={profile.loading} fields={2} />}
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
      </FormCard>
    </Page>
  );
}

function ResetForm({ code }: { code: string }) {
  const { reset, fields } = useTexts().account;
  const site = useSessionSite();
  const [isSpent, setIsSpent] = useState(false);
  const account = useAccountForm({
    schema: resetOfPassword,
    values: { password: "", passwordConfirmation: "" },
    send: async (values) => {
      const { resetPassword } = await bringActions();
      await resetPassword(site, { code, ...values });
    },
  });
  const { form, errorOf, isBusy, failure } = account;
  if (failure?.isSpent && !isSpent) setIsSpent(true);
  if (isSpent) return <Spent words={reset.expired} />;
  return (
    <FormFrame label={reset.title} {...account}>
      <HiddenUsername email="" />
      <NewPasswordField
        field={form.register("password")}
        label={fields.newPassword}
        value={form.watch("password")}
        error={errorOf("password")}
      />
      <PasswordField
        field={form.register("passwordConfirmation")}
        label={fields.repeat}
        error={errorOf("passwordConfirmation")}
        autoComplete="new-password"
      />
      <SubmitButton isBusy={isBusy}>{reset.submit}</SubmitButton>
    </FormFrame>
  );
}

/** Links are good for an hour, and once. */
function Spent({ words }: { words: string }) {
  const { reset, wrong } = useTexts().account;
  return (
    <div className={styles.form}>
      <FormNote tone="error" title={wrong.title}>
        {words}
      </FormNote>
      <Button isWide onClick={() => openPopup("forgotPassword")}>
        {reset.another}
      </Button>
    </div>
  );
}
