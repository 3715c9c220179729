import { type DeviceInfo, isInstalled } from "../deviceInfo.ts";
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

export function parametersOf({ name: event, detail }: SiteEvent, device: string, info: DeviceInfo): Parameters {
  const { id, name } = subjectOf(detail);
  return {
    event,
    device_id: device,
    platform: platform(info),
    device_type: deviceType(info),
    ...(id === undefined ? {} : { id: String(id) }),
    ...(name === undefined ? {} : { name }),
    premium: false,
  };
}

function subjectOf(detail: SiteEvent["detail"]): Partial<Subject> {
  if (!detail) return {};
  return "query" in detail ? { name: detail.query } : detail;
}

function platform({ isIos }: DeviceInfo): Parameters["platform"] {
  if (document.documentElement.dataset.view === "app") return isIos ? "ios" : "android";
  return isInstalled() ? "pwa" : "web";
}

function deviceType({ isMobile, isTablet }: DeviceInfo): Parameters["device_type"] {
  if (isMobile) return "mobile";
  return isTablet ? "tablet" : "desktop";
}
