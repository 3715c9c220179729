import { useTexts } from "../../../app/SiteContext.tsx";
import { webAddress } from "../../../football/webAddress.ts";
import { KitTiles } from "../../../ui/KitTiles.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { kitTiles } from "./clubFacts.ts";

/** What the club wears, and who makes it. */
export function Kits({ team: { info } }: { team: Team }) {
  const texts = useTexts();
  const { club } = texts.team;
  if (info.kits.length === 0 && info.kitBrand.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{club.kitsTitle}</h3>
      {info.kits.length > 0 ? <KitTiles kits={kitTiles(info, texts)} /> : null}
      {info.kitBrand.length > 0 ? (
        <p className={styles.brands}>
          <span>{club.brand}</span>
          {info.kitBrand.map(({ id, name, link }) => {
            const href = webAddress(link);
            return href ? (
              <a key={id} href={href} target="_blank" rel="noopener">
                {name}
              </a>
            ) : (
              <span key={id}>{name}</span>
            );
          })}
        </p>
      ) : null}
    </section>
  );
}
