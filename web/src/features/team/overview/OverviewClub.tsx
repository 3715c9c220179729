import { useTexts } from "../../../app/SiteContext.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { Ground } from "../club/Ground.tsx";
import { Honours } from "../club/Honours.tsx";
import { Kits } from "../club/Kits.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";

/** What the club wears, where it plays, what it won. */
export function OverviewClub({ team }: { team: Team }) {
  const { team: texts } = useTexts();
  const { kits, stadium, awards } = team.info;
  if (kits.length === 0 && !stadium && awards.length === 0) return null;
  return (
    <Section title={texts.tabs.club} aside={<TextLink href={team.hrefOf({ tab: "club" })}>{texts.club.all}</TextLink>}>
      <div className={styles.three}>
        <Kits team={team} />
        <Ground team={team} />
        <Honours team={team} />
      </div>
    </Section>
  );
}
