import type { ReactNode } from "react";
import styles from "./CompetitionPanel.module.css";
import type { LinkData } from "./linkItem";
import { Page } from "./Page";

export type PanelCompetition = {
  key: string;
  name: string;
  href: string;
  data?: LinkData | undefined;
  color: string;
  detail?: string | undefined;
  /** How many matches are in play, in words. */
  badge?: string | undefined;
  isCurrent?: boolean | undefined;
};

type CompetitionPanelProps = {
  groups: { key: string; title: string; items: PanelCompetition[] }[];
  feature?: ReactNode;
};

/** Domestic competitions in two columns, then international ones, each with its colour quarter. */
export function CompetitionPanel({ groups, feature }: CompetitionPanelProps) {
  return (
    <Page className={styles.panel}>
      {groups.map((group) => (
        <section key={group.key} className={styles.group}>
          <h2>{group.title}</h2>
          <ul>
            {group.items.map((item) => (
              <li key={item.key}>
                <a href={item.href} {...item.data} aria-current={item.isCurrent ? "true" : undefined}>
                  <i style={{ background: item.color }} />
                  <span>
                    {item.name}
                    {item.detail ? <small>{item.detail}</small> : null}
                  </span>
                  {item.badge ? <span className={styles.badge}>{item.badge}</span> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {feature ? <div className={styles.feature}>{feature}</div> : null}
    </Page>
  );
}
