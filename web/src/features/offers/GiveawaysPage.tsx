import { useSilent } from "../../api/contentQueries.ts";
import { type Giveaway, readGiveaways } from "../../api/giveaways.ts";
import { sizesOf } from "../../api/pictures.ts";
import { timeIn, useAround } from "../../app/around.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { writtenDay } from "../../editorial/cards.ts";
import { isAhead } from "../../editorial/giveaways.ts";
import { webAddress } from "../../football/webAddress.ts";
import type { Texts } from "../../i18n/texts.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Promo } from "../../ui/Promo.tsx";
import { Section } from "../../ui/Section.tsx";
import { decideGiveaways } from "./giveaways.ts";
import { loadOffer } from "./loadOffers.ts";
import { OfferFrame } from "./OfferFrame.tsx";
import styles from "./offers.module.css";

export const load = loadOffer({
  read: readGiveaways,
  href: contentPaths.giveaways(),
  words: (texts) => texts.media.giveaways,
});

/** What can be won, and what could be. */
export default function GiveawaysPage() {
  const { texts, language } = useSite();
  const { giveaways: words } = texts.media;
  const now = timeIn(useAround());
  const found = useSilent(readGiveaways(language));
  return (
    <OfferFrame href={contentPaths.giveaways()} words={words} items={found?.entries}>
      {(giveaways) => {
        const { open, ended } = decideGiveaways(giveaways, now);
        return (
          <div className={styles.stack}>
            {open.length > 0 ? (
              <div className={styles.offers}>
                {open.map((giveaway, index) => (
                  <Promo key={giveaway.id} {...promoOf(giveaway, texts, now)} level={2} isUrgent={index === 0} />
                ))}
              </div>
            ) : (
              <EmptyState title={words.none} text={words.noneText} />
            )}
            {ended.length > 0 ? (
              <Section title={words.ended}>
                <ul className={styles.ended}>
                  {ended.map(({ id, title, endsAt }) => (
                    <li key={id}>
                      <h3>{title}</h3>
                      {endsAt ? <p>{words.endedOn(writtenDay(endsAt, texts))}</p> : null}
                    </li>
                  ))}
                </ul>
              </Section>
            ) : null}
          </div>
        );
      }}
    </OfferFrame>
  );
}

function promoOf(giveaway: Giveaway, texts: Texts, now: number) {
  const { title, showTitle, description, link, startsAt, endsAt, image } = giveaway;
  const { elsewhere, giveaways: words } = texts.media;
  const href = webAddress(link);
  const isOpen = !isAhead(giveaway, now);
  return {
    title: showTitle === false ? undefined : title,
    label: title,
    text: description ?? undefined,
    note: isOpen
      ? endsAt
        ? words.until(writtenDay(endsAt, texts))
        : undefined
      : words.from(writtenDay(startsAt ?? "", texts)),
    picture: image ? { ...sizesOf(image), alt: image.alternativeText ?? "" } : undefined,
    link:
      href && isOpen
        ? { href, label: words.takePart, isExternal: /^https?:/i.test(href), externalLabel: elsewhere }
        : undefined,
  };
}
