import { Outlet, useMatches } from "react-router";
import { Page } from "../../ui/Page.tsx";
import { Chrome } from "./Chrome.tsx";
import styles from "./layouts.module.css";

export type LayoutName = "default" | "home" | "profile" | "static";

const GROUNDS: Record<LayoutName, string | undefined> = {
  /** From edge to edge; a page brings its own measure. */
  default: styles.defaultMain,
  /** The home page and the one of the international competitions: the poster reaches the header. */
  home: styles.homeMain,
  /** A fan's own pages: tools in boxes, on the ground that boxes stand on. */
  profile: styles.profileMain,
  /** Lists of articles and pages of text, one part below the other; what is to be read keeps to its own measure. */
  static: styles.staticMain,
};

export const LAYOUT_NAMES = Object.keys(GROUNDS) as LayoutName[];

/** One for all: from one layout to another header and footer stay as they are. */
export function Layout() {
  const ids = useMatches().map(({ id }) => id);
  const name = LAYOUT_NAMES.find((one) => ids.includes(one)) ?? "default";
  return (
    <Chrome>
      <main id="main" tabIndex={-1} className={GROUNDS[name]}>
        {name === "static" ? (
          <Page>
            <Outlet />
          </Page>
        ) : (
          <Outlet />
        )}
      </main>
    </Chrome>
  );
}
