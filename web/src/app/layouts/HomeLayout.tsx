import { Outlet } from "react-router";
import { Chrome } from "./Chrome.tsx";
import styles from "./layouts.module.css";

/** The home page and the one of the international competitions: the poster reaches the header. */
export function HomeLayout() {
  return (
    <Chrome>
      <main id="main" tabIndex={-1} className={styles.homeMain}>
        <Outlet />
      </main>
    </Chrome>
  );
}
