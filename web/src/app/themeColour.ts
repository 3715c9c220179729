import type { DataRouter } from "react-router";
import { headOf, setThemeColour } from "./head.ts";
import { listeners } from "./theme.ts";

/** What browsers draw around a page follows the theme, also while the page stays: that of the device, and what is chosen here. */
export function followTheme(router: Pick<DataRouter, "state">) {
  const show = () => {
    const { errors, loaderData } = router.state;
    setThemeColour(errors ? undefined : headOf(loaderData)?.colour);
  };
  // The server knows nothing of what was chosen on this device.
  if (document.documentElement.dataset.theme) show();
  listeners.add(show);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
}
