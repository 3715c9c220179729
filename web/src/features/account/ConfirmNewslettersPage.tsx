import type { Head } from "../../app/head.ts";
import { mailPaths } from "../../app/mailPaths.ts";
import type { PageArgs } from "../../app/page.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Button } from "../../ui/Button.tsx";
import { FormCard } from "../../ui/FormCard.tsx";
import { FormNote } from "../../ui/FormNote.tsx";
import { Page } from "../../ui/Page.tsx";
import styles from "./account.module.css";
import { hiddenHead } from "./hiddenHead.ts";
import { OnItsWay, Spent, TryAgain } from "./newsletters/answers.tsx";
import lists from "./newsletters/newsletters.module.css";
import { useCode } from "./newsletters/useCode.ts";

export async function load({ site: { texts } }: PageArgs): Promise<Head> {
  return hiddenHead(texts, texts.profile.confirmNewsletters, mailPaths.newsletterConfirm());
}

/** Where the link of a mail leads that asks whether somebody wants a newsletter. Nobody has to be signed in. */
export default function ConfirmNewslettersPage() {
  const { account, profile } = useTexts();
  const words = profile.confirmNewsletters;
  const { state, retry } = useCode(({ confirmNewsletters }, ...call) => confirmNewsletters(...call));
  return (
    <Page>
      <FormCard title={words.title}>
        <div className={styles.form}>
          {state.kind === "busy" ? <OnItsWay label={words.busy} /> : null}
          {state.kind === "known" ? <Done names={state.answer.newsletters} /> : null}
          {state.kind === "spent" ? <Spent words={words} /> : null}
          {state.kind === "failed" ? <TryAgain sentence={state.sentence} onRetry={retry} /> : null}
          <noscript>
            <p>{account.needsScripts}</p>
          </noscript>
        </div>
      </FormCard>
    </Page>
  );
}

function Done({ names }: { names: { id: string; name: string }[] }) {
  const { app, profile } = useTexts();
  const { doneTitle, done } = profile.confirmNewsletters;
  return (
    <>
      <FormNote tone="done" title={doneTitle}>
        {done}
      </FormNote>
      <ul className={lists.names}>
        {names.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Button isWide href="/">
        {app.goHome}
      </Button>
    </>
  );
}
