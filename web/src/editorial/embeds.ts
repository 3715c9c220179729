/**
 * Where players of videos and publications may come from: what the program lets pages frame unless something else is
 * set (`pages.embeds`). A browser would leave the frame of any other empty.
 */
export const USUAL_EMBEDS: readonly string[] = [
  "https://www.youtube-nocookie.com",
  "https://www.youtube.com",
  "https://player.vimeo.com",
  "https://www.dailymotion.com",
  "https://geo.dailymotion.com",
  "https://e.issuu.com",
];

/**
 * The address of a player for something that is on another site; nothing where it can only be linked to. `allowed`: the
 * origins whose players pages may frame, as the site is set up.
 */
export function embedOf(
  address: string | null | undefined,
  allowed: readonly string[] = USUAL_EMBEDS,
): string | undefined {
  const parts = /^(https?:\/\/)([^/?#@\\\s]+)((?:\/[^?#\\\s]*)?)(\?[^#\s]*)?(?:#\S*)?$/i.exec(address?.trim() ?? "");
  if (!parts) return undefined;
  const [, scheme = "", host = "", path = "", query = ""] = parts;
  const origin = `${scheme}${host}`.toLowerCase();
  const known = origin.startsWith("https:") ? playerOf(host.toLowerCase(), path, query) : undefined;
  return [known, `${origin}${path}${query}`].find((player) => player && allowed.includes(originOf(player)));
}

/** "https://player.vimeo.com/video/1" → "https://player.vimeo.com" */
const originOf = (address: string) => address.split(/[/?]/, 3).join("/");

/** The pages of videos and publications that have a player, and that player. */
function playerOf(host: string, path: string, query: string): string | undefined {
  const site = host.replace(/^(?:www|m)\./, "");
  switch (site) {
    case "youtube.com":
    case "youtube-nocookie.com":
    case "youtu.be": {
      const id = youTubeId(site, path, query);
      return id && `https://www.youtube-nocookie.com/embed/${id}${startOf(query)}`;
    }
    case "vimeo.com": {
      const id = /^\/(\d+)(?:\/|$)/.exec(path)?.[1];
      return id && `https://player.vimeo.com/video/${id}`;
    }
    case "dailymotion.com":
    case "dai.ly": {
      const id = (site === "dai.ly" ? /^\/(\w+)/ : /^\/(?:embed\/)?video\/(\w+)/).exec(path)?.[1];
      return id && `https://www.dailymotion.com/embed/video/${id}`;
    }
    case "issuu.com": {
      const [, user, document] = /^\/([\w.-]+)\/docs\/([\w.-]+)/.exec(path) ?? [];
      return document && `https://e.issuu.com/embed.html?d=${document}&u=${user}`;
    }
    default:
      return undefined;
  }
}

function youTubeId(site: string, path: string, query: string): string | undefined {
  const inPath = site === "youtu.be" ? /^\/([\w-]+)/ : /^\/(?:embed|shorts|live)\/([\w-]+)/;
  return (inPath.exec(path) ?? (path === "/watch" ? /[?&]v=([\w-]+)/.exec(query) : null))?.[1];
}

/** Where in the video it begins. */
function startOf(query: string): string {
  const seconds = /[?&](?:t|start)=(\d+)s?(?:&|$)/.exec(query)?.[1];
  return seconds ? `?start=${seconds}` : "";
}
