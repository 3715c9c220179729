import { Outlet } from "react-router";
import { Chrome } from "./Chrome.tsx";
import styles from "./layouts.module.css";

/** A page from edge to edge; it brings its own measure. */
export function DefaultLayout() {
  return (
    <Chrome>
      <main id="main" tabIndex={-1} className={styles.defaultMain}>
        <Outlet />
      </main>
    </Chrome>
  );
}
