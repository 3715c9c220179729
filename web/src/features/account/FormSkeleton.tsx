import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./account.module.css";

/** The outline of a form whose values are on their way. */
export function FormSkeleton({ label, fields }: { label: string; fields: number }) {
  return (
    <div className={styles.form} role="status" aria-label={label}>
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Skeleton key={index} height={48} />
      ))}
    </div>
  );
}
