import { type ComponentType, lazy } from "react";

type Parts = typeof import("./layouts/laterParts.ts").laterParts;

/**
 * Parts of the frame whose scripts come after the page. They work as the server painted them, and stand as it did inside
 * their `Suspense` until React takes them over.
 */
export const later: Parts = {
  Footer: part("Footer"),
  Notice: part("Notice"),
  Panel: part("Panel"),
  ThemeSwitch: part("ThemeSwitch"),
};

function part<Name extends keyof Parts>(name: Name): Parts[Name] {
  const load = async () => ({ default: (await import("./layouts/laterParts.ts")).laterParts[name] as ComponentType });
  return lazy(load) as unknown as Parts[Name];
}

/** The server has them at hand, and cannot wait. */
export function haveAtHand(parts: Parts) {
  Object.assign(later, parts);
}
