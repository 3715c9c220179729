import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { shell } from "../../i18n/areas.ts";
import { SiteContext } from "../SiteContext.tsx";
import type { Site } from "../site.ts";
import { Notes } from "./Notes.tsx";

/** Beside the app, and last in the document: nothing of a page waits or is drawn anew for it. */
export async function showNotes(site: Site): Promise<void> {
  await site.bringTexts([shell]);
  const place = document.createElement("div");
  document.body.append(place);
  const { language, client, bringTexts, texts, overrides } = site;
  const isAppView = document.documentElement.dataset.view === "app";
  createRoot(place).render(
    <QueryClientProvider client={client}>
      <SiteContext value={{ language, texts, overrides, isAppView, bringTexts }}>
        <Notes />
      </SiteContext>
    </QueryClientProvider>,
  );
}
