import { foundBy } from "../../api/contentQueries.ts";
import { readSettings } from "../../api/furniture.ts";
import { hasAgreedTo, onConsent } from "../consent.ts";
import { deviceInfo, watchDevice } from "../deviceInfo.ts";
import { listen, type SiteEvent, takeEarly } from "../events.ts";
import type { Site } from "../site.ts";
import { forget, push } from "./dataLayer.ts";
import { count, drop, isCounting, sendNow } from "./firstParty.ts";
import { parametersOf } from "./parameters.ts";
import { listenForPresses } from "./presses.ts";

let isStarted = false;

/** Counts as long as the visitor agrees to it. Programs that read the site are no visitors. */
export function startAnalytics({ client, language }: Pick<Site, "client" | "language">, device: string) {
  if (isStarted || deviceInfo().isCrawler) return;
  isStarted = true;
  const ownMail = () => foundBy(client, readSettings(language))?.contactEmail;
  let stop: (() => void) | undefined;
  const follow = () => {
    if (hasAgreedTo("analytics")) stop ??= startCounting(device, ownMail);
    else {
      stop?.();
      stop = undefined;
    }
  };
  follow();
  onConsent(follow);
}

/** Until the function that comes back is called: then nothing is left of what was not sent. */
function startCounting(device: string, ownMail: () => string | null | undefined): () => void {
  let info = deviceInfo();
  const hear = (event: SiteEvent) => {
    // Another tab may have been told otherwise.
    if (!hasAgreedTo("analytics")) return;
    const parameters = parametersOf(event, device, info);
    push(parameters);
    if (isCounting()) count(parameters);
  };
  const hide = () => {
    if (document.visibilityState === "hidden") sendNow();
  };
  takeEarly().forEach(hear);
  const watch = watchDevice((now) => {
    info = now;
  });
  const stops = [listen(hear), listenForPresses(ownMail), watch];
  document.addEventListener("visibilitychange", hide);
  addEventListener("pagehide", sendNow);
  return () => {
    for (const end of stops) end();
    document.removeEventListener("visibilitychange", hide);
    removeEventListener("pagehide", sendNow);
    drop();
    forget();
  };
}
