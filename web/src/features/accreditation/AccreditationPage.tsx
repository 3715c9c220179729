import { useState } from "react";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { accountPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Page } from "../../ui/Page.tsx";
import { Aside } from "./Aside.tsx";
import styles from "./accreditation.module.css";
import { answerBy } from "./answerBy.ts";
import { RequestForm, type Sent } from "./RequestForm.tsx";
import { SentCard } from "./SentCard.tsx";

export async function load({ site: { texts } }: PageArgs): Promise<Head> {
  const { app, accreditation } = texts;
  return {
    title: app.title(accreditation.title, app.name),
    description: accreditation.description,
    canonical: accountPaths.accreditation(),
  };
}

/** Where media ask to be accredited; nobody has to sign in for it. */
export default function AccreditationPage() {
  const { accreditation: words } = useTexts();
  const [done, setDone] = useState<{ sent: Sent; answerBy: Date }>();
  return (
    <Page className={styles.page}>
      <header className={styles.title}>
        <h1>{words.heading}</h1>
        {done ? null : <p>{words.lead}</p>}
      </header>
      {done ? (
        <SentCard {...done} onAnother={() => setDone(undefined)} />
      ) : (
        <div className={styles.columns}>
          <div>
            <noscript>
              <p className={styles.noScripts}>{words.needsScripts}</p>
            </noscript>
            <RequestForm onSent={(sent) => setDone({ sent, answerBy: answerBy(new Date()) })} />
          </div>
          <Aside />
        </div>
      )}
    </Page>
  );
}
