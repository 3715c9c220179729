import { useTexts } from "../../../app/SiteContext.tsx";
import { HonourList } from "../../../ui/HonourList.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { honoursOf } from "./clubFacts.ts";

/** What the club won. */
export function Honours({ team: { info } }: { team: Team }) {
  const { club } = useTexts().team;
  if (info.awards.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{club.honours}</h3>
      <HonourList honours={honoursOf(info)} />
    </section>
  );
}
