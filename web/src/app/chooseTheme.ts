import { listeners, type Theme } from "./theme.ts";

/** Read before the first paint by entry-first.ts. */
const KEY = "jornada_theme";

export function chooseTheme(theme: Theme) {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}
