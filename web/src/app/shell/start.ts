import { checkConnection } from "../connection.ts";
import type { Site } from "../site.ts";
import { watchInstalling } from "./installing.ts";
import { keepOffline } from "./keepOffline.ts";
import { showNotes } from "./notesRoot.tsx";
import { startWorker, workerState } from "./worker.ts";

/** What makes an app of the site, once its first page has settled. Whatever of it fails, the site goes on. */
export async function startShell(site: Site): Promise<void> {
  watchInstalling();
  const { stored } = document.documentElement.dataset;
  await Promise.allSettled([showNotes(site), startWorker(), stored === undefined ? undefined : checkConnection()]);
  if (!workerState().registrationError && navigator.serviceWorker) keepOffline(site);
}
