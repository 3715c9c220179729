import { useQuery } from "@tanstack/react-query";
import { useSilent } from "../../../api/contentQueries.ts";
import type { CompetitionDetail } from "../../../api/wire.ts";
import { paths } from "../../../app/paths.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { newsCards } from "../../../editorial/cards.ts";
import { readSeasons } from "../../../football/queries.ts";
import { NewsGrid, NewsGridSkeleton } from "../../../ui/NewsGrid.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { FEW_NEWS, readCompetitionNews } from "../news/competitionNews.ts";

interface Props {
  competition: CompetitionDetail;
  season: { season?: number };
}

/** The latest news of the competition. Where there is none, or it cannot be read, nothing is said of it. */
export function OverviewNews({ competition, season }: Props) {
  const site = useSite();
  const { language, texts } = site;
  const { data: seasons } = useQuery(readSeasons());
  const news = useSilent(readCompetitionNews(competition, seasons, language, { page: 1, size: FEW_NEWS }));
  if (news?.entries.length === 0) return null;
  return (
    <Section
      title={texts.competition.news}
      aside={
        <TextLink href={paths.competition(competition.id, { tab: "news", ...season })}>
          {texts.competition.allNews}
        </TextLink>
      }
    >
      {news ? (
        <NewsGrid cards={newsCards(news.entries, competition, site)} />
      ) : (
        <NewsGridSkeleton label={texts.competition.loadingNews} cards={FEW_NEWS} />
      )}
    </Section>
  );
}
