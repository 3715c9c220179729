import { useEffect, useRef } from "react";
import { Icon } from "./Icon";
import styles from "./RoundStrip.module.css";

export type RoundLink = {
  key: string;
  /** What is written: the number, and "Jornada 11" for the current one. */
  text: string;
  /** What it is called in full. */
  label: string;
  href: string;
  isCurrent: boolean;
  hasLive?: boolean;
};

type RoundStripProps = {
  label: string;
  rounds: RoundLink[];
  previous?: { href: string; label: string } | undefined;
  next?: { href: string; label: string } | undefined;
};

export function RoundStrip({ label, rounds, previous, next }: RoundStripProps) {
  const strip = useRef<HTMLElement>(null);
  const current = rounds.find((round) => round.isCurrent)?.key;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another round becomes the current one
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (!strip.current || !link) return;
    strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);

  return (
    <nav className={styles.strip} aria-label={label} ref={strip}>
      {previous ? (
        <a className={styles.step} href={previous.href} aria-label={previous.label} title={previous.label}>
          <Icon name="chevronLeft" />
        </a>
      ) : null}
      {rounds.map((round) => (
        <a
          key={round.key}
          className={styles.round}
          href={round.href}
          aria-current={round.isCurrent ? "true" : undefined}
          aria-label={round.label}
        >
          {round.text}
          {round.hasLive ? <i className={styles.live} /> : null}
        </a>
      ))}
      {next ? (
        <a className={styles.step} href={next.href} aria-label={next.label} title={next.label}>
          <Icon name="chevronRight" />
        </a>
      ) : null}
    </nav>
  );
}
