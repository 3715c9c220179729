import { useQuery } from "@tanstack/react-query";
import { useLoaderData } from "react-router";
import { crestOf } from "../../api/art.ts";
import { readTag } from "../../api/articles.ts";
import { readVideosMenus } from "../../api/videos.ts";
import { useFavouriteClubs } from "../../app/favouriteClubs.ts";
import type { PageData } from "../../app/page.ts";
import { useSite, useTexts } from "../../app/SiteContext.tsx";
import { tagName } from "../../editorial/tags.ts";
import { currentSeasonOf, decideCompetition } from "../../football/currentSeason.ts";
import { readSeasons, readTeams } from "../../football/queries.ts";
import { readTeamInfo } from "../../football/teamQueries.ts";
import { Chips } from "../../ui/Chips.tsx";
import { Crest } from "../../ui/Crest.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../ui/Page.tsx";
import { PageTabs } from "../../ui/PageTabs.tsx";
import { VideoList } from "./VideoList.tsx";
import styles from "./videos.module.css";
import { decideTabs, hrefOfView, parseView, type TaggedTab, type VideosView } from "./videosView.ts";

export { load } from "./loadVideos.ts";

/** Everything that was filmed, newest first, by what it is about. */
export default function VideosPage() {
  const { texts, language } = useSite();
  const { videos: words } = texts.media;
  // The loader has read it: what the address says beside it is nothing.
  const { head } = useLoaderData<PageData>();
  const view = parseView(new URLSearchParams(head.canonical.split("?")[1])) ?? { kind: "all", page: 1 };
  const { data: menus } = useQuery(readVideosMenus(language));
  const tabs = decideTabs(menus?.entries ?? []);
  const tab = view.kind === "tag" ? tabs.find(({ slug }) => slug === view.tag) : undefined;
  return (
    <>
      <Page className={styles.top}>
        <h1 className={styles.title}>{words.title}</h1>
      </Page>
      <Tabs view={view} tabs={tabs} />
      <Page className={styles.page}>
        {view.kind === "clubs" ? (
          <ChooseClub />
        ) : (
          <VideoList key={head.canonical} view={view} lead={<Lead view={view} tab={tab} />} />
        )}
      </Page>
    </>
  );
}

/** The place of the main club is always there, and that of the second where there is one: nothing moves when they come. */
function Tabs({ view, tabs }: { view: VideosView; tabs: TaggedTab[] }) {
  const { media } = useTexts();
  const clubs = useFavouriteClubs();
  const [first, second] = clubs;
  const items = [
    { key: "all", label: media.videos.all, href: hrefOfView({ kind: "all" }) },
    {
      key: first ? `team ${first.id}` : "clubs",
      label: media.videos.myClub,
      href: hrefOfView(first ? { kind: "team", team: first.id } : { kind: "clubs" }),
    },
    second
      ? { key: `team ${second.id}`, label: second.name, href: hrefOfView({ kind: "team", team: second.id }) }
      : { key: "second", room: "var(--second-club)" },
    ...tabs.map(({ label, slug }) => ({ key: `tag ${slug}`, label, href: hrefOfView({ kind: "tag", tag: slug }) })),
  ];
  return <PageTabs label={media.videos.tabs} items={items} current={keyOf(view)} />;
}

function keyOf(view: VideosView): string {
  if (view.kind === "team") return `team ${view.team}`;
  return view.kind === "tag" ? `tag ${view.tag}` : view.kind;
}

/** What the list is of, where no tab says so, or the kinds that a tab has. */
function Lead({ view, tab }: { view: VideosView; tab: TaggedTab | undefined }) {
  const { media } = useTexts();
  if (view.kind === "team") return <TeamName id={view.team} />;
  if (view.kind !== "tag") return <h2 className="visuallyHidden">{media.videos.all}</h2>;
  if (!tab) return <TagName slug={view.tag} />;
  const chips = [
    { key: "", label: media.videos.everything, href: hrefOfView({ kind: "tag", tag: tab.slug }) },
    ...tab.subs.map(({ label, slug }) => ({
      key: slug,
      label,
      href: hrefOfView({ kind: "tag", tag: tab.slug, sub: slug }),
    })),
  ];
  return (
    <>
      <h2 className="visuallyHidden">
        {[tab.label, ...tab.subs.flatMap(({ label, slug }) => (slug === view.sub ? [label] : []))].join(", ")}
      </h2>
      {tab.subs.length > 0 ? (
        <div className={styles.chips} data-keeps-place="">
          <Chips label={media.videos.kinds(tab.label)} items={chips} current={view.sub ?? ""} />
        </div>
      ) : null}
    </>
  );
}

function TeamName({ id }: { id: number }) {
  const { data: team } = useQuery(readTeamInfo(id));
  return team ? (
    <h2 className={styles.name}>
      <Crest src={crestOf(team)} size={32} loading="eager" />
      {team.name}
    </h2>
  ) : null;
}

function TagName({ slug }: { slug: string }) {
  const { language } = useSite();
  const { data } = useQuery(readTag(slug, language));
  const tag = data?.entries[0];
  return tag ? <h2 className={styles.name}>{tagName(tag, language)}</h2> : null;
}

function ChooseClub() {
  const { media } = useTexts();
  const { data: seasons } = useQuery(readSeasons());
  const league = decideCompetition(currentSeasonOf(seasons)?.competitions ?? [], undefined);
  const { data: teams = [] } = useQuery({
    ...readTeams(league?.id ?? "", league?.seasonId),
    enabled: league !== undefined,
  });
  return (
    <section className={styles.choose}>
      <h2>{media.videos.chooseClub}</h2>
      <p>{media.videos.chooseClubText}</p>
      {teams.length > 0 ? (
        <ul aria-label={media.videos.clubs}>
          {teams.map((team) => (
            <li key={team.id}>
              <a href={hrefOfView({ kind: "team", team: team.id })}>
                <Crest src={crestOf(team)} size={28} />
                {team.name}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={media.videos.none} />
      )}
    </section>
  );
}
