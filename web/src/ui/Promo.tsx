import type { ReactNode } from "react";
import { Button } from "./Button";
import { cx } from "./classNames";
import { Icon } from "./Icon";
import { opening } from "./linkItem";
import styles from "./Promo.module.css";

type PromoProps = {
  title?: string | undefined;
  /** Said of the picture where the title is not shown. */
  label?: string | undefined;
  text?: ReactNode;
  /** Until when. */
  note?: string | undefined;
  picture?: { src: string; srcSet?: string | undefined; alt: string } | undefined;
  portrait?: { src: string; srcSet?: string | undefined } | undefined;
  link?:
    | {
        href: string;
        label: string;
        isExternal?: boolean | undefined;
        /** Said of one that leads to another site. */
        externalLabel?: string | undefined;
      }
    | undefined;
  level?: 2 | 3;
  /** The picture is the largest of the page. */
  isUrgent?: boolean;
  /** Across the whole page. */
  isWide?: boolean;
};

/** An offer: a few words on violet beside a picture, and one thing to do. */
export function Promo({
  title,
  label,
  text,
  note,
  picture,
  portrait,
  link,
  level = 3,
  isUrgent = false,
  isWide = false,
}: PromoProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={cx(styles.promo, isWide && styles.wide, !picture && styles.plain)}>
      <div className={styles.words}>
        {title ? (
          <Heading className={styles.title}>{title}</Heading>
        ) : label ? (
          <Heading className="visuallyHidden">{label}</Heading>
        ) : null}
        {text ? <div className={styles.text}>{text}</div> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
        {link ? (
          <Button className={styles.button} href={link.href} {...opening({ key: "", ...link })}>
            {link.label}
            {link.isExternal && link.externalLabel ? (
              <>
                <Icon name="externalLink" size={18} />
                <span className="visuallyHidden"> ({link.externalLabel})</span>
              </>
            ) : null}
          </Button>
        ) : null}
      </div>
      {picture ? (
        <picture className={styles.picture}>
          {portrait ? (
            <source media="(max-width: 1023px)" srcSet={portrait.srcSet ?? portrait.src} sizes="100vw" />
          ) : null}
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes="(min-width: 1024px) 50vw, 100vw"
            width="640"
            height="400"
            alt={picture.alt}
            {...(isUrgent ? { fetchPriority: "high" } : { loading: "lazy" })}
            decoding="async"
          />
        </picture>
      ) : null}
    </div>
  );
}
