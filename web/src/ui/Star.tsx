import { Stroke } from "./Icon";
import styles from "./Star.module.css";

/* Path data from Lucide, as in Icon.tsx. */
const PATH = "m12 2 3.09 6.26L22 9.27l-5 4.87 1.18 6.88L12 17.77l-6.18 3.25L7 14.14 2 9.27l6.91-1.01z";

type StarProps = { size?: number; isFilled?: boolean };

/** Following: filled once it is so. Decorative, like every icon. */
export function Star({ size = 18, isFilled = false }: StarProps) {
  return <Stroke path={PATH} size={size} className={isFilled ? styles.filled : undefined} />;
}
