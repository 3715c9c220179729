import type { Picture } from "./CardPicture";
import styles from "./Figure.module.css";

export type FigurePicture = Picture & { width?: number | undefined; height?: number | undefined };

type FigureProps = {
  picture: FigurePicture;
  sizes: string;
  caption?: string | undefined;
  /** Whose picture it is. */
  credit?: string | undefined;
  /** Where the picture leads. */
  link?: { href: string; label: string; isExternal: boolean } | undefined;
};

/** A picture in a text, with what is to be said of it. */
export function Figure({ picture, sizes, caption, credit, link }: FigureProps) {
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width ?? 1600}
      height={picture.height ?? 1000}
      alt={picture.alt}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <figure className={styles.figure}>
      {link ? (
        <a href={link.href} aria-label={link.label} {...(link.isExternal ? { target: "_blank", rel: "noopener" } : {})}>
          {image}
        </a>
      ) : (
        image
      )}
      {caption || credit ? (
        <figcaption>
          {caption} {credit ? <small>{credit}</small> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
