/**
 * The service worker: what was seen opens again without a network, and opens at once with one. It never takes over from an
 * older one by itself: somebody is asked (`app/shell/worker.ts`), and says when.
 */
import { cleanupOutdatedCaches } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { answerCall, isKeptCall } from "./calls.ts";
import { answerFile, isFile } from "./files.ts";
import { forgetOlderForms } from "./keeping.ts";
import { answerPage, isPage, keepPages } from "./pages.ts";
import { answerPicture, isPicture } from "./pictures.ts";
import { fillPrecache, forgetOlderFiles } from "./precache.ts";
import { forgetOlderShells, keepShell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

/** What the app says to its worker. */
type Order = { type: "jornada:take-over" } | { type: "jornada:keep"; addresses: string[] };

cleanupOutdatedCaches();

self.addEventListener("install", (event) => event.waitUntil(fillPrecache(event).then(keepShell)));
self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([forgetOlderForms(), forgetOlderFiles(event), forgetOlderShells(), self.clients.claim()]),
  );
});

self.addEventListener("message", (event) => {
  const order = event.data as Order | undefined;
  if (order?.type === "jornada:take-over") event.waitUntil(self.skipWaiting());
  if (order?.type === "jornada:keep") event.waitUntil(keepPages(order.addresses));
});

registerRoute(isFile, answerFile as never);
registerRoute(isPage, answerPage as never);
registerRoute(isKeptCall, answerCall as never);
registerRoute(isPicture, answerPicture as never);
