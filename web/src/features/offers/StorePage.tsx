import { readStores, type StoreEntry } from "../../api/contentLists.ts";
import { useSilent } from "../../api/contentQueries.ts";
import { sizesOf } from "../../api/pictures.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { webAddress } from "../../football/webAddress.ts";
import type { Texts } from "../../i18n/texts.ts";
import { type Cover, CoverShelf } from "../../ui/CoverShelf.tsx";
import { Promo } from "../../ui/Promo.tsx";
import { Section } from "../../ui/Section.tsx";
import { loadOffer } from "./loadOffers.ts";
import { OfferFrame } from "./OfferFrame.tsx";
import styles from "./offers.module.css";

export const load = loadOffer({
  read: readStores,
  href: contentPaths.store(),
  words: (texts) => texts.media.store,
});

/** What the store puts forward: the first one large, the others below. */
export default function StorePage() {
  const { texts, language } = useSite();
  const { store: words } = texts.media;
  const found = useSilent(readStores(language));
  return (
    <OfferFrame href={contentPaths.store()} words={words} items={found?.entries}>
      {([first, ...others]) => (
        <div className={styles.stack}>
          {first ? <First item={first} texts={texts} /> : null}
          {others.length > 0 ? (
            <Section title={words.more}>
              <CoverShelf
                shape="square"
                externalLabel={texts.media.elsewhere}
                covers={others.map((item) => coverOf(item, texts))}
              />
            </Section>
          ) : null}
        </div>
      )}
    </OfferFrame>
  );
}

function First({ item, texts: { media } }: { item: StoreEntry; texts: Texts }) {
  const { title, blocks, link, image, imagePortrait } = item;
  const [lead, ...more] = blocks ?? [];
  const name = title ?? lead?.title ?? media.store.title;
  const href = webAddress(link);
  return (
    <Promo
      title={name}
      text={
        <>
          {lead && title && lead.title && lead.title !== title ? <p className={styles.strong}>{lead.title}</p> : null}
          {lead?.description ? <p>{lead.description}</p> : null}
          {more.map(({ title: own, description }) => (
            <p className={styles.more} key={`${own} ${description}`}>
              {own ? <b>{own} </b> : null}
              {description}
            </p>
          ))}
        </>
      }
      picture={image ? { ...sizesOf(image), alt: image.alternativeText ?? "" } : undefined}
      portrait={imagePortrait ? sizesOf(imagePortrait) : undefined}
      link={
        href
          ? { href, label: media.store.visit, isExternal: isExternal(href), externalLabel: media.elsewhere }
          : undefined
      }
      level={2}
      isUrgent
      isWide
    />
  );
}

function coverOf({ id, title, link, blocks, image }: StoreEntry, { media }: Texts): Cover {
  const [lead] = blocks ?? [];
  return {
    key: String(id),
    href: webAddress(link) ?? contentPaths.store(),
    isExternal: isExternal(link),
    title: title ?? lead?.title ?? media.store.title,
    text: lead?.description ?? undefined,
    ...(image ? sizesOf(image) : {}),
  };
}

function isExternal(link: string): boolean {
  return /^https?:/i.test(link);
}
