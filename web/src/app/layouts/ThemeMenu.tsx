import { DisclosurePanel } from "../../ui/DisclosurePanel.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useTexts } from "../SiteContext.tsx";
import { useTheme } from "../theme.ts";
import { frame } from "./frame.ts";
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
          <frame.ThemeSwitch.Component />
        </div>
      </DisclosurePanel>
    </div>
  );
}
