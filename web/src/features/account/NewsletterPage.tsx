import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { accountPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { useSignedIn } from "../../session/requireSignIn.ts";
import { FormSkeleton } from "./FormSkeleton.tsx";
import { hiddenHead } from "./hiddenHead.ts";
import { NewsletterList } from "./newsletters/NewsletterList.tsx";
import { OwnFrame } from "./profile/OwnFrame.tsx";
import styles from "./profile/profile.module.css";

export async function load({ site: { texts } }: PageArgs): Promise<Head> {
  return hiddenHead(texts, texts.profile.newsletters, accountPaths.profileNewsletter());
}

/** What a fan gets by mail. */
export default function NewsletterPage() {
  const { newsletters } = useTexts().profile;
  const user = useSignedIn();
  return (
    <OwnFrame current="newsletters" user={user}>
      <h1 className={styles.heading}>{newsletters.heading}</h1>
      {user ? <NewsletterList user={user} /> : <FormSkeleton label={newsletters.loading} fields={4} />}
    </OwnFrame>
  );
}
