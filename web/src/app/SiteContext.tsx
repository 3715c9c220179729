import { createContext, use } from "react";
import type { Language } from "../i18n/language.ts";
import type { Overrides } from "../i18n/overrides.ts";
import type { Texts } from "../i18n/texts.ts";
import type { Around } from "./around.ts";
import type { Site } from "./site.ts";

interface SiteValue extends Pick<Site, "bringTexts"> {
  language: Language;
  texts: Texts;
  overrides: Overrides;
  /** Shown inside the native app, which draws its own chrome. */
  isAppView: boolean;
  around?: Around | undefined;
}

export const SiteContext = createContext<SiteValue | undefined>(undefined);

export function useSite(): SiteValue {
  const site = use(SiteContext);
  if (!site) throw new Error("useSite outside of <App>");
  return site;
}

export function useTexts(): Texts {
  return useSite().texts;
}

/** What editors wrote under a key that no built-in text has. */
export function useToken(key: string): string | undefined {
  return useSite().overrides[key];
}
