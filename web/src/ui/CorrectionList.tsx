import styles from "./CorrectionList.module.css";
import { Icon } from "./Icon";

export type Correction = {
  key: string;
  /** When, in words and for machines. */
  when: string;
  dateTime: string;
  /** What was corrected. */
  what: string;
  /** What it was; nothing where something was added. */
  from?: string | undefined;
  /** What it is; nothing where something was taken back. */
  to?: string | undefined;
};

type CorrectionListProps = {
  label: string;
  /** What stands before the old and the new value for those who listen. */
  fromLabel: string;
  toLabel: string;
  corrections: Correction[];
};

/** What was corrected in public: when, what, from which value to which. */
export function CorrectionList({ label, fromLabel, toLabel, corrections }: CorrectionListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {corrections.map(({ key, when, dateTime, what, from, to }) => (
        <li key={key} className={styles.correction}>
          <time dateTime={dateTime}>{when}</time>
          <div>
            <p className={styles.what}>{what}</p>
            <p className={styles.change}>
              {from === undefined ? null : (
                <del>
                  <span className="visuallyHidden">{fromLabel} </span>
                  {from}
                </del>
              )}
              {from === undefined || to === undefined ? null : <Icon name="arrowRight" size={16} />}
              {to === undefined ? null : (
                <ins>
                  <span className="visuallyHidden">{toLabel} </span>
                  {to}
                </ins>
              )}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
