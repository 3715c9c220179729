import { readPartnerships } from "../../api/contentLists.ts";
import { useSilent } from "../../api/contentQueries.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { PartnerWall } from "../../ui/PartnerWall.tsx";
import { Section } from "../../ui/Section.tsx";
import { loadOffer } from "./loadOffers.ts";
import { OfferFrame } from "./OfferFrame.tsx";
import styles from "./offers.module.css";
import { partnerGroups } from "./partnerGroups.ts";

export const load = loadOffer({
  read: readPartnerships,
  href: contentPaths.partners(),
  words: (texts) => texts.media.partners,
});

/** Who stands behind the league, by what they are to it. */
export default function PartnersPage() {
  const { texts, language } = useSite();
  const { elsewhere, partners: words } = texts.media;
  const found = useSilent(readPartnerships(language));
  return (
    <OfferFrame href={contentPaths.partners()} words={words} items={found && partnerGroups(found.entries)}>
      {(groups) => (
        <div className={styles.stack}>
          {groups.map(({ type, partners }) => (
            <Section key={type} title={words.types[type]}>
              <PartnerWall
                label={words.types[type]}
                partners={partners}
                externalLabel={elsewhere}
                size={type === "main" ? "large" : undefined}
              />
            </Section>
          ))}
        </div>
      )}
    </OfferFrame>
  );
}
