import type { CSSProperties, ReactNode } from "react";
import styles from "./ClubBand.module.css";
import { Crest } from "./Crest";
import type { LinkData } from "./linkItem";
import { Page } from "./Page";

type ClubBandProps = {
  name: string;
  href?: string | undefined;
  crest: string;
  /** `readableClubStyle(…)` of the club. */
  style: CSSProperties;
  /** Over the name: "O meu clube". */
  kicker: string;
  facts: {
    key: string;
    label: string;
    value: ReactNode;
    href?: string | undefined;
    data?: LinkData | undefined;
  }[];
  actions?: ReactNode;
};

/** A fan's club, from edge to edge in its colour: what it does now, what comes next, where it stands. */
export function ClubBand({ name, href, crest, style, kicker, facts, actions }: ClubBandProps) {
  return (
    <div className={styles.band} style={style}>
      <img className={styles.faint} src={crest} width="520" height="585" alt="" loading="lazy" decoding="async" />
      <Page className={styles.inner}>
        <Crest src={crest} size={84} />
        <div>
          <p className={styles.kicker}>{kicker}</p>
          <h2>{href ? <a href={href}>{name}</a> : name}</h2>
        </div>
        <dl>
          {facts.map(({ key, label, value, href: to, data }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {to ? (
                  <a href={to} {...data}>
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
            </div>
          ))}
        </dl>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </Page>
    </div>
  );
}
