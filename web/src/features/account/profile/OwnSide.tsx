import type { User } from "../../../api/accounts.ts";
import { drawnCrestOf } from "../../../api/art.ts";
import { accountPaths } from "../../../app/paths.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { useLogOut } from "../../../session/useLogOut.ts";
import { readableClubStyle } from "../../../ui/accent.ts";
import { cx } from "../../../ui/classNames.ts";
import { Stroke } from "../../../ui/Icon.tsx";
import { PLACE_PATHS } from "../../../ui/placeIcons.ts";
import styles from "./OwnSide.module.css";
import { Portrait } from "./Portrait.tsx";
import { useMainClub } from "./useMainClub.ts";

/* Path data from Lucide, as in ui/Icon.tsx. */
const MAIL =
  "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z";
const PENCIL =
  "M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zm-6.174-1.812 4 4";

export type OwnPage = "profile" | "newsletters" | "edit";

const PLACES: { key: OwnPage; path: string; href: string }[] = [
  { key: "profile", path: PLACE_PATHS.profile, href: accountPaths.profile() },
  { key: "newsletters", path: MAIL, href: accountPaths.profileNewsletter() },
  { key: "edit", path: PENCIL, href: accountPaths.profileEdit() },
];

interface Props {
  current: OwnPage;
  /** Nothing until the browser has said who is there. */
  user: User | undefined;
}

/** Who this is, in the colours of their club, and the ways to all that is theirs. */
export function OwnSide({ current, user }: Props) {
  const { account, format, profile } = useTexts();
  const { menu } = profile;
  const club = useMainClub(user !== undefined);
  const logOut = useLogOut();
  const isProfile = current === "profile";
  // The page is about whom it shows; all others are about what is set there.
  const Name = isProfile ? "h1" : "p";
  return (
    <div
      className={cx(styles.side, club && styles.club, !isProfile && styles.brief)}
      data-theme={club ? undefined : "dark"}
      style={club && readableClubStyle(club.color, undefined, club.textColor)}
    >
      {club ? <img className={styles.faint} src={drawnCrestOf(club)} width="330" height="372" alt="" /> : null}
      <div className={styles.who}>
        {user ? <Portrait user={user} /> : <span className={styles.nobody} />}
        <div>
          <Name className={styles.name}>{user ? user.name || account.profile.nameless : account.profile.title}</Name>
          {user ? <p className={styles.since}>{menu.since(format.month(user.createdAt))}</p> : null}
        </div>
      </div>
      <nav className={styles.menu} aria-label={menu.label}>
        {PLACES.map(({ key, path, href }) => (
          <a key={key} href={href} aria-current={key === current ? "page" : undefined}>
            <Stroke path={path} />
            {menu[key]}
          </a>
        ))}
        {user ? (
          <button type="button" onClick={logOut}>
            <Stroke path={PLACE_PATHS.signOut} />
            {menu.logOut}
          </button>
        ) : null}
      </nav>
    </div>
  );
}
