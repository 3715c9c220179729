/**
 * Every address of the site, in one place. Builders give the address for a link; what pages there are yet is in
 * `routes.tsx`. Names are written into addresses for people and search engines; ids decide.
 */

type Id = number | string;

/** The query parameters that pages read. The server leaves out all others before it makes or finds a page. */
export const PAGE_PARAMETERS = [
  "tab",
  "stat",
  "type",
  "season",
  "round",
  "team",
  "tie",
  "group",
  "live",
  "view",
  "page",
  "q",
  "competition",
  "clubs",
  "ahead",
  "behind",
  "with",
  "tag",
  "preview",
] as const;

type PageParameter = (typeof PAGE_PARAMETERS)[number];
export type PageQuery = Partial<Record<PageParameter, string | number | undefined>>;

/** "Liga Atlântica" → "liga-atlantica". */
export function slugOf(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "-";
}

function path(...segments: Id[]): string {
  return `/${segments.map((segment) => encodeURIComponent(String(segment))).join("/")}`;
}

/** The same address with a query; parameters without a value are left out. */
export function withQuery(address: string, query: PageQuery): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  if (pairs.length === 0) return address;
  return `${address}?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&")}`;
}

/** An item's page, with its title where there is one. */
const item = (root: string) => (id: Id, title?: string) => (title ? path(root, id, slugOf(title)) : path(root, id));

/** The season: what every page leads to. The others are apart, so that who only links to these does not load them. */
export const paths = {
  home: () => "/",
  search: (query: PageQuery = {}) => withQuery("/search", query),
  international: (query: PageQuery = {}) => withQuery("/international", query),
  calendar: (...segments: Id[]) => path("calendar", ...segments),
  competition: (id: Id, query: PageQuery = {}) => withQuery(path("competition", id), query),
  competitionRound: (id: Id, name: string, round: Id, query: PageQuery = {}) =>
    withQuery(path("competition", id, slugOf(name), "round", round), query),
  competitionSeason: (id: Id, season: Id, query: PageQuery = {}) =>
    withQuery(path("competition", id, "round", season), query),
  classification: (id: Id, query: PageQuery = {}) => withQuery(path("competition", id, "classification"), query),
  match: (season: Id, competition: Id, matchweek: Id, id: Id) => path("match", season, competition, matchweek, id),
} as const;

/** Who is in charge of a match, beside the clubs. */
export type OfficialKind = "referee" | "delegate" | "observer";

export const peoplePaths = {
  team: (id: Id, name: string, competition: Id, season: Id, query: PageQuery = {}) =>
    withQuery(path("team", id, slugOf(name), competition, season), query),
  teamShort: (id: Id, competition: Id, season: Id) => path("team", id, competition, season),
  player: (id: Id, name: string, season: Id, team: Id, query: PageQuery = {}) =>
    withQuery(path("player", id, slugOf(name), season, team), query),
  playerShort: (id: Id, season: Id, team: Id) => path("player", id, season, team),
  coach: (id: Id, team: Id, season: Id, query: PageQuery = {}) => withQuery(path("coach", id, team, season), query),
  official: (kind: OfficialKind, season: Id, id: Id, query: PageQuery = {}) => withQuery(path(kind, season, id), query),
} as const;

/** A list, of one page or tag. */
const list =
  (root: string) =>
  (query: PageQuery = {}) =>
    withQuery(root, query);

export const contentPaths = {
  newsList: list("/news"),
  news: item("news"),
  opinions: list("/opinions"),
  opinion: item("opinion"),
  author: item("author"),
  pressReleases: list("/press-releases"),
  pressRelease: item("press-releases"),
  statements: list("/statements"),
  publications: list("/publications"),
  publication: (id: Id) => path("publications", id),
  videos: list("/videos"),
  video: item("video"),
  page: (slug: string) => path("pages", slug),
  downloadApp: () => "/pages/download-app",
  store: () => "/store",
  giveaways: () => "/giveaways",
  partners: () => "/partners",
} as const;

export const accountPaths = {
  /** `back`: the page to come back to. Read in the browser only, so the server makes one page for all. */
  auth: (back?: string) => (back ? `/auth?return=${encodeURIComponent(back)}` : "/auth"),
  resetPassword: () => "/auth/reset-password",
  confirm: () => "/auth/confirm",
  accreditation: () => "/accreditation",
  profile: () => "/profile",
  profileEdit: () => "/profile/edit",
  profileNewsletter: () => "/profile/newsletter",
} as const;

/** What the first part of a Portuguese address leads to: `movedAlias.ts`. */
export const ALIASES: Record<string, string> = {
  "/noticias": "/news",
  "/opinioes": "/opinions",
  "/opiniao": "/opinion",
  "/comunicados": "/statements",
};

/** Portuguese addresses of pages that also have an English one: apart, so that who only links does not load them. */
export const portuguesePaths = {
  noticias: () => "/noticias",
  noticia: item("noticias"),
  opinioes: () => "/opinioes",
  opiniao: item("opiniao"),
  comunicados: () => "/comunicados",
} as const;
