import { foundBy } from "../../api/contentQueries.ts";
import { readFrontPage } from "../../api/frontPage.ts";
import { readSettings } from "../../api/furniture.ts";
import type { CompetitionDetail } from "../../api/wire.ts";
import type { Head } from "../../app/head.ts";
import type { PageArgs } from "../../app/page.ts";
import { readParts } from "../../app/parts.ts";
import { paths } from "../../app/paths.ts";
import { dayShareArt } from "../../app/serverPaths.ts";
import type { Site } from "../../app/site.ts";
import { firstLeagueOf } from "../../football/currentSeason.ts";
import { readCompetition, readSeasons } from "../../football/queries.ts";
import { currentRoundOf } from "../../football/rounds.ts";
import { openDraft } from "./draft/openDraft.ts";
import { readFront } from "./readFront.ts";

/** Even without a season there is something to read. */
export async function load(args: PageArgs): Promise<Head> {
  const { site } = args;
  const [preview] = await Promise.all([openDraft(args, "home"), readParts(site, [readSeasons()])]);
  const league = firstLeagueOf(site.client.getQueryData(readSeasons().queryKey));
  const later = await readFront(site, "home", league, preview);
  const competition = league && site.client.getQueryData<CompetitionDetail>(readCompetition(league.id).queryKey);
  return { ...headOf(site, competition, preview), later };
}

function headOf(site: Site, competition: CompetitionDetail | undefined, preview: string | undefined): Head {
  const { texts, language } = site;
  const round = competition && currentRoundOf(competition.rounds);
  const seo = foundBy(site.client, readFrontPage(language, "home", preview))?.seo;
  return {
    title: seo?.title || texts.home.title(texts.app.name),
    description:
      seo?.description || (round ? texts.home.description(competition.label, round.label) : texts.app.description),
    canonical: paths.home(),
    isHidden: preview !== undefined,
    image: dayShareArt(language),
    structured: [webSite(site), organization(site)],
  };
}

/** Search engines may offer the site's own search. */
function webSite({ texts, language }: Site) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: texts.app.name,
    url: paths.home(),
    inLanguage: language,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: "/search?q={search_term_string}" },
      "query-input": "required name=search_term_string",
    },
  };
}

function organization({ texts, language, client }: Site) {
  const socials = foundBy(client, readSettings(language))?.socials;
  return {
    "@context": "https://schema.org",
    "@type": "SportsOrganization",
    name: texts.app.name,
    url: paths.home(),
    logo: "/apple-touch-icon.png",
    sport: "Football",
    sameAs: (socials ?? []).flatMap(({ url }) => (url ? [url] : [])),
  };
}
