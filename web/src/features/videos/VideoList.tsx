import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { ClipEntry } from "../../api/articles.ts";
import { type EntryList, entriesOf } from "../../api/entries.ts";
import { readVideos } from "../../api/videos.ts";
import { Part } from "../../app/Part.tsx";
import { useSite } from "../../app/SiteContext.tsx";
import { useFirst } from "../../app/whole.ts";
import { clipCard } from "../../editorial/cards.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { VideoWall, VideoWallSkeleton } from "../../ui/VideoWall.tsx";
import { listsOf } from "./videoQueries.ts";
import styles from "./videos.module.css";
import { hrefOfView, tagsOf, type VideosView } from "./videosView.ts";

interface Props {
  view: VideosView;
  /** Stands over the list, beside how many there are. */
  lead: ReactNode;
}

export function VideoList({ view, lead }: Props) {
  const { language, texts } = useSite();
  const [own, instead] = listsOf(view, language);
  const narrow = useQuery(own ?? readVideos(language));
  const isInstead = instead !== undefined && narrow.data?.pagination.total === 0;
  const wide = useQuery({ ...(instead ?? own ?? readVideos(language)), enabled: isInstead });
  const tags = tagsOf(view)[isInstead ? 1 : 0] ?? [];
  return (
    <Part
      query={isInstead ? wide : narrow}
      skeleton={
        <>
          <div className={styles.bar}>{lead}</div>
          <VideoWallSkeleton label={texts.media.videos.loading} videos={9} />
        </>
      }
    >
      {(list) => <Videos view={view} tags={tags} list={list} lead={lead} />}
    </Part>
  );
}

/** More than a screen shows before anybody scrolls. */
const FIRST_VIDEOS = 6;

/** How many further pages were shown on a page of the history: whoever comes back finds them again. */
const unfolded = new Map<string, number>();

interface VideosProps extends Props {
  tags: string[];
  list: EntryList<ClipEntry>;
}

function Videos({ view, tags, list, lead }: VideosProps) {
  const site = useSite();
  const { texts } = site;
  const { videos: words } = texts.media;
  const { further, state, showMore } = useFurther(view, tags);
  const wall = useRef<HTMLUListElement>(null);
  const seen = new Set<number>();
  // Something published meanwhile pushes the last of a page onto the next.
  const entries = [...list.entries, ...further].filter(({ id }) => !seen.has(id) && seen.add(id));
  const { page, pageSize, pageCount, total } = list.pagination;
  const reached = page + Math.ceil(further.length / Math.max(pageSize, 1));
  const left = Math.min(pageSize, total - reached * pageSize);
  const isMore = reached < pageCount && left > 0;
  const before = useRef(entries.length);
  const shown = useFirst(entries, FIRST_VIDEOS);

  useEffect(() => {
    if (entries.length === before.current) return;
    const firstNew = wall.current?.children[before.current]?.querySelector("a");
    before.current = entries.length;
    // The button that had the focus is gone with the last ones.
    if (!isMore) firstNew?.focus();
  }, [entries.length, isMore]);

  if (entries.length === 0) {
    return (
      <>
        <div className={styles.bar}>{lead}</div>
        <EmptyState
          title={words.none}
          text={words.noneText}
          action={view.kind === "all" ? undefined : <Button href={hrefOfView({ kind: "all" })}>{words.seeAll}</Button>}
        />
      </>
    );
  }

  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void showMore(reached + 1);
  };
  return (
    <>
      <div className={styles.bar}>
        {lead}
        <p className={styles.count} role="status">
          {total === 1 ? words.countOne : words.count(entries.length, texts.format.number(total))}
        </p>
      </div>
      {page > 1 ? (
        <p className={styles.newer}>
          <TextLink href={hrefOfView({ ...view, page: page - 1 })}>{words.newer}</TextLink>
        </p>
      ) : null}
      <VideoWall videos={shown.map((entry) => clipCard(entry, site))} ref={wall} />
      {isMore ? (
        <div className={styles.more}>
          <Button
            variant="secondary"
            href={hrefOfView({ ...view, page: reached + 1 })}
            onClick={follow}
            aria-busy={state === "loading" || undefined}
          >
            {words.more(left)}
          </Button>
          <p role="status" className={state === "failed" ? undefined : "visuallyHidden"}>
            {state === "loading" ? words.loadingMore : state === "failed" ? words.moreFailed : ""}
          </p>
        </div>
      ) : null}
    </>
  );
}

function useFurther(view: VideosView, tags: string[]) {
  const { language } = useSite();
  const { key } = useLocation();
  const client = useQueryClient();
  const team = view.kind === "team" ? view.team : undefined;
  const queryOf = (page: number) => readVideos(language, { tags, team, page }).queryKey;

  const [further, setFurther] = useState<ClipEntry[]>(() => {
    const pages = Array.from({ length: unfolded.get(key) ?? 0 }, (_, index) => queryOf(view.page + 1 + index));
    const bodies = pages.map((queryKey) => client.getQueryData<unknown>(queryKey));
    const known = bodies.indexOf(undefined);
    return bodies.slice(0, known < 0 ? bodies.length : known).flatMap((body) => entriesOf<ClipEntry>(body).entries);
  });
  const [state, setState] = useState<"still" | "loading" | "failed">("still");

  const showMore = async (page: number) => {
    if (state === "loading") return;
    setState("loading");
    try {
      const { entries } = entriesOf<ClipEntry>(await client.fetchQuery<unknown>({ queryKey: queryOf(page) }));
      unfolded.set(key, page - view.page);
      setFurther((shown) => [...shown, ...entries]);
      setState("still");
    } catch {
      setState("failed");
    }
  };
  return { further, state, showMore };
}
