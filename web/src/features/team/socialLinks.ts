import type { TeamInfo } from "../../api/wire.ts";
import { webAddress } from "../../football/webAddress.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { SocialLink } from "../../ui/SocialLinks.tsx";

/** As the networks write themselves; others with a capital letter. */
const NAMES = new Map([
  ["x", "X"],
  ["youtube", "YouTube"],
  ["tiktok", "TikTok"],
  ["linkedin", "LinkedIn"],
]);

/** Where else a club is to be found. */
export function socialLinks(
  { name, socials }: Pick<TeamInfo, "name" | "socials">,
  { team }: Pick<Texts, "team">,
): SocialLink[] {
  return socials.flatMap(({ social, url }) => {
    const href = webAddress(url);
    const network = social.toLowerCase();
    const written = NAMES.get(network) ?? social.charAt(0).toUpperCase() + social.slice(1);
    return href ? [{ network, href, name: written, label: team.socialOf(name, written) }] : [];
  });
}
