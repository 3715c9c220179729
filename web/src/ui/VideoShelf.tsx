import { CardMeta } from "./CardMeta";
import { CardPicture } from "./CardPicture";
import type { NewsCard } from "./NewsGrid";
import styles from "./VideoShelf.module.css";

type VideoShelfProps = { videos: (NewsCard & { duration?: string | undefined })[] };

/** Videos to be watched on their own pages: the newest wide, the others upright; pushed along on phones. */
export function VideoShelf({ videos }: VideoShelfProps) {
  return (
    <ul className={styles.shelf}>
      {videos.map(({ key, href, title, tag, date, picture, duration }) => (
        <li key={key}>
          <a href={href}>
            <CardPicture
              className={styles.screen}
              picture={picture}
              duration={duration}
              sizes="(min-width: 1024px) 40vw, 60vw"
            />
            <CardMeta tag={tag} date={date} />
            <h3>{title}</h3>
          </a>
        </li>
      ))}
    </ul>
  );
}
