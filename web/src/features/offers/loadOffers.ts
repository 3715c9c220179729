import type { QueryKey } from "@tanstack/react-query";
import { breadcrumbList } from "../../app/breadcrumbList.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { paths } from "../../app/paths.ts";
import type { Language } from "../../i18n/language.ts";
import type { Texts } from "../../i18n/texts.ts";

interface Offer {
  read: (language: Language) => { queryKey: QueryKey };
  href: string;
  words: (texts: Texts) => { title: string; description: string };
}

/** Three pages that show one list each, whole. Whatever fails is silent: the page says that there is nothing. */
export const loadOffer =
  ({ read, href, words }: Offer) =>
  async ({ site }: PageArgs): Promise<Head> => {
    await readParts(site, [read(site.language)]);
    const { app } = site.texts;
    const { title, description } = words(site.texts);
    return {
      title: app.title(title, app.name),
      description,
      canonical: href,
      structured: [
        breadcrumbList([
          { label: app.home, href: paths.home() },
          { label: title, href },
        ]),
      ],
    };
  };
