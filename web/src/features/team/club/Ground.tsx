import { photoOf, stadiumArt } from "../../../api/portraits.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { FactList } from "../../../ui/FactList.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { groundFacts } from "./clubFacts.ts";

/** Where the club plays at home. */
export function Ground({ team: { info } }: { team: Team }) {
  const texts = useTexts();
  const { stadium, color, secondaryColor } = info;
  if (!stadium) return null;
  const { mediaFormats, id, name } = stadium;
  return (
    <section className={styles.ground}>
      <h3 className={styles.heading}>{name}</h3>
      <img
        src={mediaFormats.medium ?? photoOf(mediaFormats) ?? stadiumArt(id, color, secondaryColor)}
        width="640"
        height="400"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <FactList facts={groundFacts(stadium, texts)} />
    </section>
  );
}
