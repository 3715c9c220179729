import { useSyncExternalStore } from "react";

export type Theme = "system" | "light" | "dark";

/** Told when another theme is chosen: `chooseTheme.ts`. */
export const listeners = new Set<() => void>();

function chosenTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "system";
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The server does not know what was chosen on this device. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, chosenTheme, () => "system");
}
