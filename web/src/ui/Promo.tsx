import type { ReactNode } from "react";
import { Button } from "./Button";
import { cx } from "./classNames";
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
  link?: { href: string; label: string; isExternal?: boolean | undefined } | undefined;
  /** Across the whole page. */
  isWide?: boolean;
};

/** An offer: a few words on violet beside a picture, and one thing to do. */
export function Promo({ title, label, text, note, picture, portrait, link, isWide = false }: PromoProps) {
  return (
    <div className={cx(styles.promo, isWide && styles.wide, !picture && styles.plain)}>
      <div className={styles.words}>
        {title ? <h3>{title}</h3> : label ? <h3 className="visuallyHidden">{label}</h3> : null}
        {text ? <div className={styles.text}>{text}</div> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
        {link ? (
          <Button className={styles.button} href={link.href} {...opening({ key: "", ...link })}>
            {link.label}
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
            loading="lazy"
            decoding="async"
          />
        </picture>
      ) : null}
    </div>
  );
}
