import type { PartnerItem } from "../../../api/frontLists.ts";
import { partnersAt } from "../../../app/partners.ts";
import type { Partner } from "../../../ui/PartnerRow.tsx";

/** In the order in which they are shown. */
const TYPES = ["main", "official", "institutional", "media", "supplier"] as const;
type PartnerType = (typeof TYPES)[number];

/** Partners that have a place on the home page, by what they are to the league. */
export function partnersByType(items: PartnerItem[]): { type: PartnerType; partners: Partner[] }[] {
  return TYPES.flatMap((type) => {
    const ofType = items.filter((item) => typeOf(item) === type);
    const partners = partnersAt("home", ofType);
    return partners.length > 0 ? [{ type, partners }] : [];
  });
}

function typeOf({ type }: PartnerItem): PartnerType {
  return TYPES.find((one) => one === type) ?? "official";
}
