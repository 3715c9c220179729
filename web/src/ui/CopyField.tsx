import { useId } from "react";
import { Button } from "./Button";
import styles from "./CopyField.module.css";
import { CopyStatus, type CopyTexts } from "./CopyStatus";
import { useCopy } from "./useCopy";

type CopyFieldProps = { label: string; value: string; copyLabel: string; copyTexts: CopyTexts };

/** An address to take along. Without scripts it is selected and copied by hand. */
export function CopyField({ label, value, copyLabel, copyTexts }: CopyFieldProps) {
  const id = useId();
  const [state, copy] = useCopy();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={value} onFocus={(event) => event.currentTarget.select()} />
      <span className={styles.action}>
        <Button variant="secondary" size="sm" onClick={() => copy(value)}>
          {copyLabel}
        </Button>
        <CopyStatus state={state} texts={copyTexts} />
      </span>
    </div>
  );
}
