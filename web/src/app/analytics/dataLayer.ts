import type { Parameters } from "./parameters.ts";

declare global {
  interface Window {
    /** Where tools that count look for what happened. Others may write to it, too. */
    dataLayer?: unknown[];
  }
}

/** A page may stay open for days. */
const MOST = 200;

const ours = new WeakSet<object>();

export function push(parameters: Parameters) {
  window.dataLayer ??= [];
  ours.add(parameters);
  window.dataLayer.push(parameters);
  const tooMany = window.dataLayer.length - MOST;
  if (tooMany > 0) window.dataLayer.splice(0, tooMany);
}

/** What others wrote stays. */
export function forget() {
  const layer = window.dataLayer;
  layer?.splice(0, layer.length, ...layer.filter((one) => !(typeof one === "object" && one && ours.has(one))));
}
