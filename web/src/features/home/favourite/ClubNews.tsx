import { useSilent } from "../../../api/contentQueries.ts";
import { readFewNews } from "../../../api/frontLists.ts";
import type { FavouriteClubs } from "../../../app/favouriteClubs.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { newsCard } from "../../../editorial/cards.ts";
import { NewsLead } from "../../../ui/NewsLead.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";

const NEWS = 4;

/** What was written about any of them last. */
export function ClubNews({ clubs }: { clubs: FavouriteClubs }) {
  const site = useSite();
  const { language, texts } = site;
  const { club: words } = texts.front;
  const ids = clubs.map(({ id }) => id);
  const hasTwo = ids.length > 1;
  const news = useSilent(readFewNews(language, { size: NEWS, team: hasTwo ? ids : ids[0] }));
  if (news?.entries.length === 0) return null;
  return (
    <Section title={hasTwo ? words.newsOfBoth : words.news}>
      {news ? (
        <NewsLead cards={news.entries.map((item) => newsCard(item, site, { isOfLate: true }))} isList />
      ) : (
        <Skeleton height={400} />
      )}
    </Section>
  );
}
