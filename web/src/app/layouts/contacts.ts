import type { Settings } from "../../api/furniture.ts";
import type { LinkItem } from "../../ui/linkItem.ts";
import type { SocialLink } from "../../ui/SocialLinks.tsx";

/** How to reach the league, as far as its settings say. */
export function contactsOf({ contactEmail, contactPhone, address }: Settings) {
  const lines = [
    { key: "mail", label: contactEmail, href: `mailto:${contactEmail}` },
    { key: "phone", label: contactPhone, href: `tel:${contactPhone?.replace(/[^+\d]/g, "")}` },
    { key: "address", label: address, href: undefined },
  ];
  return lines.flatMap(({ label, ...line }) => (label ? [{ ...line, label }] : []));
}

/** Pages on other networks: which one it is follows from the address, or else from the name. */
export function socialLinksOf(links: LinkItem[]): SocialLink[] {
  return links.map(({ label, href }) => {
    const [, host] = /^https?:\/\/(?:\w+\.)?(\w+)\.com\//i.exec(`${href}/`) ?? [];
    return { network: host?.replace("twitter", "x") ?? label, href, name: label, label };
  });
}
