import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { readAuthOptions } from "../../api/accounts.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { accountPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { rememberReturn, takeReturn } from "../../session/returnTo.ts";
import { getSession, subscribe } from "../../session/state.ts";
import { FormCard } from "../../ui/FormCard.tsx";
import { Page } from "../../ui/Page.tsx";
import styles from "./account.module.css";
import type { EntryView } from "./entryView.ts";
import { hiddenHead } from "./hiddenHead.ts";
import { ProviderReturn } from "./ProviderReturn.tsx";
import { useBrowserQuery } from "./useBrowserQuery.ts";
import { useEntry } from "./useEntry.tsx";
import { useFocusOn } from "./useFocusOn.ts";

export async function load({ site }: PageArgs): Promise<Head> {
  await readParts(site, [readAuthOptions()]);
  return hiddenHead(site.texts, site.texts.account, accountPaths.auth());
}

/** The ways in, as a page; and where providers send somebody back to. */
export default function AuthPage() {
  const { account } = useTexts();
  const query = useBrowserQuery();
  const [isReturn, setIsReturn] = useState(true);
  useEffect(() => rememberReturn(query?.get("return")), [query]);
  useLeaveWhenSignedIn();
  return (
    <Page>
      {query?.has("provider") && isReturn ? (
        <ProviderReturn query={query} onOtherWay={() => setIsReturn(false)} />
      ) : (
        <Ways />
      )}
      <noscript>
        <p className={styles.noScripts}>{account.needsScripts}</p>
      </noscript>
    </Page>
  );
}

function Ways() {
  const [view, go] = useState<EntryView>("login");
  const { content, ...card } = useEntry(view, go);
  const place = useFocusOn(`${view} ${card.title}`);
  return (
    <FormCard {...card}>
      <div ref={place}>{content}</div>
    </FormCard>
  );
}

/** Whoever turns out to be signed in already has nothing to do here. Who signs in here is sent on by that itself. */
function useLeaveWhenSignedIn() {
  const navigate = useNavigate();
  useEffect(() => {
    let { status } = getSession();
    const leave = () => void navigate(takeReturn() ?? accountPaths.profile(), { replace: true });
    if (status === "in") return leave();
    return subscribe(() => {
      const wasRestoring = status === "restoring";
      status = getSession().status;
      if (wasRestoring && status === "in") leave();
    });
  }, [navigate]);
}
