import { useQuery } from "@tanstack/react-query";
import { LIST_SIZES } from "../../../api/listSizes.ts";
import { readVideo, type Video } from "../../../api/videos.ts";
import { contentPaths } from "../../../app/paths.ts";
import { useSite } from "../../../app/SiteContext.tsx";
import { idsOf, relatedOf } from "../../../editorial/article/related.ts";
import { useEntry } from "../../../editorial/article/useEntry.ts";
import { clipCard, dayOf } from "../../../editorial/cards.ts";
import { languagesOf } from "../../../editorial/languages.ts";
import { Notices } from "../../../editorial/Notices.tsx";
import { tagName } from "../../../editorial/tags.ts";
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
import { readLike } from "./related.ts";
import styles from "./video.module.css";

export { isValid } from "../../../editorial/article/openEntry.ts";
export { load } from "./loadVideo.ts";

/** One video on its stage, and what comes next. */
export default function VideoPage() {
  const { language: own } = useSite();
  const { entry: video, isDraft } = useEntry(readVideo);
  const { language } = languagesOf(video, own, contentPaths.video);
  return (
    <>
      <Notices entry={video} pathOf={contentPaths.video} isDraft={isDraft} />
      <div className={styles.stage} data-theme="dark">
        <Page className={styles.both}>
          <article lang={language === own ? undefined : language}>
            <Player key={video.id} video={video} isDraft={isDraft} />
            <About video={video} />
          </article>
          <Next video={video} />
        </Page>
      </div>
    </>
  );
}

function About({ video }: { video: Video }) {
  const { texts, language } = useSite();
  const { media, format } = texts;
  const { title, synopsis, tag, extraTags, views } = video;
  const iso = dayOf(video);
  const matches = video.matches ?? [];
  const tags = [tag, ...(extraTags ?? [])].flatMap((one) =>
    one ? [{ key: one.slug, label: tagName(one, language), href: contentPaths.videos({ tag: one.slug }) }] : [],
  );
  return (
    <>
      <div className={styles.meta}>
        <CardMeta
          tag={tag ? tagName(tag, language) : undefined}
          date={iso ? { text: `${format.day(iso)} ${iso.slice(0, 4)}`, iso } : undefined}
        />
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
  const site = useSite();
  const { data: like } = useQuery(readLike(video, site.language));
  const { language } = languagesOf(video, site.language, contentPaths.video);
  const next = relatedOf({
    own: idsOf(video),
    // What goes with a video in another language is in that language too.
    chosen: language === site.language ? video.related : [],
    others: like?.entries ?? [],
    most: LIST_SIZES.videos.related,
  });
  if (next.length === 0) return null;
  return (
    <aside className={styles.next} aria-labelledby="next">
      <h2 id="next">{site.texts.media.video.next}</h2>
      <NewsLead cards={next.map((one) => clipCard(one, site))} isList />
    </aside>
  );
}
