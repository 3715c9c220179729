import { consent } from "../consent.ts";
import { deviceInfo } from "../deviceInfo.ts";
import type { Site } from "../site.ts";

/** Forms that fill a phone, with its keyboard: whoever signs in is asked afterwards. */
const FORMS = /^\/(?:auth|profile|accreditation)(?:\/|$)/;

/** Programs that read the site answer nothing; the native app asks by itself. */
export function mayAsk(path: string): boolean {
  return !FORMS.test(path) && consent() === undefined && !deviceInfo().isCrawler && !isAppView();
}

const isAppView = () => document.documentElement.dataset.view === "app";

/** To be called with every page: asks where it may, as long as nothing was answered. */
export function askWherePossible(site: Site): (path: string) => void {
  let wasAsked = false;
  return (path) => {
    const isAsking = mayAsk(path);
    if (!isAsking && !wasAsked) return;
    wasAsked = true;
    const { language, texts, overrides, bringTexts } = site;
    import("./consentRoot.tsx")
      .then(({ ask }) => ask({ language, texts, overrides, bringTexts, isAppView: false }, isAsking))
      // Asked with the next page, then.
      .catch(() => undefined);
  };
}
