import type { ContextType } from "react";
import { createRoot } from "react-dom/client";
import { consent as texts } from "../../i18n/consentArea.ts";
import { SiteContext } from "../SiteContext.tsx";
import { ConsentViews } from "./ConsentViews.tsx";
import { bringChoices } from "./choices.ts";
import { show } from "./view.ts";

type SiteValue = NonNullable<ContextType<typeof SiteContext>>;

let isThere = false;

/**
 * Beside the app, as it has nothing to do with any page. First in the document: whoever goes by keyboard or listens
 * meets the question there, and not after everything else.
 */
async function bring(site: SiteValue): Promise<void> {
  await site.bringTexts([texts]);
  if (isThere) return;
  isThere = true;
  const place = document.createElement("div");
  document.body.prepend(place);
  createRoot(place).render(
    <SiteContext value={site}>
      <ConsentViews />
    </SiteContext>,
  );
}

/** Asks, until it is answered; or no longer, where the page has no room for it. */
export async function ask(site: SiteValue, isAsking: boolean): Promise<void> {
  await bring(site);
  show({ isAsking });
}

/** What was chosen, to be changed. */
export async function openChoices(site: SiteValue): Promise<void> {
  await Promise.all([bring(site), bringChoices()]);
  show({ isChoosing: true });
}
