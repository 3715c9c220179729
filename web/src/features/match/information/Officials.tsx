import type { Referees } from "../../../api/wire.ts";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Block } from "../Block.tsx";
import { personHref } from "../people.ts";
import { Facts } from "./Facts.tsx";
import styles from "./information.module.css";
import { Lead } from "./Lead.tsx";
import { officials, refereeOf } from "./officials.ts";

interface Props {
  referees: Referees;
  isOver: boolean;
}

/** Who is in charge. Of a match that is over, nobody is still to be named. */
export function Officials({ referees, isOver }: Props) {
  const texts = useTexts();
  const { information } = texts.match;
  const referee = refereeOf(referees, personHref);
  const others = officials(referees, texts, personHref);
  if (!referee && others.length === 0 && isOver) return null;
  return (
    <Block title={information.referees}>
      {referee ? <Lead {...referee} text={information.referee} /> : null}
      {referee || others.length > 0 ? null : <p className={styles.muted}>{information.noReferees}</p>}
      <Facts facts={others} />
    </Block>
  );
}
