import { useEffect, useState } from "react";
import { readAuthOptions } from "../../api/accounts.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { accountPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { afterLogin } from "../../session/going.ts";
import { rememberReturn } from "../../session/returnTo.ts";
import { getSession, type SessionStatus, subscribe } from "../../session/state.ts";
import { FormCard } from "../../ui/FormCard.tsx";
import { Page } from "../../ui/Page.tsx";
import styles from "./account.module.css";
import { type EntryView, VIEWS } from "./entryView.ts";
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
  useWayOn();
  return (
    <Page>
      {query?.has("provider") && isReturn ? (
        <ProviderReturn query={query} onOtherWay={() => setIsReturn(false)} />
      ) : (
        <Ways first={viewIn(query)} />
      )}
      <noscript>
        <p className={styles.noScripts}>{account.needsScripts}</p>
      </noscript>
    </Page>
  );
}

/** The way that a link asks for, such as that of a letter. */
function viewIn(query: URLSearchParams | undefined): EntryView {
  const asked = query?.get("popup");
  return VIEWS.find((view) => view === asked) ?? "login";
}

function Ways({ first }: { first: EntryView }) {
  const [chosen, go] = useState<EntryView>();
  const view = chosen ?? first;
  const { content, ...card } = useEntry(view, go);
  const place = useFocusOn(`${view} ${card.title}`);
  return (
    <FormCard {...card}>
      <div ref={place}>{content}</div>
    </FormCard>
  );
}

/** Whoever turns out to be signed in already goes on. Who signs in here is sent on by that itself. */
function useWayOn() {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (query.has("provider")) return;
    rememberReturn(query.get("return"));
    let status: SessionStatus = "restoring";
    const look = () => {
      const wasRestoring = status === "restoring";
      const session = getSession();
      status = session.status;
      if (wasRestoring && session.user) afterLogin(session.user);
    };
    look();
    return subscribe(look);
  }, []);
}
