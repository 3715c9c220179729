import { tilesArt } from "../../api/art.ts";
import type { Competition } from "../../api/wire.ts";
import { SiteFooter } from "../../ui/SiteFooter.tsx";
import { useLanguageLinks } from "../languageLinks.ts";
import { paths } from "../paths.ts";
import { useTexts } from "../SiteContext.tsx";
import { useSections } from "./chromeData.ts";

interface Props {
  competition: Competition | undefined;
  competitions: Competition[];
}

const BRAND_COLOUR = "#E1FF19";

/** Also what "Mais" leads to where there are no scripts: every place and every language is here. */
export function Footer({ competition, competitions }: Props) {
  const { app } = useTexts();
  const sections = useSections(competition);
  const languages = useLanguageLinks().map(({ key, name, href }) => ({ key, label: name, href }));
  const links = competitions.map(({ id, label }) => ({ key: id, label, href: paths.competition(id) }));
  const columns = [
    { key: "competitions", title: app.competitions, links },
    { key: "sections", title: competition?.label ?? app.sections, links: sections },
    { key: "language", title: app.language, links: languages },
  ];
  return (
    <div id="footer">
      <SiteFooter
        brand={{ name: app.name, href: paths.home(), label: app.homeLink }}
        text={app.footerText}
        artSrc={tilesArt("jornada", BRAND_COLOUR, 8, 1)}
        columns={columns.filter((column) => column.links.length > 0)}
        start={app.footerNote}
      />
    </div>
  );
}
