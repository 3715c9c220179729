import { isOutOfReach, onConnection } from "../connection.ts";
import { consent, onConsent } from "../consent.ts";
import { isInstalled } from "../deviceInfo.ts";
import type { Site } from "../site.ts";
import { isToBeOffered, onInstallChange } from "./installing.ts";
import { onWorkerChange, workerState } from "./worker.ts";

/** Most visits have nothing to be told: what would tell it is fetched once there is. */
export function showNotesOnceNeeded(site: Site) {
  let isShown = false;
  const look = () => {
    if (isShown || !isNeeded(site)) return;
    isShown = true;
    import("./notesRoot.tsx")
      .then(({ showNotes }) => showNotes(site))
      // Not at hand, and there is no network: next time it may be.
      .catch(() => {
        isShown = false;
      });
  };
  for (const listen of [onConnection, onWorkerChange, onInstallChange, onConsent]) listen(look);
  look();
}

const isNeeded = ({ client }: Site) =>
  isInstalled() || isOutOfReach(client) || workerState().needRefresh || (consent() !== undefined && isToBeOffered());
