import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "../../api/accounts.ts";
import { readOwnAccount } from "../../api/fan.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { accountPaths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { openPopup } from "../../session/popups.ts";
import { useSignedIn } from "../../session/requireSignIn.ts";
import { FormNote } from "../../ui/FormNote.tsx";
import { hiddenHead } from "./hiddenHead.ts";
import { DeletePart } from "./profile/DeletePart.tsx";
import { Details } from "./profile/Details.tsx";
import { Devices } from "./profile/Devices.tsx";
import { ExportPart } from "./profile/ExportPart.tsx";
import { MyClubs } from "./profile/MyClubs.tsx";
import { MyMatches } from "./profile/MyMatches.tsx";
import { OwnFrame } from "./profile/OwnFrame.tsx";
import { PasswordPart } from "./profile/PasswordPart.tsx";
import { ProfileSkeleton } from "./profile/ProfileSkeleton.tsx";
import styles from "./profile/profile.module.css";
import { setProfileMessage, useProfileMessage, wordsOfMessage } from "./profileMessage.ts";

export async function load({ site: { texts } }: PageArgs): Promise<Head> {
  return hiddenHead(texts, texts.account.profile, accountPaths.profile());
}

/** Somebody's own page. Nothing of it is known before the browser has said who is there. */
export default function ProfilePage() {
  const user = useSignedIn();
  useAskForName(user);
  return (
    <OwnFrame current="profile" user={user}>
      <Message />
      {user ? <Parts user={user} /> : <ProfileSkeleton />}
    </OwnFrame>
  );
}

function Parts({ user }: { user: User }) {
  const { data: account } = useQuery(readOwnAccount());
  // Where that cannot be read, how somebody signed in tells as much.
  const hasPassword = account?.has_password ?? user.provider === "local";
  return (
    <>
      <MyClubs />
      <MyMatches />
      <Details user={user} />
      {hasPassword ? <PasswordPart email={user.email} /> : null}
      <Devices />
      <ExportPart />
      <DeletePart user={user} />
    </>
  );
}

/** What became of an edit that led here. Whoever comes back later does not hear it again. */
function Message() {
  const texts = useTexts();
  const key = useProfileMessage();
  useEffect(() => () => setProfileMessage(undefined), []);
  return key ? (
    <div className={styles.message}>
      <FormNote tone="done">{wordsOfMessage(key, texts)}</FormNote>
    </div>
  ) : null;
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
