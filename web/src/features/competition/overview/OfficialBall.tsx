import type { CompetitionDetail } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./overview.module.css";

/** The season's ball, in the competition's colours. */
export function OfficialBall({ competition }: { competition: CompetitionDetail }) {
  const { competition: texts } = useTexts();
  const { officialBall: ball, logo } = competition;
  if (!ball) return null;
  return (
    <section className={styles.ball} data-theme="dark">
      <img className={styles.emblem} src={logo} width="40" height="40" alt="" loading="lazy" />
      <img className={styles.picture} src={ball.image} width="112" height="112" alt="" loading="lazy" />
      <h3 className={styles.ballTitle}>
        {texts.ball.title} <b>{ball.name}</b>
      </h3>
      {ball.link ? (
        <a className={styles.ballLink} href={ball.link} target="_blank" rel="noopener">
          {texts.ball.more}
          <Icon name="externalLink" size={16} />
        </a>
      ) : null}
    </section>
  );
}
