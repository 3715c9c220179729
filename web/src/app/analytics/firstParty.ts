import type { Parameters } from "./parameters.ts";

/** The site's own counts: what happened, and on what kind of device. Which device it was, it is never told. */

const ADDRESS = "/api/v1/events";
const WAIT_MS = 2000;
const ENOUGH = 20;

interface Counted {
  name: Parameters["event"];
  platform: Parameters["platform"];
  deviceType: Parameters["device_type"];
}

let waiting: Counted[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether this site counts by itself. */
export function isCounting(): boolean {
  return document.documentElement.dataset.counting !== undefined;
}

export function count({ event, platform, device_type }: Parameters) {
  waiting.push({ name: event, platform, deviceType: device_type });
  if (waiting.length >= ENOUGH) send();
  else timer ??= setTimeout(send, WAIT_MS);
}

/** A number more or less: what does not arrive is not sent again. */
function send() {
  const body = take();
  if (!body) return;
  const headers = { "Content-Type": "application/json" };
  fetch(ADDRESS, { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}

/** For a page that may be gone in a moment. */
export function sendNow() {
  const body = take();
  if (body) navigator.sendBeacon?.(ADDRESS, new Blob([body], { type: "application/json" }));
}

function take(): string | undefined {
  const events = waiting;
  drop();
  return events.length > 0 ? JSON.stringify({ events }) : undefined;
}

export function drop() {
  clearTimeout(timer);
  timer = undefined;
  waiting = [];
}
