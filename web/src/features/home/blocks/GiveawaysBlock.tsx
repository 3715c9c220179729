import { useSilent } from "../../../api/contentQueries.ts";
import type { Giveaway } from "../../../api/giveaways.ts";
import { pictureOf } from "../../../editorial/cards.ts";
import { isAhead, isOver } from "../../../editorial/giveaways.ts";
import { webAddress } from "../../../football/webAddress.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { Promo } from "../../../ui/Promo.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { BlockSection } from "./BlockSection.tsx";
import { giveawaysOf } from "./blockQueries.ts";
import styles from "./blocks.module.css";
import type { BlockProps } from "./kinds.ts";
import { useBlock } from "./useBlock.ts";

/** What can be won right now. */
export function GiveawaysBlock({ block }: BlockProps) {
  const { texts, asked } = useBlock(block);
  const found = useSilent(giveawaysOf(asked));
  const open = found?.entries.filter((one) => !isAhead(one, asked.now) && !isOver(one, asked.now));
  if (open?.length === 0) return null;
  return (
    <BlockSection block={block} title={texts.front.giveaways}>
      {open ? (
        <div className={styles.giveaways}>
          {open.map((giveaway) => (
            <Promo key={giveaway.id} {...promoOf(giveaway, texts)} />
          ))}
        </div>
      ) : (
        <Skeleton height={260} />
      )}
    </BlockSection>
  );
}

function promoOf({ id, title, showTitle, description, link, endsAt, image }: Giveaway, { front, format }: Texts) {
  const href = webAddress(link);
  return {
    title: showTitle === false ? undefined : title,
    label: title,
    text: description ?? undefined,
    note: endsAt ? front.until(format.dayOfMonth(endsAt)) : undefined,
    picture: image ? pictureOf(image, `giveaway-${id}`) : undefined,
    link: href ? { href, label: front.takePart, isExternal: /^https?:/i.test(href) } : undefined,
  };
}
