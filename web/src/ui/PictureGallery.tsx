import type { FigurePicture } from "./Figure";
import styles from "./PictureGallery.module.css";

export type GalleryPicture = FigurePicture & {
  key: string;
  /** The whole picture. */
  href: string;
  /** "Fotografia 2 de 5", for a picture that nobody has described. */
  label: string;
};

type PictureGalleryProps = {
  pictures: GalleryPicture[];
  /** Beside each other as they fit, or in a strip to push. */
  layout: "grid" | "carousel";
  label: string;
  caption?: string | undefined;
  /** How many there are. */
  count: string;
};

/** How wide a picture is in its layout: in a grid the first one is the large one. */
function sizesOf(layout: PictureGalleryProps["layout"], index: number) {
  if (layout === "carousel") return "(min-width: 768px) 640px, 86vw";
  return index === 0 ? "(min-width: 1024px) 50vw, 100vw" : "(min-width: 768px) 34vw, 50vw";
}

/** Several pictures. Each leads to itself in full size. */
export function PictureGallery({ pictures, layout, label, caption, count }: PictureGalleryProps) {
  const list = (
    <ul className={styles[layout]} data-count={Math.min(pictures.length, 5)}>
      {pictures.map(({ key, href, label: name, src, srcSet, alt, width = 1600, height = 1000 }, index) => (
        <li key={key}>
          <a href={href} aria-label={alt || name}>
            <img
              src={src}
              srcSet={srcSet}
              sizes={sizesOf(layout, index)}
              width={width}
              height={height}
              alt={alt}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <figure className={styles.gallery} aria-label={label}>
      {list}
      <figcaption>
        <span>{caption}</span> <span>{count}</span>
      </figcaption>
    </figure>
  );
}
