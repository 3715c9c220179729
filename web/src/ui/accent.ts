import type { CSSProperties } from "react";

const NAVY = "#001941";
const PAPER = "#fafcff";
/** WCAG AA for text of any size. */
const READABLE = 4.5;

function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/** Contrast ratio of two `#rrggbb` colours. */
export function contrast(a: string, b: string): number {
  const first = luminance(a);
  const second = luminance(b);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The text colour that can be read at any size on a fill: navy or paper, else black or white. */
export function readableOn(fill: string): string {
  const navy = contrast(fill, NAVY);
  const paper = contrast(fill, PAPER);
  if (Math.max(navy, paper) >= READABLE) return navy >= paper ? NAVY : PAPER;
  return contrast(fill, "#000000") >= contrast(fill, "#ffffff") ? "#000000" : "#ffffff";
}

/**
 * A competition's colour pair, as the server sends it. The pair of the brand (paper on violet, orange and rose)
 * is for large text only, so small text gets its own colour. `--accent-ink` follows in tokens.css.
 */
export function accentStyle(color: string, textColor: string): CSSProperties {
  const on = contrast(color, textColor) >= READABLE ? textColor : readableOn(color);
  return { "--accent": color, "--accent-on": on, "--accent-on-display": textColor } as CSSProperties;
}

/** A club's colours; `onColor` is computed by the server and readable at any size. */
export function clubStyle(color: string, secondary: string, onColor: string): CSSProperties {
  return { "--club": color, "--club-2": secondary, "--club-on": onColor } as CSSProperties;
}

/** The same for colours that nobody has checked: a club whose two colours are alike is still readable. */
export function readableClubStyle(color: string, secondary: string | null | undefined, onColor: string): CSSProperties {
  const on = contrast(color, onColor) >= READABLE ? onColor : readableOn(color);
  return clubStyle(color, secondary ?? on, on);
}
