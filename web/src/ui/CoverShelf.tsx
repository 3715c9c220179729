import styles from "./CoverShelf.module.css";

export type Cover = {
  key: string;
  href: string;
  isExternal?: boolean;
  title: string;
  text?: string | undefined;
  src?: string;
};

type CoverShelfProps = {
  covers: Cover[];
  /** How high a cover is to its width: upright for papers, square for goods. */
  shape: "page" | "square";
};

/** Papers by their covers, or things from the store by their pictures: as many in a row as fit. */
export function CoverShelf({ covers, shape }: CoverShelfProps) {
  return (
    <ul className={styles.shelf} data-shape={shape}>
      {covers.map(({ key, href, isExternal, title, text, src }) => (
        <li key={key}>
          <a href={href} {...(isExternal ? { target: "_blank", rel: "noopener" } : {})}>
            <span className={styles.cover}>
              {src ? (
                <img
                  src={src}
                  width="240"
                  height={shape === "page" ? 320 : 240}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              ) : null}
            </span>
            <b>{title}</b>
            {text ? <small>{text}</small> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}
