import type { Competition } from "../../api/wire.ts";
import { Chip } from "../../ui/Chip.tsx";
import { type MenuItem, opening } from "../../ui/linkItem.ts";
import { Segmented } from "../../ui/Segmented.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useLanguageLinks } from "../languageLinks.ts";
import { useTexts } from "../SiteContext.tsx";
import { competitionGroups } from "./competitionGroups.ts";
import styles from "./MoreSheet.module.css";
import { flat } from "./menus.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

interface Props {
  competition: Competition | undefined;
  competitions: Competition[];
  /** What editors put into the header, which shows it on wide screens only. */
  menu: MenuItem[];
  isOpen: boolean;
  onClose: () => void;
}

/** Everything that has no tab of its own. */
export default function MoreSheet({ competition, competitions, menu, isOpen, onClose }: Props) {
  const { app } = useTexts();
  const languages = useLanguageLinks();
  const current = languages.find(({ isCurrent }) => isCurrent)?.key ?? "pt";
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={app.more} closeLabel={app.close}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for what bubbles up from its links */}
      <div className={styles.competitions} onClick={(event) => closeOnLink(event.target, onClose)}>
        {menu.length > 0 ? (
          <nav aria-label={app.onThisSite}>
            <h3>{app.onThisSite}</h3>
            <ul>
              {flat(menu).map((link) => (
                <li key={link.key}>
                  <a className={styles.link} href={link.href} {...opening(link)}>
                    <span>{link.label}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        {competitionGroups(competitions, competition?.id, app).map((group) => (
          <nav key={group.key} aria-label={group.title}>
            <h3>{group.title}</h3>
            <ul>
              {group.items.map(({ key, name, href, color, badge, isCurrent }) => (
                <li key={key}>
                  <a className={styles.link} href={href} aria-current={isCurrent ? "true" : undefined}>
                    <i style={{ background: color }} />
                    <span>{name}</span>
                    {badge ? <Chip tone="live">{badge}</Chip> : null}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <dl className={styles.settings}>
        <dt>{app.language}</dt>
        <dd>
          <Segmented
            label={app.language}
            current={current}
            items={languages.map(({ key, name, href }) => ({ key, label: name, href }))}
          />
        </dd>
        <dt>{app.theme}</dt>
        <dd>
          <ThemeSwitch />
        </dd>
      </dl>
    </Sheet>
  );
}

function closeOnLink(target: EventTarget, onClose: () => void) {
  if (target instanceof Element && target.closest("a[href]")) onClose();
}
