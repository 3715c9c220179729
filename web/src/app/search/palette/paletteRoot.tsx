import { QueryClientProvider } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { search } from "../../../i18n/areas.ts";
import { SiteContext } from "../../SiteContext.tsx";
import type { Site } from "../../site.ts";
import { SearchPalette } from "./SearchPalette.tsx";

/**
 * The palette beside the app: nothing of a page is drawn anew for it, and it stays when the page changes. What it reads
 * is kept with everything else; its links are followed like all others.
 */
export async function preparePalette(site: Site): Promise<() => void> {
  await site.bringTexts([search]);
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place);
  const { language, client, bringTexts } = site;
  let times = 0;
  const show = (isOpen: boolean) => {
    const { texts, overrides } = site;
    root.render(
      <QueryClientProvider client={client}>
        <SiteContext value={{ language, texts, overrides, isAppView: false, bringTexts }}>
          {/* Each time anew, and still there once closed: only a dialog that closes gives the focus back. */}
          <SearchPalette key={times} isOpen={isOpen} onClose={() => show(false)} />
        </SiteContext>
      </QueryClientProvider>,
    );
  };
  return () => {
    times += 1;
    flushSync(() => show(true));
  };
}
