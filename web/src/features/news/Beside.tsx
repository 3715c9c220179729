import { useSilent } from "../../api/contentQueries.ts";
import { contentPaths } from "../../app/paths.ts";
import { useSite } from "../../app/SiteContext.tsx";
import { useSettings } from "../../app/useSettings.ts";
import styles from "../../editorial/list.module.css";
import { opinionCard } from "../../editorial/opinionCards.ts";
import { pressPaper } from "../../editorial/pressCards.ts";
import { OpinionList } from "../../ui/OpinionList.tsx";
import { PaperList } from "../../ui/PaperList.tsx";
import { Section } from "../../ui/Section.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { opinionsOf, pressOf } from "./listParts.ts";

/** What else was written: press releases and opinions. */
export function Beside() {
  const site = useSite();
  const { news: words } = site.texts;
  const press = useSilent(pressOf(site.language, useSettings()))?.entries ?? [];
  const opinions = useSilent(opinionsOf(site.language))?.entries ?? [];
  if (press.length + opinions.length === 0) return null;
  return (
    <div className={styles.beside}>
      {press.length > 0 ? (
        <Section
          title={words.press.title}
          aside={<TextLink href={contentPaths.pressReleases()}>{words.more}</TextLink>}
        >
          <PaperList papers={press.map((entry) => pressPaper(entry, site, words.press.pdfOf))} />
        </Section>
      ) : null}
      {opinions.length > 0 ? (
        <Section title={words.opinions.title} aside={<TextLink href={contentPaths.opinions()}>{words.more}</TextLink>}>
          <OpinionList opinions={opinions.map(opinionCard)} />
        </Section>
      ) : null}
    </div>
  );
}
