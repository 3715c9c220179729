import { useQuery } from "@tanstack/react-query";
import type { Player } from "../../../api/wire.ts";
import { Part } from "../../../app/Part.tsx";
import { useTexts } from "../../../app/SiteContext.tsx";
import { Moments } from "../../../football/Moments.tsx";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { VideoGridSkeleton } from "../../../ui/VideoGrid.tsx";
import { Pages } from "../Pages.tsx";
import styles from "../player.module.css";
import { readVideosPage } from "./videosPage.ts";

interface Props {
  player: Player;
  page: number;
}

/** Everything in which he is seen, newest first. */
export function VideosTab({ player, page }: Props) {
  const texts = useTexts();
  const { player: words } = texts;
  const videos = useQuery(readVideosPage(player.id, page));
  return (
    <div className={styles.first}>
      <h2 className="visuallyHidden">{words.videos}</h2>
      <Part query={videos} skeleton={<VideoGridSkeleton label={words.loadingVideos} videos={9} />}>
        {({ data, meta }) =>
          data.length > 0 ? (
            <>
              <Moments key={page} videos={data.map(({ id, attributes }) => ({ id, ...attributes }))} />
              <Pages player={player} tab="videos" page={page} pages={meta.pagination.pageCount ?? 1} />
            </>
          ) : (
            <EmptyState title={words.noVideos} text={words.noVideosText} />
          )
        }
      </Part>
    </div>
  );
}
