import { useTexts } from "../../../app/SiteContext.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { FactList } from "../../../ui/FactList.tsx";
import { SocialLinks } from "../../../ui/SocialLinks.tsx";
import { socialLinks } from "../socialLinks.ts";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { boardFacts, clubFacts } from "./clubFacts.ts";
import { Ground } from "./Ground.tsx";
import { Honours } from "./Honours.tsx";
import { Kits } from "./Kits.tsx";

/** The club itself: its facts, its ground, what it wears and won, and who leads it. */
export function ClubTab({ team }: { team: Team }) {
  const texts = useTexts();
  const { club, socials } = texts.team;
  const { info } = team;
  const links = socialLinks(info, texts);
  const board = boardFacts(info);
  const picture = info.teamPhoto?.large ?? info.teamPhoto?.medium;
  return (
    <div className={styles.groups}>
      <section>
        <h3 className={styles.heading}>{club.facts}</h3>
        <FactList facts={clubFacts(info, texts)} />
        {links.length > 0 ? <SocialLinks label={socials} links={links} /> : null}
      </section>
      {picture ? (
        <section className={styles.photo}>
          <h3 className={styles.heading}>{club.photo}</h3>
          <img src={picture} width="800" height="500" alt={club.photoOf(info.name)} decoding="async" />
        </section>
      ) : null}
      <Ground team={team} />
      <div className={styles.stack}>
        <Kits team={team} />
        <Honours team={team} />
      </div>
      {board.length > 0 ? (
        <section>
          <h3 className={styles.heading}>{club.board}</h3>
          <FactList facts={board} />
        </section>
      ) : null}
      {info.kits.length === 0 && !info.stadium && board.length === 0 ? (
        <EmptyState title={club.none} text={club.noneText} />
      ) : null}
    </div>
  );
}
