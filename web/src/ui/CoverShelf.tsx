import styles from "./CoverShelf.module.css";
import { Icon } from "./Icon";

export type Cover = {
  key: string;
  href: string;
  isExternal?: boolean;
  title: string;
  text?: string | undefined;
  src?: string;
  srcSet?: string | undefined;
};

type CoverShelfProps = {
  covers: Cover[];
  /** How high a cover is to its width: upright for papers, square for goods. */
  shape: "page" | "square";
  /** Where they are what the page is about. */
  size?: "large";
  /** Said of those that lead to another site. */
  externalLabel?: string;
};

/** Papers by their covers, or things from the store by their pictures: as many in a row as fit. */
export function CoverShelf({ covers, shape, size, externalLabel }: CoverShelfProps) {
  return (
    <ul className={styles.shelf} data-shape={shape} data-size={size}>
      {covers.map(({ key, href, isExternal, title, text, src, srcSet }) => (
        <li key={key}>
          <a href={href} {...(isExternal ? { target: "_blank", rel: "noopener" } : {})}>
            <span className={styles.cover}>
              {src ? (
                <img
                  src={src}
                  srcSet={srcSet}
                  sizes={srcSet && "(min-width: 1024px) 260px, 44vw"}
                  width="240"
                  height={shape === "page" ? 320 : 240}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ) : null}
            </span>
            <b>
              {title}
              {isExternal && externalLabel ? (
                <>
                  {" "}
                  <Icon className={styles.away} name="externalLink" size={14} />
                  <span className="visuallyHidden"> ({externalLabel})</span>
                </>
              ) : null}
            </b>
            {text ? <small>{text}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
