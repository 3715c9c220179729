import type { ReactNode } from "react";
import { useLocation } from "react-router";
import type { Competition } from "../../api/wire.ts";
import { Chip } from "../../ui/Chip.tsx";
import { Icon, Stroke } from "../../ui/Icon.tsx";
import { LinkTiles } from "../../ui/LinkTiles.tsx";
import type { LinkItem, MenuItem } from "../../ui/linkItem.ts";
import { PLACE_PATHS } from "../../ui/placeIcons.ts";
import { RELOAD_PATH } from "../../ui/reloadPath.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { isInstalled } from "../deviceInfo.ts";
import { useLanguageLinks } from "../languageLinks.ts";
import { accountPaths } from "../paths.ts";
import { useTexts } from "../SiteContext.tsx";
import { useTheme } from "../theme.ts";
import { useSettings } from "../useSettings.ts";
import { useChrome } from "./chromeData.ts";
import { competitionGroups } from "./competitionGroups.ts";
import { MoreAbout } from "./MoreAbout.tsx";
import { MoreAccount } from "./MoreAccount.tsx";
import { MoreRow } from "./MoreRow.tsx";
import styles from "./MoreSheet.module.css";
import { moreLinksOf, moreTilesOf } from "./moreLinks.ts";
import { decideCurrent } from "./places.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface Props {
  competition: Competition | undefined;
  competitions: Competition[];
  sections: LinkItem[];
  /** What the header leads to, which shows it on wide screens only. */
  places: MenuItem[];
  isOpen: boolean;
  onClose: () => void;
}

/** The first of the rows leads there, or to where one signs in. */
const OWN = { href: accountPaths.profile() };

/** Everything that has no tab of its own. */
export default function MoreSheet({ competition, competitions, sections, places, isOpen, onClose }: Props) {
  const { app } = useTexts();
  const theme = useTheme();
  const languages = useLanguageLinks();
  const current = languages.find(({ isCurrent }) => isCurrent) ?? languages[0];
  const storeUrl = useSettings().storeUrl;
  const tiles = moreTilesOf(sections, storeUrl, app);
  const links = moreLinksOf(places, [...sections, ...tiles]);
  const groups = competitionGroups(competitions, competition?.id, app);
  const here = useLocation();
  const { section } = useChrome();
  const currentTile = decideCurrent(
    tiles,
    here,
    sections.find(({ key }) => key === section),
  );
  const currentLink = decideCurrent(links, here, undefined);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={app.more} closeLabel={app.close}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for what bubbles up from its links */}
      <div onClick={(event) => closeOnLink(event.target, onClose)}>
        <MoreAccount onClose={onClose} />
        <LinkTiles label={app.more} items={tiles} current={currentTile} />
        {links.length > 0 ? (
          <nav aria-label={app.onThisSite} className={styles.list}>
            {links.map((link) => (
              <MoreRow key={link.key} link={link} isCurrent={link.key === currentLink} />
            ))}
          </nav>
        ) : null}
        <div className={styles.list}>
          <Setting icon={<Icon name="moon" />} label={app.theme} value={app.themes[theme]}>
            <ThemeSwitch />
          </Setting>
          <Setting icon={<Stroke path={PLACE_PATHS.language} />} label={app.language} value={current?.name ?? ""}>
            <Segmented
              label={app.language}
              current={current?.key ?? ""}
              items={languages.map(({ key, name, href }) => ({ key, label: name, href }))}
            />
          </Setting>
          {isInstalled() ? (
            <button type="button" className={styles.row} onClick={() => location.reload()}>
              <Stroke path={RELOAD_PATH} />
              <span className={styles.name}>{app.reload}</span>
            </button>
          ) : null}
        </div>
        <MoreAbout others={[...sections, ...tiles, ...links, ...groups.flatMap(({ items }) => items), OWN]} />
        {groups.map((group) => (
          <nav key={group.key} aria-label={group.title} className={styles.competitions}>
            <h3>{group.title}</h3>
            {group.items.map(({ key, name, href, data, color, badge, isCurrent }) => (
              <a key={key} className={styles.row} href={href} {...data} aria-current={isCurrent ? "true" : undefined}>
                <i style={{ background: color }} />
                <span className={styles.name}>{name}</span>
                {badge ? <Chip tone="live">{badge}</Chip> : null}
              </a>
            ))}
          </nav>
        ))}
      </div>
    </Sheet>
  );
}

/** A choice with what is chosen; it opens in place. */
function Setting({
  icon,
  label,
  value,
  children,
}: {
  icon: ReactNode;
  label: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <details className={styles.setting}>
      <summary className={styles.row}>
        {icon}
        <span className={styles.name}>{label}</span>
        <small>{value}</small>
        <Icon name="chevronDown" size={16} />
      </summary>
      {children}
    </details>
  );
}

function closeOnLink(target: EventTarget, onClose: () => void) {
  if (target instanceof Element && target.closest("a[href]")) onClose();
}
