import { useEffect, useRef, useState } from "react";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { accountPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { useSessionSite } from "../../session/sessionSite.ts";
import { Button } from "../../ui/Button.tsx";
import { FormCard } from "../../ui/FormCard.tsx";
import { FormNote } from "../../ui/FormNote.tsx";
import { Page } from "../../ui/Page.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./account.module.css";
import { bringActions } from "./actions.ts";
import { ConfirmAgain } from "./ConfirmAgain.tsx";
import { type Failure, failureOf, sentenceOf } from "./failure.ts";
import { hiddenHead } from "./hiddenHead.ts";
import { useBrowserQuery } from "./useBrowserQuery.ts";

export async function load({ site: { texts } }: PageArgs): Promise<Head> {
  return hiddenHead(texts, texts.account.confirm, accountPaths.confirm());
}

type State = { kind: "busy" } | { kind: "done"; isIn: boolean } | { kind: "failed"; failure: Failure };

/** Where the link in a mail leads that confirms its address. The browser does it, once: those who only look at links do not. */
export default function ConfirmPage() {
  const { confirm, needsScripts } = useTexts().account;
  const [state, confirmAgain] = useConfirmation();
  return (
    <Page>
      <FormCard title={confirm.title}>
        <div className={styles.form}>
          {state.kind === "busy" ? <Busy /> : null}
          {state.kind === "done" ? <Done isIn={state.isIn} /> : null}
          {state.kind === "failed" ? <Failed failure={state.failure} onRetry={confirmAgain} /> : null}
          <noscript>
            <p>{needsScripts}</p>
          </noscript>
        </div>
      </FormCard>
    </Page>
  );
}

function useConfirmation(): [State, () => void] {
  const site = useSessionSite();
  const query = useBrowserQuery();
  const [state, setState] = useState<State>({ kind: "busy" });
  const hasBegun = useRef(false);
  const begin = async (code: string) => {
    setState({ kind: "busy" });
    try {
      const { confirmEmail } = await bringActions();
      await confirmEmail(site, code);
      setState({ kind: "done", isIn: true });
    } catch (error) {
      setState({ kind: "failed", failure: failureOf(error) });
    }
  };
  const code = query?.get("code");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => {
    if (!query || hasBegun.current) return;
    hasBegun.current = true;
    if (code) void begin(code);
    else if (query.get("confirmed") === "1") setState({ kind: "done", isIn: false });
    else setState({ kind: "failed", failure: { fields: [], isSpent: true } });
  }, [query]);
  return [state, () => void (code && begin(code))];
}

function Busy() {
  const { confirm } = useTexts().account;
  return (
    <div role="status" className={styles.form}>
      <p className={styles.missing}>{confirm.busy}</p>
      <Skeleton height={48} />
    </div>
  );
}

function Done({ isIn }: { isIn: boolean }) {
  const { app, account } = useTexts();
  const { confirm } = account;
  return (
    <>
      <FormNote tone="done" title={confirm.doneTitle}>
        {confirm.doneText}
      </FormNote>
      <Button isWide href={isIn ? "/" : accountPaths.auth()}>
        {isIn ? app.goHome : confirm.logIn}
      </Button>
    </>
  );
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { app, account } = useTexts();
  const { confirm, wrong } = account;
  return (
    <>
      <FormNote tone="error" title={wrong.title}>
        {failure.isSpent ? confirm.expired : (sentenceOf(failure, wrong) ?? wrong.other)}
      </FormNote>
      {failure.isSpent ? (
        <ConfirmAgain />
      ) : (
        <Button isWide onClick={onRetry}>
          {app.retry}
        </Button>
      )}
    </>
  );
}
