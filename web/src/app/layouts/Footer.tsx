import { tilesArt } from "../../api/art.ts";
import type { Logo } from "../../api/entries.ts";
import type { Competition } from "../../api/wire.ts";
import type { MenuItem } from "../../ui/linkItem.ts";
import { SiteFooter } from "../../ui/SiteFooter.tsx";
import { useLanguageLinks } from "../languageLinks.ts";
import { contentPaths, paths } from "../paths.ts";
import { useSite } from "../SiteContext.tsx";
import { brandOf } from "./brand.ts";
import { contactsOf, socialLinksOf } from "./contacts.ts";
import { flat } from "./menus.ts";
import { Partners } from "./Partners.tsx";
import { useFooterContent } from "./useFooterContent.ts";

export interface FooterProps {
  competitions: Competition[];
  /** Of the header, where the footer has none of its own. */
  logo: Logo | null | undefined;
  places: MenuItem[];
}

const BRAND_COLOUR = "#E1FF19";

/** Also what "Mais" leads to where there are no scripts: every place and every language is here. */
export default function Footer({ competitions, logo, places }: FooterProps) {
  const site = useSite();
  const { texts } = site;
  const { app } = texts;
  const { columns: menus, social, copyright, logo: own, settings } = useFooterContent();
  const links = competitions.map(({ id, label }) => ({ key: id, label, href: paths.competition(id) }));
  const partners = { key: "partners", label: app.partners, href: contentPaths.partners() };
  const columns = [
    ...(menus.length > 0 ? menus : [{ key: "competitions", title: app.competitions, links }]),
    { key: "places", title: app.onThisSite, links: flat([...places, partners]) },
  ];
  return (
    <div id="footer" data-far="">
      <SiteFooter
        brand={brandOf(texts, own ?? logo)}
        text={app.footerText}
        artSrc={tilesArt("jornada", BRAND_COLOUR, 8, 1)}
        social={socialLinksOf(social)}
        socialLabel={app.followUs}
        contacts={contactsOf(settings)}
        columns={columns.filter((column) => column.links.length > 0)}
        partners={<Partners />}
        languages={<Languages />}
        languagesLabel={app.language}
        settings={{
          label: app.cookies,
          onOpen: async () => (await import("../consent/consentRoot.tsx")).openChoices(site),
        }}
        start={copyright || app.footerNote}
        end={copyright ? app.footerNote : undefined}
      />
    </div>
  );
}

function Languages() {
  return useLanguageLinks().map(({ key, name, href }) => (
    <a key={key} href={href} lang={key}>
      {name}
    </a>
  ));
}
