import type { PartnerItem } from "../../../api/frontLists.ts";
import { sizesOf } from "../../../api/pictures.ts";
import { webAddress } from "../../../football/webAddress.ts";
import type { Partner } from "../../../ui/PartnerRow.tsx";

/** In the order in which they are shown. */
const TYPES = ["main", "official", "institutional", "media", "supplier"] as const;
type PartnerType = (typeof TYPES)[number];

/** Partners that have a place on the home page, by what they are to the league. */
export function partnersByType(items: PartnerItem[]): { type: PartnerType; partners: Partner[] }[] {
  const here = items.filter(({ location }) => !location || location === "home" || location === "everywhere");
  return TYPES.flatMap((type) => {
    const partners = here.filter((item) => typeOf(item) === type).map(partnerOf);
    return partners.length > 0 ? [{ type, partners }] : [];
  });
}

function typeOf({ type }: PartnerItem): PartnerType {
  return TYPES.find((one) => one === type) ?? "official";
}

function partnerOf({ id, name, url, logo, type }: PartnerItem): Partner {
  return {
    key: String(id),
    name,
    href: webAddress(url),
    logo: logo ? sizesOf(logo).src : undefined,
    isMain: type === "main",
  };
}
