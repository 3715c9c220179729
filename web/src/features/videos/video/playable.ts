import type { Video } from "../../../api/videos.ts";
import { embedOf } from "../../../editorial/embeds.ts";
import { webAddress } from "../../../football/webAddress.ts";

type Address = string | null | undefined;

/** How a video is shown. */
export type Playable =
  /** A moment that was drawn instead of filmed. */
  | { kind: "drawn"; src: string }
  | { kind: "file"; src: string }
  | { kind: "stream"; src: string }
  /** By another site's player; `href` is where it is on that site. */
  | { kind: "frame"; src: string; href: string; host: string }
  /** Somewhere else, and only there. */
  | { kind: "link"; href: string; host: string }
  | { kind: "none" };

const DRAWN = /^\/[^?#]+\.(?:svg|png|jpe?g|webp|avif)$/i;
/** Pages may play files of our own address only. */
const FILE = /^\/[^?#]+\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i;
const STREAM = /^[^?#]+\.m3u8(?:[?#]|$)/i;

/** Our own before another site's; a player that may stand in our page before a link. */
export function playableOf(
  { url, iframeText }: Pick<Video, "url" | "iframeText">,
  embeds?: readonly string[] | undefined,
): Playable {
  const addresses = [url, iframeText].flatMap((one) => webAddress(one) ?? []);
  return (
    first(addresses, (src) => (FILE.test(src) ? { kind: "file", src } : undefined)) ??
    first(addresses, (src) => (STREAM.test(src) ? { kind: "stream", src } : undefined)) ??
    first([iframeText, url], (one) => framed(one, url, embeds)) ??
    first(addresses, (src) => (DRAWN.test(src) ? { kind: "drawn", src } : undefined)) ??
    first(addresses, (href) => ({ kind: "link", href, host: hostOf(href) })) ?? { kind: "none" }
  );
}

function first<One>(all: One[], decide: (one: One) => Playable | undefined): Playable | undefined {
  for (const one of all) {
    const decided = decide(one);
    if (decided) return decided;
  }
  return undefined;
}

function framed(address: Address, url: Address, embeds: readonly string[] | undefined): Playable | undefined {
  const src = embedOf(address, embeds);
  if (!src) return undefined;
  const href = webAddress(url) ?? src;
  return { kind: "frame", src, href, host: hostOf(href) };
}

/** "https://www.youtube.com/watch" → "youtube.com" */
export function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1]?.toLowerCase() ?? "";
}
