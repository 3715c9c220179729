import { useQuery } from "@tanstack/react-query";
import { useLocation, useParams } from "react-router";
import { readVideo, type Video } from "../../../api/videos.ts";
import { contentPaths } from "../../../app/paths.ts";
import { useSite, useTexts } from "../../../app/SiteContext.tsx";
import { EntryNotices } from "../../../editorial/EntryNotices.tsx";
import { videoCards, videoHref } from "../../../editorial/videoCards.ts";
import { decideMatchRow } from "../../../football/matchRow.ts";
import { CardMeta } from "../../../ui/CardMeta.tsx";
import { Chips } from "../../../ui/Chips.tsx";
import { MatchList } from "../../../ui/MatchList.tsx";
import { MatchRow } from "../../../ui/MatchRow.tsx";
import { NewsLead } from "../../../ui/NewsLead.tsx";
import { Page } from "../../../ui/Page.tsx";
import { ShareButton } from "../../../ui/ShareButton.tsx";
import { Mentioned } from "./Mentioned.tsx";
import { Player } from "./Player.tsx";
import { readLike, relatedTo } from "./related.ts";
import styles from "./video.module.css";

export { isValid, load } from "./loadVideo.ts";

/** One video on its stage, and what comes next. */
export default function VideoPage() {
  const { language } = useSite();
  const { id = "" } = useParams();
  const preview = new URLSearchParams(useLocation().search).get("preview") ?? undefined;
  const { data: video, error } = useQuery(readVideo(id, language, preview));
  if (!video) throw error ?? new Error("the video was not read before its page was shown");
  const isDraft = preview !== undefined;
  return (
    <div className={styles.stage} data-theme="dark">
      <Page className={styles.both}>
        <article lang={video.locale === language ? undefined : video.locale}>
          <Player key={video.id} video={video} isDraft={isDraft} />
          <EntryNotices entry={video} isDraft={isDraft} hrefOf={videoHref} />
          <About video={video} />
        </article>
        <Next video={video} />
      </Page>
    </div>
  );
}

function About({ video }: { video: Video }) {
  const texts = useTexts();
  const { media, format } = texts;
  const { title, synopsis, tag, extraTags, views } = video;
  const iso = video.date ?? video.publishedAt;
  const matches = video.matches ?? [];
  const tags = [tag, ...(extraTags ?? [])].flatMap((one) =>
    one ? [{ key: one.slug, label: one.name, href: contentPaths.videos({ tag: one.slug }) }] : [],
  );
  return (
    <>
      <div className={styles.meta}>
        <CardMeta tag={tag?.name} date={iso ? { text: `${format.day(iso)} ${iso.slice(0, 4)}`, iso } : undefined} />
        {typeof views === "number" && views > 0 ? <span>{media.video.views(views, format.number(views))}</span> : null}
        <ShareButton label={media.share} title={title} copyTexts={media.copied} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      {synopsis ? <p className={styles.synopsis}>{synopsis}</p> : null}
      {matches.length > 0 ? (
        <div className={styles.matches}>
          <MatchList label={matches.length === 1 ? media.video.match : media.video.matches}>
            {matches.map((match) => (
              <MatchRow key={match.id} {...decideMatchRow(match, texts, { isDated: true })} />
            ))}
          </MatchList>
        </div>
      ) : null}
      <Mentioned video={video} />
      {tags.length > 0 ? (
        <div className={styles.tags}>
          <Chips label={media.video.tags} items={tags} />
        </div>
      ) : null}
    </>
  );
}

function Next({ video }: { video: Video }) {
  const { texts, language } = useSite();
  const { data: like } = useQuery(readLike(video, language));
  const next = relatedTo(video, like?.entries ?? []);
  if (next.length === 0) return null;
  return (
    <aside className={styles.next} aria-labelledby="next">
      <h2 id="next">{texts.media.video.next}</h2>
      <NewsLead cards={videoCards(next, texts)} isList />
    </aside>
  );
}
