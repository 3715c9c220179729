import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { SiteContext } from "../app/SiteContext.tsx";
import type { Site } from "../app/site.ts";
import AccountPopups from "../features/account/AccountPopups.tsx";
import { account, profile } from "../i18n/areas.ts";
import { popupsAreShown } from "./popups.ts";

let isThere = false;

/**
 * The popups beside the app: nothing of a page is drawn anew for them, and they stay when the page changes. Which of them
 * are open they know themselves.
 */
export async function showPopups(site: Site): Promise<void> {
  await site.bringTexts([account, profile]);
  if (isThere) return;
  isThere = true;
  popupsAreShown();
  const place = document.createElement("div");
  document.body.append(place);
  const { language, client, bringTexts, texts, overrides } = site;
  const isAppView = document.documentElement.dataset.view === "app";
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <SiteContext value={{ language, texts, overrides, isAppView, bringTexts }}>
        <AccountPopups />
      </SiteContext>
    </QueryClientProvider>,
  );
}
