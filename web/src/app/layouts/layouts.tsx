import type { ComponentType } from "react";
import { Outlet } from "react-router";
import { Page } from "../../ui/Page.tsx";
import { Chrome } from "./Chrome.tsx";
import styles from "./layouts.module.css";

export type LayoutName = "default" | "home" | "profile" | "static";

/** What surrounds a page, and the ground that it stands on. */
function layout(ground: string | undefined, isColumn = false): ComponentType {
  return function Layout() {
    return (
      <Chrome>
        <main id="main" tabIndex={-1} className={ground}>
          {isColumn ? (
            <Page className={styles.static}>
              <Outlet />
            </Page>
          ) : (
            <Outlet />
          )}
        </main>
      </Chrome>
    );
  };
}

export const LAYOUTS: Record<LayoutName, ComponentType> = {
  /** From edge to edge; a page brings its own measure. */
  default: layout(styles.defaultMain),
  /** The home page and the one of the international competitions: the poster reaches the header. */
  home: layout(styles.homeMain),
  /** A fan's own pages: tools in boxes, on the ground that boxes stand on. */
  profile: layout(styles.profileMain),
  /** Lists of articles and pages of text, in one column. */
  static: layout(styles.staticMain, true),
};
