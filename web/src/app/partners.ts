import type { Entry, Logo } from "../api/entries.ts";
import { webAddress } from "../football/webAddress.ts";
import type { Partner } from "../ui/PartnerRow.tsx";

/** Where editors want a partner to be seen. */
export type PartnerLocation = "home" | "footer" | "competition";

interface Partnership {
  name?: string | null;
  url?: string | null;
  type?: string | null;
  location?: string | null;
  logo?: Logo | null;
}

/** The partners that are shown in a place, the main ones first. */
export function partnersAt(location: PartnerLocation, entries: Entry[]): Partner[] {
  const partners = (entries as Entry<Partnership>[]).flatMap(({ id, name, url, type, location: place, logo }) =>
    name && (place === location || place === "everywhere")
      ? [{ key: String(id), name, href: webAddress(url), logo: pictureOf(logo), isMain: type === "main" }]
      : [],
  );
  return [...partners.filter(({ isMain }) => isMain), ...partners.filter(({ isMain }) => !isMain)];
}

/** The smallest size that is sharp in a row. */
function pictureOf(logo: Logo | null | undefined): string | undefined {
  const small = logo?.formats?.small;
  return small?.webp?.url ?? small?.url ?? logo?.url;
}
