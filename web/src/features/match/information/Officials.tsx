import type { Referees } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { type Duty, officialHref } from "../../../football/duties.ts";
import { Block } from "../Block.tsx";
import { Facts } from "./Facts.tsx";
import styles from "./information.module.css";
import { Lead } from "./Lead.tsx";
import { officials, refereeOf } from "./officials.ts";

interface Props {
  referees: Referees;
  season: number;
  isOver: boolean;
}

/** Who is in charge. Of a match that is over, nobody is still to be named. */
export function Officials({ referees, season, isOver }: Props) {
  const texts = useTexts();
  const { information } = texts.match;
  const hrefOf = ({ id }: { id: number }, duty: Duty) => officialHref(duty, season, id);
  const referee = refereeOf(referees, hrefOf);
  const others = officials(referees, texts, hrefOf);
  if (!referee && others.length === 0 && isOver) return null;
  return (
    <Block title={information.referees}>
      {referee ? <Lead {...referee} text={information.referee} /> : null}
      {referee || others.length > 0 ? null : <p className={styles.muted}>{information.noReferees}</p>}
      <Facts facts={others} />
    </Block>
  );
}
