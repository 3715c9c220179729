import { deviceId } from "../../session/cookies.ts";
import { deviceInfo } from "../deviceInfo.ts";
import type { SiteEvent } from "../events.ts";

/** What is told of everything that is counted. */
export interface Parameters {
  event: SiteEvent["name"];
  device_id: string;
  platform: "web" | "pwa" | "android" | "ios";
  device_type: "mobile" | "tablet" | "desktop";
  /** Of what it happened to, and what that is called. */
  id?: string;
  name?: string;
  /** Whether that is only for those who pay: nothing here is. */
  premium: boolean;
}

export function platform(): Parameters["platform"] {
  if (document.documentElement.dataset.view === "app") return deviceInfo().isIos ? "ios" : "android";
  return isInstalled() ? "pwa" : "web";
}

/** Opened from among the device's apps, without a browser around it. */
export function isInstalled(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches || (navigator as { standalone?: boolean }).standalone === true
  );
}

export function deviceType(): Parameters["device_type"] {
  const { isMobile, isTablet } = deviceInfo();
  if (isMobile) return "mobile";
  return isTablet ? "tablet" : "desktop";
}

export function parametersOf({ name: event, detail }: SiteEvent): Parameters {
  const { id, name } = subjectOf(detail);
  return {
    event,
    device_id: deviceId(),
    platform: platform(),
    device_type: deviceType(),
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
    premium: false,
  };
}
