import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import type { User } from "../../api/accounts.ts";
import { nameOf } from "../../session/initials.ts";
import { openPopup } from "../../session/popups.ts";
import { useLogOut } from "../../session/useLogOut.ts";
import { useSession } from "../../session/useSession.ts";
import { DisclosurePanel } from "../../ui/DisclosurePanel.tsx";
import { Stroke } from "../../ui/Icon.tsx";
import { PLACE_PATHS } from "../../ui/placeIcons.ts";
import { accountPaths } from "../paths.ts";
import { pressPaths } from "../pressPaths.ts";
import { useTexts } from "../SiteContext.tsx";
import styles from "./Account.module.css";
import { FanMark } from "./FanMark.tsx";
import { usePressLabel } from "./usePressLabel.ts";

/** The way in; for a fan who is signed in, the way to what is theirs. The server always paints the first. */
export default function Account() {
  const { user } = useSession();
  return user ? <Fan user={user} /> : <SignIn />;
}

function SignIn() {
  const { app } = useTexts();
  const { pathname } = useLocation();
  return (
    <a
      className={styles.signIn}
      href={accountPaths.auth()}
      aria-label={app.signIn}
      onClick={(event) => openInPlace(event, pathname)}
    >
      <Stroke path={PLACE_PATHS.profile} />
      <span>{app.signIn}</span>
    </a>
  );
}

/** In place of the page that signs in, but not on it. */
export function openInPlace(event: MouseEvent, here: string) {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!isPlain || here.startsWith(accountPaths.auth())) return;
  event.preventDefault();
  openPopup("login");
}

function Fan({ user }: { user: User }) {
  const { app } = useTexts();
  const logOut = useLogOut();
  const name = nameOf(user);
  const press = usePressLabel(user);
  return (
    <DisclosurePanel
      layout="menu"
      label={app.accountOf(name)}
      summaryClassName={styles.fan}
      summary={<FanMark user={user} />}
    >
      <p className={styles.name}>{name}</p>
      <a href={accountPaths.profile()}>{app.profile}</a>
      {press ? <a href={pressPaths.accreditationInbox()}>{press}</a> : null}
      <button type="button" onClick={logOut}>
        {app.signOut}
      </button>
    </DisclosurePanel>
  );
}
