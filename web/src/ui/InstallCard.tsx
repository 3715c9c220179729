import { Button } from "./Button";
import { Stroke } from "./Icon";
import styles from "./InstallCard.module.css";
import { useFootCard } from "./useFootCard";

type InstallCardProps = {
  title: string;
  text: string;
  artSrc: string;
  benefits: { key: "clubs" | "offline" | "fast"; text: string }[];
  installLabel: string;
  dismissLabel: string;
  onInstall: () => void;
  onDismiss: () => void;
};

/** From Lucide: star, wifi-off, maximize. */
const SIGNS = {
  clubs:
    "M11.5 2.6a.6.6 0 0 1 1 0l2.5 5.1 5.7.8a.6.6 0 0 1 .3 1l-4.1 4 1 5.6a.6.6 0 0 1-.9.7L12 17.1l-5 2.7a.6.6 0 0 1-.9-.7l1-5.6-4.1-4a.6.6 0 0 1 .3-1l5.7-.8z",
  offline:
    "M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2.01-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20",
  fast: "M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3",
};

/** Offers the site as an app, once. */
export function InstallCard({ title, text, artSrc, benefits, installLabel, dismissLabel, ...on }: InstallCardProps) {
  const card = useFootCard();
  return (
    <section ref={card} className={styles.card} data-theme="dark" aria-labelledby="install-title">
      <img className={styles.art} src={artSrc} width="400" height="80" alt="" />
      <div className={styles.words}>
        <h2 id="install-title">{title}</h2>
        <p>{text}</p>
        <ul>
          {benefits.map(({ key, text: benefit }) => (
            <li key={key}>
              <Stroke path={SIGNS[key]} size={18} />
              {benefit}
            </li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button onClick={on.onInstall}>{installLabel}</Button>
          <Button variant="secondary" onClick={on.onDismiss}>
            {dismissLabel}
          </Button>
        </div>
      </div>
    </section>
  );
}
