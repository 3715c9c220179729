import { checkConnection } from "../connection.ts";
import { isInstalled } from "../deviceInfo.ts";
import { mayFetchAhead } from "../mayFetchAhead.ts";
import type { Site } from "../site.ts";
import { watchInstalling } from "./installing.ts";
import { liveMatches } from "./liveMatches.ts";
import { showNotesOnceNeeded } from "./notes.ts";
import { isTimeToKeep } from "./timeToKeep.ts";
import { whenCalm } from "./whenCalm.ts";
import { startWorker, workerState } from "./worker.ts";

/** What makes an app of the site, once its first page has settled. Whatever of it fails, the site goes on. */
export async function startShell(site: Site): Promise<void> {
  const { client } = site;
  watchInstalling();
  showNotesOnceNeeded(site);
  const { stored } = document.documentElement.dataset;
  await Promise.allSettled([
    isInstalled() ? import("./badge.ts").then(({ showBadge }) => showBadge(client)) : undefined,
    whenCalm().then(() => (mayHaveWorker() ? startWorker(() => liveMatches(client).length > 0) : undefined)),
    stored === undefined ? undefined : checkConnection(),
  ]);
  if (workerState().registrationError || !navigator.serviceWorker || !isTimeToKeep()) return;
  await (await import("./keepOffline.ts")).keepOffline(site);
}

/** It brings 400 kB that nobody has asked for: where data is saved, only to who has installed the site, or has one already. */
const mayHaveWorker = () => mayFetchAhead() || isInstalled() || Boolean(navigator.serviceWorker?.controller);
