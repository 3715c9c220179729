import type { Head } from "../../../app/head.ts";
import type { PageArgs } from "../../../app/page.ts";
import { accountPaths } from "../../../app/paths.ts";
import { pressPaths } from "../../../app/pressPaths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { isPress } from "../../../session/isPress.ts";
import { useSignedIn } from "../../../session/requireSignIn.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Inbox } from "./Inbox.tsx";
import styles from "./inbox.module.css";
import { ListSkeleton } from "./ListSkeleton.tsx";

export async function load({ site: { texts } }: PageArgs): Promise<Head> {
  const { app, accreditationInbox: words } = texts;
  return {
    title: app.title(words.title, app.name),
    description: words.description,
    canonical: pressPaths.accreditationInbox(),
    isHidden: true,
  };
}

/** The requests of media, for those who decide about them. Nothing of it is known before the browser has said who is there. */
export default function InboxPage() {
  const { accreditationInbox: words } = useTexts();
  const user = useSignedIn();
  return (
    <Page className={styles.page}>
      <h1>{words.title}</h1>
      {user ? isPress(user) ? <Inbox /> : <Refusal /> : <ListSkeleton />}
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
    </Page>
  );
}

function Refusal() {
  const { accreditationInbox: words } = useTexts();
  return (
    <EmptyState
      title={words.refusedTitle}
      text={words.refusedText}
      action={<Button href={accountPaths.accreditation()}>{words.refusedAction}</Button>}
    />
  );
}
