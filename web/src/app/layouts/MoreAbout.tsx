import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { moreSheet } from "../../i18n/moreSheetArea.ts";
import { Icon, Stroke } from "../../ui/Icon.tsx";
import { PLACE_PATHS } from "../../ui/placeIcons.ts";
import { accountPaths } from "../paths.ts";
import { useSite } from "../SiteContext.tsx";
import { MoreRow } from "./MoreRow.tsx";
import styles from "./MoreSheet.module.css";
import { moreLinksOf } from "./moreLinks.ts";
import { decideCurrent } from "./places.ts";
import { useFooterContent } from "./useFooterContent.ts";

interface Props {
  /** What the sheet leads to already. */
  others: { href: string }[];
}

/** What a league says of itself: the way to accreditation, and what its footer holds. */
export function MoreAbout({ others }: Props) {
  const { texts } = useSite();
  const { columns } = useFooterContent();
  const here = useLocation();
  if (!useOwnTexts()) return null;
  const { accreditation, about } = texts.moreSheet;
  const press = { key: "accreditation", label: accreditation, href: accountPaths.accreditation() };
  const inFooter = columns.flatMap(({ key, links }) => links.map((link) => ({ ...link, key: `${key} ${link.key}` })));
  const links = moreLinksOf(inFooter, [...others, press]);
  const current = decideCurrent([press, ...links], here, undefined);
  return (
    <div className={styles.list}>
      <MoreRow link={press} icon={<Stroke path={PLACE_PATHS.statements} />} isCurrent={press.key === current} />
      {links.length > 0 ? (
        <details className={styles.setting}>
          <summary className={styles.row}>
            <Icon name="info" />
            <span className={styles.name}>{about}</span>
            <Icon name="chevronDown" size={16} />
          </summary>
          <nav aria-label={about}>
            {links.map((link) => (
              <MoreRow key={link.key} link={link} isCurrent={link.key === current} />
            ))}
          </nav>
        </details>
      ) : null}
    </div>
  );
}

/** Only who opens the sheet loads its words. Without a network these rows stay away this time. */
function useOwnTexts(): boolean {
  const { texts, bringTexts } = useSite();
  const [isThere, setIsThere] = useState("moreSheet" in texts);
  useEffect(() => {
    bringTexts([moreSheet]).then(
      () => setIsThere(true),
      () => undefined,
    );
  }, [bringTexts]);
  return isThere;
}
