import { cx } from "./classNames";
import styles from "./FigureBand.module.css";

export type BandFigure = { key: string; value: string; label: string; href?: string | undefined };

type FigureBandProps = { figures: BandFigure[] };

/** The few figures that say most, in one row across the page; three and three on a phone. */
export function FigureBand({ figures }: FigureBandProps) {
  return (
    <div className={cx(styles.band, figures.length === 4 && styles.pairs)}>
      <dl>
        {figures.map(({ key, value, label, href }) => (
          <div key={key}>
            <dt>{href ? <a href={href}>{label}</a> : label}</dt>
            <dd className={value.length > 5 ? styles.long : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
