import { useTexts } from "../../../app/SiteContext.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import styles from "./inbox.module.css";

const ROWS = [1, 2, 3, 4];

/** The outline of requests that are on their way. */
export function ListSkeleton() {
  const { accreditationInbox: words } = useTexts();
  return (
    <div className={styles.outline} role="status" aria-label={words.loading}>
      {ROWS.map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </div>
  );
}
