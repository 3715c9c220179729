import { useState } from "react";
import type { Head } from "../../app/head.ts";
import { mailPaths } from "../../app/mailPaths.ts";
import type { PageArgs } from "../../app/page.ts";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Button } from "../../ui/Button.tsx";
import { FormCard } from "../../ui/FormCard.tsx";
import { FormNote } from "../../ui/FormNote.tsx";
import { Page } from "../../ui/Page.tsx";
import styles from "./account.module.css";
import { hiddenHead } from "./hiddenHead.ts";
import { OnItsWay, Spent, TryAgain } from "./newsletters/answers.tsx";
import { type CodeState, useCode } from "./newsletters/useCode.ts";

export async function load({ site: { texts } }: PageArgs): Promise<Head> {
  return hiddenHead(texts, texts.profile.leaveNewsletter, mailPaths.newsletterLeave());
}

type Left = CodeState<{ name: string }>;

/** Where the link of a newsletter leads that ends it: at the press of a button, whoever is signed in. */
export default function LeaveNewsletterPage() {
  const { account, profile } = useTexts();
  const words = profile.leaveNewsletter;
  const { state, retry, call } = useCode(({ askLeaving }, ...call) => askLeaving(...call));
  const [left, setLeft] = useState<Left>();
  const leave = async () => {
    setLeft({ kind: "busy" });
    setLeft(await call(({ leaveNewsletter }, ...code) => leaveNewsletter(...code)));
  };
  const shown = left && left.kind !== "busy" ? left : state;
  return (
    <Page>
      <FormCard title={words.title}>
        <div className={styles.form}>
          {shown.kind === "busy" ? <OnItsWay label={words.busy} /> : null}
          {left?.kind === "known" ? <Done name={left.answer.name} /> : null}
          {state.kind === "known" && shown === state ? (
            <Question {...state.answer} isBusy={left?.kind === "busy"} onLeave={leave} />
          ) : null}
          {shown.kind === "spent" ? <Spent words={words} /> : null}
          {shown.kind === "failed" ? <TryAgain sentence={shown.sentence} onRetry={left ? leave : retry} /> : null}
          <noscript>
            <p>{account.needsScripts}</p>
          </noscript>
        </div>
      </FormCard>
    </Page>
  );
}

interface QuestionProps {
  name: string;
  email: string;
  isBusy: boolean;
  onLeave: () => void;
}

function Question({ name, email, isBusy, onLeave }: QuestionProps) {
  const { leaveNewsletter: words } = useTexts().profile;
  return (
    <>
      <p>{words.question(name, email)}</p>
      <Button isWide disabled={isBusy} onClick={onLeave}>
        {words.submit}
      </Button>
      <Button isWide variant="secondary" href={paths.home()}>
        {words.stay}
      </Button>
    </>
  );
}

function Done({ name }: { name: string }) {
  const { app, profile } = useTexts();
  const { doneTitle, done } = profile.leaveNewsletter;
  return (
    <>
      <FormNote tone="done" title={doneTitle}>
        {done(name)}
      </FormNote>
      <Button isWide href={paths.home()}>
        {app.goHome}
      </Button>
    </>
  );
}
