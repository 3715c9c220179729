import { deviceInfo, isInstalled } from "../deviceInfo.ts";
import type { SiteEvent, Subject } from "../events.ts";

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

export function parametersOf({ name: event, detail }: SiteEvent, device: string): Parameters {
  const { id, name } = subjectOf(detail);
  return {
    event,
    device_id: device,
    platform: platform(),
    device_type: deviceType(),
    ...(id === undefined ? {} : { id: String(id) }),
    ...(name === undefined ? {} : { name }),
    premium: false,
  };
}

function subjectOf(detail: SiteEvent["detail"]): Partial<Subject> {
  if (!detail) return {};
  return "query" in detail ? { name: detail.query } : detail;
}

function platform(): Parameters["platform"] {
  if (document.documentElement.dataset.view === "app") return deviceInfo().isIos ? "ios" : "android";
  return isInstalled() ? "pwa" : "web";
}

function deviceType(): Parameters["device_type"] {
  const { isMobile, isTablet } = deviceInfo();
  if (isMobile) return "mobile";
  return isTablet ? "tablet" : "desktop";
}
