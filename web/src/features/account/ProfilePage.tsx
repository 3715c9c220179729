import { useEffect } from "react";
import type { User } from "../../api/accounts.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { accountPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { openPopup } from "../../session/popups.ts";
import { useSignedIn } from "../../session/requireSignIn.ts";
import { Page } from "../../ui/Page.tsx";
import { hiddenHead } from "./hiddenHead.ts";
import { Details } from "./profile/Details.tsx";
import { OwnCard } from "./profile/OwnCard.tsx";
import { PasswordPart } from "./profile/PasswordPart.tsx";
import { ProfileSkeleton } from "./profile/ProfileSkeleton.tsx";
import styles from "./profile/profile.module.css";
import { Sessions } from "./profile/Sessions.tsx";

export async function load({ site: { texts } }: PageArgs): Promise<Head> {
  return hiddenHead(texts, texts.account.profile, accountPaths.profile());
}

/** Somebody's own page. Nothing of it is known before the browser has said who is there. */
export default function ProfilePage() {
  const { needsScripts } = useTexts().account;
  const user = useSignedIn();
  useAskForName(user);
  return (
    <Page className={styles.page}>
      {user ? (
        <>
          <OwnCard user={user} />
          <div className={styles.parts}>
            <Details user={user} />
            {user.provider === "local" ? <PasswordPart email={user.email} /> : null}
            <Sessions />
          </div>
        </>
      ) : (
        <ProfileSkeleton />
      )}
      <noscript>
        <p>{needsScripts}</p>
      </noscript>
    </Page>
  );
}

/** Whom the browser has asked already: "not now" holds until it opens the site again. */
const asked = new Set<number>();

/** A profile without a name is what somebody is sent here for. */
function useAskForName(user: User | undefined) {
  const { id, completed } = user ?? {};
  useEffect(() => {
    if (id === undefined || completed || asked.has(id)) return;
    asked.add(id);
    openPopup("completeProfile");
  }, [id, completed]);
}
