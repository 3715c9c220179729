import { Suspense } from "react";
import { DisclosurePanel } from "../../ui/DisclosurePanel.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { later } from "../later.ts";
import { useTexts } from "../SiteContext.tsx";
import { useTheme } from "../theme.ts";
import styles from "./ThemeMenu.module.css";

const ICONS = { system: "monitor", light: "sun", dark: "moon" } as const;

/** Needs scripts, and is not there without them. */
export function ThemeMenu() {
  const { app } = useTexts();
  const theme = useTheme();
  return (
    <div className={styles.menu}>
      <DisclosurePanel
        layout="menu"
        label={`${app.theme}: ${app.themes[theme]}`}
        summaryClassName={styles.button}
        summary={<Icon name={ICONS[theme]} />}
      >
        <div className={styles.choices}>
          <Suspense>
            <later.ThemeSwitch />
          </Suspense>
        </div>
      </DisclosurePanel>
    </div>
  );
}
