import { useQuery } from "@tanstack/react-query";
import { readVideos } from "../../../api/videos.ts";
import { Part } from "../../../app/Part.tsx";
import { useSite } from "../../../app/SiteContext.tsx";
import { clipCard } from "../../../editorial/cards.ts";
import { Moments } from "../../../football/Moments.tsx";
import { isPlayable } from "../../../football/videoCards.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { NewsGrid, NewsGridSkeleton } from "../../../ui/NewsGrid.tsx";
import { Section } from "../../../ui/Section.tsx";
import styles from "../team.module.css";
import type { Team } from "../team.ts";
import { clubTagOf } from "./clubTag.ts";

/** What was filmed of the club: what editors published, and the moments of its matches. */
export function VideosTab({ team }: { team: Team }) {
  const site = useSite();
  const { language, texts } = site;
  const { videos: words } = texts.team;
  const query = useQuery(readVideos(language, { tags: [clubTagOf(team.info)] }));
  const moments = team.info.highlightVideos.filter(isPlayable);
  return (
    <div className={styles.stack}>
      <Part query={query} skeleton={<NewsGridSkeleton label={words.loading} cards={6} isLarge />}>
        {({ entries }) => {
          if (entries.length > 0) {
            return (
              <Section title={words.published}>
                <NewsGrid cards={entries.map((entry) => clipCard(entry, site))} isLarge />
              </Section>
            );
          }
          return moments.length > 0 ? null : <EmptyState title={words.none} text={words.noneText} />;
        }}
      </Part>
      {moments.length > 0 ? (
        <Section title={words.moments}>
          <Moments videos={moments} />
        </Section>
      ) : null}
    </div>
  );
}
