import { Outlet } from "react-router";
import { Page } from "../../ui/Page.tsx";
import { Chrome } from "./Chrome.tsx";
import styles from "./layouts.module.css";

/** Lists of articles and pages of text, in one column. */
export function StaticLayout() {
  return (
    <Chrome>
      <main id="main" tabIndex={-1} className={styles.staticMain}>
        <Page className={styles.static}>
          <Outlet />
        </Page>
      </main>
    </Chrome>
  );
}
