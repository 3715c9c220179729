import { useId } from "react";
import { Button } from "../../ui/Button.tsx";
import { useFootCard } from "../../ui/useFootCard.ts";
import { useTexts } from "../SiteContext.tsx";
import styles from "./consent.module.css";

interface Props {
  onAccept: () => void;
  onRefuse: () => void;
  onChoose: () => void;
}

/** Over the foot of the page, which can be read and used as if it were not there. Both answers look the same. */
export function ConsentCard({ onAccept, onRefuse, onChoose }: Props) {
  const words = useTexts().consent;
  const id = useId();
  const card = useFootCard();
  return (
    <section ref={card} className={styles.card} data-theme="dark" aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <p>{words.text}</p>
      <div className={styles.answers}>
        <Button size="sm" className={styles.answer} onClick={onAccept}>
          {words.accept}
        </Button>
        <Button size="sm" className={styles.answer} onClick={onRefuse}>
          {words.refuse}
        </Button>
        <Button size="sm" variant="quiet" onClick={onChoose}>
          {words.choose}
        </Button>
      </div>
    </section>
  );
}
