import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { User } from "../../api/accounts.ts";
import { drawnCrestOf } from "../../api/art.ts";
import { readFavourites } from "../../api/fan.ts";
import { nameOf } from "../../session/initials.ts";
import { useLogOut } from "../../session/useLogOut.ts";
import { useSession } from "../../session/useSession.ts";
import { readableClubStyle } from "../../ui/accent.ts";
import { cx } from "../../ui/classNames.ts";
import { Icon, Stroke } from "../../ui/Icon.tsx";
import { PLACE_PATHS } from "../../ui/placeIcons.ts";
import { accountPaths } from "../paths.ts";
import { pressPaths } from "../pressPaths.ts";
import { useTexts } from "../SiteContext.tsx";
import { openInPlace } from "./Account.tsx";
import { FanMark } from "./FanMark.tsx";
import styles from "./MoreSheet.module.css";
import { usePressLabel } from "./usePressLabel.ts";

/** The first rows of the sheet: the way in, or who is signed in and the way out. */
export function MoreAccount({ onClose }: { onClose: () => void }) {
  const { app } = useTexts();
  const { user } = useSession();
  const { pathname } = useLocation();
  if (!user) {
    return (
      <div className={styles.account}>
        <a className={styles.row} href={accountPaths.auth()} onClick={(event) => openInPlace(event, pathname)}>
          <Stroke path={PLACE_PATHS.profile} />
          <span className={styles.name}>{app.signIn}</span>
          <Icon name="chevronRight" size={16} />
        </a>
      </div>
    );
  }
  return <Fan user={user} onClose={onClose} />;
}

/** In the colours of their club, as their own pages are. */
function Fan({ user, onClose }: { user: User; onClose: () => void }) {
  const { app } = useTexts();
  const logOut = useLogOut();
  const press = usePressLabel(user);
  const { data: followed } = useQuery(readFavourites());
  const club = followed?.find((one) => one.is_primary)?.team;
  return (
    <div className={styles.account}>
      <a
        className={cx(styles.row, club && styles.card)}
        style={club && readableClubStyle(club.color, undefined, club.textColor)}
        href={accountPaths.profile()}
      >
        {club ? <img className={styles.faint} src={drawnCrestOf(club)} width="110" height="124" alt="" /> : null}
        <FanMark user={user} />
        <span className={styles.name}>{nameOf(user)}</span>
        <small>{app.profile}</small>
        <Icon name="chevronRight" size={16} />
      </a>
      {press ? (
        <a className={styles.row} href={pressPaths.accreditationInbox()}>
          <Stroke path={PLACE_PATHS.statements} />
          <span className={styles.name}>{press}</span>
          <Icon name="chevronRight" size={16} />
        </a>
      ) : null}
      <button
        type="button"
        className={styles.row}
        onClick={() => {
          onClose();
          logOut();
        }}
      >
        <Stroke path={PLACE_PATHS.signOut} />
        <span className={styles.name}>{app.signOut}</span>
      </button>
    </div>
  );
}
