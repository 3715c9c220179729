import { useQuery } from "@tanstack/react-query";
import { useSilent } from "../../../api/contentQueries.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { newsCards } from "../../../editorial/cards.ts";
import { readSeasons } from "../../../football/queries.ts";
import { NewsGrid, NewsGridSkeleton } from "../../../ui/NewsGrid.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { FEW_NEWS, newsQuery } from "../news/teamNews.ts";
import type { Team } from "../team.ts";

/** The latest news of the club. Where there is none, or it cannot be read, nothing is said of it. */
export function OverviewNews({ team }: { team: Team }) {
  const site = useSite();
  const { language, texts } = site;
  const { data: seasons } = useQuery(readSeasons());
  const news = useSilent(newsQuery(team, seasons, language, { page: 1, size: FEW_NEWS }));
  if (news?.entries.length === 0) return null;
  return (
    <Section
      title={texts.team.tabs.news}
      aside={<TextLink href={team.hrefOf({ tab: "news", page: 1 })}>{texts.team.news.all}</TextLink>}
    >
      {news ? (
        <NewsGrid cards={newsCards(news.entries, team.info, site)} />
      ) : (
        <NewsGridSkeleton label={texts.team.news.loading} cards={FEW_NEWS} />
      )}
    </Section>
  );
}
