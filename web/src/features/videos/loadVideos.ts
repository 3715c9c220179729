import { type ClipEntry, readTag, type TagEntry } from "../../api/articles.ts";
import { entriesOf } from "../../api/entries.ts";
import { isApiError } from "../../api/error.ts";
import { readVideosMenus, type VideosTab } from "../../api/videos.ts";
import type { Season } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import { type PageArgs, pageMoved, pageNotFound } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { contentPaths, paths } from "../../app/paths.ts";
import type { Site } from "../../app/site.ts";
import { clipCard } from "../../editorial/cards.ts";
import { listHead } from "../../editorial/listHead.ts";
import { isKnownEmpty, isPastTheEnd, isTagSlug } from "../../editorial/listView.ts";
import { tagName } from "../../editorial/tags.ts";
import { currentSeasonOf, decideCompetition } from "../../football/currentSeason.ts";
import { readSeasons, readTeams } from "../../football/queries.ts";
import { readTeamInfo } from "../../football/teamQueries.ts";
import { readList } from "./videoQueries.ts";
import { decideTabs, hrefOfView, isSaidSo, parseView, type VideosView } from "./videosView.ts";

interface Shown {
  isEmpty: boolean;
  entries: ClipEntry[];
}

export async function load({ site, path, query }: PageArgs): Promise<Head> {
  const [pathname = path] = path.split("?", 1);
  const view = parseView(query);
  if (!view) throw pageNotFound(pathname);
  if (!isSaidSo(query, view)) throw pageMoved(hrefOfView(view));
  if (view.kind === "clubs") {
    await Promise.all([readParts(site, [readVideosMenus(site.language)]), readClubs(site)]);
    return headOf(site, view, [site.texts.media.videos.myClub], { isEmpty: true, entries: [] });
  }
  const [names, list] = await Promise.all([namesOf(site, view), readList(site, view)]);
  if (!names) throw pageNotFound(pathname);
  if (list && (await isPastTheEnd(site, list, view.page))) throw pageNotFound(pathname);
  const body = list && site.client.getQueryData<unknown>(list.queryKey);
  return headOf(site, view, names, {
    isEmpty: list === undefined || isKnownEmpty(site, list),
    entries: body === undefined ? [] : entriesOf<ClipEntry>(body).entries,
  });
}

/** What is shown, from the general to the particular; `undefined` where there is no such thing. */
async function namesOf(site: Site, view: VideosView): Promise<string[] | undefined> {
  const menus = readVideosMenus(site.language);
  const team = view.kind === "team" ? nameOfTeam(site, view.team) : undefined;
  await readParts({ ...site, patienceMs: view.kind === "tag" ? undefined : site.patienceMs }, [menus]);
  if (team) {
    const name = await team;
    return name === undefined ? undefined : [name];
  }
  if (view.kind !== "tag") return [];
  const body = site.client.getQueryData<unknown>(menus.queryKey);
  const tab = decideTabs(
    body === undefined ? [] : entriesOf<{ id: number; tabs: VideosTab[] | null }>(body).entries,
  ).find(({ slug }) => slug === view.tag);
  const sub = tab?.subs.find(({ slug }) => slug === view.sub);
  if (tab && (sub || view.sub === undefined)) return [tab.label, ...(sub ? [sub.label] : [])];
  if (tab || view.sub !== undefined || !isTagSlug(view.tag)) return undefined;
  const tag = await site.client.ensureQueryData<unknown>({ queryKey: readTag(view.tag, site.language).queryKey });
  const [found] = entriesOf<TagEntry>(tag).entries;
  return found && [tagName(found, site.language)];
}

async function nameOfTeam(site: Site, id: number): Promise<string | undefined> {
  try {
    return (await site.client.ensureQueryData(readTeamInfo(id))).name;
  } catch (error) {
    if (isApiError(error) && (error.status === 400 || error.status === 404)) return undefined;
    throw error;
  }
}

/** The clubs of the first league, which the header shows as well. */
async function readClubs(site: Site) {
  await readParts(site, [readSeasons()]);
  const seasons = site.client.getQueryData<Season[]>(readSeasons().queryKey);
  const league = decideCompetition(currentSeasonOf(seasons)?.competitions ?? [], undefined);
  if (league) await readParts(site, [readTeams(league.id, league.seasonId)]);
}

/** A choice of clubs is nothing to be found, as is a list without anything in it. */
function headOf(site: Site, view: VideosView, names: string[], { isEmpty, entries }: Shown): Head {
  const { app, media } = site.texts;
  const what = names.join(", ");
  const own = hrefOfView(view);
  return listHead(site, {
    title: what ? media.videos.titleOf(what) : media.videos.title,
    description: what ? media.videos.descriptionOf(what) : media.videos.description,
    canonical: own,
    page: view.page,
    crumbs: [
      { label: app.home, href: paths.home() },
      { label: media.videos.title, href: contentPaths.videos() },
      ...(what ? [{ label: what, href: hrefOfView({ ...view, page: 1 }) }] : []),
    ],
    isEmpty,
    items: entries.map((entry) => clipCard(entry, site).href),
  });
}
