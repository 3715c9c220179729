import { useSilent } from "../../../api/contentQueries.ts";
import { readPartners } from "../../../api/frontLists.ts";
import { PartnerRow } from "../../../ui/PartnerRow.tsx";
import { BlockSection } from "./BlockSection.tsx";
import styles from "./blocks.module.css";
import type { BlockProps } from "./kinds.ts";
import { partnersByType } from "./partners.ts";
import { useBlock } from "./useBlock.ts";

/** Who stands behind the league: one row for each kind of partner. */
export function PartnersBlock({ block }: BlockProps) {
  const { texts, asked } = useBlock(block);
  const partners = useSilent(readPartners(asked.language));
  const groups = partners && partnersByType(partners.entries);
  if (!groups || groups.length === 0) return null;
  return (
    <BlockSection block={block} title={texts.front.partners}>
      <div className={styles.partners}>
        {groups.map(({ type, partners: ofType }) => (
          <PartnerRow key={type} label={texts.front.partnerTypes[type]} partners={ofType} />
        ))}
      </div>
    </BlockSection>
  );
}
