import type { Partnership } from "../../api/contentLists.ts";
import type { Logo } from "../../api/entries.ts";
import { webAddress } from "../../football/webAddress.ts";
import type { WallPartner } from "../../ui/PartnerWall.tsx";

/** In the order in which they are shown. */
const TYPES = ["main", "official", "institutional", "media", "supplier"] as const;
export type PartnerType = (typeof TYPES)[number];

/** All partners by what they are to the league; those of whom that is not known are official ones. */
export function partnerGroups(entries: readonly Partnership[]): { type: PartnerType; partners: WallPartner[] }[] {
  return TYPES.flatMap((type) => {
    const partners = entries.filter((entry) => typeOf(entry) === type).map(wallPartner);
    return partners.length > 0 ? [{ type, partners }] : [];
  });
}

function typeOf({ type }: Partnership): PartnerType {
  return TYPES.find((one) => one === type) ?? "official";
}

function wallPartner({ id, name, url, logo, logoSecondary }: Partnership): WallPartner {
  return { key: String(id), name, href: webAddress(url), logo: pictureOf(logo), darkLogo: pictureOf(logoSecondary) };
}

function pictureOf(logo: Logo | null): string | undefined {
  const small = logo?.formats?.small;
  return small?.webp?.url ?? small?.url ?? logo?.url;
}
