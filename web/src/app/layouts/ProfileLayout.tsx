import { Outlet } from "react-router";
import { Chrome } from "./Chrome.tsx";
import styles from "./layouts.module.css";

/** A fan's own pages: tools in boxes, on the ground that boxes stand on. */
export function ProfileLayout() {
  return (
    <Chrome>
      <main id="main" tabIndex={-1} className={styles.profileMain}>
        <Outlet />
      </main>
    </Chrome>
  );
}
