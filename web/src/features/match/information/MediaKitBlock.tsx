import { useSilent } from "../../../api/contentQueries.ts";
import type { MatchStatic } from "../../../api/wire.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { matchPath } from "../../../football/matchPath.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { Block } from "../Block.tsx";
import styles from "./information.module.css";
import { mediaKits, readMatchKits } from "./mediaKit.ts";

/** What the press gets. Most matches have nothing of it. */
export function MediaKitBlock({ match }: { match: MatchStatic }) {
  const { language, texts } = useSite();
  const found = useSilent(readMatchKits(match, language));
  const kits = mediaKits(found?.entries ?? [], matchPath(match));
  if (kits.length === 0) return null;
  return (
    <Block title={texts.match.information.mediaKit}>
      {kits.map(({ key, description, links }) => (
        <div key={key} className={styles.kit}>
          {description ? <p>{description}</p> : null}
          <ul>
            {links.map(({ key: link, label, href }) => (
              <li key={link}>
                <TextLink href={href}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Block>
  );
}
