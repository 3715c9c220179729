import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { budgets } from "./build/budgets.ts";
import { cssModules } from "./build/cssModules.ts";
import { onlyWhatIsKept } from "./build/precache.ts";
import { precompress } from "./build/precompress.ts";
import { preloadsInTurn } from "./build/preloads.ts";
import { withoutUnusedQueryParts } from "./build/query.ts";
import { routerForProduction, withoutUnusedRouterParts } from "./build/router.ts";

const server = process.env.JORNADA_SERVER ?? "http://127.0.0.1:8080";

const MATCH_LIST =
  /\/src\/(api\/portraits|app\/Part|football\/(RoundMatches|matchDays|matchRow)|ui\/(MatchRow|FormPills|TableSkeleton|MatchDay|MatchList|MatchListSkeleton|Skeleton|Section|TextLink|Columns|ErrorState|Chip|FeedSign))\./;

const COMMON =
  /\/src\/(api\/(queries|transport|error|contentQueries|entries|brackets|pictures|frontPage|furniture|art)|editorial\/preview|app\/(SiteContext|paths|whole|Rest|errors|moving|outdated)|i18n\/area|football\/(clock|matchPath|matchWords|matchState|matchTile|RoundStrip|rounds|currentSeason)|ui\/(MatchTicker|MatchTile|LiveDot|EmptyState|Icon|IconButton|Button|Page|classNames|linkItem|accent))\./;

const FRAME =
  /\/src\/(app\/layouts\/(Account|FanMark|usePressLabel|Footer|Notice|Panel|competitionGroups|ThemeSwitch)|app\/(favouriteMarks|languagePresses|chooseTheme|partners)|ui\/(SiteFooter|SocialLinks|PartnerRow|NoticeBand|CompetitionPanel|MatchFeature|Segmented|watchPanels))\./;

/** What a device knows of its owner and of its network, and what is told of it: small, and the frame brings it to every page. */
const CONSENT =
  /\/src\/(editorial\/embeds|app\/(around|cookies|consent|events|tells|deviceInfo|visited|connection)|app\/consent\/useEmbedGuard|i18n\/consentArea|ui\/(useEmbed|embedGuard|useFootCard|footRoom))\./;

const SESSION =
  /\/src\/(api\/send|app\/pressPaths|ui\/placeIcons|session\/(state|useSession|useLogOut|sessionSite|popups|going|cookies|returnTo|initials|isPress|tabs))\./;

/** Which clubs somebody follows, as the device knows it: public pages look at it, and who signs in changes it. */
const CLUBS = /\/src\/(api\/tokenCookie|app\/(favouriteClubs|useFollowing))\./;

/** What a session is made of once there is one: brought with it, and by whoever follows a club. */
const FAN = /\/src\/(api\/fan|session\/(asFan|fan|favourites))\./;

/** How the front pages are read where no server has done it. */
const FRONT =
  /\/src\/(features\/home\/(readFront|draft\/openDraft|blocks\/blockQueries)|api\/(frontLists|giveaways))\./;

const TABLE = /\/src\/(football\/(CompetitionTable|standingsRows)|ui\/StandingsTable)\./;

const CARDS = /\/src\/(editorial\/giveaways|ui\/(NewsLead|PaperList|CoverShelf|Promo))\./;

/** Articles, opinions and press releases as cards: many pages show a few of them. */
const ENTRIES = /\/src\/(api\/tagged|editorial\/(cards|tags|opinionCards|pressCards))\./;

/** What the pages of all that has an address of its own say of themselves. */
const SUBJECT = /\/src\/editorial\/(Notices|languages|sharedPicture|article\/openEntry)\./;

const PAGE_NUMBERS = /\/src\/(editorial\/Pages|ui\/(PageNumbers|pageNumbers))\./;

/** The browser's half: hashed files in dist/client, and a manifest that tells the server which page needs which. */
export default defineConfig({
  plugins: [
    react(),
    withoutUnusedRouterParts(),
    withoutUnusedQueryParts(),
    preloadsInTurn(),
    // Only the worker: what surrounds it, from the manifest to the question whether to update, is the site's own.
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/worker",
      filename: "sw.ts",
      manifest: false,
      injectRegister: false,
      injectManifest: {
        globPatterns: ["assets/*.{js,css,woff2}"],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [onlyWhatIsKept("dist/client")],
      },
    }),
    precompress(),
    budgets(),
  ],
  resolve: { alias: routerForProduction },
  build: {
    outDir: "dist/client",
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        main: "src/app/entry-client.tsx",
        first: "src/app/entry-first.ts",
        // A document of its own, for what an identity provider answers in a window or frame.
        bridge: "src/session/bridge.ts",
      },
      output: {
        // Each name stands in several others, and what is random cannot be pressed: 42 bits tell versions of a file apart.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // The maths of charts is loaded by the pages that draw one.
            { name: "charts", test: /node_modules\/(d3-|internmap)/ },
            // A player of streams, which few browsers need, and only once somebody presses play.
            { name: "stream", test: /node_modules\/hls\.js/ },
            // What forms are made of and checked by: for those who sign in.
            { name: "forms", test: /node_modules\/(react-hook-form|@hookform|zod)\// },
            // What others wrote changes seldom: a browser keeps it when our own code changes. But for what speaks with an
            // organisation's identity provider: who signs in by another way never loads it.
            { name: "vendor", test: /node_modules\/(?!@azure\/)/ },
            // What the first page has, and most others: what is said of a match in a line, buttons, addresses.
            { name: "common", test: COMMON },
            // A list of matches is on nearly every page: one file for all of it, instead of one for each set of pages.
            { name: "matches", test: MATCH_LIST },
            // What editors publish, in the forms that the blocks of the home page share with the pages of their own.
            { name: "cards", test: CARDS },
            { name: "entries", test: ENTRIES },
            { name: "subject", test: SUBJECT },
            // The numbers under a list: so small that a file for each half of it would cost more than both.
            { name: "numbers", test: PAGE_NUMBERS },
            // What the frame knows of who is signed in, and whatever signs in shares with it.
            { name: "clubs", test: CLUBS },
            { name: "consent", test: CONSENT },
            { name: "session", test: SESSION },
            { name: "fan", test: FAN },
            // What surrounds every page and comes after it, with all that it needs: one file and one sheet of styles.
            { name: "frame", test: FRAME },
            { name: "front", test: FRONT },
            { name: "table", test: TABLE },
          ],
        },
      },
    },
  },
  css: { modules: cssModules },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { "/api": server, "/art": server },
  },
});
