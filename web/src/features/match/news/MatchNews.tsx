import { memo } from "react";
import { useSilent } from "../../../api/contentQueries.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { newsCards } from "../../../editorial/cards.ts";
import { NewsGrid } from "../../../ui/NewsGrid.tsx";
import { Section } from "../../../ui/Section.tsx";
import type { MatchPartProps } from "../matchPart.ts";
import { readMatchNews } from "./matchNews.ts";

/** What was written of the match. Where there is nothing, or it cannot be read, nothing is said of it. */
export const MatchNews = memo(function MatchNews({ match }: Pick<MatchPartProps, "match">) {
  const site = useSite();
  const { language, texts } = site;
  const news = useSilent(readMatchNews(match, language));
  // The page ends here: what comes late moves nothing.
  if (!news || news.entries.length === 0) return null;
  const drawn = { id: match.id, color: match.homeTeam.color };
  return (
    <Section id="news" title={texts.match.sections.news}>
      <NewsGrid cards={newsCards(news.entries, drawn, site)} />
    </Section>
  );
});
