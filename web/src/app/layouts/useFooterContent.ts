import { useQuery } from "@tanstack/react-query";
import { readFooter } from "../../api/furniture.ts";
import { useSite } from "../SiteContext.tsx";
import { useSettings } from "../useSettings.ts";
import { flat, linksOf, nameOf } from "./menus.ts";

/** What editors made of the footer: a column for each menu, and one for its own items. */
export function useFooterContent() {
  const { language, texts } = useSite();
  const { data: footer } = useQuery(readFooter(language));
  const settings = useSettings();
  const menus = [...(footer?.menus ?? []), { name: texts.app.more, menuItems: footer?.menuItems }];
  return {
    columns: menus.flatMap((menu, index) => {
      const links = flat(linksOf(menu?.menuItems));
      return links.length > 0 ? [{ key: `${index}`, title: nameOf(menu?.name) || texts.app.more, links }] : [];
    }),
    social: linksOf(footer?.socials?.length ? footer.socials : settings.socials),
    copyright: footer?.copyright,
    logo: footer?.logo,
    settings,
  };
}
