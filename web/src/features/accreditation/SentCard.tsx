import { useEffect, useRef } from "react";
import { paths } from "../../app/paths.ts";
import { useTexts } from "../../app/SiteContext.tsx";
import { Button } from "../../ui/Button.tsx";
import { OfficialArt } from "../../ui/OfficialArt.tsx";
import { localMoment } from "./localMoment.ts";
import type { Sent } from "./RequestForm.tsx";
import styles from "./sent.module.css";

interface Props {
  sent: Sent;
  answerBy: Date;
  onAnother: () => void;
}

/** The request is with the league: what to quote when asking about it, and when the answer comes. */
export function SentCard({ sent, answerBy, onAnother }: Props) {
  const { accreditation, format } = useTexts();
  const { sent: words } = accreditation;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "center" });
  }, []);
  const facts = [
    [words.reference, sent.reference],
    [words.medium, sent.mediaName],
    [words.answerBy, localMoment(answerBy, format, words.moment)],
  ];
  return (
    <section className={styles.sent} data-theme="dark">
      <div className={styles.words}>
        <h2 ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        <p>{words.text(sent.email)}</p>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.ways}>
          <Button href={paths.home()}>{words.home}</Button>
          <Button variant="secondary" onClick={onAnother}>
            {words.another}
          </Button>
        </div>
      </div>
      <OfficialArt className={styles.art} />
    </section>
  );
}
