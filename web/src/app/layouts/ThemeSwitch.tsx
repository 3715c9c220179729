import { Segmented } from "../../ui/Segmented.tsx";
import { useTexts } from "../SiteContext.tsx";
import { chooseTheme, THEMES, useTheme } from "../theme.ts";

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
