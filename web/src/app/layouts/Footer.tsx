import { tilesArt } from "../../api/art.ts";
import type { Competition } from "../../api/wire.ts";
import type { MenuItem } from "../../ui/linkItem.ts";
import { SiteFooter } from "../../ui/SiteFooter.tsx";
import { useLanguageLinks } from "../languageLinks.ts";
import { paths } from "../paths.ts";
import { useTexts } from "../SiteContext.tsx";
import { flat, useFooterContent } from "./menus.ts";

interface Props {
  competitions: Competition[];
  sections: MenuItem[];
  sectionsTitle: string;
}

const BRAND_COLOUR = "#E1FF19";

/** Also what "Mais" leads to where there are no scripts: every place and every language is here. */
export function Footer({ competitions, sections, sectionsTitle }: Props) {
  const { app } = useTexts();
  const { columns: menus, social, copyright } = useFooterContent();
  const languages = useLanguageLinks().map(({ key, name, href }) => ({ key, label: name, href }));
  const links = competitions.map(({ id, label }) => ({ key: id, label, href: paths.competition(id) }));
  const columns = [
    ...(menus.length > 0 ? menus : [{ key: "competitions", title: app.competitions, links }]),
    { key: "sections", title: sectionsTitle, links: flat(sections) },
    { key: "social", title: app.followUs, links: social },
    { key: "language", title: app.language, links: languages },
  ];
  return (
    <div id="footer">
      <SiteFooter
        brand={{ name: app.name, href: paths.home(), label: app.homeLink(app.name) }}
        text={app.footerText}
        artSrc={tilesArt("jornada", BRAND_COLOUR, 8, 1)}
        columns={columns.filter((column) => column.links.length > 0)}
        start={copyright || app.footerNote}
        end={copyright ? app.footerNote : undefined}
      />
    </div>
  );
}
