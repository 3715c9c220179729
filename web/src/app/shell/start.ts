import { checkConnection } from "../connection.ts";
import type { Site } from "../site.ts";
import { showBadge } from "./badge.ts";
import { watchInstalling } from "./installing.ts";
import { keepOffline } from "./keepOffline.ts";
import { liveMatches } from "./liveMatches.ts";
import { showNotesOnceNeeded } from "./notes.ts";
import { startWorker, workerState } from "./worker.ts";

/** What makes an app of the site, once its first page has settled. Whatever of it fails, the site goes on. */
export async function startShell(site: Site): Promise<void> {
  const { client } = site;
  watchInstalling();
  showBadge(client);
  showNotesOnceNeeded(site);
  const { stored } = document.documentElement.dataset;
  await Promise.allSettled([
    startWorker(() => liveMatches(client).length > 0),
    stored === undefined ? undefined : checkConnection(),
  ]);
  if (!workerState().registrationError && navigator.serviceWorker) keepOffline(site);
}
