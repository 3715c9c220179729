import type { Logo } from "../../api/entries.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { Brand } from "../../ui/Wordmark.tsx";
import { paths } from "../paths.ts";

/** About as wide as it is high: a sign without the name. */
const WIDEST_SIGN = 1.5;

/** The site's name and its way home, with the logo that editors chose; ours stands where they chose none. */
export function brandOf({ app }: Texts, logo: Logo | null | undefined): Brand {
  const brand = { name: app.name, href: paths.home(), label: app.homeLink(app.name) };
  if (!logo?.url) return brand;
  const small = logo.formats?.thumbnail;
  const ratio = logo.width && logo.height ? logo.width / logo.height : 1;
  return { ...brand, logo: { src: small?.webp?.url ?? small?.url ?? logo.url, ratio, isSign: ratio < WIDEST_SIGN } };
}
