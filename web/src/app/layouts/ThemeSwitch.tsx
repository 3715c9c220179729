import { Segmented } from "../../ui/Segmented.tsx";
import { chooseTheme } from "../chooseTheme.ts";
import { useTexts } from "../SiteContext.tsx";
import { type Theme, useTheme } from "../theme.ts";

const THEMES: readonly Theme[] = ["system", "light", "dark"];

export function ThemeSwitch() {
  const { app } = useTexts();
  return (
    <Segmented
      label={app.theme}
      current={useTheme()}
      items={THEMES.map((theme) => ({ key: theme, label: app.themes[theme] }))}
      onSelect={(key) => {
        const theme = THEMES.find((one) => one === key);
        if (theme) chooseTheme(theme);
      }}
    />
  );
}
